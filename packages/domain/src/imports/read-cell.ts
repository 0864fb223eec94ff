import { readCell as readPlainCell } from '../directories/read-cell';
import { type Outcome, refuse } from '../law/refusal';
import { listed, message } from '../law/message';
import { type DayFormat, readDay } from './read-day';

/** What a column may be. Choices have numbers of their own; labels are what people call the options. */
export interface SheetField {
  readonly kind: string;
  readonly label: string;
  readonly options?: readonly string[];
  readonly labels?: Readonly<Record<string, string>>;
  readonly choices?: readonly { readonly value: number; readonly label: string }[];
}

const normaliseText = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
const isSameWord = (one: string, other: string): boolean => normaliseText(one) === normaliseText(other);

/** A cell as the wire carries it; an empty one is nothing entered. */
export function readSheetCell(field: SheetField, cell: string, name: string, format: DayFormat): Outcome<unknown> {
  const text = cell.trim();
  if (text === '') return field.kind === 'flag' ? false : null;
  switch (field.kind) {
    case 'day':
      return readDay(text, format, name);
    case 'select': {
      const { options = [], labels = {} } = field;
      const found = options.find((option) => isSameWord(option, text) || isSameWord(labels[option] ?? '', text));
      const names = options.map((option) => labels[option] ?? option);
      return found ?? refuse(name, message("'{text}' is not one of: {options}.", { text, options: listed(names) }));
    }
    case 'choice': {
      const { choices = [] } = field;
      const found = choices.find(({ label }) => isSameWord(label, text) || isSameWord(label.slice(0, 1), text));
      const names = listed(choices.map(({ label }) => label));
      return found?.value ?? refuse(name, message("'{text}' is not one of: {options}.", { text, options: names }));
    }
    case 'number':
      return /^\d{1,9}$/.test(text) ? Number(text) : refuse(name, message("'{text}' is not a whole number.", { text }));
    default:
      return readPlainCell(field, cell, name);
  }
}

/** Whether a heading means a field: by its label or its name, however it is written. */
export const isHeadingOf = (heading: string, ...names: readonly string[]): boolean =>
  names.some((name) => isSameWord(heading, name));
/** How a heading is remembered. */
export const plainHeading = normaliseText;
