import type { RecordField as Declared, FieldKind, RecordFields } from '@boedel/contract/record/field';
import { markPhrase } from '../../i18n/t';
import type { FormFieldDefinition, FieldSection } from '../fields/field';
import { listFormFields, type RecordFieldsOptions } from './record-fields';

const titles = { details: markPhrase('Details'), reached: markPhrase('Contact'), notes: markPhrase('Notes') };
const reachedBy: ReadonlySet<FieldKind> = new Set(['email', 'phone', 'website']);

/** A field that stands under no heading of its own goes where people look for it. */
function chooseSectionTitle(name: string, { kind, group, label }: Declared): string {
  if (group) return group;
  if (kind === 'notes') return titles.notes;
  if (kind === 'image') return label;
  return reachedBy.has(kind) || name === 'contactName' ? titles.reached : titles.details;
}

/** The sections of a form over a record: what it is, how it is reached, what else, and the notes last. */
export function listRecordSections(fields: RecordFields, options: RecordFieldsOptions = {}): FieldSection[] {
  const sections = new Map<string, FormFieldDefinition[]>([
    [titles.details, []],
    [titles.reached, []],
  ]);
  for (const { field, declared } of listFormFields(fields, options)) {
    const title = chooseSectionTitle(field.name, declared);
    // Three short fields a row, so that less of a long record is below the fold.
    sections.set(title, [...(sections.get(title) ?? []), { span: 2, ...field }]);
  }
  return [...sections]
    .filter(([, declared]) => declared.length > 0)
    .sort(([a], [b]) => Number(a === titles.notes) - Number(b === titles.notes))
    .map(([title, declared]) => ({ title, fields: declared }));
}
