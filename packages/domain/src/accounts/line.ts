import { inEnglish, type Said, said } from '../law/said';
import type { Override } from '../costs/override';
import { type Worked, working, labelled } from '../law/worked';
import { type Cents, sum } from '../money/cents';

/** One printed line. Its working is what "how is this worked out?" opens. */
export interface AccountLine {
  readonly id: string;
  readonly narrative: string;
  /** The account's own words with their holes open; absent where the narrative was typed or has none. */
  readonly says?: Said;
  readonly voucher?: string;
  readonly amount: Cents;
  readonly worked: Worked<Cents>;
  readonly override?: Override;
}

/** What a line is called, in English and with its holes open. */
export const narrated = (words: string | Said): Pick<AccountLine, 'narrative' | 'says'> =>
  typeof words === 'string' ? { narrative: words } : { narrative: inEnglish(words), says: words };

export interface LineGroup<Line extends AccountLine = AccountLine> {
  readonly title: string;
  readonly lines: readonly Line[];
  readonly total: Worked<Cents>;
}

const regulation = 'Administration of Estates Regulations, reg 5(1)';

/** A figure that was captured, not computed. */
export const captured = (title: string | Said, amount: Cents): Worked<Cents> =>
  working(title, regulation).line('As captured', amount).gives(amount);

/** A total whose working is the lines it adds up. */
export function totalOf(
  title: string,
  parts: readonly { readonly narrative: string; readonly says?: Said; readonly worked: Worked<Cents> }[],
  section = regulation,
): Worked<Cents> {
  return {
    title,
    section,
    // Written when somebody asks: there may be very many.
    get lines() {
      return parts.map(({ narrative, says, worked }) => ({
        ...labelled(says ?? narrative),
        value: worked.value,
        section: worked.section,
        from: worked,
      }));
    },
    value: sum(parts.map(({ worked }) => worked.value)),
  };
}

export const lineGroup = <Line extends AccountLine>(title: string, lines: readonly Line[]): LineGroup<Line> => ({
  title,
  lines,
  total: totalOf(title, lines),
});

/** The part of a total that a step takes off or adds: a plain chain of worked figures. */
export function chain(
  title: string,
  steps: readonly { readonly label: string; readonly worked: Worked<Cents>; readonly less?: boolean }[],
  section = regulation,
): Worked<Cents> {
  const work = working(title, section);
  let value = 0;
  for (const { label, worked, less } of steps) {
    work.worked(less ? said('Less {what}', { what: said(label) }) : label, worked);
    value += less ? -worked.value : worked.value;
  }
  return work.gives(sum([value as Cents]));
}

/** Anything that is listed by voucher; its words part those without one. */
interface Vouchered {
  readonly voucher?: string;
  readonly description?: string;
  readonly narrative?: string;
  readonly creditor?: string;
}

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** By voucher as a number where it is one, lines without a voucher last, then by their words; else as captured. */
export function inVoucherOrder<T>(entries: readonly T[], of: (entry: T) => Vouchered): T[] {
  const keyed = entries.map((entry) => {
    const { voucher, description, narrative, creditor } = of(entry);
    const digits = voucher === undefined ? Infinity : Number.parseInt(voucher.replace(/^\D+/, ''), 10);
    const place = Number.isNaN(digits) ? Number.MAX_SAFE_INTEGER : digits;
    return { entry, voucher: voucher ?? '', words: description ?? narrative ?? creditor ?? '', place };
  });
  keyed.sort((a, b) =>
    a.place === b.place ? byText(a.voucher, b.voucher) || byText(a.words, b.words) : a.place < b.place ? -1 : 1,
  );
  return keyed.map(({ entry }) => entry);
}
