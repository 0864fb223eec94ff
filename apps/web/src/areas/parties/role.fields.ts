import { type PartyRoleKey, partyRoles } from '@boedel/contract/parties/registry';
import { markPhrase, t } from '../../i18n/t';
import type { FieldSection } from '../../ui/fields/field';
import type { ListColumn } from '../../ui/list/column';
import type { PlacedField, PlacedColumn, PlacedSection } from '../../ui/record/record-layout';
import type { MatterParty } from './party-calls';
import {
  address,
  identity,
  ofBody,
  ofPerson,
  createPartyColumns,
  listPartySections,
  reach,
  wholeName,
} from './party-form';

const createIdentitySection = (...besides: readonly PlacedField[]): PlacedSection => ({
  title: markPhrase('Identity'),
  fields: [...identity, ...besides],
});
const contact: PlacedSection = { title: markPhrase('Contact'), fields: [...reach, 'details.notes'] };

/** The marriage itself is a record of its own, for both spouses. */
const spouse: PlacedSection[] = [createIdentitySection('dateOfDeath'), contact];

const child: PlacedSection[] = [
  createIdentitySection('dateOfDeath'),
  {
    title: markPhrase('Family'),
    fields: ['details.relationship', 'details.otherParent', 'details.guardian', 'details.hasDisability'],
  },
  contact,
];

const listProfessionalSections = (last: PlacedField): PlacedSection[] => [
  {
    title: markPhrase('Practice'),
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
  { title: markPhrase('Appointment'), fields: ['details.appointedDate', 'details.resignedDate', 'details.notes'] },
  { title: markPhrase('Contact'), fields: [...reach, ...address] },
];

const personOfInterest: PlacedSection[] = [
  {
    title: markPhrase('Identity'),
    fields: [
      'kind',
      ['firstNames', ofPerson],
      ['surname', { label: markPhrase('Surname or name') }],
      ['idNumber', ofPerson],
      ['registrationNumber', ofBody],
    ],
  },
  {
    title: markPhrase('Interest in the matter'),
    fields: ['details.relationship', 'details.isPoliticallyExposed', 'details.interest'],
  },
  contact,
];

/** Whom the register of beneficial owners of a trust names. */
const listFounderSections = (...last: readonly PlacedField[]): PlacedSection[] => [
  {
    title: markPhrase('Identity'),
    fields: [
      'kind',
      ['firstNames', ofPerson],
      ['surname', { label: markPhrase('Surname or name') }],
      ['idNumber', ofPerson],
      ['registrationNumber', ofBody],
      'taxNumber',
      ...last,
    ],
  },
  { title: markPhrase('Contact'), fields: [...reach, ...address, 'details.notes'] },
];

const insolvent: PlacedSection[] = [
  { title: markPhrase('Identity'), fields: ['kind', ...identity, ['registrationNumber', ofBody]] },
  contact,
];

/** Which of a role's fields its form shows, and where. */
const sectionsOfRole: Readonly<Record<PartyRoleKey, readonly PlacedSection[]>> = {
  spouse,
  child,
  insolvent,
  personofinterest: personOfInterest,
  founder: listFounderSections('details.foundedDate', 'details.endedDate'),
  owner: listFounderSections('dateOfBirth', 'passportNumber'),
  auditor: listProfessionalSections('details.reportsOn'),
  taxpractitioner: listProfessionalSections('details.practitionerNumber'),
};

export const listRoleSections = (role: PartyRoleKey): FieldSection[] =>
  listPartySections(partyRoles[role].fields, sectionsOfRole[role]);

const reached: readonly PlacedColumn<MatterParty>[] = [
  'email',
  ['mobile', { value: (row) => row.mobile ?? row.phone }],
];
const createRoleColumns = (
  role: PartyRoleKey,
  ...paths: readonly PlacedColumn<MatterParty>[]
): ListColumn<MatterParty>[] => createPartyColumns(partyRoles[role].fields, ...paths);
const isMinor: ListColumn<MatterParty> = {
  key: 'isMinor',
  title: markPhrase('Minor'),
  value: (row) => (row.isMinor ? t('Yes') : null),
};

/** What its list shows. */
export const columnsOfRole: Readonly<Record<PartyRoleKey, readonly ListColumn<MatterParty>[]>> = {
  spouse: createRoleColumns(
    'spouse',
    'idNumber',
    ['dateOfBirth', { title: markPhrase('Born') }],
    ['dateOfDeath', { title: markPhrase('Died') }],
  ),
  child: createRoleColumns('child', ['dateOfBirth', { title: markPhrase('Born') }], 'details.relationship').toSpliced(
    2,
    0,
    isMinor,
  ),
  insolvent: createRoleColumns('insolvent', 'idNumber', 'registrationNumber'),
  personofinterest: createRoleColumns('personofinterest', 'details.relationship', ...reached),
  founder: createRoleColumns('founder', 'details.foundedDate', 'details.endedDate', ...reached),
  owner: createRoleColumns('owner', 'idNumber', 'registrationNumber', ...reached),
  auditor: createRoleColumns('auditor', 'details.contactName', ...reached),
  taxpractitioner: createRoleColumns('taxpractitioner', 'details.contactName', ...reached),
};
