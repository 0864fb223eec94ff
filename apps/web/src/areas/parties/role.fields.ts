import type { PartyRoleKey } from '@boedel/contract/parties/registry';
import { createElement } from 'react';
import { revealOf } from '../../client/reveal';
import { phrase, t } from '../../i18n/t';
import type { Field, FieldSection } from '../../ui/fields/field';
import { MaskedNumber } from '../../ui/figures/masked-number';
import type { Column } from '../../ui/list/column';
import type { Matter } from '../../ui/the-matter';
import * as of from './party.fields';
import type { Party } from './party-calls';

const detail = (name: string, label: string, kind?: Field['kind'], span?: 6): Field => ({
  name: `details.${name}`,
  label,
  ...(kind && { kind }),
  ...(span && { span }),
});
const choice = (name: string, label: string, words: readonly string[]): Field => ({
  ...detail(name, label, 'select'),
  options: of.asOptions(words),
});

const spousalRebate: FieldSection = {
  title: phrase('Spousal rebate'),
  about: phrase('Estate Duty Act s 4A: what a spouse who died earlier left unused is added to this estate’s rebate.'),
  fields: [
    detail('spousalRebate.applies', phrase('Applies'), 'flag'),
    detail('spousalRebate.unusedAmount', phrase('Unused amount'), 'money'),
    detail('spousalRebate.estateReference', phrase('Reference of that estate')),
    detail('spousalRebate.note', phrase('Note on the rebate')),
  ],
};

const spouse: FieldSection[] = [
  { title: phrase('Identity'), fields: [...of.identity] },
  {
    title: phrase('Marriage'),
    fields: [
      {
        name: 'maritalRegime',
        label: phrase('Marital regime'),
        kind: 'select',
        span: 3,
        options: of.marriage[1]!.options!,
      },
      { ...of.marriage[2]!, span: 3 },
      detail('placeOfMarriage', phrase('Place of the marriage')),
      detail('isSurviving', phrase('Survives, or is the spouse now'), 'flag'),
      choice('marriageEnded', phrase('The marriage ended'), ['by death', 'by divorce', 'by annulment']),
      detail('marriageEndedDate', phrase('Ended on'), 'day'),
      of.died,
    ],
  },
  spousalRebate,
  {
    title: phrase('Antenuptial contract'),
    fields: [
      detail('antenuptialContract.number', phrase('Number')),
      detail('antenuptialContract.registeredDate', phrase('Registered on'), 'day'),
      detail('antenuptialContract.deedsOffice', phrase('Deeds office')),
      detail('antenuptialContract.notary', phrase('Notary')),
    ],
  },
  {
    title: phrase('Accrual'),
    about: phrase('Matrimonial Property Act s 6: what each declared at the start, and what the accrual leaves out.'),
    fields: [
      detail('accrual.ownCommencement', phrase('Commencement value, own'), 'money'),
      detail('accrual.spouseCommencement', phrase('Commencement value, spouse'), 'money'),
      detail('accrual.excluded', phrase('Excluded'), 'notes', 6),
    ],
  },
  { title: phrase('Contact'), fields: [...of.reach, of.notes] },
];

const child: FieldSection[] = [
  { title: phrase('Identity'), fields: [...of.identity, of.died] },
  {
    title: phrase('Family'),
    fields: [
      choice('relationship', phrase('Relationship'), [
        'born of the marriage',
        'born outside it',
        'adopted',
        'stepchild',
        'foster child',
      ]),
      detail('otherParent', phrase('Other parent')),
      detail('guardian', phrase('Guardian')),
      detail('hasDisability', phrase('Lives with a disability'), 'flag'),
    ],
  },
  { title: phrase('Contact'), fields: [...of.reach, of.notes] },
];

const professional = (last: Field): FieldSection[] => [
  {
    title: phrase('Practice'),
    fields: [
      of.wholeName,
      of.kind,
      of.registrationNumber,
      detail('contactName', phrase('Contact person')),
      detail('professionalBody', phrase('Professional body')),
      detail('practiceNumber', phrase('Practice number')),
      last,
    ],
  },
  {
    title: phrase('Appointment'),
    fields: [
      detail('appointedDate', phrase('Appointed on'), 'day'),
      detail('resignedDate', phrase('Resigned on'), 'day'),
      of.notes,
    ],
  },
  { title: phrase('Contact'), fields: [...of.reach, ...of.address] },
];

const personOfInterest: FieldSection[] = [
  {
    title: phrase('Identity'),
    fields: [
      of.kind,
      { ...of.firstNames, ...of.ofPerson },
      { ...of.surname, label: phrase('Surname or name') },
      { ...of.idNumber, ...of.ofPerson },
      { ...of.registrationNumber, ...of.ofBody },
    ],
  },
  {
    title: phrase('Interest'),
    fields: [
      detail('relationship', phrase('Relationship')),
      detail('isPoliticallyExposed', phrase('Politically exposed (FICA)'), 'flag'),
      detail('interest', phrase('Interest in the matter'), 'notes', 6),
    ],
  },
  { title: phrase('Contact'), fields: [...of.reach, of.notes] },
];

const insolvent: FieldSection[] = [
  {
    title: phrase('Identity'),
    fields: [of.kind, ...of.identity, { ...of.registrationNumber, ...of.ofBody }],
  },
  { title: phrase('Contact'), fields: [...of.reach, of.notes] },
];

/** The form of each role. */
const sectionsOfRole: Readonly<Record<PartyRoleKey, readonly FieldSection[]>> = {
  spouse,
  child,
  insolvent,
  personofinterest: personOfInterest,
  auditor: professional(detail('reportsOn', phrase('Reports on'))),
  taxpractitioner: professional(detail('practitionerNumber', phrase('Practitioner number with SARS'))),
};

/** Estate duty is South Africa's and an estate's: elsewhere nobody is asked about its rebate. */
export function sectionsFor(role: PartyRoleKey, { systemTypeID, country }: Pick<Matter, 'systemTypeID' | 'country'>) {
  const hasDuty = country === 'South Africa' && (systemTypeID === 2 || systemTypeID === 4);
  return sectionsOfRole[role].filter((section) => hasDuty || section !== spousalRebate);
}

const name: Column<Party> = { key: 'listName', title: phrase('Name'), strong: true };
const reached: Column<Party>[] = [
  { key: 'email', title: phrase('E-mail') },
  { key: 'mobile', title: phrase('Mobile'), value: (row) => row.mobile ?? row.phone },
];
const ofDetails = (key: string, title: string): Column<Party> => ({
  key,
  title,
  value: (row) => (row.details as Record<string, string | null>)[key] ?? null,
});
const born: Column<Party> = { key: 'dateOfBirth', title: phrase('Born'), kind: 'day' };
const idColumn: Column<Party> = {
  key: 'idNumber',
  title: phrase('ID number'),
  render: ({ id, idNumber }) =>
    createElement(MaskedNumber, {
      value: idNumber ?? null,
      label: t('ID number'),
      onReveal: () => revealOf('matter_party', id)('idNumber'),
    }),
};

/** What its list shows. */
export const columnsOfRole: Readonly<Record<PartyRoleKey, readonly Column<Party>[]>> = {
  spouse: [
    name,
    idColumn,
    { key: 'maritalRegime', title: phrase('Marital regime') },
    { key: 'dateOfMarriage', title: phrase('Married'), kind: 'day' },
  ],
  child: [
    name,
    born,
    { key: 'isMinor', title: phrase('Minor'), value: (row) => (row.isMinor ? t('Yes') : null) },
    ofDetails('relationship', phrase('Relationship')),
  ],
  insolvent: [name, idColumn, { key: 'registrationNumber', title: phrase('Registration number') }],
  personofinterest: [name, ofDetails('relationship', phrase('Relationship')), ...reached],
  auditor: [name, ofDetails('contactName', phrase('Contact person')), ...reached],
  taxpractitioner: [name, ofDetails('contactName', phrase('Contact person')), ...reached],
};
