/** Sections a notice rests on, by whose estate it is: a person's, a company's, a close corporation's. */
interface ActSections {
  readonly person: string;
  readonly company: string;
  readonly closeCorporation: string;
}

// The Namibian company statutes number their sections otherwise: the Act is named, its sections are not.
const chooseSection = (act: Readonly<Record<keyof ActSections, readonly [here: string, namibia: string]>>): string => {
  const writeCountryChoice = ([here, namibia]: readonly [string, string]): string =>
    `{?matter.country is "Namibia"|**${namibia}**|**${here}**}`;
  return `> {?main.isWoundUp|{?main.isCloseCorporation|${writeCountryChoice(act.closeCorporation)}|${writeCountryChoice(act.company)}}|${writeCountryChoice(act.person)}}`;
};

/** The line that names the Act, as the Gazette prints it. */
export const writeActLine = ({ person, company, closeCorporation }: ActSections): string =>
  chooseSection({
    person: [`INSOLVENCY ACT 24 OF 1936: ${person}`, `INSOLVENCY ACT 24 OF 1936: ${person}`],
    company: [`COMPANIES ACT 61 OF 1973: ${company}`, 'COMPANIES ACT 28 OF 2004'],
    closeCorporation: [`CLOSE CORPORATIONS ACT 69 OF 1984: ${closeCorporation}`, 'CLOSE CORPORATIONS ACT 26 OF 1988'],
  });

export const writeActLineAf = ({ person, company, closeCorporation }: ActSections): string =>
  chooseSection({
    person: [`INSOLVENSIEWET 24 VAN 1936: ${person}`, `INSOLVENSIEWET 24 VAN 1936: ${person}`],
    company: [`MAATSKAPPYWET 61 VAN 1973: ${company}`, 'MAATSKAPPYWET 28 VAN 2004'],
    closeCorporation: [
      `WET OP BESLOTE KORPORASIES 69 VAN 1984: ${closeCorporation}`,
      'WET OP BESLOTE KORPORASIES 26 VAN 1988',
    ],
  });

export const idOrRegistration = `{?main.isWoundUp|{main.registrationNumber}|{main.idNumber}}`;

/** The order, or the resolution of a voluntary winding-up, with the court. */
export const orderOf = `{?matter.kind is "Creditors' voluntary winding-up" or matter.kind is "Members' voluntary winding-up"|Special resolution{?matter.resolutionDate| of {matter.resolutionDate}} for a voluntary winding-up|{?matter.finalOrderDate|Final order of {matter.finalOrderDate}|{?matter.kind is "Voluntary surrender"|Surrender accepted by the order of {matter.provisionalOrderDate}|Provisional order of {matter.provisionalOrderDate}}}, {matter.court}{?matter.caseNumber|, case {matter.caseNumber}}}`;

export const orderOfAf = `{?matter.kind is "Creditors' voluntary winding-up" or matter.kind is "Members' voluntary winding-up"|Spesiale besluit{?matter.resolutionDate| van {matter.resolutionDate}} vir vrywillige likwidasie|{?matter.finalOrderDate|Finale bevel van {matter.finalOrderDate}|{?matter.kind is "Voluntary surrender"|Vrywillige boedeloorgawe aanvaar by bevel van {matter.provisionalOrderDate}|Voorlopige bevel van {matter.provisionalOrderDate}}}, {matter.court}{?matter.caseNumber|, saak {matter.caseNumber}}}`;

/** What a paper calls who is appointed: the dictionary's trustee is one of a trust. */
export const bearerAf = `{?main.isWoundUp|likwidateur|kurator}`;

export const re = `{main.displayName}, ${idOrRegistration}, Master's reference {matter.masterReference|or not allotted yet}`;

/** One sentence that says who was appointed, as what and by which certificate. */
export const appointed = `{executors.names} {?matter.finalOrderDate|was appointed|was provisionally appointed} {office.word} by the Master of the High Court, {masterOffice.name}, under the certificate of appointment of {matter.appointmentDate|or a day shown on it}. ${orderOf}.`;
