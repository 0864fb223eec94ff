import { sarsStatuses, trustKinds } from '@boedel/contract/parties/party-details';
import { phrase } from '../../i18n/t';
import type { Field, FieldSection } from '../../ui/fields/field';
import * as of from './party.fields';

const text = (name: string, label: string, span?: 6): Field => ({
  name: `details.${name}`,
  label,
  ...(span && { span }),
});
const day = (name: string, label: string): Field => ({ name: `details.${name}`, label, kind: 'day' });
const amount = (name: string, label: string): Field => ({ name: `details.${name}`, label, kind: 'money' });
const flag = (name: string, label: string): Field => ({ name: `details.${name}`, label, kind: 'flag' });

const person: FieldSection = {
  title: phrase('Identity'),
  fields: [
    ...of.identity,
    text('nationality', phrase('Nationality')),
    text('placeOfBirth', phrase('Place of birth')),
    text('occupation', phrase('Occupation')),
    text('employer', phrase('Employer')),
  ],
};
const contact: FieldSection = { title: phrase('Contact'), fields: [...of.reach, ...of.address] };
const lastAddress: FieldSection = {
  title: phrase('Residence'),
  fields: [text('usualResidence', phrase('Ordinarily resident at'), 6), ...of.address],
};
const death: FieldSection = {
  title: phrase('Death'),
  about: phrase('The law, the tariffs and the dates of the estate are those of the day of death.'),
  fields: [
    of.died,
    text('death.place', phrase('Place of death')),
    text('death.certificateNumber', phrase('Death certificate')),
    text('death.cause', phrase('Cause of death')),
  ],
};
const marriages: FieldSection = {
  title: phrase('Marriage'),
  about: phrase('The regime decides what falls into the estate. Each spouse is listed below.'),
  fields: [
    ...of.marriage,
    { name: 'details.previousMarriages', label: phrase('Earlier marriages'), kind: 'notes', span: 6 },
  ],
};
const careOf = (country: Country): FieldSection => ({
  title: phrase('Care'),
  fields: [
    text('care.diagnosis', phrase('Ground of the curatorship'), 6),
    text('care.placeOfCare', phrase('Cared for at')),
    text('care.carer', phrase('Carer')),
    flag('care.hasRafClaim', revenue[country].accidentFund),
  ],
});
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

const taxOf = (country: Country): FieldSection => ({
  title: revenue[country].title,
  about: phrase('The estate has a tax number of its own once the taxpayer is coded as an estate.'),
  fields: [
    of.taxNumber,
    text('sars.estateTaxNumber', phrase('Tax number of the estate')),
    text('sars.office', revenue[country].office),
    { name: 'details.sars.status', label: phrase('Status'), kind: 'select', options: of.asOptions(sarsStatuses) },
    { name: 'details.sars.lastYearFiled', label: phrase('Last year filed'), kind: 'number' },
    day('sars.codedDate', phrase('Coded as an estate on')),
    text('sars.payeNumber', phrase('PAYE number')),
    flag('sars.isOnEfiling', revenue[country].online),
    amount('sars.owed', revenue[country].owed),
    amount('sars.refund', phrase('Refund due')),
    { name: 'details.sars.note', label: phrase('Note on tax'), kind: 'notes', span: 6 },
  ],
});
const trading: FieldSection = {
  title: phrase('Business'),
  fields: [
    text('trading.tradingAs', phrase('Trading as')),
    text('trading.natureOfBusiness', phrase('Nature of the business')),
    day('trading.ceasedDate', phrase('Ceased trading on')),
    { name: 'vatNumber', label: phrase('VAT number') },
  ],
};
const affairs: FieldSection = {
  title: phrase('Statement of affairs'),
  about: phrase(
    'As the debtor stated them (Form B or CM 100); the estate’s own figures are worked out from its assets and claims.',
  ),
  fields: [
    day('affairs.statementDate', phrase('Date of the statement')),
    amount('affairs.immovable', phrase('Immovable property')),
    amount('affairs.movable', phrase('Movable property')),
    amount('affairs.debtorsOwing', phrase('Debtors')),
    amount('affairs.cash', phrase('Cash')),
    amount('affairs.secured', phrase('Secured creditors')),
    amount('affairs.preferent', phrase('Preferent creditors')),
    amount('affairs.concurrent', phrase('Concurrent creditors')),
    amount('affairs.contingent', phrase('Contingent liabilities')),
  ],
};
const trust: FieldSection = {
  title: phrase('The trust'),
  fields: [
    of.wholeName,
    of.registrationNumber,
    { name: 'details.trust.type', label: phrase('Type of trust'), kind: 'select', options: of.asOptions(trustKinds) },
    day('trust.deedDate', phrase('Date of the deed')),
    day('trust.registeredDate', phrase('Registered on')),
    {
      name: 'details.trust.financialYearEnd',
      label: phrase('Financial year end'),
      help: phrase('Month and day, as MM-DD.'),
    },
    of.taxNumber,
    { name: 'vatNumber', label: phrase('VAT number') },
    { name: 'details.trust.purpose', label: phrase('Purpose'), kind: 'notes', span: 6 },
  ],
};
const company: FieldSection = {
  title: phrase('The company'),
  fields: [{ ...of.wholeName, span: 4 }, of.kind, of.registrationNumber, of.taxNumber],
};
const remarks: FieldSection = { title: phrase('Remarks'), fields: [of.notes] };

/** What a matter of this type wants to know of whom it is about. */
export function mainSections(systemType: number, partyKind: string, country: Country): FieldSection[] {
  const sars = taxOf(country);
  switch (systemType) {
    case 1:
      return partyKind === 'person'
        ? [{ ...person, fields: [of.kind, ...person.fields] }, contact, marriages, trading, affairs, sars, remarks]
        : [company, contact, trading, affairs, sars, remarks];
    case 2:
      return [person, death, lastAddress, marriages, sars, remarks];
    case 3:
      return [person, careOf(country), contact, marriages, sars, remarks];
    case 5:
      return [trust, contact, remarks];
    default:
      return [person, contact, marriages, sars, remarks];
  }
}

/** The person tab by type. */
export const mainTitle: Readonly<Record<number, string>> = {
  1: phrase('Insolvent'),
  2: phrase('Deceased'),
  3: phrase('Patient'),
  4: phrase('Client'),
  5: phrase('The trust'),
};
