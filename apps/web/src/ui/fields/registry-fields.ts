import type { Field as RegistryField, FieldKind as RegistryKind, Fields } from '@boedel/contract/directories/field';
import type { Column, ColumnKind } from '../list/column';
import type { Field, FieldKind, FieldOption, FieldSection } from './field';

/** Numbers with a rule of their own (VAT, tax) are text to the form; the rule is the schema's and the server's. */
const controls: Partial<Record<RegistryKind, FieldKind>> = {
  notes: 'textarea',
  select: 'select',
  link: 'select',
  day: 'date',
  money: 'money',
  percent: 'percent',
  flag: 'switch',
  email: 'email',
  phone: 'phone',
  idNumber: 'privateNumber',
  passportNumber: 'privateNumber',
  accountNumber: 'privateNumber',
};
const columnKinds: Partial<Record<RegistryKind, ColumnKind>> = { day: 'date', money: 'money', percent: 'number' };

const wide: ReadonlySet<RegistryKind> = new Set(['notes', 'website']);

const fieldOf = (name: string, field: RegistryField, links: readonly FieldOption[] | undefined): Field => ({
  name,
  label: field.label,
  kind: controls[field.kind] ?? 'text',
  ...(field.isRequired && { required: true }),
  ...(field.longest && { maxLength: field.longest }),
  ...(wide.has(field.kind) && { span: 6 as const }),
  ...(field.kind === 'link' && { options: links ?? [] }),
  ...(field.options && { options: field.options.map((value) => ({ value, label: value })) }),
});

/**
 * The sections of a form over a registry's fields: those of one group together, in the order they are declared.
 * `links` gives the choices of fields that point into another directory. Pictures are uploaded, not filled in.
 */
export function sectionsOf(
  fields: Fields,
  links: Readonly<Record<string, readonly FieldOption[]>> = {},
  untitled = 'Details',
): FieldSection[] {
  const sections = new Map<string, Field[]>();
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind === 'image') continue;
    const title = field.group ?? untitled;
    sections.set(title, [...(sections.get(title) ?? []), fieldOf(name, field, links[name])]);
  }
  return [...sections].map(([title, declared]) => ({ title, fields: declared }));
}

/** The columns of a list over a registry's fields; the name leads to the entry. */
export const columnsOf = <Row>(fields: Fields): Column<Row>[] =>
  Object.entries(fields)
    .filter(([, field]) => field.inList)
    .map(([key, field]) => {
      const kind = columnKinds[field.kind];
      return { key, title: field.label, ...(kind && { kind }), ...(key === 'name' && { strong: true }) };
    });
