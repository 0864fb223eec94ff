import { systemType as kinds } from '@boedel/domain/matter/kinds';
import { partyFields } from '@boedel/contract/parties/party.fields';
import { marriageContracts, marriageKinds } from '@boedel/domain/marriages/marriage-record';
import { nestedField } from '@boedel/contract/record/schemas';
import { createElement } from 'react';
import { markPhrase } from '../../../i18n/t';
import { type FormFieldDefinition, listFields, type FieldSection, toOptions } from '../../../ui/fields/field';
import { IdLine } from '../../../ui/identity/id-line';
import { type PlacedField, placeFields } from '../../../ui/record/record-layout';
import type { DetailsChoices } from '../details-choices';
import { createKindField } from '../details.fields';

/** Somebody who has, or had until now, a spouse or partner. */
export const isJoined = (status: unknown): boolean => status === 'married' || status === 'life partner';
const hasSpouse = { span: 3, when: { field: 'main.maritalStatus', is: isJoined } } as const;

/** With whom, once it is said that there is somebody. */
const marriage: readonly FormFieldDefinition[] = [
  { name: 'marriage.spouseSurname', label: markPhrase('Spouse: surname'), ...hasSpouse },
  { name: 'marriage.spouseFirstNames', label: markPhrase('Spouse: first names'), ...hasSpouse },
  {
    name: 'marriage.kind',
    label: markPhrase('Marital regime'),
    kind: 'select',
    options: toOptions(marriageKinds),
    ...hasSpouse,
  },
  {
    name: 'marriage.contract',
    label: markPhrase('Antenuptial contract'),
    kind: 'select',
    options: toOptions(marriageContracts),
    help: markPhrase('For most marriages, None means in community of property.'),
    ...hasSpouse,
  },
  { name: 'marriage.marriedDate', label: markPhrase('Married on'), kind: 'day', ...hasSpouse },
];

/** Whom the first step asks about. */
export const partyTitle: Readonly<Record<number, string>> = {
  [kinds.liquidation]: markPhrase('The insolvent'),
  [kinds.estateLate]: markPhrase('The deceased'),
  [kinds.curatorship]: markPhrase('The patient'),
  [kinds.flowConsult]: markPhrase('The client'),
  [kinds.trust]: markPhrase('The trust'),
};

const half = { span: 3 } as const;
const placeWholeName = (label: string): PlacedField => ['main.surname', { label, span: 6 }];
const registration: PlacedField = ['main.registrationNumber', half];
const kind: PlacedField = ['main.kind', half];
const status: PlacedField = ['main.maritalStatus', half];
const died: PlacedField = ['main.dateOfDeath', half];
const person: readonly PlacedField[] = [
  [
    'main.idNumber',
    {
      ...half,
      help: markPhrase('Fills in the date of birth and gender.'),
      warning: createElement(IdLine, { prefix: 'main.' }),
    },
  ],
  ['main.passportNumber', { ...half, help: markPhrase('For a person without an ID number.') }],
  ['main.surname', half],
  ['main.firstNames', half],
  ['main.dateOfBirth', half],
  ['main.gender', half],
];

function listPlaced(systemType: number, partyKind: unknown): readonly PlacedField[] {
  if (systemType === kinds.trust) return [placeWholeName(markPhrase('Name of the trust')), registration];
  if (systemType === kinds.liquidation) {
    return partyKind === 'person'
      ? [kind, ...person, status]
      : [kind, registration, placeWholeName(markPhrase('Name'))];
  }
  return systemType === kinds.estateLate ? [...person, died, status] : [...person, status];
}

/** What the type asks of the party it is about; an insolvent may be a person or a company. */
export const listPartyFields = (systemType: number, partyKind: unknown): readonly FormFieldDefinition[] => {
  const placed = [{ title: '', fields: listPlaced(systemType, partyKind) }];
  const asked = listFields(placeFields({ main: nestedField(partyFields) }, placed));
  return asked.some(({ name }) => name === 'main.maritalStatus') ? [...asked, ...marriage] : asked;
};

export const createMatterSection = (systemType: number, partyKind: string, choices: DetailsChoices): FieldSection => ({
  fields: [
    {
      name: 'reference',
      label: markPhrase('Our reference'),
      help: markPhrase('Leave blank for the next number.'),
    },
    createKindField(systemType, partyKind),
    {
      name: 'responsibleUserID',
      label: markPhrase('Responsible'),
      kind: 'select',
      options: choices.colleagues,
      help: markPhrase('Leave blank to assign it to yourself.'),
    },
    ...(systemType === kinds.flowConsult
      ? []
      : [
          {
            name: 'masterOfficeID',
            label: markPhrase("Master's office"),
            kind: 'select',
            options: choices.masterOffices,
          } as const,
          { name: 'masterReference', label: markPhrase("Master's reference") },
        ]),
    { name: 'instructionDate', label: markPhrase('Date of instruction'), kind: 'day' },
    {
      name: 'country',
      label: markPhrase('Country'),
      kind: 'select',
      required: true,
      options: toOptions(['South Africa', 'Namibia']),
    },
  ],
});
