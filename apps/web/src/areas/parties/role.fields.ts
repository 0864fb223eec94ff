import { type PartyRoleKey, partyRoles } from '@boedel/contract/parties/registry';
import { phrase, t } from '../../i18n/t';
import type { FieldSection } from '../../ui/fields/field';
import type { Column } from '../../ui/list/column';
import type { Placed, PlacedColumn, PlacedSection } from '../../ui/record/record-layout';
import type { Party } from './party-calls';
import { address, identity, ofBody, ofPerson, partyColumns, partySections, reach, wholeName } from './party-form';

const identityOf = (...besides: readonly Placed[]): PlacedSection => ({
  title: phrase('Identity'),
  fields: [...identity, ...besides],
});
const contact: PlacedSection = { title: phrase('Contact'), fields: [...reach, 'details.notes'] };

/** The marriage itself is a record of its own, for both spouses. */
const spouse: PlacedSection[] = [identityOf('dateOfDeath'), contact];

const child: PlacedSection[] = [
  identityOf('dateOfDeath'),
  {
    title: phrase('Family'),
    fields: ['details.relationship', 'details.otherParent', 'details.guardian', 'details.hasDisability'],
  },
  contact,
];

const professional = (last: Placed): PlacedSection[] => [
  {
    title: phrase('Practice'),
    fields: [
      wholeName,
      'kind',
      'registrationNumber',
      'details.contactName',
      'details.professionalBody',
      'details.practiceNumber',
      last,
    ],
  },
  { title: phrase('Appointment'), fields: ['details.appointedDate', 'details.resignedDate', 'details.notes'] },
  { title: phrase('Contact'), fields: [...reach, ...address] },
];

const personOfInterest: PlacedSection[] = [
  {
    title: phrase('Identity'),
    fields: [
      'kind',
      ['firstNames', ofPerson],
      ['surname', { label: phrase('Surname or name') }],
      ['idNumber', ofPerson],
      ['registrationNumber', ofBody],
    ],
  },
  {
    title: phrase('Interest in the matter'),
    fields: ['details.relationship', 'details.isPoliticallyExposed', 'details.interest'],
  },
  contact,
];

/** Whom the register of beneficial owners of a trust names. */
const founder = (...last: readonly Placed[]): PlacedSection[] => [
  {
    title: phrase('Identity'),
    fields: [
      'kind',
      ['firstNames', ofPerson],
      ['surname', { label: phrase('Surname or name') }],
      ['idNumber', ofPerson],
      ['registrationNumber', ofBody],
      'taxNumber',
      ...last,
    ],
  },
  { title: phrase('Contact'), fields: [...reach, ...address, 'details.notes'] },
];

const insolvent: PlacedSection[] = [
  { title: phrase('Identity'), fields: ['kind', ...identity, ['registrationNumber', ofBody]] },
  contact,
];

/** Which of a role's fields its form shows, and where. */
const sectionsOfRole: Readonly<Record<PartyRoleKey, readonly PlacedSection[]>> = {
  spouse,
  child,
  insolvent,
  personofinterest: personOfInterest,
  founder: founder('details.foundedDate', 'details.endedDate'),
  owner: founder('dateOfBirth', 'passportNumber'),
  auditor: professional('details.reportsOn'),
  taxpractitioner: professional('details.practitionerNumber'),
};

export const sectionsFor = (role: PartyRoleKey): FieldSection[] =>
  partySections(partyRoles[role].fields, sectionsOfRole[role]);

const reached: readonly PlacedColumn<Party>[] = ['email', ['mobile', { value: (row) => row.mobile ?? row.phone }]];
const columnsFor = (role: PartyRoleKey, ...paths: readonly PlacedColumn<Party>[]): Column<Party>[] =>
  partyColumns(partyRoles[role].fields, ...paths);
const isMinor: Column<Party> = {
  key: 'isMinor',
  title: phrase('Minor'),
  value: (row) => (row.isMinor ? t('Yes') : null),
};

/** What its list shows. */
export const columnsOfRole: Readonly<Record<PartyRoleKey, readonly Column<Party>[]>> = {
  spouse: columnsFor(
    'spouse',
    'idNumber',
    ['dateOfBirth', { title: phrase('Born') }],
    ['dateOfDeath', { title: phrase('Died') }],
  ),
  child: columnsFor('child', ['dateOfBirth', { title: phrase('Born') }], 'details.relationship').toSpliced(
    2,
    0,
    isMinor,
  ),
  insolvent: columnsFor('insolvent', 'idNumber', 'registrationNumber'),
  personofinterest: columnsFor('personofinterest', 'details.relationship', ...reached),
  founder: columnsFor('founder', 'details.foundedDate', 'details.endedDate', ...reached),
  owner: columnsFor('owner', 'idNumber', 'registrationNumber', ...reached),
  auditor: columnsFor('auditor', 'details.contactName', ...reached),
  taxpractitioner: columnsFor('taxpractitioner', 'details.contactName', ...reached),
};
