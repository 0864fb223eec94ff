/** The frequently asked questions. */
export const af: Readonly<Record<string, string>> = {
  'Frequently asked questions': 'Vrae wat dikwels gevra word',
  'Search questions': 'Soek vrae',
  'No matching questions. Contact us to ask yours.': 'Geen ooreenstemmende vrae nie. Kontak ons om u vraag te vra.',
  'Signing in and finding your way': 'Aanteken en u pad vind',
  'How do I switch between estates, insolvencies, curatorships, Flow Consult and trusts?':
    'Hoe wissel ek tussen boedels, insolvensies, kuratorskappe, Flow Consult en trusts?',
  'Open your profile at the top right and choose another profile. We remember your choice, and the page reloads with the menus for that type. You see the types your firm subscribes to and your administrator assigned to you.':
    'Maak u profiel regs bo oop en kies ʼn ander profiel. Ons onthou u keuse, en die bladsy laai weer met die kieslyste vir daardie soort. U sien die soorte waarop u firma inteken en wat u administrateur aan u toegewys het.',
  'I work for two firms. Do I need two accounts?': 'Ek werk vir twee firmas. Het ek twee rekeninge nodig?',
  'No. One email address and one password serve all your firms. Choose the firm in your profile at the top right; next time you start in the one you used last.':
    'Nee. Een e-posadres en een wagwoord dien vir al u firmas. Kies die firma in u profiel regs bo; volgende keer begin u in die een wat u laaste gebruik het.',
  'Why was I logged out?': 'Hoekom is ek uitgeteken?',
  'You are signed out after a period of inactivity. A minute before, you get a warning and can choose Stay Logged In. If you sign out in one window or change your password, you are signed out in all other windows too.':
    'U word ná ʼn tydperk van onaktiwiteit afgeteken. ʼn Minuut vooraf kry u ʼn waarskuwing en kan u kies om aangeteken te bly. As u in een venster afteken of u wagwoord verander, word u ook in alle ander vensters afgeteken.',
  'I forgot my password or cannot sign in.': 'Ek het my wagwoord vergeet of kan nie aanteken nie.',
  'Choose Forgot password? on the sign-in page. The link in the email works once and for a short time. After several wrong passwords you must wait before you try again, and the wait gets longer each time.':
    'Kies Wagwoord vergeet? op die aantekenbladsy. Die skakel in die e-pos werk een keer en net vir ʼn kort tyd. Ná verskeie verkeerde wagwoorde moet u wag voordat u weer probeer, en die wagtyd word elke keer langer.',
  'What is the quickest way to open a page?': 'Wat is die vinnigste manier om ʼn bladsy oop te maak?',
  'Press Ctrl K (Cmd K on a Mac) anywhere, type part of the name and press Enter. The list shows only screens and actions that your roles allow.':
    'Druk Ctrl K (Cmd K op ʼn Mac) enige plek, tik ʼn deel van die naam en druk Enter. Die lys wys slegs skerms en aksies wat u rolle toelaat.',
  'Why is a button grey, or a page not available to me?':
    'Waarom is ʼn knoppie grys, of ʼn bladsy nie vir my beskikbaar nie?',
  'It depends on your roles. You need Capture Matter to change matters, Request Account to request bank accounts and lodge accounts, and Admin for users and settings. Your firm’s administrator assigns roles under Users. Joint appointees and clients see only the matters they have access to.':
    'Dit hang van u rolle af. U het Sake vaslê nodig om sake te verander, Rekening aanvra om bankrekeninge aan te vra en rekeninge in te dien, en Administrateur vir gebruikers en instellings. U firma se administrateur wys rolle onder Gebruikers toe. Mede-aangesteldes en kliënte sien net die sake waartoe hulle toegang het.',
  Matters: 'Sake',
  'What do the statuses of a matter mean?': 'Wat beteken die statusse van ʼn saak?',
  'Pending is being prepared, Active is under way, Closed is done, Archived is put away under Archived Matters. A pending matter can be closed and a closed one reopened, each with a reason that is kept in the audit trail.':
    'Hangend word voorberei, Aktief is aan die gang, Gesluit is klaar, Geargiveer is weggepak onder Geargiveerde sake. ʼn Hangende saak kan gesluit en ʼn geslote saak heropen word, elk met ʼn rede wat in die ouditspoor bewaar word.',
  'How many matters can we have?': 'Hoeveel sake kan ons hê?',
  'Fair use covers 3,000 active matters (Pending and Active) and 3,000 historical matters (Closed and Archived) for each firm. We warn administrators at 90%. Contact us before you reach a limit to agree on more.':
    'Billike gebruik dek 3,000 aktiewe sake (Hangend en Aktief) en 3,000 historiese sake (Gesluit en Geargiveer) vir elke firma. Ons waarsku administrateurs by 90%. Kontak ons voordat u ʼn perk bereik om op meer ooreen te kom.',
  'Which law applies to a matter in Namibia?': 'Watter reg is op ʼn saak in Namibië van toepassing?',
  'The country of the matter sets the currency (N$), the statutes, the forms and the public holidays used to count periods. Estate duty and capital gains tax do not appear in a Namibian matter.':
    'Die land van die saak bepaal die geldeenheid (N$), die wette, die vorms en die openbare vakansiedae wat gebruik word om tydperke te bereken. Boedelbelasting en kapitaalwinsbelasting verskyn nie in ʼn Namibiese saak nie.',
  'Can an heir, client or attorney see just one matter?': 'Kan ʼn erfgenaam, kliënt of prokureur net een saak sien?',
  'Yes. Give the person access to that matter, to read only or also to capture. They sign in with their own account and see no side menu and no other matters.':
    'Ja. Gee die persoon toegang tot daardie saak, om net te lees of ook vas te lê. Hulle teken met hul eie rekening aan en sien geen sykieslys en geen ander sake nie.',
  'Figures and accounts': 'Syfers en rekeninge',
  'How can I check a figure?': 'Hoe kan ek ʼn syfer nagaan?',
  'Open "How is this worked out?" beside it: each step, the section of the Act, and the date from which the rate applies. Rates are those in force on the date that matters, such as the date of death for estate duty.':
    'Maak "Hoe is dit bereken?" daarlangs oop: elke stap, die artikel van die wet, en die datum vanaf wanneer die koers geld. Koerse is dié wat geld op die dag waarop dit aankom, soos die sterfdatum vir boedelbelasting.',
  'Our agreed fee is lower than the tariff. Where do I enter that?':
    'Ons ooreengekome fooi is laer as die tarief. Waar voer ek dit in?',
  'Override the computed figure and give the reason. The override is marked wherever the figure is shown and can be undone.':
    'Vervang die berekende syfer en gee die rede. Die vervanging word gemerk oral waar die syfer gewys word en kan ongedaan gemaak word.',
  'Why can I not finalise an account?': 'Waarom kan ek nie ʼn rekening finaliseer nie?',
  'An account stays a draft if it does not balance or lacks something the Master will ask for. The list beside it shows what is missing, with links to where you can correct it.':
    'ʼn Rekening bly ʼn konsep as dit nie klop nie of as iets ontbreek waarvoor die Meester sal vra. Die lys daarlangs wys wat ontbreek, met skakels na waar u dit kan regstel.',
  'What happens after an account is lodged?': 'Wat gebeur nadat ʼn rekening ingedien is?',
  'We keep a numbered copy that cannot be changed. If you make changes later, you get an amended account and a comparison with the one lodged.':
    'Ons bewaar ʼn genommerde afskrif wat nie verander kan word nie. As u later veranderinge maak, kry u ʼn gewysigde rekening en ʼn vergelyking met die een wat ingedien is.',
  'By when must the liquidation and distribution account be lodged?':
    'Teen wanneer moet die likwidasie- en distribusierekening ingedien word?',
  'Within six months of the letters of executorship, or the longer period the Master allows (Administration of Estates Act 66 of 1965, section 35). It then lies open for inspection for at least 21 days. We add these periods to the matter’s diary automatically.':
    'Binne ses maande ná die eksekuteursbrief, of die langer tydperk wat die Meester toelaat (Boedelwet 66 van 1965, artikel 35). Dit lê dan minstens 21 dae ter insae. Ons voeg hierdie tydperke outomaties by die saak se dagboek.',
  'Documents, deadlines and data': 'Dokumente, sperdatums en data',
  'Can we change the standard letters and forms?': 'Kan ons die standaardbriewe en -vorms verander?',
  'Yes. Copy a standard template, change it for your firm, and go back to the standard text whenever you like. Missing particulars are listed before a document is made.':
    'Ja. Kopieer ʼn standaardsjabloon, verander dit vir u firma, en gaan terug na die standaardteks wanneer u wil. Ontbrekende besonderhede word gelys voordat ʼn dokument gemaak word.',
  'Do deadlines move when a date changes?': 'Skuif sperdatums wanneer ʼn datum verander?',
  'Yes. A period is counted from its trigger date, in calendar or court days, taking account of the country’s public holidays. If the trigger date moves, the deadline moves too.':
    'Ja. ʼn Tydperk word vanaf sy aanvangsdatum bereken, in kalender- of hofdae, met inagneming van die land se openbare vakansiedae. As die aanvangsdatum skuif, skuif die sperdatum ook.',
  'Who can see what I changed?': 'Wie kan sien wat ek verander het?',
  'The audit trail keeps each change with the name, the time, and the values before and after. It cannot be altered.':
    'Die ouditspoor bewaar elke verandering met die naam, die tyd, en die waardes voor en ná. Dit kan nie verander word nie.',
  'Can we export our data?': 'Kan ons ons data uitvoer?',
  'Yes, at any time: lists as CSV or Excel, accounts as PDF, Word and Excel, and the whole of the firm’s data as an export.':
    'Ja, te eniger tyd: lyste as CSV of Excel, rekeninge as PDF, Word en Excel, en al die firma se data as ʼn uitvoer.',
};
