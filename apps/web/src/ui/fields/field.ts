import type { FieldKind } from '@boedel/contract/record/field';
import { isLocalDate } from '@boedel/domain/dates/local-date';
import type { ComponentType, ReactNode } from 'react';
import { t } from '../../i18n/t';
import type { ControlProps } from './control';

/** The kinds that have a control; the others are drawn by one of their own, or by the fields inside them. */
export type ControlKind = Exclude<FieldKind, 'image' | 'nested' | 'list' | 'person'>;

export interface FieldOption {
  readonly value: string | number;
  readonly label: string;
}

/** A field as a form draws it: made from a record's declaration, or said by a screen whose form is its own. */
export interface FormFieldDefinition<Name extends string = string> {
  /** Its name in the schema and on the wire. */
  readonly name: Name;
  /** English; shown through `t`. */
  readonly label: string;
  readonly kind?: ControlKind;
  /** Draws the mark; the schema decides. */
  readonly required?: boolean;
  readonly help?: string;
  /** Something to look at again; it keeps nobody from saving. */
  readonly warning?: ReactNode;
  readonly options?: readonly FieldOption[];
  /** Of the six columns of a section; 3 is half a row. */
  readonly span?: 1 | 2 | 3 | 4 | 6;
  readonly maxLength?: number;
  readonly readOnly?: boolean;
  /** Asked only while another field says so: a company has no first names. */
  readonly when?: FieldCondition & { readonly or?: FieldCondition };
  /** The answer in words, where its kind does not say it: a list of choices. */
  readonly inWords?: (value: unknown) => string;
  /** Draws the field itself: a picture, a choice that depends on another. */
  readonly control?: ComponentType<ControlProps>;
}

interface FieldCondition {
  readonly field: string;
  readonly is: (value: unknown) => boolean;
}

/** A fixed list's words as a select offers them, each beginning with a capital. */
export const toOptions = (words: readonly string[]): FieldOption[] =>
  words.map((value) => {
    const label = t(value);
    return { value, label: label.charAt(0).toLocaleUpperCase() + label.slice(1) };
  });

export interface FieldSection<Name extends string = string> {
  readonly title?: string;
  readonly about?: string;
  readonly fields: readonly FormFieldDefinition<Name>[];
}

/** Three short fields a row: for long records, so that less of them is below the fold. */
export const layOutInThirds = (sections: readonly FieldSection[]): FieldSection[] =>
  sections.map((section) => ({
    ...section,
    fields: section.fields.map((field) => ({ span: 2, ...field })),
  }));

export const listFields = (sections: readonly FieldSection[]): readonly FormFieldDefinition[] =>
  sections.flatMap((section) => section.fields);

/**
 * Reads a day as people write it: 2026-03-14, 2026/3/14, 20260314, 14/03/2026. `undefined` is nothing, `null` is what
 * cannot be read; the form then keeps the text as typed and the schema says what is wrong.
 */
export function readDay(text: string): string | null | undefined {
  const typed = text.trim();
  if (typed === '') return undefined;
  const match =
    /^(?<y>\d{4})[-/. ](?<m>\d{1,2})[-/. ](?<d>\d{1,2})$/.exec(typed) ??
    /^(?<d>\d{1,2})[-/. ](?<m>\d{1,2})[-/. ](?<y>\d{4})$/.exec(typed) ??
    /^(?<y>\d{4})(?<m>\d{2})(?<d>\d{2})$/.exec(typed);
  if (!match?.groups) return null;
  const { y, m, d } = match.groups;
  const day = `${y}-${m!.padStart(2, '0')}-${d!.padStart(2, '0')}`;
  return isLocalDate(day) ? day : null;
}
