import { partyFields } from '@boedel/contract/parties/party.fields';
import { disqualifications, independenceTests } from '@boedel/domain/trustees/checklists';
import { trusteeKinds } from '@boedel/domain/trustees/trustee';
import { createElement } from 'react';
import { markPhrase, t } from '../../i18n/t';
import type { FormFieldDefinition, FieldSection } from '../../ui/fields/field';
import { IdLine } from '../../ui/identity/id-line';
import { placeFields } from '../../ui/record/record-layout';
import { createChecklistControl } from './checklist-control';
import { kinds } from './trustees.queries';

const half = { span: 3 } as const;
const ofPerson: Partial<FormFieldDefinition> = { ...half, when: { field: 'kind', is: (kind) => kind === 'person' } };
const ofBody: Partial<FormFieldDefinition> = { ...half, when: { field: 'kind', is: (kind) => kind !== 'person' } };
const isKind = (wanted: string) => ({ field: 'trusteeKind', is: (kind: unknown) => kind === wanted });

const createOfficeSection = (isNew: boolean): FieldSection => ({
  title: markPhrase('In office'),
  fields: [
    {
      name: 'trusteeKind',
      label: markPhrase('Type of trustee'),
      kind: 'select',
      required: true,
      span: 3,
      options: trusteeKinds.map((value) => ({ value, label: t(kinds[value]) })),
    },
    {
      name: 'nominee',
      label: markPhrase('Nominee on the letters'),
      span: 3,
      maxLength: 160,
      when: isKind('corporate'),
    },
    { name: 'acceptedDate', label: markPhrase('Accepted (J417)'), kind: 'day', span: 3 },
    ...(isNew
      ? [
          {
            name: 'authorisedDate',
            label: markPhrase('Letters of authority'),
            kind: 'day' as const,
            span: 3 as const,
            help: markPhrase('Leave blank if the trustee is only proposed.'),
          },
        ]
      : []),
  ],
});

const checks: FieldSection = {
  title: markPhrase('Checks'),
  fields: [
    {
      name: 'disqualifications',
      label: markPhrase('Disqualified (s 6(1A))'),
      help: markPhrase('Select all that apply. If none is selected, the trustee is not disqualified.'),
      span: 6,
      control: createChecklistControl(disqualifications),
    },
    {
      name: 'independence',
      label: markPhrase('Independent'),
      help: markPhrase('Tick what is shown. All of them make a trustee independent.'),
      span: 6,
      when: isKind('independent'),
      control: createChecklistControl(independenceTests),
    },
    { name: 'checkedDate', label: markPhrase('Checked on'), kind: 'day', span: 3 },
  ],
};

const person = placeFields(partyFields, [
  {
    title: markPhrase('Identity'),
    fields: [
      ['kind', half],
      ['firstNames', ofPerson],
      ['surname', { ...half, label: markPhrase('Surname or name') }],
      ['idNumber', { ...ofPerson, warning: createElement(IdLine) }],
      ['registrationNumber', ofBody],
      ['taxNumber', half],
    ],
  },
  {
    title: markPhrase('Contact'),
    fields: [
      ['email', half],
      ['mobile', half],
      ['phone', half],
      ['address1', { span: 6 }],
      ['address2', { span: 6 }],
      ['city', half],
      ['code', half],
    ],
  },
]);

/** Of one from the firm's list only what is the trust's own is asked; the rest is that entry's. */
export const listTrusteeSections = (is: 'new' | 'own' | 'linked'): readonly FieldSection[] =>
  is === 'linked'
    ? [createOfficeSection(false), checks]
    : [person[0]!, createOfficeSection(is === 'new'), checks, person[1]!];
