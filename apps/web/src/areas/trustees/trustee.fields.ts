import { partyFields } from '@boedel/contract/parties/party.fields';
import { disqualifications, independenceTests } from '@boedel/domain/trustees/checklists';
import { trusteeKinds } from '@boedel/domain/trustees/trustee';
import { createElement } from 'react';
import { phrase, t } from '../../i18n/t';
import type { Field, FieldSection } from '../../ui/fields/field';
import { IdLine } from '../../ui/identity/id-line';
import { placeFields } from '../../ui/record/record-layout';
import { checklistOf } from './checklist-control';
import { kinds } from './trustees.queries';

const half = { span: 3 } as const;
const ofPerson: Partial<Field> = { ...half, when: { field: 'kind', is: (kind) => kind === 'person' } };
const ofBody: Partial<Field> = { ...half, when: { field: 'kind', is: (kind) => kind !== 'person' } };
const isKind = (wanted: string) => ({ field: 'trusteeKind', is: (kind: unknown) => kind === wanted });

const office = (isNew: boolean): FieldSection => ({
  title: phrase('In office'),
  fields: [
    {
      name: 'trusteeKind',
      label: phrase('Kind of trustee'),
      kind: 'select',
      required: true,
      span: 3,
      options: trusteeKinds.map((value) => ({ value, label: t(kinds[value]) })),
    },
    { name: 'nominee', label: phrase('Nominee on the letters'), span: 3, maxLength: 160, when: isKind('corporate') },
    { name: 'acceptedDate', label: phrase('Accepted (J417)'), kind: 'day', span: 3 },
    ...(isNew
      ? [
          {
            name: 'authorisedDate',
            label: phrase('Letters of authority'),
            kind: 'day' as const,
            span: 3 as const,
            help: phrase('Left open, the trustee is proposed.'),
          },
        ]
      : []),
  ],
});

const checks: FieldSection = {
  title: phrase('Checks'),
  fields: [
    {
      name: 'disqualifications',
      label: phrase('Disqualified (s 6(1A))'),
      help: phrase('Tick what is so. Nothing ticked: not disqualified.'),
      span: 6,
      control: checklistOf(disqualifications),
    },
    {
      name: 'independence',
      label: phrase('Independent'),
      help: phrase('Tick what is shown. All of them make a trustee independent.'),
      span: 6,
      when: isKind('independent'),
      control: checklistOf(independenceTests),
    },
    { name: 'checkedDate', label: phrase('Checked on'), kind: 'day', span: 3 },
  ],
};

const person = placeFields(partyFields, [
  {
    title: phrase('Identity'),
    fields: [
      ['kind', half],
      ['firstNames', ofPerson],
      ['surname', { ...half, label: phrase('Surname or name') }],
      ['idNumber', { ...ofPerson, warning: createElement(IdLine) }],
      ['registrationNumber', ofBody],
      ['taxNumber', half],
    ],
  },
  {
    title: phrase('Contact'),
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
export const trusteeSections = (is: 'new' | 'own' | 'linked'): readonly FieldSection[] =>
  is === 'linked' ? [office(false), checks] : [person[0]!, office(is === 'new'), checks, person[1]!];
