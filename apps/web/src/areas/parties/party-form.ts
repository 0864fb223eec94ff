import { partyFields } from '@boedel/contract/parties/party.fields';
import type { RecordFields } from '@boedel/contract/record/field';
import { nestedField } from '@boedel/contract/record/schemas';
import { createElement } from 'react';
import { revealOf } from '../../client/reveal';
import { markPhrase } from '../../i18n/t';
import type { FormFieldDefinition, FieldSection } from '../../ui/fields/field';
import { IdLine } from '../../ui/identity/id-line';
import type { ListColumn } from '../../ui/list/column';
import {
  type PlacedField,
  type PlacedColumn,
  type PlacedSection,
  placeColumns,
  placeFields,
} from '../../ui/record/record-layout';
import type { MatterParty } from './party-calls';

/** The fields every party has with those of a role, which stand in its details. */
const addDetails = (details: RecordFields): RecordFields => ({ ...partyFields, details: nestedField(details) });

const more = { idNumber: { warning: createElement(IdLine) } };

/** A form over a party: its sections say which of the declared fields it shows. */
export const listPartySections = (details: RecordFields, sections: readonly PlacedSection[]): FieldSection[] =>
  placeFields(addDetails(details), sections, { more });

const name: ListColumn<MatterParty> = { key: 'listName', title: markPhrase('Name'), strong: true };

/** A list of parties: the name first, then the declared fields named. */
export const createPartyColumns = (
  details: RecordFields,
  ...paths: readonly PlacedColumn<MatterParty>[]
): ListColumn<MatterParty>[] => [
  name,
  ...placeColumns<MatterParty>(addDetails(details), paths, { reveal: ({ id }) => revealOf('matter_party', id) }),
];

/** What only a human being has, and what only a body has. */
export const ofPerson: Partial<FormFieldDefinition> = { when: { field: 'kind', is: (kind) => kind === 'person' } };
export const ofBody: Partial<FormFieldDefinition> = { when: { field: 'kind', is: (kind) => kind !== 'person' } };

export const wholeName: PlacedField = ['surname', { label: markPhrase('Name'), span: 6 }];
export const identity: readonly PlacedField[] = [
  'title',
  ['firstNames', { span: 3 }],
  'surname',
  'idNumber',
  'passportNumber',
  'dateOfBirth',
  'gender',
];
export const reach: readonly PlacedField[] = ['email', 'mobile', 'phone'];
export const address: readonly PlacedField[] = ['address1', 'address2', 'city', 'code'];
