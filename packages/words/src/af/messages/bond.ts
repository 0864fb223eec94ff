/** Bonds of security: what is asked, secured, reduced and released. */
export const af: Readonly<Record<string, string>> = {
  'A bond of security has not been released.': 'ʼn Sekerheidstelling is nog nie vrygestel nie.',
  'Bond of security {number} is not released.': 'Sekerheidsborgakte {number} is nie vrygestel nie.',
  'Enter the amount secured by the bond.': 'Voer die bedrag in wat die sekerheidstelling dek.',
  'This day is in the future. Enter it once it has happened.':
    'Hierdie dag moet nog kom. Voer dit in wanneer dit gebeur het.',
  'The application was made on {day}. Enter that date or a later one.':
    'Die aansoek is op {day} gedoen. Voer daardie datum of ʼn latere een in.',
  'Enter the number of the issued bond.': 'Voer die nommer van die uitgereikte sekerheidstelling in.',
  'Enter the issue date of the bond before its lodging date.':
    'Voer die uitreikingsdatum van die sekerheidstelling voor die indieningsdatum in.',
  'The bond was issued on {day}. Enter that date or a later one.':
    'Die sekerheidstelling is op {day} uitgereik. Voer daardie datum of ʼn latere een in.',
  'Enter the date of the first premium before the payments.':
    'Voer die datum van die eerste premie voor die betalings in.',
  'The first premium fell due on {day}. Enter that date or a later one.':
    'Die eerste premie was op {day} betaalbaar. Voer daardie datum of ʼn latere een in.',
  'Enter the date of the Master’s letter. Cover lasts until the Master releases it in writing.':
    'Voer die datum van die Meester se brief in. Die dekking duur totdat die Meester dit skriftelik vrystel.',
  'A bond that was not issued cannot be released. Remove it instead.':
    'ʼn Sekerheidstelling wat nie uitgereik is nie, kan nie vrygestel word nie. Verwyder dit eerder.',
  'The Master’s letter is dated {day}. Enter that date or a later one.':
    'Die Meester se brief is {day} gedateer. Voer daardie datum of ʼn latere een in.',
  "This bond was issued, so you cannot remove it. Record the Master's release instead.":
    'Hierdie sekerheidstelling is uitgereik; u kan dit dus nie verwyder nie. Teken eerder die Meester se vrystelling aan.',
  'Only a bond in force has a premium. First enter its issue date.':
    'Slegs ʼn sekerheidstelling van krag het ʼn premie. Voer eers die uitreikingsdatum in.',
  '{count} without a value, not counted': '{count} sonder waarde, nie getel nie',
  'The bonds secure {excess} more than is asked. Ask the provider and the Master to reduce them.':
    'Die sekerheidstellings dek {excess} meer as wat gevra word. Vra die verskaffer en die Meester om dit te verminder.',
  'The bonds secure {secured} of {asked}. Ask the provider to raise a bond by {gap} or issue another, and lodge it with the Master.':
    'Die sekerheidstellings dek {secured} van {asked}. Vra die verskaffer om een met {gap} te verhoog of nog een uit te reik, en dien dit by die Meester in.',
  '{gap} is not secured yet. Follow up the bond that was applied for.':
    '{gap} is nog nie gedek nie. Volg die sekerheidstelling op waarom aansoek gedoen is.',
  '{gap} is not secured. Apply to a provider for a bond of that amount, or record who is exempt.':
    '{gap} is nie gedek nie. Doen by ʼn verskaffer aansoek om ʼn sekerheidstelling vir daardie bedrag, of teken aan wie vrygestel is.',
  'Only a bond in force can be reduced. First enter its issue date.':
    'Slegs ʼn sekerheidstelling van krag kan verminder word. Voer eers die uitreikingsdatum in.',
  'A reduction of this bond has already been requested. Record the outcome first.':
    'ʼn Vermindering van hierdie sekerheidstelling is reeds aangevra. Teken eers die uitslag aan.',
  'A bond cannot be reduced to nothing. Record the Master’s release instead.':
    'ʼn Sekerheidstelling kan nie tot niks verminder word nie. Teken eerder die Meester se vrystelling aan.',
  'The bond secures {amount}. Enter a lower amount.': 'Die sekerheidstelling dek {amount}. Voer ʼn laer bedrag in.',
  '{asked} is still to be secured, and {left} would be left. Enter a higher amount.':
    '{asked} moet nog gedek word, en {left} sou oorbly. Voer ʼn hoër bedrag in.',
  'Enter why less security is needed now.': 'Voer in waarom minder sekerheid nou nodig is.',
  'The outcome of this request has already been recorded.': 'Die uitslag van hierdie versoek is reeds aangeteken.',
  'The reduction was requested on {day}. Enter that date or a later one.':
    'Die vermindering is op {day} aangevra. Voer daardie datum of ʼn latere een in.',
  'Enter the date of the Master’s consent. The provider needs it to act.':
    'Voer die datum van die Meester se toestemming in. Die verskaffer het dit nodig om op te tree.',
  'The Master’s consent is dated {day}. Enter that date or a later one.':
    'Die Meester se toestemming is {day} gedateer. Voer daardie datum of ʼn latere een in.',
  'To lower a bond in force, request a reduction and record it once it is granted.':
    'Om ʼn sekerheidstelling van krag te verlaag, vra ʼn vermindering aan en teken dit aan sodra dit toegestaan is.',
  'This bond has already been released.': 'Hierdie sekerheidstelling is reeds vrygestel.',
  'A reduction of this bond is still pending. Record the outcome first.':
    'ʼn Vermindering van hierdie sekerheidstelling is nog hangende. Teken eers die uitslag aan.',
  'The provider has no email address. Add it to the directory first, or record the request without a mail.':
    'Die verskaffer het geen e-posadres nie. Voeg dit eers by die gids, of teken die versoek sonder ʼn e-pos aan.',
  // What the Master asks, by the kind of matter.
  'A parent, child or surviving spouse of the deceased, or a person the will exempts.':
    'ʼn Ouer, kind of langslewende gade van die oorledene, of wie die testament vrystel.',
  "Bond of security on the Master's form": 'Sekerheidstelling op die Meester se vorm',
  'Bond of security, original': 'Sekerheidstelling, oorspronklik',
  'Certificate of the assets and their value': 'Sertifikaat van die bates en hul waarde',
  'Certified identity document of each principal': 'Gesertifiseerde identiteitsdokument van elke hoofskuldenaar',
  'Certified order of appointment': 'Gesertifiseerde bevel van aanstelling',
  'Claims in favour': 'Eise ten gunste',
  'The will exempts the executors it names': 'Die testament stel die eksekuteurs wat dit benoem vry',
  'Released by the Master on {day}: the bond no longer secures anything':
    'Op {day} deur die Meester vrygestel: die sekerheidstelling dek niks meer nie',
  'Everyone who acts is exempt': 'Almal wat optree, is vrygestel',
  'J190 Acceptance of trust as executor': 'J190 Aanvaarding van trust as eksekuteur',
  'J197 Undertaking, showing the amount of the bond': 'J197 Onderneming, met die bedrag van die sekerheidstelling',
  'J243 Inventory': 'J243 Inventaris',
  'J262 Bond of security': 'J262 Sekerheidstelling',
  'J262, original': 'J262, oorspronklik',
  'J344 Bond of security by trustee': 'J344 Sekerheidstelling deur trustee',
  'J344, original': 'J344, oorspronklik',
  'J401 Trust registration': 'J401 Registrasie van trust',
  'J417 Acceptance of trusteeship': 'J417 Aanvaarding van trusteeskap',
  "Provider's authority and stamp": 'Verskaffer se magtiging en stempel',
  'Security is always required. The Master decides the amount.':
    'Sekerheid word altyd vereis. Die Meester bepaal die bedrag.',
  'Security must be given within two months of the Master’s request (s 20(2)(b)). The Master decides the amount.':
    'Sekerheid moet binne twee maande ná die Meester se versoek gestel word (art 20(2)(b)). Die Meester bepaal die bedrag.',
  'The section of the Namibian Act is not on record here; name it in the letter.':
    'Die artikel van die Namibiese wet is nie hier opgeteken nie; noem dit in die brief.',
  'A person exempted by the deed, unless the Master finds good reason against it.':
    'Iemand wat die akte vrystel, tensy die Meester goeie rede daarteen vind.',
  'A person whom the court order or the nomination exempts.': 'Wie die hofbevel of die nominasie vrystel.',
  'Trust deed': 'Trustakte',
};
