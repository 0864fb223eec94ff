import type { FieldKind, Fields } from '@boedel/contract/directories/field';
import type { ComponentType } from 'react';
import { phrase } from '../../i18n/t';
import type { ControlProps } from './control';
import { type Field, type FieldOption, type FieldSection, fieldsOf } from './field';
import { sectionsOf } from './registry-fields';

const titles = { details: phrase('Details'), reached: phrase('Contact'), notes: phrase('Notes') };
const reachedBy: ReadonlySet<FieldKind> = new Set(['email', 'phone', 'website']);

/** A field that stands under no heading of its own goes where people look for it. */
function titleOf(name: string, { kind, group, label }: Fields[string]): string {
  if (group) return group;
  if (kind === 'notes') return titles.notes;
  if (kind === 'image') return label;
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

export interface EntrySectionsOptions {
  /** Choices of fields that point into another directory. */
  readonly links?: Readonly<Record<string, readonly FieldOption[]>>;
  /** What draws a picture; without it pictures are left out. */
  readonly picture?: ComponentType<ControlProps>;
}

/** The sections of a form over an entry: what it is, how it is reached, where it is, how it is paid, what else to know. */
export function entrySections(fields: Fields, { links, picture }: EntrySectionsOptions = {}): FieldSection[] {
  const sections = new Map<string, Field[]>([
    [titles.details, []],
    [titles.reached, []],
  ]);
  const put = (field: Field): void => {
    const title = titleOf(field.name, fields[field.name]!);
    sections.set(title, [...(sections.get(title) ?? []), { ...field, span: spans[field.name] ?? field.span ?? 2 }]);
  };
  for (const { span: _, ...field } of fieldsOf(sectionsOf(fields, links))) put(field);
  for (const [name, { kind, label }] of Object.entries(fields)) {
    if (kind === 'image' && picture) put({ name, label, control: picture, span: 6 });
  }
  return [...sections]
    .filter(([, declared]) => declared.length > 0)
    .sort(([a], [b]) => Number(a === titles.notes) - Number(b === titles.notes))
    .map(([title, declared]) => ({ title, fields: declared }));
}
