import { message, listed } from '../law/message';
import { isLocalDate } from '../dates/local-date';
import { parseAmount } from '../formats/parse-amount';
import { isRefused, type Outcome, refuse } from '../law/refusal';

/** A field as a spreadsheet's cell must be read for it. */
export interface CellField {
  readonly kind: string;
  readonly label: string;
  readonly options?: readonly string[];
}

const yes = new Set(['yes', 'y', 'true', '1', 'ja', 'j', 'x']);
const no = new Set(['no', 'n', 'false', '0', 'nee', '']);

/** '2026-03-01', '2026/03/01' and, as people here write it, '01/03/2026'. */
function readDay(text: string, field: string): Outcome<string> {
  const [, a, b, c] = /^(\d{1,4})[-/.](\d{1,2})[-/.](\d{1,4})$/.exec(text) ?? [];
  const [year, day] = a?.length === 4 ? [a, c] : [c, a];
  const written = `${year}-${(b ?? '').padStart(2, '0')}-${(day ?? '').padStart(2, '0')}`;
  return isLocalDate(written)
    ? written
    : refuse(field, message("'{text}' is not a date. Write it like 2026-03-31.", { text }));
}

function readPercent(text: string, field: string): Outcome<number> {
  const figure = text.replace(/\s|%$/g, '').replace(',', '.');
  return /^\d+(?:\.\d+)?$/.test(figure)
    ? Number(figure)
    : refuse(field, message("'{text}' is not a percentage. Write it like 3.5.", { text }));
}

/** A cell as the wire would carry it. An empty one is nothing entered; what the text must look like is checked later. */
export function readCell({ kind, label, options = [] }: CellField, cell: string, field: string): Outcome<unknown> {
  const text = cell.trim();
  switch (kind) {
    case 'flag': {
      const word = text.toLowerCase();
      if (yes.has(word) || no.has(word)) return yes.has(word);
      return refuse(field, message('Enter Yes or No for {label}.', { label: message(label) }));
    }
    case 'money': {
      const amount = text === '' ? null : parseAmount(text, field);
      return amount === null || isRefused(amount) ? amount : amount / 100;
    }
    case 'percent':
      return text === '' ? null : readPercent(text, field);
    case 'day':
      return text === '' ? null : readDay(text, field);
    case 'select': {
      if (text === '') return null;
      const chosen = options.find((option) => option.toLowerCase() === text.toLowerCase());
      return chosen ?? refuse(field, message("'{text}' is not one of: {options}.", { text, options: listed(options) }));
    }
    default:
      return text;
  }
}
