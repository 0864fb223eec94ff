import type { Field as Declared, Fields } from '@boedel/contract/record/field';
import type { Field, FieldSection } from '../fields/field';
import type { Column } from '../list/column';
import { columnOf, type RecordColumnsOptions } from './record-columns';
import { formFields, type RecordFieldsOptions } from './record-fields';

/** A field by its path, and where this form says it otherwise than the declaration. */
export type Placed = string | readonly [path: string, more: Partial<Field>];

export interface PlacedSection {
  readonly title: string;
  readonly about?: string;
  readonly fields: readonly Placed[];
}

const pathOf = (placed: Placed): string => (typeof placed === 'string' ? placed : placed[0]);
const moreOf = (placed: Placed): Partial<Field> => (typeof placed === 'string' ? {} : placed[1]);

const undeclared = (path: string): never => {
  throw new Error(`${path} is not declared`);
};

/** A form that shows some of a record's fields, in sections and an order of its own; what each is stays declared. */
export function placeFields(
  fields: Fields,
  sections: readonly PlacedSection[],
  options: RecordFieldsOptions = {},
): FieldSection[] {
  const drawn = new Map(formFields(fields, options).map(({ field }) => [field.name, field]));
  return sections.map(({ fields: placed, ...section }) => ({
    ...section,
    fields: placed.map((one) => ({
      span: 2 as const,
      ...(drawn.get(pathOf(one)) ?? undeclared(pathOf(one))),
      ...moreOf(one),
    })),
  }));
}

/** The declaration a path leads to, however deep it stands. */
export function declaredAt(fields: Fields, path: string): Declared {
  const [first, ...rest] = path.split('.');
  const declared = fields[first!] ?? undeclared(path);
  return rest.length === 0 ? declared : declaredAt(declared.fields ?? {}, rest.join('.'));
}

/** A column by its field's path, and where this list says it otherwise. */
export type PlacedColumn<Row> = string | readonly [path: string, more: Partial<Column<Row>>];

/** A list that shows some of a record's fields, by their paths. */
export const placeColumns = <Row>(
  fields: Fields,
  paths: readonly PlacedColumn<Row>[],
  options: RecordColumnsOptions<Row> = {},
): Column<Row>[] =>
  paths.map((placed) => {
    const [path, more] = typeof placed === 'string' ? [placed, {}] : placed;
    return { ...columnOf<Row>(path, declaredAt(fields, path), options), ...more };
  });
