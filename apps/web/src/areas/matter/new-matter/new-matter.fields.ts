import { maritalRegimes, partyKinds } from '@boedel/contract/matter/party.schema';
import { createElement } from 'react';
import { phrase } from '../../../i18n/t';
import { type Field, type FieldSection, optionsOf } from '../../../ui/fields/field';
import { IdLine } from '../../../ui/identity/id-line';
import type { DetailsChoices } from '../details-choices';
import { kindsOf } from '../details.fields';

/** Whom the first step asks about. */
export const partyTitle: Readonly<Record<number, string>> = {
  1: phrase('The insolvent'),
  2: phrase('The deceased'),
  3: phrase('The patient'),
  4: phrase('The client'),
  5: phrase('The trust'),
};

const surname: Field = { name: 'main.surname', label: phrase('Surname'), required: true };
const registration: Field = { name: 'main.registrationNumber', label: phrase('Registration number') };

const person: Field[] = [
  {
    name: 'main.idNumber',
    label: phrase('ID number'),
    kind: 'idNumber',
    help: phrase('Fills the date of birth and the gender.'),
    warning: createElement(IdLine, { prefix: 'main.' }),
  },
  { name: 'main.passportNumber', label: phrase('Passport number'), help: phrase('For somebody without an ID number.') },
  surname,
  { name: 'main.firstNames', label: phrase('First names') },
  { name: 'main.dateOfBirth', label: phrase('Date of birth'), kind: 'day' },
  {
    name: 'main.gender',
    label: phrase('Gender'),
    kind: 'select',
    options: [
      { value: 0, label: 'Female' },
      { value: 1, label: 'Male' },
    ],
  },
];
const died: Field = { name: 'main.dateOfDeath', label: phrase('Date of death'), kind: 'day' };
const regime: Field = {
  name: 'main.maritalRegime',
  label: phrase('Marital regime'),
  kind: 'select',
  options: optionsOf(maritalRegimes),
};
const kind: Field = {
  name: 'main.kind',
  label: phrase('Kind'),
  kind: 'select',
  required: true,
  options: optionsOf(partyKinds),
};

/** What the type asks of the party it is about; an insolvent may be a person or a company. */
export function partyFieldsFor(systemType: number, partyKind: unknown): Field[] {
  if (systemType === 5) return [{ ...surname, label: phrase('Name of the trust'), span: 6 }, registration];
  if (systemType === 1) {
    return partyKind === 'person'
      ? [kind, ...person, regime]
      : [kind, registration, { ...surname, label: phrase('Name'), span: 6 }];
  }
  return systemType === 2 ? [...person, died, regime] : [...person, regime];
}

export const matterSection = (systemType: number, choices: DetailsChoices): FieldSection => ({
  fields: [
    {
      name: 'reference',
      label: phrase('Our reference'),
      help: phrase('Left open, the next one of the firm’s pattern is given.'),
    },
    { name: 'kind', label: phrase('Kind'), kind: 'select', options: optionsOf(kindsOf(systemType)) },
    {
      name: 'responsibleUserID',
      label: phrase('Responsible'),
      kind: 'select',
      options: choices.colleagues,
      help: phrase('Left open, it is you.'),
    },
    ...(systemType === 4
      ? []
      : [
          {
            name: 'masterOfficeID',
            label: phrase("Master's office"),
            kind: 'select',
            options: choices.masterOffices,
          } as const,
          { name: 'masterReference', label: phrase("Master's reference") },
        ]),
    { name: 'instructionDate', label: phrase('Date of instruction'), kind: 'day' },
    {
      name: 'country',
      label: phrase('Country'),
      kind: 'select',
      required: true,
      options: optionsOf(['South Africa', 'Namibia']),
    },
  ],
});
