import { maritalRegimes, maritalStatuses, partyKinds } from '@boedel/contract/matter/party.schema';
import { createElement } from 'react';
import { phrase } from '../../i18n/t';
import { type Field, optionsOf } from '../../ui/fields/field';
import { IdLine } from '../../ui/identity/id-line';

/** The fields parties of every role have, in the groups their forms are made of. */

export const asOptions = optionsOf;

export const kind: Field = {
  name: 'kind',
  label: phrase('Kind'),
  kind: 'select',
  required: true,
  options: asOptions(partyKinds),
};
export const surname: Field = { name: 'surname', label: phrase('Surname'), required: true, maxLength: 160 };
export const firstNames: Field = { name: 'firstNames', label: phrase('First names'), maxLength: 120 };
export const wholeName: Field = { name: 'surname', label: phrase('Name'), required: true, maxLength: 160, span: 6 };
export const registrationNumber: Field = { name: 'registrationNumber', label: phrase('Registration number') };
export const idNumber: Field = {
  name: 'idNumber',
  label: phrase('ID number'),
  kind: 'idNumber',
  warning: createElement(IdLine),
};

/** What only a human being has, and what only a body has. */
export const ofPerson = { when: { field: 'kind', is: (kindOf: unknown) => kindOf === 'person' } } as const;
export const ofBody = { when: { field: 'kind', is: (kindOf: unknown) => kindOf !== 'person' } } as const;

export const identity: readonly Field[] = [
  { name: 'title', label: phrase('Title'), maxLength: 20, span: 1 },
  { ...firstNames, span: 3 },
  { ...surname, span: 2 },
  idNumber,
  { name: 'passportNumber', label: phrase('Passport number'), kind: 'passportNumber' },
  { name: 'dateOfBirth', label: phrase('Date of birth'), kind: 'day' },
  {
    name: 'gender',
    label: phrase('Gender'),
    kind: 'select',
    options: [
      { value: 0, label: phrase('Female') },
      { value: 1, label: phrase('Male') },
    ],
  },
];

export const reach: readonly Field[] = [
  { name: 'email', label: phrase('E-mail'), kind: 'email' },
  { name: 'mobile', label: phrase('Mobile'), kind: 'phone' },
  { name: 'phone', label: phrase('Telephone'), kind: 'phone' },
];
export const address: readonly Field[] = [
  { name: 'address1', label: phrase('Address line 1'), span: 3 },
  { name: 'address2', label: phrase('Address line 2'), span: 3 },
  { name: 'city', label: phrase('City or town') },
  { name: 'code', label: phrase('Postal code') },
];
export const marriage: readonly Field[] = [
  {
    name: 'maritalStatus',
    label: phrase('Marital status'),
    kind: 'select',
    span: 3,
    options: asOptions(maritalStatuses),
  },
  {
    name: 'maritalRegime',
    label: phrase('Marital regime'),
    kind: 'select',
    span: 3,
    options: asOptions(maritalRegimes),
  },
  { name: 'dateOfMarriage', label: phrase('Date of the marriage'), kind: 'day' },
];
export const died: Field = { name: 'dateOfDeath', label: phrase('Date of death'), kind: 'day' };
export const taxNumber: Field = { name: 'taxNumber', label: phrase('Tax number') };
export const notes: Field = { name: 'details.notes', label: phrase('Notes'), kind: 'notes', span: 6 };
