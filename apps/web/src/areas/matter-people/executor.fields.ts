import { executorFields } from '@boedel/contract/parties/party-details';
import { partyFields } from '@boedel/contract/parties/party.fields';
import { nestedField } from '@boedel/contract/record/schemas';
import { createElement } from 'react';
import { markPhrase } from '../../i18n/t';
import type { FormFieldDefinition, FieldSection } from '../../ui/fields/field';
import { IdLine } from '../../ui/identity/id-line';
import { listFormFields } from '../../ui/record/record-fields';
import { placeFields } from '../../ui/record/record-layout';

const half = { span: 3 } as const;
const whole = { span: 6 } as const;
const ofPerson: Partial<FormFieldDefinition> = { ...half, when: { field: 'kind', is: (kind) => kind === 'person' } };
const ofBody: Partial<FormFieldDefinition> = { ...half, when: { field: 'kind', is: (kind) => kind !== 'person' } };

/** How somebody acts in this matter; of one from the firm's list this alone is the matter's. */
export const listAppointmentFields = (prefix: '' | 'details.'): FormFieldDefinition[] =>
  listFormFields(executorFields).map(({ field }) => ({ ...field, name: `${prefix}${field.name}` }));

export const executorSections: readonly FieldSection[] = placeFields(
  { ...partyFields, details: nestedField(executorFields) },
  [
    {
      title: markPhrase('Identity'),
      fields: [
        ['kind', half],
        ['firstNames', ofPerson],
        ['surname', { ...half, label: markPhrase('Surname or name') }],
        ['idNumber', { ...ofPerson, warning: createElement(IdLine) }],
        ['registrationNumber', ofBody],
        ['vatNumber', half],
      ],
    },
    {
      title: markPhrase('Appointment'),
      fields: listAppointmentFields('details.').map(({ name, span = 3 }) => [name, { span }] as const),
    },
    {
      title: markPhrase('Contact'),
      fields: [
        ['email', half],
        ['mobile', half],
        ['phone', half],
        ['address1', whole],
        ['address2', whole],
        ['city', half],
        ['code', half],
      ],
    },
  ],
);
