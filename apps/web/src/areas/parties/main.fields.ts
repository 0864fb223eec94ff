import { systemType as kinds } from '@boedel/domain/matter/kinds';
import { isTrustOf, type TrustType } from '@boedel/domain/trusts/trust-type';
import { sarsStatuses } from '@boedel/contract/parties/party-details';
import { partyRoles } from '@boedel/contract/parties/registry';
import { phrase } from '../../i18n/t';
import { type FieldSection, optionsOf } from '../../ui/fields/field';
import type { Placed, PlacedSection } from '../../ui/record/record-layout';
import { address, identity, partySections, reach, wholeName } from './party-form';

const person: PlacedSection = {
  title: phrase('Identity'),
  fields: [...identity, 'details.nationality', 'details.placeOfBirth', 'details.occupation', 'details.employer'],
};
const contact: PlacedSection = { title: phrase('Contact'), fields: [...reach, ...address] };
const lastAddress: PlacedSection = {
  title: phrase('Residence'),
  fields: ['details.usualResidence', 'details.residentHere', ...address],
};
const death: PlacedSection = {
  title: phrase('Death'),
  about: phrase('The law, the tariffs and the dates of the estate are those of the day of death.'),
  fields: ['dateOfDeath', 'details.death.place', 'details.death.certificateNumber', 'details.death.cause'],
};
const marriages: PlacedSection = {
  title: phrase('Marriage'),
  about: phrase('Each marriage is listed below; its regime decides what falls into the estate.'),
  fields: ['maritalStatus', 'details.previousMarriages'],
};
/** The revenue authority of each country, in the words of its people. */
const revenue = {
  'South Africa': {
    title: phrase('SARS'),
    office: phrase('SARS office'),
    online: phrase('On eFiling'),
    owed: phrase('Owed to SARS'),
    accidentFund: phrase('Road Accident Fund claim'),
  },
  Namibia: {
    title: phrase('NamRA'),
    office: phrase('NamRA office'),
    online: phrase('On ITAS'),
    owed: phrase('Owed to NamRA'),
    accidentFund: phrase('Motor Vehicle Accident Fund claim'),
  },
} as const;
type Country = keyof typeof revenue;

const careOf = (country: Country): PlacedSection => ({
  title: phrase('Care'),
  fields: [
    'details.care.diagnosis',
    'details.care.placeOfCare',
    'details.care.carer',
    ['details.care.hasRafClaim', { label: revenue[country].accidentFund }],
  ],
});
const taxFields = (country: Country): readonly Placed[] => [
  'details.sars.lastYearFiled',
  'details.sars.payeNumber',
  ['details.sars.isOnEfiling', { label: revenue[country].online }],
  ['details.sars.owed', { label: revenue[country].owed }],
  'details.sars.refund',
  'details.sars.note',
];
const office = (country: Country): Placed => ['details.sars.office', { label: revenue[country].office }];
/** Somebody who died, or whose estate was sequestrated: the estate is a taxpayer beside them. */
const taxOfEstate = (country: Country): PlacedSection => ({
  title: revenue[country].title,
  about: phrase(
    'The estate has a tax number of its own once the taxpayer is coded as an estate. When that was stands with the matter’s details.',
  ),
  fields: ['taxNumber', 'details.sars.estateTaxNumber', office(country), 'details.sars.status', ...taxFields(country)],
});
/** Whoever lives, and a company while it is wound up, stays the same taxpayer. */
const taxOfSame = (country: Country): PlacedSection => ({
  title: revenue[country].title,
  fields: [
    'taxNumber',
    office(country),
    ['details.sars.status', { options: optionsOf(sarsStatuses.filter((status) => status !== 'coded')) }],
    ...taxFields(country),
  ],
});
const trading: PlacedSection = {
  title: phrase('Business'),
  fields: ['details.trading.tradingAs', 'details.trading.natureOfBusiness', 'details.trading.ceasedDate', 'vatNumber'],
};
const affairs: PlacedSection = {
  title: phrase('Statement of affairs'),
  about: phrase('Its annexures and sums come from assets and claims; here is what those do not say.'),
  fields: ['details.affairs.statementDate', 'details.affairs.causes'],
};
const composition: PlacedSection = {
  title: phrase('Composition'),
  about: phrase('An offer of the insolvent to the creditors (s 119); where it stands is under Composition above.'),
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
  title: phrase('Rehabilitation'),
  fields: [
    'details.rehabilitation.isSecondInsolvency',
    'details.rehabilitation.isRecommended',
    'details.rehabilitation.isHeldByCourt',
    'details.rehabilitation.orderDate',
  ],
};
/** Asked of these types of trust alone. */
const askedOf: readonly (readonly [field: string, ...types: TrustType[]])[] = [
  ['details.trust.will', 'MC', 'SB'],
  ['details.trust.courtOrderDate', 'RAF', 'SA'],
  ['details.trust.undertakingNumber', 'RAF'],
  ['details.trust.disability', 'SA', 'RAF'],
];
const trustOf = (kind: string | null | undefined): PlacedSection => ({
  title: phrase('The trust'),
  fields: [
    wholeName,
    'registrationNumber',
    'details.trust.deedDate',
    ...askedOf.filter(([, ...types]) => isTrustOf(kind, ...types)).map(([field]) => field),
    'details.trust.financialYearEnd',
    'taxNumber',
    'vatNumber',
    'details.trust.purpose',
  ],
});
const bodyTitles: Readonly<Record<string, string>> = {
  company: phrase('The company'),
  'close corporation': phrase('The close corporation'),
  trust: phrase('The trust'),
  partnership: phrase('The partnership'),
};
const bodyOf = (partyKind: string): PlacedSection => ({
  title: bodyTitles[partyKind] ?? phrase('The insolvent'),
  fields: [['surname', { label: phrase('Name'), span: 4 }], 'kind', 'registrationNumber'],
});
const remarks: PlacedSection = { title: phrase('Remarks'), fields: ['details.notes'] };

/** What of a matter decides what is asked of whom it is about. */
interface AskedOf {
  readonly systemTypeID: number;
  readonly kind?: string | null | undefined;
  readonly country: Country;
}

/** Which sections a matter of this type asks of whom it is about. */
function placedFor({ systemTypeID, kind, country }: AskedOf, partyKind: string): PlacedSection[] {
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
            taxOfEstate(country),
            remarks,
          ]
        : [bodyOf(partyKind), contact, trading, affairs, taxOfSame(country), remarks];
    case kinds.estateLate:
      return [person, death, lastAddress, marriages, taxOfEstate(country), remarks];
    case kinds.curatorship:
      return [person, careOf(country), contact, marriages, taxOfSame(country), remarks];
    case kinds.trust:
      return [trustOf(kind), contact, remarks];
    default:
      return [person, contact, marriages, taxOfSame(country), remarks];
  }
}

/** What a matter of this type wants to know of whom it is about. */
export const mainSections = (matter: AskedOf, partyKind: string): FieldSection[] =>
  partySections(partyRoles.insolvent.fields, placedFor(matter, partyKind));

/** The person tab by type. */
export const mainTitle: Readonly<Record<number, string>> = {
  [kinds.liquidation]: phrase('Insolvent'),
  [kinds.estateLate]: phrase('Deceased'),
  [kinds.curatorship]: phrase('Patient'),
  [kinds.flowConsult]: phrase('Client'),
  [kinds.trust]: phrase('The trust'),
};
