import type { StandardTemplate } from '../standard';
import { writeActLine, writeActLineAf, bearerAf, idOrRegistration, orderOf, orderOfAf } from './insolvency-heads';

const english = { systemTypes: [1], language: 'en', kind: 'notice', to: 'Gazette' } as const;
const afrikaans = { systemTypes: [1], language: 'af', kind: 'notice', to: 'Gazette' } as const;

const first = {
  person: 'SECTIONS 17(4) AND 40(1)',
  company: 'SECTIONS 356(1), 364 AND 412',
  closeCorporation: 'SECTION 78(1)',
};
const second = {
  person: 'SECTIONS 40(3), 56(3) AND 77',
  company: 'SECTIONS 339, 366, 375(5), 386(1)(d), 402 AND 412',
  closeCorporation: 'SECTIONS 66 AND 79, WITH THE COMPANIES ACT 61 OF 1973',
};
const special = { person: 'SECTION 42', company: 'SECTIONS 339, 412 AND 415', closeCorporation: 'SECTION 66' };
const general = { person: 'SECTION 41', company: 'SECTIONS 339, 386 AND 412', closeCorporation: 'SECTION 66' };
const inspection = { person: 'SECTION 108(2)', company: 'SECTION 406(3)', closeCorporation: 'SECTION 66' };
const confirmed = { person: 'SECTION 113(1)', company: 'SECTION 409(2)', closeCorporation: 'SECTION 66' };
const formatSectionsInAfrikaans = <T extends Record<string, string>>(sections: T): T =>
  Object.fromEntries(
    Object.entries(sections).map(([of, text]) => [
      of,
      text
        .replace('SECTIONS', 'ARTIKELS')
        .replace('SECTION', 'ARTIKEL')
        .replace(' AND ', ' EN ')
        .replace('WITH THE COMPANIES ACT 61 OF 1973', 'MET DIE MAATSKAPPYWET 61 VAN 1973'),
    ]),
  ) as T;

const beforeFirst = ['', 'Appointment received', 'Bond of security lodged', 'Assets secured'];
const beforeSecond = ['First meeting held'];
const later = ['Second meeting held', 'Assets realised'];

/** The notices of an insolvent estate in the Gazette, in both languages, as its forms J 29, 1, 2, 4 and 5 order them: 18 to 29. */
export const gazetteNotices: readonly StandardTemplate[] = [
  {
    ...english,
    id: 18,
    name: 'Gazette Notice: First Meeting of Creditors (English)',
    stages: beforeFirst,
    body: `> **J 29**
${writeActLine(first)}

# First meeting of creditors{?main.isCloseCorporation| and of members}

{?main.isWoundUp|The company or close corporation named below has been placed in liquidation|The estate named below has been sequestrated} as item 5 states. A first meeting of its creditors{?main.isCloseCorporation| and of its members} is held on the day, at the hour and at the place stated, for the purposes of item 8.

? 1 | Number of the estate | {matter.masterReference}
? 2 | Name and description | {main.displayName}{?main.tradingAs|, trading as {main.tradingAs}}
? 3 | {?main.isWoundUp|Registration number|Identity number} | ${idOrRegistration}
? 4 | {?main.isWoundUp|Registered or main address|Residence; spouse and matrimonial property} | {main.address}{?spouse.name|; married to {spouse.name}, {main.maritalRegime}}
? 5 | Order, date and division of the court | ${orderOf}
? 6 | Day and hour of the meeting | {firstMeeting.date} at {firstMeeting.time}
? 7 | Place, and who presides | {firstMeeting.place}; {firstMeeting.presidingOfficer|or the Master or a magistrate}
? 8 | Purposes | {?main.isCloseCorporation|(i) to consider the statement of affairs; (ii) to prove claims; (iii) to nominate a liquidator, or to resolve that a co-liquidator is wanted; (iv) to direct how the corporation is wound up|{?main.isWoundUp|To consider the statement of affairs of the directors, to prove claims and to nominate a liquidator|To prove claims and to elect a trustee}}

Who wants to prove hands the affidavit and the papers behind it to the presiding officer at least 24 hours earlier (section 44(4) of the Insolvency Act 24 of 1936).

: Published in the Gazette of | {firstMeeting.gazetteDate}
: Issued by | {?main.isCloseCorporation|{executors.names}, liquidator, {firm.address}|The Master of the High Court, {masterOffice.name}}
: Enquiries | {firm.name}, telephone {firm.phone}, {firm.email}`,
  },
  {
    ...afrikaans,
    id: 19,
    name: 'Gazette Notice: First Meeting of Creditors (Afrikaans)',
    stages: beforeFirst,
    body: `> **J 29**
${writeActLineAf(formatSectionsInAfrikaans(first))}

# Eerste byeenkoms van skuldeisers{?main.isCloseCorporation| en van lede}

{?main.isWoundUp|Die ondergenoemde maatskappy of beslote korporasie is in likwidasie geplaas|Die ondergenoemde boedel is gesekwestreer} soos by 5 gemeld. 'n Eerste byeenkoms van skuldeisers{?main.isCloseCorporation| en van lede} word op die datum, uur en plek hieronder gehou vir die doeleindes by 8 gemeld.

? 1 | Nommer van boedel | {matter.masterReference}
? 2 | Naam en beskrywing | {main.displayNameAf}{?main.tradingAs|, wat handel dryf as {main.tradingAs}}
? 3 | {?main.isWoundUp|Registrasienommer|Identiteitsnommer} | ${idOrRegistration}
? 4 | {?main.isWoundUp|Geregistreerde adres of hoofadres|Woonplek; gade en huweliksgoedere} | {main.address}{?spouse.name|; getroud met {spouse.name}, {main.maritalRegime}}
? 5 | Bevel, datum en afdeling van die hof | ${orderOfAf}
? 6 | Datum en uur | {firstMeeting.date} om {firstMeeting.time}
? 7 | Plek, en wie voorsit | {firstMeeting.place}; die Meester of 'n landdros
? 8 | Doeleindes | {?main.isCloseCorporation|(i) oorweging van die staat van sake; (ii) bewys van vorderings; (iii) nominasie van 'n likwidateur, of 'n besluit dat 'n medelikwidateur verlang word; (iv) opdragte oor die likwidasie|{?main.isWoundUp|Oorweging van die direkteure se staat van sake, bewys van vorderings en nominasie van 'n likwidateur|Bewys van vorderings en verkiesing van 'n kurator}}

Wie 'n vordering wil bewys, dien die beëdigde verklaring en die stukke minstens 24 uur vooraf by die voorsittende beampte in (artikel 44(4) van die Insolvensiewet 24 van 1936).

: Geplaas in die Staatskoerant van | {firstMeeting.gazetteDate}
: Uitgereik deur | {?main.isCloseCorporation|{executors.names}, likwidateur, {firm.address}|Die Meester van die Hoë Hof, {masterOffice.name}}
: Navrae | {firm.name}, telefoon {firm.phone}, {firm.email}`,
  },
  {
    ...english,
    id: 20,
    name: 'Gazette Notice: Second Meeting of Creditors (English)',
    stages: beforeSecond,
    body: `> **FORM 1**
${writeActLine(second)}

# Appointment of {?main.isWoundUp|liquidator|trustee} and second meeting of creditors

Whoever is named in item 4 has been appointed by the Master. Persons indebted to the estate must pay their debts to the appointee {?notice.payDays|within {notice.payDays} days of this notice|forthwith}. Creditors meet for the second time as set out below, to prove claims, to receive the report of the {office.word} on the affairs and condition of the estate, and to give directions on its administration.

? 1 | Number of the estate | {matter.masterReference}
? 2 | Name and description | {main.displayName}{?main.tradingAs|, trading as {main.tradingAs}}, ${idOrRegistration}
? 3 | Date of the certificate | {matter.appointmentDate}
? 4 | Name of each {office.word}, and address | {executors.names}, care of {firm.name}, {firm.address}
? 5 | Day and hour | {secondMeeting.date} at {secondMeeting.time}
? 6 | Place | {secondMeeting.place}
? 7 | Newspapers in which it also appears, on {secondMeeting.newspaperDate} | {secondMeeting.newspaper} (English); {secondMeeting.newspaperAf|or the same paper} (Afrikaans)

Security over movable property is notified to the Master and to the {office.word} before this meeting (section 83(1) of the Insolvency Act 24 of 1936). Three months after it ends, claims are proved only with leave.

: Gazette of | {secondMeeting.gazetteDate}
: Telephone and email | {firm.phone}, {firm.email}`,
  },
  {
    ...afrikaans,
    id: 21,
    name: 'Gazette Notice: Second Meeting of Creditors (Afrikaans)',
    stages: beforeSecond,
    body: `> **VORM 1**
${writeActLineAf(formatSectionsInAfrikaans(second))}

# Aanstelling van {?main.isWoundUp|likwidateur|kurator} en tweede byeenkoms van skuldeisers

Die persoon of persone by 4 is deur die Meester aangestel. Persone wat geld aan die boedel skuld, moet dit {?notice.payDays|binne {notice.payDays} dae na hierdie kennisgewing|onverwyld} aan hulle betaal. 'n Tweede byeenkoms van skuldeisers is belê vir bewys van vorderings, vir ontvangs van die ${bearerAf} se verslag oor die sake en toestand van die boedel en vir opdragte aan die ${bearerAf}.

? 1 | Nommer van boedel | {matter.masterReference}
? 2 | Naam en beskrywing | {main.displayNameAf}{?main.tradingAs|, wat handel dryf as {main.tradingAs}}, ${idOrRegistration}
? 3 | Datum van die sertifikaat van aanstelling | {matter.appointmentDate}
? 4 | Naam van elke ${bearerAf}, en adres | {executors.names}, per adres {firm.name}, {firm.address}
? 5 | Datum en uur | {secondMeeting.date} om {secondMeeting.time}
? 6 | Plek | {secondMeeting.place}
? 7 | Koerante waarin dit op {secondMeeting.newspaperDate} ook verskyn | {secondMeeting.newspaper} (Engels); {secondMeeting.newspaperAf|or dieselfde koerant} (Afrikaans)

Sekerheid oor roerende goed word voor hierdie byeenkoms aan die Meester en die ${bearerAf} gemeld (artikel 83(1) van die Insolvensiewet 24 van 1936). Drie maande nadat dit verby is, word vorderings slegs met verlof bewys.

: Staatskoerant van | {secondMeeting.gazetteDate}
: Telefoon en e-pos | {firm.phone}, {firm.email}`,
  },
  {
    ...english,
    id: 22,
    name: 'Gazette Notice: Special Meeting of Creditors (English)',
    stages: later,
    body: `> **FORM 2**
${writeActLine(special)}

# Special meeting of creditors

Notice is given of a special meeting. It deals with the purpose in item 5 and with nothing else: late claims are proved at the expense of the creditor at whose request it is called, and witnesses are interrogated on oath.

? 1 | Number of the estate | {matter.masterReference}
? 2 | Name and description | {main.displayName}, ${idOrRegistration}
? 3 | Day, hour | {specialMeeting.date}, {specialMeeting.time}
? 4 | Place and presiding officer | {specialMeeting.place}; {specialMeeting.presidingOfficer|or as the Master directs}
? 5 | Purpose | {specialMeeting.purposes|or {notice.purposes}}
? 6 | Requested by | {notice.requestedBy|or The {office.word}}

A claim offered more than three months after the second meeting came to an end needs the leave of the Master or the court first (section 44(1)); bring it.

: {?main.isWoundUp|Liquidator|Trustee} | {executors.names}, {firm.name}, {firm.address}, {firm.phone}
: Gazette and newspapers | {specialMeeting.gazetteDate}; {specialMeeting.newspaper|or ____________________}{?specialMeeting.newspaperAf|, {specialMeeting.newspaperAf}}`,
  },
  {
    ...afrikaans,
    id: 23,
    name: 'Gazette Notice: Special Meeting of Creditors (Afrikaans)',
    stages: later,
    body: `> **VORM 2**
${writeActLineAf(formatSectionsInAfrikaans(special))}

# Spesiale byeenkoms van skuldeisers

Kennis geskied hiermee van 'n spesiale byeenkoms. Dit handel net oor die doel by 5: laat vorderings word bewys op koste van die skuldeiser op wie se versoek dit belê is, en getuies word onder eed ondervra.

? 1 | Nommer van boedel | {matter.masterReference}
? 2 | Naam en beskrywing | {main.displayNameAf}, ${idOrRegistration}
? 3 | Datum, uur | {specialMeeting.date}, {specialMeeting.time}
? 4 | Plek en voorsittende beampte | {specialMeeting.place}; die Meester of 'n landdros, soos die Meester gelas
? 5 | Doel | {notice.purposesAf}
? 6 | Op versoek van | {notice.requestedBy|or Die ${bearerAf}}

'n Vordering wat meer as drie maande na afloop van die tweede byeenkoms aangebied word, benodig eers die verlof van die Meester of die hof (artikel 44(1)); bring dit saam.

: {?main.isWoundUp|Likwidateur|Kurator} | {executors.names}, {firm.name}, {firm.address}, {firm.phone}
: Staatskoerant en koerante | {specialMeeting.gazetteDate}; {specialMeeting.newspaper|or geen}{?specialMeeting.newspaperAf|, {specialMeeting.newspaperAf}}`,
  },
  {
    ...english,
    id: 24,
    name: 'Gazette Notice: General Meeting of Creditors (English)',
    stages: later,
    body: `> **FORM 2**
${writeActLine(general)}

# General meeting of creditors

The {office.word} calls all creditors who proved claims to a general meeting, to be told how to act in the matters listed here. A resolution on a matter that is not listed is not binding.

: Number of the estate | {matter.masterReference}
: Name and description | {main.displayName}, ${idOrRegistration}
: Day and hour | {generalMeeting.date}, {generalMeeting.time}
: Place | {generalMeeting.place}{?generalMeeting.presidingOfficer|, before {generalMeeting.presidingOfficer}}

## Matters on which directions are asked

1. {generalMeeting.purposes|or {notice.purposes}}

Resolutions are taken by a majority in value; a claim of less than R1 000 is not counted in number (section 52). Proxies are lodged before voting begins. The meeting must be held where the Master or creditors with one fourth of the value proved ask for it{?notice.requestedBy|; it was requested by {notice.requestedBy}}.

: Convened by | {executors.names}, {firm.name}, {firm.address}, {firm.email}
: Appears in the Gazette of | {generalMeeting.gazetteDate}
: Appears in | {generalMeeting.newspaper|or no newspaper}{?generalMeeting.newspaperAf| and {generalMeeting.newspaperAf}}`,
  },
  {
    ...afrikaans,
    id: 25,
    name: 'Gazette Notice: General Meeting of Creditors (Afrikaans)',
    stages: later,
    body: `> **VORM 2**
${writeActLineAf(formatSectionsInAfrikaans(general))}

# Algemene byeenkoms van skuldeisers

Die ${bearerAf} roep alle skuldeisers wat vorderings bewys het na 'n algemene byeenkoms, om opdrag te gee oor die sake wat hier gelys is. 'n Besluit oor 'n saak wat nie gelys is nie, bind niemand nie.

: Nommer van boedel | {matter.masterReference}
: Naam en beskrywing | {main.displayNameAf}, ${idOrRegistration}
: Datum en uur | {generalMeeting.date}, {generalMeeting.time}
: Plek | {generalMeeting.place}, voor die Meester of 'n landdros

## Sake waaroor opdragte gevra word

1. {notice.purposesAf}

Besluite word by 'n meerderheid in waarde geneem; 'n vordering van minder as R1 000 tel nie in getal nie (artikel 52). Volmagte word ingedien voordat gestem word. Die byeenkoms moet gehou word waar die Meester of skuldeisers met een kwart van die bewese waarde daarom vra{?notice.requestedBy|; dit is deur {notice.requestedBy} versoek}.

: Belê deur | {executors.names}, {firm.name}, {firm.address}, {firm.email}
: Verskyn in die Staatskoerant van | {generalMeeting.gazetteDate}
: Verskyn in | {generalMeeting.newspaper|or geen koerant}{?generalMeeting.newspaperAf| en {generalMeeting.newspaperAf}}`,
  },
  {
    ...english,
    id: 26,
    name: 'Gazette Notice: Insolvency Account Open for Inspection (English)',
    stages: ['Account lodged'],
    body: `> **FORM 4**
${writeActLine(inspection)}

# Liquidation account and plan of {?distribution.deficiency is more than 0|contribution|distribution} lying for inspection

The account described below lies open to creditors for {inspection.days|or 14} days, counted from the day in item 6 or, if that is later, from publication. An objection is lodged with the Master in writing, with its reasons, before the account is confirmed (section 111 of the Insolvency Act 24 of 1936).

? 1 | Number of the estate | {matter.masterReference}
? 2 | Name and description | {main.displayName}, ${idOrRegistration}
? 3 | Description of the account | {distribution.kind} liquidation and {?distribution.deficiency is more than 0|contribution|distribution} account, lodged on {distribution.lodgedDate}
? 4 | Master's office | {inspection.masterOffice|or {masterOffice.name}}
? 5 | Magistrate's office | {inspection.magistrateOffice|or {magistrateOffice.name|or ____________________}}
? 6 | Open from | {notice.inspectionFrom}

: Lodged by | {executors.names}, {office.word}, {firm.name}, {firm.address}
: Gazette of | {inspection.gazetteDate|or {notice.gazetteDate}}`,
  },
  {
    ...afrikaans,
    id: 27,
    name: 'Gazette Notice: Insolvency Account Open for Inspection (Afrikaans)',
    stages: ['Account lodged'],
    body: `> **VORM 4**
${writeActLineAf(formatSectionsInAfrikaans(inspection))}

# Likwidasierekening en staat van {?distribution.deficiency is more than 0|kontribusie|distribusie} ter insae

Die rekening hieronder beskryf, lê {inspection.days|or 14} dae lank vir skuldeisers ter insae, gereken vanaf die dag by 6 of, as dit later is, vanaf publikasie. 'n Beswaar word skriftelik en met redes by die Meester ingedien voordat die rekening bekragtig word (artikel 111 van die Insolvensiewet 24 van 1936).

? 1 | Nommer van boedel | {matter.masterReference}
? 2 | Naam en beskrywing | {main.displayNameAf}, ${idOrRegistration}
? 3 | Beskrywing van rekening | {distribution.kind} likwidasie- en {?distribution.deficiency is more than 0|kontribusierekening|distribusierekening}, ingedien op {distribution.lodgedDate}
? 4 | Meesterskantoor | {inspection.masterOffice|or {masterOffice.name}}
? 5 | Landdroskantoor | {inspection.magistrateOffice|or {magistrateOffice.name|or ____________________}}
? 6 | Ter insae vanaf | {notice.inspectionFrom}

: Ingedien deur | {executors.names}, ${bearerAf}, {firm.name}, {firm.address}
: Staatskoerant van | {inspection.gazetteDate|or {notice.gazetteDate}}`,
  },
  {
    ...english,
    id: 28,
    name: 'Gazette Notice: Insolvency Account Confirmed: Dividend or Contribution (English)',
    stages: ['Account confirmed'],
    body: `> **FORM 5**
${writeActLine(confirmed)}

# Payment of dividends and collection of contributions

The Master has confirmed the account described below.
[if distribution.awarded is more than 0]
A dividend is being paid: creditors whose bank account the {office.word} does not have send it without delay.
[end]
[if distribution.deficiency is more than 0]
A contribution is being collected: every creditor liable to contribute must pay the amount for which he is liable to the {office.word}, at the address in item 6, forthwith.
[end]
[if distribution.awarded is "0" and distribution.deficiency is "0"]
There is no dividend, and nothing is collected.
[end]

? 1 | Number of the estate | {matter.masterReference}
? 2 | Name and description | {main.displayName}, ${idOrRegistration}
? 3 | Account | {distribution.kind}
? 4 | Confirmed on | {matter.confirmedDate}
? 5 | Dividend, contribution, or both | {?distribution.awarded is more than 0|Dividend{?distribution.deficiency is more than 0| and contribution}|{?distribution.deficiency is more than 0|Contribution|{?distribution.deficiency is "0"|Neither|____________________}}}
? 6 | {?main.isWoundUp|Liquidator|Trustee} and address for payment | {executors.names}, {firm.name}, {firm.address}, telephone {firm.phone}

What is not claimed within two months of confirmation goes to the Guardian's Fund.

: Gazette of | {notice.gazetteDate}`,
  },
  {
    ...afrikaans,
    id: 29,
    name: 'Gazette Notice: Insolvency Account Confirmed: Dividend or Contribution (Afrikaans)',
    stages: ['Account confirmed'],
    body: `> **VORM 5**
${writeActLineAf(formatSectionsInAfrikaans(confirmed))}

# Uitkeer van dividende en invordering van kontribusies

Die Meester het die rekening hieronder beskryf, bekragtig.
[if distribution.awarded is more than 0]
'n Dividend word uitgekeer: skuldeisers wie se bankrekening die ${bearerAf} nie het nie, stuur dit sonder versuim.
[end]
[if distribution.deficiency is more than 0]
'n Kontribusie word ingevorder: elke kontribusiepligtige skuldeiser moet die bedrag waarvoor hy aanspreeklik is, onverwyld aan die ${bearerAf} betaal, by die adres by 6.
[end]
[if distribution.awarded is "0" and distribution.deficiency is "0"]
Daar is geen dividend nie, en niks word ingevorder nie.
[end]

? 1 | Nommer van boedel | {matter.masterReference}
? 2 | Naam en beskrywing | {main.displayNameAf}, ${idOrRegistration}
? 3 | Rekening | {distribution.kind}
? 4 | Bekragtig op | {matter.confirmedDate}
? 5 | Dividend, kontribusie, of albei | {?distribution.awarded is more than 0|Dividend{?distribution.deficiency is more than 0| en kontribusie}|{?distribution.deficiency is more than 0|Kontribusie|{?distribution.deficiency is "0"|Geen van die twee|____________________}}}
? 6 | {?main.isWoundUp|Likwidateur|Kurator} en adres vir betaling | {executors.names}, {firm.name}, {firm.address}, telefoon {firm.phone}

Wat nie binne twee maande na bekragtiging geëis word nie, gaan na die Voogdyfonds.

: Staatskoerant van | {notice.gazetteDate}`,
  },
];
