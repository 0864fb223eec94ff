import type { FieldKind, Fields } from '@boedel/contract/directories/field';
import { phrase } from '../../i18n/t';
import type { Field, FieldOption, FieldSection } from '../../ui/fields/field';
import { fieldsOf } from '../../ui/fields/field';
import { sectionsOf } from '../../ui/fields/registry-fields';

const titles = { details: phrase('Details'), reached: phrase('Contact'), notes: phrase('Notes') };
const reachedBy: ReadonlySet<FieldKind> = new Set(['email', 'phone', 'website']);

/** A field that stands under no heading of its own goes where people look for it. */
function titleOf(name: string, { kind, group }: Fields[string]): string {
  if (group) return group;
  if (kind === 'notes') return titles.notes;
  return reachedBy.has(kind) || name === 'contactName' ? titles.reached : titles.details;
}

/** How much of a row each takes, so that rows come out even; any other takes a third. */
const spans: Readonly<Record<string, Field['span']>> = {
  name: 4,
  notes: 6,
  website: 4,
  physicalAddress1: 3,
  physicalAddress2: 3,
  physicalCity: 4,
  postalAddress1: 3,
  postalAddress2: 3,
  postalCity: 4,
  accountHolder: 3,
  bankName: 3,
};

/** The sections of an entry's form: what it is, how it is reached, where it is, how it is paid, what else to know. */
export function entrySections(
  fields: Fields,
  links?: Readonly<Record<string, readonly FieldOption[]>>,
): FieldSection[] {
  const sections = new Map<string, Field[]>(
    [titles.details, titles.reached].map((title) => [title, []] as [string, Field[]]),
  );
  for (const field of fieldsOf(sectionsOf(fields, links))) {
    const title = titleOf(field.name, fields[field.name]!);
    sections.set(title, [...(sections.get(title) ?? []), { ...field, span: spans[field.name] ?? 2 }]);
  }
  return [...sections]
    .filter(([, declared]) => declared.length > 0)
    .sort(([a], [b]) => Number(a === titles.notes) - Number(b === titles.notes))
    .map(([title, declared]) => ({ title, fields: declared }));
}
