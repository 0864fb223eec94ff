import { collectRefusals, refuse, type RefusalError } from '../law/refusal';
import { message } from '../law/message';
import { isHeadingOf, plainHeading } from './read-cell';

/** What a column may be taken for. */
export interface ImportColumnField {
  readonly label: string;
  readonly isRequired?: boolean;
}
export type ColumnFields = Readonly<Record<string, ImportColumnField>>;

export interface KnownHeadings {
  /** As the firm mapped it before, by the plain form of the heading. */
  readonly remembered: ReadonlyMap<string, string>;
  /** What lists that people have already call a field. */
  readonly called: Readonly<Record<string, readonly string[]>>;
}

/** The field of each column: as the firm mapped it before, by its own name, else by what people call it. Each field once. */
export function matchColumns(
  fields: ColumnFields,
  headings: readonly string[],
  { remembered, called }: KnownHeadings,
): (string | null)[] {
  const all = Object.entries(fields);
  const ways: readonly ((heading: string) => string | undefined)[] = [
    (heading) => remembered.get(plainHeading(heading)),
    (heading) => all.find(([name, { label }]) => isHeadingOf(heading, name, label))?.[0],
    (heading) => all.find(([name]) => isHeadingOf(heading, ...(called[name] ?? [])))?.[0],
  ];
  const found: (string | null)[] = headings.map(() => null);
  for (const way of ways) {
    for (const [at, heading] of headings.entries()) {
      const field = found[at] === null && heading !== '' ? way(heading) : undefined;
      if (field && fields[field] && !found.includes(field)) found[at] = field;
    }
  }
  return found;
}

/** What is wrong with a mapping: a field that is not there, one that two columns are taken for, one that is needed. */
export function refuseColumns(fields: ColumnFields, columns: readonly (string | null)[]): RefusalError | undefined {
  const named = columns.filter((field) => field !== null);
  return collectRefusals([
    ...named.map((field, at) =>
      !fields[field]
        ? refuse('columns', message("There is no field '{field}' in this list.", { field }))
        : named.indexOf(field) !== at
          ? refuse(
              'columns',
              message('Two columns are taken for {label}. Keep one of them.', { label: message(fields[field].label) }),
            )
          : undefined,
    ),
    ...Object.entries(fields).map(([name, { label, isRequired }]) =>
      isRequired && !named.includes(name)
        ? refuse('columns', message('Choose the column for {label}.', { label: message(label) }))
        : undefined,
    ),
  ]);
}
