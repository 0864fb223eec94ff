import { partyKinds } from '@boedel/contract/matter/party.schema';
import { createElement } from 'react';
import { phrase } from '../../i18n/t';
import { type Field, type FieldSection, optionsOf } from '../../ui/fields/field';
import { IdLine } from '../../ui/identity/id-line';

const isPerson = { field: 'kind', is: (kind: unknown) => kind === 'person' };
const isBody = { field: 'kind', is: (kind: unknown) => kind !== 'person' };

/** How somebody acts in this matter; of one from the firm's list this alone is the matter's. */
export const appointmentFields = (prefix: '' | 'details.'): Field[] => [
  { name: `${prefix}capacity`, label: phrase('Capacity'), help: phrase('Testamentary, dative, final, provisional…') },
  { name: `${prefix}sharePercent`, label: phrase('Share of the fee'), kind: 'percent' },
  { name: `${prefix}appointedDate`, label: phrase('Appointed on'), kind: 'day' },
  { name: `${prefix}endedDate`, label: phrase('Ended on'), kind: 'day' },
  { name: `${prefix}endedReason`, label: phrase('Why it ended') },
  { name: `${prefix}isExemptFromSecurity`, label: phrase('Exempt from security'), kind: 'flag' },
  { name: `${prefix}notes`, label: phrase('Notes'), kind: 'notes', span: 6 },
];

export const executorSections: readonly FieldSection[] = [
  {
    title: phrase('Identity'),
    fields: [
      {
        name: 'kind',
        label: phrase('Kind'),
        kind: 'select',
        required: true,
        options: optionsOf(partyKinds),
      },
      { name: 'firstNames', label: phrase('First names'), when: isPerson },
      { name: 'surname', label: phrase('Surname or name'), required: true },
      {
        name: 'idNumber',
        label: phrase('ID number'),
        kind: 'idNumber',
        warning: createElement(IdLine),
        when: isPerson,
      },
      { name: 'registrationNumber', label: phrase('Registration number'), when: isBody },
    ],
  },
  { title: phrase('Appointment'), fields: appointmentFields('details.') },
  {
    title: phrase('Contact'),
    fields: [
      { name: 'email', label: phrase('E-mail'), kind: 'email' },
      { name: 'mobile', label: phrase('Mobile'), kind: 'phone' },
      { name: 'phone', label: phrase('Telephone'), kind: 'phone' },
      { name: 'address1', label: phrase('Address line 1'), span: 6 },
      { name: 'address2', label: phrase('Address line 2'), span: 6 },
      { name: 'city', label: phrase('City or town') },
      { name: 'code', label: phrase('Postal code') },
    ],
  },
];
