import { maritalRegimes, partyKinds } from '@boedel/contract/matter/party.schema';
import { t } from '../../../i18n/t';
import type { Field, FieldSection } from '../../../ui/fields/field';

const about: Record<number, string> = {
  1: 'The insolvent',
  2: 'The deceased',
  3: 'The patient',
  4: 'The client',
  5: 'The trust',
};
const asOptions = (words: readonly string[]) => words.map((value) => ({ value, label: t(value) }));

const person: Field[] = [
  { name: 'main.surname', label: 'Surname', required: true },
  { name: 'main.firstNames', label: 'First names' },
  { name: 'main.idNumber', label: 'ID number', kind: 'idNumber', help: 'Fills the date of birth and the gender.' },
  { name: 'main.dateOfBirth', label: 'Date of birth', kind: 'date' },
];
const death: Field[] = [
  { name: 'main.dateOfDeath', label: 'Date of death', kind: 'date' },
  { name: 'main.maritalRegime', label: 'Marital regime', kind: 'select', options: asOptions(maritalRegimes) },
];
const entity: Field[] = [
  { name: 'main.surname', label: 'Name', required: true, span: 6 },
  { name: 'main.registrationNumber', label: 'Registration number' },
];

/** What only the type asks of the party it is about. */
function partyOf(systemType: number): Field[] {
  switch (systemType) {
    case 1:
      return [
        { name: 'main.kind', label: 'Kind', kind: 'select', options: asOptions(partyKinds) },
        { name: 'main.registrationNumber', label: 'Registration number' },
        ...person.map((field) => (field.name === 'main.surname' ? { ...field, label: 'Surname or name' } : field)),
      ];
    case 5:
      return entity;
    case 2:
      return [...person, ...death];
    default:
      return [...person, death[1]!];
  }
}

export const newMatterSections = (systemType: number): FieldSection[] => [
  { title: about[systemType] ?? 'The party', fields: partyOf(systemType) },
  {
    title: 'The matter',
    fields: [
      { name: 'reference', label: 'Our reference', help: 'Left open, the next one of the firm’s pattern is given.' },
      { name: 'masterReference', label: "Master's reference" },
      { name: 'instructionDate', label: 'Date of instruction', kind: 'date' },
      {
        name: 'country',
        label: 'Country',
        kind: 'select',
        options: asOptions(['South Africa', 'Namibia']),
      },
    ],
  },
];
