import { systemType as kinds } from '@boedel/domain/matter/kinds';
import { partyFields } from '@boedel/contract/parties/party.fields';
import { marriageContracts, marriageKinds } from '@boedel/domain/marriages/marriage-record';
import { nested } from '@boedel/contract/record/schemas';
import { createElement } from 'react';
import { phrase } from '../../../i18n/t';
import { type Field, fieldsOf, type FieldSection, optionsOf } from '../../../ui/fields/field';
import { IdLine } from '../../../ui/identity/id-line';
import { type Placed, placeFields } from '../../../ui/record/record-layout';
import type { DetailsChoices } from '../details-choices';
import { kindField } from '../details.fields';

/** Somebody who has, or had until now, a spouse or partner. */
export const isJoined = (status: unknown): boolean => status === 'married' || status === 'life partner';
const hasSpouse = { span: 3, when: { field: 'main.maritalStatus', is: isJoined } } as const;

/** With whom, once it is said that there is somebody. */
const marriage: readonly Field[] = [
  { name: 'marriage.spouseSurname', label: phrase('Spouse: surname'), ...hasSpouse },
  { name: 'marriage.spouseFirstNames', label: phrase('Spouse: first names'), ...hasSpouse },
  {
    name: 'marriage.kind',
    label: phrase('How married'),
    kind: 'select',
    options: optionsOf(marriageKinds),
    ...hasSpouse,
  },
  {
    name: 'marriage.contract',
    label: phrase('Antenuptial contract'),
    kind: 'select',
    options: optionsOf(marriageContracts),
    help: phrase('None means in community of property, for most marriages.'),
    ...hasSpouse,
  },
  { name: 'marriage.marriedDate', label: phrase('Married on'), kind: 'day', ...hasSpouse },
];

/** Whom the first step asks about. */
export const partyTitle: Readonly<Record<number, string>> = {
  [kinds.liquidation]: phrase('The insolvent'),
  [kinds.estateLate]: phrase('The deceased'),
  [kinds.curatorship]: phrase('The patient'),
  [kinds.flowConsult]: phrase('The client'),
  [kinds.trust]: phrase('The trust'),
};

const half = { span: 3 } as const;
const whole = (label: string): Placed => ['main.surname', { label, span: 6 }];
const registration: Placed = ['main.registrationNumber', half];
const kind: Placed = ['main.kind', half];
const status: Placed = ['main.maritalStatus', half];
const died: Placed = ['main.dateOfDeath', half];
const person: readonly Placed[] = [
  [
    'main.idNumber',
    {
      ...half,
      help: phrase('Fills the date of birth and the gender.'),
      warning: createElement(IdLine, { prefix: 'main.' }),
    },
  ],
  ['main.passportNumber', { ...half, help: phrase('For somebody without an ID number.') }],
  ['main.surname', half],
  ['main.firstNames', half],
  ['main.dateOfBirth', half],
  ['main.gender', half],
];

function placedFor(systemType: number, partyKind: unknown): readonly Placed[] {
  if (systemType === kinds.trust) return [whole(phrase('Name of the trust')), registration];
  if (systemType === kinds.liquidation) {
    return partyKind === 'person' ? [kind, ...person, status] : [kind, registration, whole(phrase('Name'))];
  }
  return systemType === kinds.estateLate ? [...person, died, status] : [...person, status];
}

/** What the type asks of the party it is about; an insolvent may be a person or a company. */
export const partyFieldsFor = (systemType: number, partyKind: unknown): readonly Field[] => {
  const placed = [{ title: '', fields: placedFor(systemType, partyKind) }];
  const asked = fieldsOf(placeFields({ main: nested(partyFields) }, placed));
  return asked.some(({ name }) => name === 'main.maritalStatus') ? [...asked, ...marriage] : asked;
};

export const matterSection = (systemType: number, partyKind: string, choices: DetailsChoices): FieldSection => ({
  fields: [
    {
      name: 'reference',
      label: phrase('Our reference'),
      help: phrase('Left open, the next one of the firm’s pattern is given.'),
    },
    kindField(systemType, partyKind),
    {
      name: 'responsibleUserID',
      label: phrase('Responsible'),
      kind: 'select',
      options: choices.colleagues,
      help: phrase('Left open, it is you.'),
    },
    ...(systemType === kinds.flowConsult
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
