/** Who inherits: what the law must know of a family and a will before it divides, and what it says beside. */
export const af: Readonly<Record<string, string>> = {
  'The family tree has no heirs. Add the relatives, or record that none were found.':
    'Die stamboom het geen erfgename nie. Voeg die familielede by, of teken aan dat geen gevind is nie.',
  'Draw both parents, alive or dead: half of the estate goes by each of them.':
    'Teken albei ouers, lewend of oorlede: die helfte van die boedel gaan deur elkeen van hulle.',
  'Value the estate first: a spouse inherits at least {minimum}.':
    'Waardeer eers die boedel: ʼn gade erf minstens {minimum}.',
  "Add {name}'s date of birth. A minor’s money goes to the Guardian's Fund.":
    'Voeg {name} se geboortedatum by. ʼn Minderjarige se geld gaan na die Voogdyfonds.',
  'Person {id} is listed twice. Remove one of the entries.':
    'Persoon {id} is twee keer gelys. Verwyder een van die inskrywings.',
  '{parent} is recorded as a parent of {id} but is not in the family tree. Add that person first.':
    '{parent} is as ouer van {id} aangeteken, maar is nie in die stamboom nie. Voeg eers daardie persoon by.',
  '{id} has more than two parents. Keep two, or record the adoption.':
    '{id} het meer as twee ouers. Hou twee, of teken die aanneming aan.',
  '{id} has the same parent twice. Remove one.': 'Dieselfde ouer is twee keer by {id} aangeteken. Verwyder een.',
  'Name the adoptive parent of {id}.': 'Noem die aannemende ouer van {id}.',
  '{id} has a date of birth before that of a parent. Correct one of the dates.':
    '{id} se geboortedatum is voor dié van ʼn ouer. Maak een van die datums reg.',
  '{id} is recorded as born after dying. Correct one of the dates.':
    '{id} is aangeteken as gebore ná die dood. Maak een van die datums reg.',
  'Wait for the birth of {id}. Then record the date of birth, or remove the entry.':
    'Wag vir die geboorte van {id}. Teken dan die geboortedatum aan, of verwyder die inskrywing.',
  '{id} was born after the death. Record whether {id} was conceived before the death; {id} can inherit only if so.':
    '{id} is ná die dood gebore. Teken aan of {id} voor die dood verwek is; {id} kan slegs in daardie geval erf.',
  '{id} died on the same day as the deceased. Record whether {id} outlived the deceased.':
    '{id} is op dieselfde dag as die oorledene dood. Teken aan of {id} die oorledene oorleef het.',
  'Spouse {id} is listed twice. Remove one of the entries.':
    'Gade {id} is twee keer gelys. Verwyder een van die inskrywings.',
  'The deceased is listed as own spouse. Remove the entry.':
    'Die oorledene is as eie gade gelys. Verwyder die inskrywing.',
  'Spouse {id} is not in the family tree. Add that person first.':
    'Gade {id} is nie in die stamboom nie. Voeg eers daardie persoon by.',
  'The deceased is recorded as born after the death. Correct one of the dates.':
    'Die oorledene is aangeteken as gebore ná die dood. Maak een van die datums reg.',
  '{id} is recorded as an own ancestor. Correct the parents.':
    '{id} is aangeteken as eie voorouer. Maak die ouers reg.',
  'The death was before life partners could inherit by law. Choose whether to recognise {id} as a spouse.':
    'Die dood was voordat lewensmaats volgens wet kon erf. Kies of {id} as gade erken word.',
  'Only customary and Muslim marriages allow several spouses at once. Keep the one whose marriage is valid.':
    'Slegs gewoonteregtelike en Moslemhuwelike laat verskeie gades gelyktydig toe. Hou die een wie se huwelik geldig is.',
  'Benefit {id} is listed twice. Remove one of the entries.':
    'Voordeel {id} is twee keer gelys. Verwyder een van die inskrywings.',
  'The share of {id} is nil or less. Leave {id} out.': 'Die deel van {id} is nul of minder. Laat {id} uit.',
  '{id} is not a descendant and does not collate. Remove the advance.':
    '{id} is nie ʼn afstammeling nie en hoef nie in te bring nie. Verwyder die voorskot.',
  '{id} is listed twice. Add the shares together.': '{id} is twee keer gelys. Tel die dele bymekaar.',
  'Name the heirs who share the residue.': 'Noem die erfgename wat in die restant deel.',
  'Keeps the advance and does not share in the residue.': 'Behou die voorskot en deel nie in die restant nie.',
  '{id} is named in the will but not captured. Add the beneficiary first.':
    '{id} word in die testament genoem, maar is nie vasgelê nie. Voeg eers die begunstigde by.',
  'Legacy {id} is listed twice. Remove one of the entries.':
    'Legaat {id} is twee keer gelys. Verwyder een van die inskrywings.',
  'The share of {to} is nil or less. Enter it as the will writes it.':
    'Die deel van {to} is nul of minder. Vul dit in soos die testament dit skryf.',
  '{id} appears twice in the residue. Add the shares together.':
    '{id} verskyn twee keer in die restant. Tel die dele bymekaar.',
  'The shares of the residue add up to {total}, which is more than the whole. Correct them.':
    'Die dele van die restant tel op tot {total}, wat meer as die geheel is. Maak dit reg.',
  'Several spouses: divided equally. Please confirm.': 'Verskeie gades: gelykop verdeel. Bevestig asseblief.',
  'Lower amounts applied in earlier years, and some sources give R150 000. Confirm the amount for earlier deaths.':
    'Laer bedrae het in vroeër jare gegeld, en sommige bronne gee R150 000. Bevestig die bedrag vir vroeëre sterftes.',
  'Used in Namibia. Confirm against the Act as amended.':
    'Word in Namibië gebruik. Bevestig teen die Wet soos gewysig.',
  'Service point practice. Confirm with the office.': 'Praktyk by dienspunte. Bevestig by die kantoor.',
  'The heir’s date of birth is after that date. Correct one of the dates.':
    'Die erfgenaam se geboortedatum is ná daardie datum. Maak een van die datums reg.',
  'The Master may ask security, s 43; confirm.': 'Die Meester kan sekerheid vra, art 43; bevestig.',
  'Together with earlier payments, this is more than the Master may pay out of capital. Ask for less, or apply to court.':
    'Met wat reeds betaal is, oorskry dit wat die Meester uit kapitaal mag betaal. Vra minder, of doen by die hof aansoek.',
  '{id} is listed twice. Add the values together.': '{id} is twee keer gelys. Tel die waardes bymekaar.',
  'The heirs’ shares are less than the shortfall. Reduce the legacies, or treat the estate as insolvent.':
    'Die erfgename se dele is minder as die tekort. Verminder die legate, of behandel die boedel as insolvent.',
  'The shortfall is too small to assign the rounding to the last heir. Use the largest remainder instead.':
    'Die tekort is te klein om die afronding aan die laaste erfgenaam toe te deel. Gebruik eerder die grootste res.',
  'Name the assets the spouse takes over.': 'Noem die bates wat die gade oorneem.',
  'The will forbids a take-over. Remove it, or record a redistribution signed by everyone.':
    'Die testament verbied ʼn oorname. Verwyder dit, of teken ʼn herverdeling aan wat deur almal geteken is.',
  "Record the Master's consent and the approved valuation first.":
    'Teken eers die Meester se toestemming en die goedgekeurde waardasie aan.',
  'Minors inherit from the estate. Record the security for their money first.':
    'Minderjariges erf uit die boedel. Teken eers die sekerheid vir hul geld aan.',
  'Reduced: the estate cannot pay it in full.': 'Verminder: die boedel kan dit nie ten volle betaal nie.',
  'Order of benefits': 'Volgorde van bevoordelings',
  Available: 'Beskikbaar',
  'Reduced in proportion: {rank}': 'In verhouding verminder: {rank}',
  maintenance: 'onderhoud',
  legacies: 'legate',
  'pre-legacies': 'voorlegate',
  'Heirs captured by hand': 'Erfgename met die hand vasgelê',
  'intestate, in the shares the executor states': 'intestaat, in die dele wat die eksekuteur opgee',
  'Not disposed of by a will': 'Nie deur ʼn testament bemaak nie',
  Collation: 'Inbring',
  'Residue of those who collate': 'Restant van dié wat inbring',
  'Including advances brought in': 'Met ingebringde voorskotte',
  'named in the will': 'in die testament benoem',
  '{person} renounced; Wills Act 7 of 1953 s 2C(1)': '{person} het gerepudieer; Wet op Testamente 7 van 1953 art 2C(1)',
  'substitute for {person}': 'substituut vir {person}',
  'issue of {person}; Wills Act 7 of 1953 s 2C(2)': 'nakomelinge van {person}; Wet op Testamente 7 van 1953 art 2C(2)',
  '{person} does not inherit ({why}), and there is no substitute':
    '{person} erf nie ({why}), en daar is geen plaasvervanger nie',
  '{person} does not inherit, and there is no substitute': '{person} erf nie, en daar is geen plaasvervanger nie',
  'died within the survivorship period': 'binne die oorlewingstydperk oorlede',
  'divorced within three months of the death; Wills Act 7 of 1953 s 2B':
    'geskei binne drie maande voor die dood; Wet op Testamente 7 van 1953 art 2B',
  '{rule}: falls into the residue': '{rule}: val in die restant',
  'Intestate division': 'Intestate verdeling',
  '{heir}, in the place of {others}': '{heir}, in die plek van {others}',
  "Child's share": 'Kindsdeel',
  'the estate in {parts} parts': 'die boedel in {parts} dele',
  'Minimum per spouse': 'Minimum per gade',
  '{heir} renounces in favour of the spouse': '{heir} repudieer ten gunste van die gade',
  "Guardian's Fund": 'Voogdyfonds',
  'Administration of Estates Act s 35(13), s 92': 'Boedelwet art 35(13), art 92',
  'Land is registered in the name of the heir': 'Grond word op naam van die erfgenaam geregistreer',
  'Tutor or curator with letters of appointment': 'Tutor of kurator met aanstellingsbrief',
  'The will creates a trust': 'Die testament skep ʼn trust',
  'The will allows payment to the guardian': 'Die testament laat betaling aan die voog toe',
  'Movables of a minor': 'Roerende goed van ʼn minderjarige',
  'Heir unknown or absent': 'Erfgenaam onbekend of afwesig',
  'Heir cannot manage their own affairs': 'Erfgenaam kan nie sy of haar eie sake bestuur nie',
  'Money of a minor': 'Geld van ʼn minderjarige',
  'Adult and known': 'Meerderjarig en bekend',
  'Consent to alienate': 'Toestemming om te vervreem',
  'Up to which the Master may consent': 'Waartoe die Meester mag toestem',
  "Maintenance from the Guardian's Fund": 'Onderhoud uit die Voogdyfonds',
  'Paid before': 'Reeds betaal',
  'Up to which the Master may pay': 'Waartoe die Meester mag betaal',
  '{share} {rule}': '{share} {rule}',
  '{share} {rule}, including accruals': '{share} {rule}, met aanwasse',
  Recapitulation: 'Rekapitulasie',
  'Cash and realised assets': 'Kontant en bates te gelde gemaak',
  'Cash legacies': 'Geldlegate',
  'Contributions of the heirs': 'Bydraes van die erfgename',
  'Cash shortfall': 'Kontanttekort',
  '{heir} pays in': '{heir} betaal in',
  'Executor or letters of authority': 'Eksekuteur of magtigingsbrief',
  'Limit for deaths from {day}': 'Perk vir sterftes vanaf {day}',
  'Take-over by the surviving spouse': 'Oorname deur die langslewende gade',
  '{asset}, as appraised': '{asset}, soos gewaardeer',
  'Set off against the amount due to the spouse': 'Verreken teen die bedrag aan die gade verskuldig',
  'Legacy, {rule}': 'Legaat, {rule}',
  '{heir}, {rule}': '{heir}, {rule}',
  'Not disposed of': 'Nie bemaak nie',
  'died before it was certain that the benefit would fail (Harris v MacGregor)':
    'is oorlede voordat dit seker was dat die voordeel sou verval (Harris v MacGregor)',
  "Namibian minimum for the intestate's spouse": 'Namibiese minimum vir die intestate se gade',
  'The Namibian Ordinance provides for one spouse. Enter the heirs and their shares by hand.':
    'Die Namibiese Ordonnansie ken een gade. Voer die erfgename en hul dele met die hand in.',
  'Half of the estate': 'Die helfte van die boedel',
  'Minimum of the spouse': 'Minimum van die gade',
  'less the half of the joint estate, taken as {half}':
    'minus die helfte van die gesamentlike boedel, geneem as {half}',
  'as the Ordinance has it [check]': 'soos die Ordonnansie dit het [check]',
  "Namibian limit of the Master's consent for minors":
    'Namibiese perk vir die Meester se toestemming vir minderjariges',
};
