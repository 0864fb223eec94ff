import { systemType as kinds } from '@boedel/domain/matter/kinds';
import { isTrustOf, type TrustType } from '@boedel/domain/trusts/trust-type';
import { sarsStatuses } from '@boedel/contract/parties/party-details';
import { partyRoles } from '@boedel/contract/parties/registry';
import { markPhrase } from '../../i18n/t';
import { type FieldSection, toOptions } from '../../ui/fields/field';
import type { PlacedField, PlacedSection } from '../../ui/record/record-layout';
import { address, identity, listPartySections, reach, wholeName } from './party-form';

const person: PlacedSection = {
  title: markPhrase('Identity'),
  fields: [...identity, 'details.nationality', 'details.placeOfBirth', 'details.occupation', 'details.employer'],
};
const contact: PlacedSection = { title: markPhrase('Contact'), fields: [...reach, ...address] };
const lastAddress: PlacedSection = {
  title: markPhrase('Residence'),
  fields: ['details.usualResidence', 'details.residentHere', ...address],
};
const death: PlacedSection = {
  title: markPhrase('Death'),
  about: markPhrase('The law, the tariffs and the dates of the estate are those of the day of death.'),
  fields: ['dateOfDeath', 'details.death.place', 'details.death.certificateNumber', 'details.death.cause'],
};
const marriages: PlacedSection = {
  title: markPhrase('Marriage'),
  about: markPhrase('List each marriage below. Its regime decides what falls into the estate.'),
  fields: ['maritalStatus', 'details.previousMarriages'],
};
/** The revenue authority of each country, in the words of its people. */
const revenue = {
  'South Africa': {
    title: markPhrase('SARS'),
    office: markPhrase('SARS office'),
    online: markPhrase('Registered on eFiling'),
    owed: markPhrase('Owed to SARS'),
    accidentFund: markPhrase('Road Accident Fund claim'),
  },
  Namibia: {
    title: markPhrase('NamRA'),
    office: markPhrase('NamRA office'),
    online: markPhrase('Registered on ITAS'),
    owed: markPhrase('Owed to NamRA'),
    accidentFund: markPhrase('Motor Vehicle Accident Fund claim'),
  },
} as const;
type RevenueCountry = keyof typeof revenue;

const createCareSection = (country: RevenueCountry): PlacedSection => ({
  title: markPhrase('Care'),
  fields: [
    'details.care.diagnosis',
    'details.care.placeOfCare',
    'details.care.carer',
    ['details.care.hasRafClaim', { label: revenue[country].accidentFund }],
  ],
});
const listTaxFields = (country: RevenueCountry): readonly PlacedField[] => [
  'details.sars.lastYearFiled',
  'details.sars.payeNumber',
  ['details.sars.isOnEfiling', { label: revenue[country].online }],
  ['details.sars.owed', { label: revenue[country].owed }],
  'details.sars.refund',
  'details.sars.note',
];
const placeOffice = (country: RevenueCountry): PlacedField => [
  'details.sars.office',
  { label: revenue[country].office },
];
/** Somebody who died, or whose estate was sequestrated: the estate is a taxpayer beside them. */
const createEstateTaxSection = (country: RevenueCountry): PlacedSection => ({
  title: revenue[country].title,
  about: markPhrase(
    'The estate gets its own tax number when the taxpayer is coded as an estate. Enter that date in the matter’s details.',
  ),
  fields: [
    'taxNumber',
    'details.sars.estateTaxNumber',
    placeOffice(country),
    'details.sars.status',
    ...listTaxFields(country),
  ],
});
/** Whoever lives, and a company while it is wound up, stays the same taxpayer. */
const createOwnTaxSection = (country: RevenueCountry): PlacedSection => ({
  title: revenue[country].title,
  fields: [
    'taxNumber',
    placeOffice(country),
    ['details.sars.status', { options: toOptions(sarsStatuses.filter((status) => status !== 'coded')) }],
    ...listTaxFields(country),
  ],
});
const trading: PlacedSection = {
  title: markPhrase('Business'),
  fields: ['details.trading.tradingAs', 'details.trading.natureOfBusiness', 'details.trading.ceasedDate', 'vatNumber'],
};
const affairs: PlacedSection = {
  title: markPhrase('Statement of affairs'),
  about: markPhrase('Annexures and totals come from assets and claims. Enter the remaining details here.'),
  fields: ['details.affairs.statementDate', 'details.affairs.causes'],
};
const composition: PlacedSection = {
  title: markPhrase('Composition'),
  about: markPhrase('An offer of the insolvent to the creditors (s 119). See Composition above for its status.'),
  fields: [
    'details.composition.offeredDate',
    'details.composition.centsInRand',
    'details.composition.trusteeView',
    'details.composition.isDirected',
    'details.composition.sentDate',
    'details.composition.isPaidOrSecured',
    'details.composition.favoursSome',
    'details.composition.propertyReturns',
    'details.composition.terms',
  ],
};
const rehabilitation: PlacedSection = {
  title: markPhrase('Rehabilitation'),
  fields: [
    'details.rehabilitation.isSecondInsolvency',
    'details.rehabilitation.isRecommended',
    'details.rehabilitation.isHeldByCourt',
    'details.rehabilitation.orderDate',
  ],
};
/** Asked of these types of trust alone. */
const trustTypeFields: readonly (readonly [field: string, ...types: TrustType[]])[] = [
  ['details.trust.will', 'MC', 'SB'],
  ['details.trust.courtOrderDate', 'RAF', 'SA'],
  ['details.trust.undertakingNumber', 'RAF'],
  ['details.trust.disability', 'SA', 'RAF'],
];
const createTrustSection = (kind: string | null | undefined): PlacedSection => ({
  title: markPhrase('The trust'),
  fields: [
    wholeName,
    'registrationNumber',
    'details.trust.deedDate',
    ...trustTypeFields.filter(([, ...types]) => isTrustOf(kind, ...types)).map(([field]) => field),
    'details.trust.financialYearEnd',
    'taxNumber',
    'vatNumber',
    'details.trust.purpose',
  ],
});
const bodyTitles: Readonly<Record<string, string>> = {
  company: markPhrase('The company'),
  'close corporation': markPhrase('The close corporation'),
  trust: markPhrase('The trust'),
  partnership: markPhrase('The partnership'),
};
const createBodySection = (partyKind: string): PlacedSection => ({
  title: bodyTitles[partyKind] ?? markPhrase('The insolvent'),
  fields: [['surname', { label: markPhrase('Name'), span: 4 }], 'kind', 'registrationNumber'],
});
const remarks: PlacedSection = { title: markPhrase('Remarks'), fields: ['details.notes'] };

/** What of a matter decides what is asked of whom it is about. */
interface MainPartyMatter {
  readonly systemTypeID: number;
  readonly kind?: string | null | undefined;
  readonly country: RevenueCountry;
}

/** Which sections a matter of this type asks of whom it is about. */
function listPlacedSections({ systemTypeID, kind, country }: MainPartyMatter, partyKind: string): PlacedSection[] {
  switch (systemTypeID) {
    case kinds.liquidation:
      return partyKind === 'person'
        ? [
            { ...person, fields: ['kind', ...person.fields] },
            contact,
            marriages,
            trading,
            affairs,
            composition,
            rehabilitation,
            createEstateTaxSection(country),
            remarks,
          ]
        : [createBodySection(partyKind), contact, trading, affairs, createOwnTaxSection(country), remarks];
    case kinds.estateLate:
      return [person, death, lastAddress, marriages, createEstateTaxSection(country), remarks];
    case kinds.curatorship:
      return [person, createCareSection(country), contact, marriages, createOwnTaxSection(country), remarks];
    case kinds.trust:
      return [createTrustSection(kind), contact, remarks];
    default:
      return [person, contact, marriages, createOwnTaxSection(country), remarks];
  }
}

/** What a matter of this type wants to know of whom it is about. */
export const listMainSections = (matter: MainPartyMatter, partyKind: string): FieldSection[] =>
  listPartySections(partyRoles.insolvent.fields, listPlacedSections(matter, partyKind));

/** The person tab by type. */
export const mainTitle: Readonly<Record<number, string>> = {
  [kinds.liquidation]: markPhrase('Insolvent'),
  [kinds.estateLate]: markPhrase('Deceased'),
  [kinds.curatorship]: markPhrase('Patient'),
  [kinds.flowConsult]: markPhrase('Client'),
  [kinds.trust]: markPhrase('The trust'),
};
