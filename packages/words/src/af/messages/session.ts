/** Signing in, the people of a firm, and the firms themselves. */
export const af: Readonly<Record<string, string>> = {
  'Change your own second factor on your account page.': 'Verander u eie tweede faktor op u rekeningbladsy.',
  'This person also works in other firms, so {provider} support must reset it.':
    'Hierdie persoon werk ook in ander firmas; daarom moet {provider} se ondersteuning dit terugstel.',
  'Use at least {count} characters. Three or four words that do not belong together are easy to remember.':
    'Gebruik minstens {count} karakters. Drie of vier woorde wat nie bymekaar hoort nie, is maklik om te onthou.',
  'This password is easy to guess. Choose another one.': 'Hierdie wagwoord is maklik om te raai. Kies ʼn ander een.',
  'This is mostly your name, your email address or the name of your firm. Choose other words.':
    'Dit is hoofsaaklik u naam, u e-posadres of die naam van u firma. Kies ander woorde.',
  'This is the firm’s only administrator. Make someone else an administrator first; that person must have signed in at least once.':
    'Dit is die firma se enigste administrateur. Maak eers iemand anders ʼn administrateur; daardie persoon moes al minstens een keer aangeteken het.',
  'You cannot change your role yourself. Ask another administrator of your firm.':
    'U kan nie self u rol verander nie. Vra ʼn ander administrateur van u firma.',
  "SuperAdmin is for the provider's own staff, given by one of them.":
    'SuperAdmin is vir die verskaffer se eie personeel, en word deur een van hulle gegee.',
  'A person with access to single matters cannot also have an access level for the whole firm. Choose one of them.':
    'Iemand met toegang tot enkele sake kan nie ook ʼn toegangsvlak vir die hele firma hê nie. Kies een daarvan.',
  'Name each role once.': 'Noem elke rol een keer.',
  'Choose someone else to take over the matters.': 'Kies iemand anders om die sake oor te neem.',
  'Choose a person who may capture matters.': 'Kies ʼn persoon wat sake mag vaslê.',
  'This person does not work in the type of {count} of these matters. Give them that type first, or choose someone else.':
    'Hierdie persoon werk nie in die tipe van {count} van hierdie sake nie. Gee eers daardie tipe, of kies iemand anders.',
  'This person is responsible for {what}. Choose who takes over first.':
    'Hierdie persoon is verantwoordelik vir {what}. Kies eers wie oorneem.',
  '1 matter': '1 saak',
  '{count} matters': '{count} sake',
  'An authenticator app is already set up. Turn it off first.':
    'ʼn Verifieertoep is reeds opgestel. Skakel dit eers af.',
  'Choose English or Afrikaans.': 'Kies Engels of Afrikaans.',
  'Choose one of the five system types.': 'Kies een van die vyf stelseltipes.',
  'Choose notifications from the list.': 'Kies kennisgewings uit die lys.',
  'Choose roles from the list.': 'Kies rolle uit die lys.',
  'Choose among the system types there are.': 'Kies uit die stelseltipes wat daar is.',
  'Choose invoice or payment.': 'Kies faktuur of betaling.',
  'Choose the number to show.': 'Kies die nommer om te wys.',
  'Enter the code.': 'Vul die kode in.',
  'Enter an amount above 0.': 'Voer ʼn bedrag bo 0 in.',
  'Give one email address, as name@example.com.': 'Gee een e-posadres, soos naam@voorbeeld.com.',
  'Give the code from the email, the authenticator app or a recovery code.':
    'Gee die kode uit die e-pos, die verifieertoep of ʼn herstelkode.',
  'No notice has been given.': 'Geen kennis is gegee nie.',
  'Notice has already been given. The agreement ends on {day}.':
    'Kennis is reeds gegee. Die ooreenkoms eindig op {day}.',
  'Open the link again.': 'Maak die skakel weer oop.',
  'Set up an authenticator app first.': 'Stel eers ʼn verifieertoep op.',
  'The account of this firm is more than 60 days in arrears. Settle it with the provider to go on.':
    'Hierdie firma se rekening is meer as 60 dae agterstallig. Vereffen dit met die verskaffer om voort te gaan.',
  'The code has six digits.': 'Die kode het ses syfers.',
  'The code is too long.': 'Die kode is te lank.',
  'The email address or the password is not right.': 'Die e-posadres of die wagwoord is nie reg nie.',
  'Your firm does not have {types}. Ask the provider to add it first.':
    'U firma het nie {types} nie. Vra die verskaffer om dit eers by te voeg.',
  'The provider’s own firm cannot be removed.': 'Die verskaffer se eie firma kan nie verwyder word nie.',
  'This code is incorrect or has expired. Check it, or sign in again to get a new one.':
    'Hierdie kode is verkeerd of het verval. Kontroleer dit, of teken weer aan om ʼn nuwe een te kry.',
  'This field is required.': 'Hierdie veld is verpligtend.',
  'This is not the code the app shows now. Wait for the next code and try again.':
    'Dit is nie die kode wat die toep nou wys nie. Wag vir die volgende kode en probeer weer.',
  'This is not your present password.': 'Dit is nie u huidige wagwoord nie.',
  'This is the password you have. Choose another.': 'Dit is die wagwoord wat u reeds het. Kies ʼn ander.',
  'This is too long for a password.': 'Dit is te lank vir ʼn wagwoord.',
  'This is too long.': 'Dit is te lank.',
  'This link was used before or has expired. Ask for a new one on the sign-in page.':
    'Hierdie skakel is reeds gebruik of het verval. Vra ʼn nuwe een op die aantekenbladsy.',
  'This name is the person’s own to change, in Account details. Leave it as it is and save the rest.':
    'Hierdie naam verander die persoon self, by Rekeningbesonderhede. Laat dit soos dit is en stoor die res.',
  'This person is already a user of the firm. Change their roles instead.':
    'Hierdie persoon is reeds ʼn gebruiker van die firma. Verander eerder die rolle.',
  'This person has signed in before. Who forgot a password asks for a new one at the sign-in.':
    'Hierdie persoon het al aangeteken. Wie ʼn wagwoord vergeet het, vra ʼn nuwe een by die aantekening.',
  'You are here for support. An administrator of the firm has to do this themselves.':
    'U is hier vir ondersteuning. ʼn Administrateur van die firma moet dit self doen.',
  'You are here for support and may only read. An administrator of the firm can allow changes on the page Users.':
    'U is hier vir ondersteuning en mag net lees. ʼn Administrateur van die firma kan veranderinge toelaat op die bladsy Gebruikers.',
  'Support can already only read.': 'Ondersteuning kan reeds net lees.',
  'Choose 1, 2, 4, 8 or 24 hours.': 'Kies 1, 2, 4, 8 of 24 uur.',
  'You are not on a support visit.': 'U is nie hier vir ondersteuning nie.',
  'You are a user of this firm. Switch to it in your profile menu.':
    'U is ʼn gebruiker van hierdie firma. Gaan in u profielkieslys daarheen oor.',
  'You do not have this system type. Ask an administrator of your firm for it.':
    'U het nie hierdie stelseltipe nie. Vra ʼn administrateur van u firma daarvoor.',
  'Your session has ended. Sign in again.': 'U sessie het geëindig. Teken weer aan.',
  'Type {name} exactly as shown.': 'Tik {name} presies soos gewys.',
  'The firm gave this notice itself. One of its administrators takes it back.':
    'Die firma het hierdie kennis self gegee. Een van sy administrateurs trek dit terug.',
  'The provider gave this notice. Contact the provider.':
    'Die verskaffer het hierdie kennis gegee. Kontak die verskaffer.',
};
