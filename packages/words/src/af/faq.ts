/** The frequently asked questions. */
export const af: Readonly<Record<string, string>> = {
  'Frequently asked questions': 'Vrae wat dikwels gevra word',
  'Search the questions': 'Soek in die vrae',
  'No question holds these words. Contact us and ask.': 'Geen vraag bevat hierdie woorde nie. Kontak ons en vra.',
  'Getting in and getting around': 'Aanteken en die pad vind',
  'How do I change between estates, insolvencies, curatorships, Flow Consult and trusts?':
    'Hoe wissel ek tussen boedels, insolvensies, kuratorskappe, Flow Consult en trusts?',
  'Open your profile at the top right and choose another profile. The choice is kept for you and the page is loaded again with the menus of that type. You see the types that your firm subscribes to and that your administrator gave you.':
    'Maak u profiel regs bo oop en kies ʼn ander profiel. Die keuse word vir u bewaar en die bladsy laai weer met die kieslyste van daardie tipe. U sien die tipes waarop u firma inteken en wat u administrateur aan u gegee het.',
  'I work for two firms. Do I need two accounts?': 'Ek werk vir twee firmas. Het ek twee rekeninge nodig?',
  'No. One e-mail address and one password serve all your firms. Choose the firm in your profile at the top right; next time you start in the one you used last.':
    'Nee. Een e-posadres en een wagwoord dien vir al u firmas. Kies die firma in u profiel regs bo; volgende keer begin u in die een wat u laaste gebruik het.',
  'Why was I logged out?': 'Hoekom is ek uitgeteken?',
  'A session ends after a time in which nobody did anything. A minute before, you are warned and can choose Stay Logged In. Logging out in one window logs out the others too, and so does a new password.':
    'ʼn Sessie eindig ná ʼn tyd waarin niemand iets gedoen het nie. ʼn Minuut vooraf word u gewaarsku en kan u kies om aangeteken te bly. Wie in een venster uitteken, teken ook in die ander uit, en so ook met ʼn nuwe wagwoord.',
  'I forgot my password, or I am locked out.': 'Ek het my wagwoord vergeet, of ek is uitgesluit.',
  'Choose Forgot password? on the login page. The link in the e-mail works once and only for a short time. After several wrong passwords the next try has to wait; the wait grows with each of them and ends by itself.':
    'Kies Wagwoord vergeet? op die aantekenbladsy. Die skakel in die e-pos werk een keer en net vir ʼn kort tyd. Ná verskeie verkeerde wagwoorde moet die volgende poging wag; die wagtyd word elke keer langer en eindig vanself.',
  'What is the quickest way to a page?': 'Wat is die vinnigste pad na ʼn bladsy?',
  'Press Ctrl K (Cmd K on a Mac) anywhere, type a part of the name and press Enter. Screens and actions that your roles do not allow are not offered.':
    'Druk Ctrl K (Cmd K op ʼn Mac) waar u ook al is, tik ʼn deel van die naam en druk Enter. Skerms en aksies wat u rolle nie toelaat nie, word nie aangebied nie.',
  'Why is a button grey, or a page closed to me?': 'Hoekom is ʼn knoppie grys, of ʼn bladsy vir my gesluit?',
  'Roles decide: Capture Matter to change matters, Request Account to ask for bank accounts and to lodge accounts, Admin for users and settings. Your firm’s administrator gives roles under Users. Joint appointees and clients see only the matters they were given.':
    'Rolle besluit: Sake vaslê om sake te verander, Rekening aanvra om bankrekeninge aan te vra en rekeninge in te dien, Administrateur vir gebruikers en instellings. U firma se administrateur gee rolle onder Gebruikers. Mede-aangesteldes en kliënte sien net die sake wat aan hulle gegee is.',
  Matters: 'Sake',
  'What do the statuses of a matter mean?': 'Wat beteken die statusse van ʼn saak?',
  'Pending is being prepared, Active is under way, Closed is done, Archived is put away under Archived Matters. A pending matter can be closed and a closed one reopened, each with a reason that is kept in the audit trail.':
    'Hangend word voorberei, Aktief is aan die gang, Gesluit is klaar, Geargiveer is weggepak onder Geargiveerde sake. ʼn Hangende saak kan gesluit en ʼn geslote saak heropen word, elk met ʼn rede wat in die ouditspoor bewaar word.',
  'How many matters may we have?': 'Hoeveel sake mag ons hê?',
  'Fair use covers 3,000 active matters (Pending and Active) and 3,000 historical ones (Closed and Archived) for each firm. Administrators are warned at 90%. Contact us before you reach a limit and we will agree on more.':
    'Billike gebruik dek 3,000 aktiewe sake (Hangend en Aktief) en 3,000 historiese sake (Gesluit en Geargiveer) per firma. Administrateurs word by 90% gewaarsku. Kontak ons voordat u ʼn perk bereik en ons kom oor meer ooreen.',
  'Which law applies to a matter in Namibia?': 'Watter reg geld vir ʼn saak in Namibië?',
  'The country of the matter decides: the currency (N$), the statutes, the forms and the public holidays from which periods are counted. Estate duty and capital gains tax do not appear on a Namibian matter.':
    'Die land van die saak besluit: die geldeenheid (N$), die wette, die vorms en die openbare vakansiedae waarmee tydperke gereken word. Boedelbelasting en kapitaalwinsbelasting verskyn nie op ʼn Namibiese saak nie.',
  'Can an heir, a client or an attorney look into one matter only?':
    'Kan ʼn erfgenaam, ʼn kliënt of ʼn prokureur net in een saak kyk?',
  'Yes. Give the person access to that matter, to read or also to capture. They sign in with their own account, see no side menu and no other matter.':
    'Ja. Gee die persoon toegang tot daardie saak, om te lees of ook om vas te lê. Hulle teken met hul eie rekening aan en sien geen sykieslys en geen ander saak nie.',
  'Figures and accounts': 'Syfers en rekeninge',
  'How can I check a figure?': 'Hoe kan ek ʼn syfer nagaan?',
  'Open "How is this worked out?" beside it: each step, the section of the Act, and the date from which the rate applies. Rates are those in force on the date that matters, such as the date of death for estate duty.':
    'Maak "Hoe is dit bereken?" daarlangs oop: elke stap, die artikel van die wet, en die datum vanaf wanneer die koers geld. Koerse is dié wat geld op die dag waarop dit aankom, soos die sterfdatum vir boedelbelasting.',
  'Our agreed fee is lower than the tariff. Where do I enter that?':
    'Ons ooreengekome fooi is laer as die tarief. Waar voer ek dit in?',
  'Override the computed figure and give the reason. The override is marked wherever the figure is shown and can be undone.':
    'Vervang die berekende syfer en gee die rede. Die vervanging word gemerk oral waar die syfer gewys word en kan ongedaan gemaak word.',
  'Why can an account not be made final?': 'Hoekom kan ʼn rekening nie finaal gemaak word nie?',
  'An account that does not balance, or that lacks something the Master will ask for, stays a draft. The list beside it says what is missing and leads to where it is put right.':
    'ʼn Rekening wat nie klop nie, of waaraan iets kort waarna die Meester sal vra, bly ʼn konsep. Die lys daarlangs sê wat kort en lei na waar dit reggestel word.',
  'What happens when an account has been lodged?': 'Wat gebeur wanneer ʼn rekening ingedien is?',
  'A numbered copy is frozen. Later changes do not touch it; they give an amended account and a comparison with the one lodged.':
    'ʼn Genommerde kopie word gevries. Latere veranderinge raak dit nie; hulle gee ʼn gewysigde rekening en ʼn vergelyking met die een wat ingedien is.',
  'By when must the liquidation and distribution account be lodged?':
    'Teen wanneer moet die likwidasie- en distribusierekening ingedien word?',
  'Within six months of the letters of executorship, or the longer time the Master allows (Administration of Estates Act 66 of 1965, section 35). It then lies open for inspection for at least 21 days. Such periods appear in the diary of the matter by themselves.':
    'Binne ses maande ná die eksekuteursbrief, of die langer tyd wat die Meester toelaat (Boedelwet 66 van 1965, artikel 35). Dit lê dan minstens 21 dae ter insae. Sulke tydperke verskyn vanself in die dagboek van die saak.',
  'Papers, deadlines and data': 'Stukke, sperdatums en data',
  'May we change the standard letters and forms?': 'Mag ons die standaardbriewe en -vorms verander?',
  'Yes. Copy a standard template, change it for your firm, and go back to the standard text whenever you like. Missing particulars are listed before a document is made.':
    'Ja. Kopieer ʼn standaardsjabloon, verander dit vir u firma, en gaan terug na die standaardteks wanneer u wil. Ontbrekende besonderhede word gelys voordat ʼn dokument gemaak word.',
  'Do deadlines move when a date changes?': 'Skuif sperdatums wanneer ʼn datum verander?',
  'Yes. A period is counted from its trigger, in calendar or court days, with the public holidays of the country. When the trigger moves, so does the deadline.':
    'Ja. ʼn Tydperk word vanaf sy aanleiding gereken, in kalender- of hofdae, met die openbare vakansiedae van die land. Wanneer die aanleiding skuif, skuif die sperdatum ook.',
  'Who can see what I changed?': 'Wie kan sien wat ek verander het?',
  'Changes are kept in the audit trail with the name, the time, and the values before and after. Nobody can alter the trail.':
    'Veranderinge word in die ouditspoor bewaar met die naam, die tyd, en die waardes voor en ná. Niemand kan die spoor verander nie.',
  'Can we get our data out?': 'Kan ons ons data uitkry?',
  'Yes, at any time: lists as CSV or Excel, accounts as PDF, Word and Excel, and the whole of the firm’s data as an export.':
    'Ja, te eniger tyd: lyste as CSV of Excel, rekeninge as PDF, Word en Excel, en al die firma se data as ʼn uitvoer.',
};
