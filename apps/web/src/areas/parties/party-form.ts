import { partyFields } from '@boedel/contract/parties/party.fields';
import type { Fields } from '@boedel/contract/record/field';
import { nested } from '@boedel/contract/record/schemas';
import { createElement } from 'react';
import { revealOf } from '../../client/reveal';
import { phrase } from '../../i18n/t';
import type { Field, FieldSection } from '../../ui/fields/field';
import { IdLine } from '../../ui/identity/id-line';
import type { Column } from '../../ui/list/column';
import {
  type Placed,
  type PlacedColumn,
  type PlacedSection,
  placeColumns,
  placeFields,
} from '../../ui/record/record-layout';
import type { Party } from './party-calls';

/** The fields every party has with those of a role, which stand in its details. */
const withDetails = (details: Fields): Fields => ({ ...partyFields, details: nested(details) });

const more = { idNumber: { warning: createElement(IdLine) } };

/** A form over a party: its sections say which of the declared fields it shows. */
export const partySections = (details: Fields, sections: readonly PlacedSection[]): FieldSection[] =>
  placeFields(withDetails(details), sections, { more });

const name: Column<Party> = { key: 'listName', title: phrase('Name'), strong: true };

/** A list of parties: the name first, then the declared fields named. */
export const partyColumns = (details: Fields, ...paths: readonly PlacedColumn<Party>[]): Column<Party>[] => [
  name,
  ...placeColumns<Party>(withDetails(details), paths, { reveal: ({ id }) => revealOf('matter_party', id) }),
];

/** What only a human being has, and what only a body has. */
export const ofPerson: Partial<Field> = { when: { field: 'kind', is: (kind) => kind === 'person' } };
export const ofBody: Partial<Field> = { when: { field: 'kind', is: (kind) => kind !== 'person' } };

export const wholeName: Placed = ['surname', { label: phrase('Name'), span: 6 }];
export const identity: readonly Placed[] = [
  'title',
  ['firstNames', { span: 3 }],
  'surname',
  'idNumber',
  'passportNumber',
  'dateOfBirth',
  'gender',
];
export const reach: readonly Placed[] = ['email', 'mobile', 'phone'];
export const address: readonly Placed[] = ['address1', 'address2', 'city', 'code'];
