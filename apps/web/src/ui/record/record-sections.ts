import type { Field as Declared, FieldKind, Fields } from '@boedel/contract/record/field';
import { phrase } from '../../i18n/t';
import type { Field, FieldSection } from '../fields/field';
import { formFields, type RecordFieldsOptions } from './record-fields';

const titles = { details: phrase('Details'), reached: phrase('Contact'), notes: phrase('Notes') };
const reachedBy: ReadonlySet<FieldKind> = new Set(['email', 'phone', 'website']);

/** A field that stands under no heading of its own goes where people look for it. */
function titleOf(name: string, { kind, group, label }: Declared): string {
  if (group) return group;
  if (kind === 'notes') return titles.notes;
  if (kind === 'image') return label;
  return reachedBy.has(kind) || name === 'contactName' ? titles.reached : titles.details;
}

/** The sections of a form over a record: what it is, how it is reached, what else, and the notes last. */
export function recordSections(fields: Fields, options: RecordFieldsOptions = {}): FieldSection[] {
  const sections = new Map<string, Field[]>([
    [titles.details, []],
    [titles.reached, []],
  ]);
  for (const { field, declared } of formFields(fields, options)) {
    const title = titleOf(field.name, declared);
    // Three short fields a row, so that less of a long record is below the fold.
    sections.set(title, [...(sections.get(title) ?? []), { span: 2, ...field }]);
  }
  return [...sections]
    .filter(([, declared]) => declared.length > 0)
    .sort(([a], [b]) => Number(a === titles.notes) - Number(b === titles.notes))
    .map(([title, declared]) => ({ title, fields: declared }));
}
