export const af: Readonly<Record<string, string>> = {
  Proposed: 'Voorgestel',
  Appointed: 'Aangestel',
  Resigned: 'Bedank',
  Removed: 'Verwyder',
  Died: 'Oorlede',
  Deactivated: 'Gedeaktiveer',
  'Enter the date of the letters of authority. A trustee may not act before the Master has authorised them.':
    'Voer die datum van die magtigingsbrief in. ʼn Trustee mag nie optree voordat die Meester magtiging gegee het nie.',
  'The letters of authority are dated {day}.': 'Die magtigingsbrief is {day} gedateer.',
  'Recorded as disqualified. The Master may remove this trustee. Replace them before anything is signed.':
    'As onbevoeg aangeteken. Die Meester kan hierdie trustee verwyder. Vervang die trustee voordat enigiets onderteken word.',
  'A company acts through the nominee named in the letters of authority. Enter the nominee.':
    'ʼn Maatskappy tree op deur die genomineerde in die magtigingsbrief. Voer die genomineerde in.',
  'Authorised since {day}.': 'Gemagtig sedert {day}.',
  'No date of leaving has been captured. Capture the letter or order, and the Master’s answer.':
    'Geen dag van uittrede is vasgelê nie. Lê die brief of bevel vas, en wat die Meester geantwoord het.',
  'Out of office since {day}.': 'Uit die amp sedert {day}.',
  'Leaving since {from}, but the letters of authority still name this trustee. Do not rely on this signature.':
    'Tree sedert {from} uit, maar die magtigingsbrief noem nog hierdie trustee. Moenie op hierdie handtekening staatmaak nie.',
  'Proposed. A trustee cannot act before the Master’s written authorisation.':
    'Voorgestel. ʼn Trustee kan nie voor die Meester se skriftelike magtiging optree nie.',
  'Deceased.': 'Oorlede.',
  'Died on {day}.': 'Oorlede op {day}.',
  'Set aside in the list of trustees.': 'In die lys van trustees tersyde gestel.',
  '{acting} trustees are in office and the deed allows at most {most}. Check the deed and the letters.':
    '{acting} trustees is in die amp en die akte laat hoogstens {most} toe. Gaan die akte en die brief na.',
  'The trust can act only if a trustee who is leaving or in doubt still counts. Sign nothing until this is resolved.':
    'Die trust kan slegs optree as ʼn trustee wat uittree of oor wie twyfel bestaan, nog tel. Onderteken niks voordat dit opgelos is nie.',
  'The trust cannot act: no trustee is in office. Have one appointed, or enter the letters of authority.':
    'Die trust kan nie optree nie: geen trustee is in die amp nie. Laat een aanstel, of voer die magtigingsbrief in.',
  'The trust cannot act: {acting} of at least {least} trustees are in office. Open a replacement before anything is signed.':
    'Die trust kan nie optree nie: {acting} van minstens {least} trustees is in die amp. Begin ʼn vervanging voordat iets onderteken word.',
  '{name} is founder, only trustee and beneficiary, so there is no independent control. Have an independent trustee appointed.':
    '{name} is oprigter, enigste trustee en begunstigde; daar is dus geen onafhanklike beheer nie. Laat ʼn onafhanklike trustee aanstel.',
  '{name} is the only trustee and a beneficiary. Have an independent trustee appointed.':
    '{name} is die enigste trustee en ʼn begunstigde. Laat ʼn onafhanklike trustee aanstel.',
  'Every trustee is a beneficiary and none is independent. If they are one family and the trust deals with outsiders, the Master requires an independent trustee.':
    'Elke trustee is ʼn begunstigde en geeneen is onafhanklik nie. As hulle een familie is en die trust met buitestaanders handel, vereis die Meester ʼn onafhanklike trustee.',
  'Unrehabilitated insolvent': 'Ongerehabiliteerde insolvent',
  'Prohibited from being a director, or declared delinquent': 'Verbied om direkteur te wees, of misdadig verklaar',
  'Removed from an office of trust for misconduct': 'Uit ʼn vertrouensamp verwyder weens wangedrag',
  'Convicted of theft, fraud, forgery, perjury, corruption or financial crime':
    'Skuldig bevind aan diefstal, bedrog, vervalsing, meineed, korrupsie of finansiële misdaad',
  'Named in a sanctions list': 'Op ʼn sanksielys genoem',
  'Minor, or under legal disability': 'Minderjarig, of handelingsonbevoeg',
  'From outside the family': 'Van buite die familie',
  'Not related to trustees, beneficiaries or founder': 'Nie verwant aan trustees, begunstigdes of oprigter nie',
  'Takes no benefit from the trust property': 'Kry geen voordeel uit die trustgoed nie',
  'Knows trust law': 'Ken die trustreg',
  'Not disqualified': 'Nie onbevoeg nie',
  'Aware of personal liability': 'Bewus van persoonlike aanspreeklikheid',
  '{name} is disqualified: {ground}. Correct the checklist if that is wrong, or propose someone else.':
    '{name} is onbevoeg: {ground}. Maak die kontrolelys reg as dit verkeerd is, of stel iemand anders voor.',
  'A date is in the future. Enter the dates on which it happened, and set a reminder for future dates.':
    'ʼn Datum is in die toekoms. Voer die datums in waarop dit gebeur het, en stel ʼn herinnering vir wat nog kom.',
  'Give the day of the letters of authority that name the trustee.':
    'Gee die dag van die magtigingsbrief wat die trustee noem.',
  'Give the day of death.': 'Gee die dag van afsterwe.',
  'Give at least the day of the letter of resignation, the order or the decision.':
    'Gee minstens die dag van die bedankingsbrief, die bevel of die besluit.',
  '{name} was authorised on {day}. The days of leaving cannot lie before it.':
    '{name} is op {day} gemagtig. Die dae van uittrede kan nie daarvoor lê nie.',
  '{name} is captured as deceased. Correct the day of death on the record first.':
    '{name} is as oorlede vasgelê. Maak eers die dag van afsterwe op die rekord reg.',
  'The status of {name} is {status}; it cannot become {to}.':
    'Die status van {name} is {status}; dit kan nie {to} word nie.',
  'The deed allows at most {most} trustees and there would be {count}. Let a trustee leave first, or capture the amended deed.':
    'Die akte laat hoogstens {most} trustees toe en daar sou {count} wees. Laat eers ʼn trustee gaan, of lê die gewysigde akte vas.',
  '{name} remains on the letters of authority until the Master amends them. Lodge the change, and start a replacement if the deed requires one.':
    '{name} bly op die magtigingsbrief totdat die Meester dit wysig. Dien die verandering in, en begin ʼn vervanging as die akte een vereis.',
  'The trust cannot act now: {acting} of at least {least} trustees are in office. Open a replacement.':
    'Die trust kan nou nie optree nie: {acting} van minstens {least} trustees is in die amp. Begin ʼn vervanging.',
  'Choose one of the statuses.': 'Kies een van die statusse.',
  'Choose individual, independent or corporate.': 'Kies individueel, onafhanklik of korporatief.',
  'This ground does not exist.': 'Hierdie grond bestaan nie.',
  'This test does not exist.': 'Hierdie toets bestaan nie.',
  'Choose at least one trustee.': 'Kies minstens een trustee.',
  'Choose at most 50 trustees.': 'Kies hoogstens 50 trustees.',
  'Only a trust has these trustees.': 'Slegs ʼn trust het hierdie trustees.',
  'Independence not yet shown: {tests}.': 'Onafhanklikheid nog nie bewys nie: {tests}.',
  'Enter the version of the trustee that was changed.': 'Voer die weergawe van die trustee in wat verander is.',
  'This trustee has held office and cannot be removed from the record. Change the status to resigned, removed or deceased.':
    'Hierdie trustee het die amp beklee en kan nie uit die rekord verwyder word nie. Verander die status na bedank, verwyder of oorlede.',
};
