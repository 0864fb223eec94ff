import type { RecordField as Declared, RecordFields } from '@boedel/contract/record/field';
import type { FormFieldDefinition, FieldSection } from '../fields/field';
import type { ListColumn } from '../list/column';
import { createColumn, type RecordColumnsOptions } from './record-columns';
import { listFormFields, type RecordFieldsOptions } from './record-fields';

/** A field by its path, and where this form says it otherwise than the declaration. */
export type PlacedField = string | readonly [path: string, more: Partial<FormFieldDefinition>];

export interface PlacedSection {
  readonly title: string;
  readonly about?: string;
  readonly fields: readonly PlacedField[];
}

const readPlacedPath = (placed: PlacedField): string => (typeof placed === 'string' ? placed : placed[0]);
const readPlacedOptions = (placed: PlacedField): Partial<FormFieldDefinition> =>
  typeof placed === 'string' ? {} : placed[1];

const failUndeclared = (path: string): never => {
  throw new Error(`${path} is not declared`);
};

/** A form that shows some of a record's fields, in sections and an order of its own; what each is stays declared. */
export function placeFields(
  fields: RecordFields,
  sections: readonly PlacedSection[],
  options: RecordFieldsOptions = {},
): FieldSection[] {
  const drawn = new Map(listFormFields(fields, options).map(({ field }) => [field.name, field]));
  return sections.map(({ fields: placed, ...section }) => ({
    ...section,
    fields: placed.map((one) => ({
      span: 2 as const,
      ...(drawn.get(readPlacedPath(one)) ?? failUndeclared(readPlacedPath(one))),
      ...readPlacedOptions(one),
    })),
  }));
}

/** The declaration a path leads to, however deep it stands. */
export function findDeclared(fields: RecordFields, path: string): Declared {
  const [first, ...rest] = path.split('.');
  const declared = fields[first!] ?? failUndeclared(path);
  return rest.length === 0 ? declared : findDeclared(declared.fields ?? {}, rest.join('.'));
}

/** A column by its field's path, and where this list says it otherwise. */
export type PlacedColumn<Row> = string | readonly [path: string, more: Partial<ListColumn<Row>>];

/** A list that shows some of a record's fields, by their paths. */
export const placeColumns = <Row>(
  fields: RecordFields,
  paths: readonly PlacedColumn<Row>[],
  options: RecordColumnsOptions<Row> = {},
): ListColumn<Row>[] =>
  paths.map((placed) => {
    const [path, more] = typeof placed === 'string' ? [placed, {}] : placed;
    return { ...createColumn<Row>(path, findDeclared(fields, path), options), ...more };
  });
