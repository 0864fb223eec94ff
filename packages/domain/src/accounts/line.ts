import { formatInEnglish, type Message, message } from '../law/message';
import type { LocalDate } from '../dates/local-date';
import type { FigureOverride } from '../costs/override';
import { type WorkedResult, startWorking, toLabel } from '../law/worked';
import { type Cents, sum } from '../money/cents';

/** What a claim is for, of which day, and by which number the creditor knows it. */
export interface ClaimParticulars {
  readonly purpose?: string;
  readonly on?: LocalDate;
  readonly reference?: string;
}

/** One printed line. Its working is what "how is this worked out?" opens. */
export interface AccountLine {
  readonly id: string;
  readonly narrative: string;
  /** The account's own words with their holes open; absent where the narrative was typed or has none. */
  readonly says?: Message;
  readonly voucher?: string;
  /** Of a claim by a creditor, whose name is the narrative. */
  readonly claim?: ClaimParticulars;
  readonly amount: Cents;
  readonly worked: WorkedResult<Cents>;
  readonly override?: FigureOverride;
}

/** What a line is called, in English and with its holes open. */
export const toNarrative = (words: string | Message): Pick<AccountLine, 'narrative' | 'says'> =>
  typeof words === 'string' ? { narrative: words } : { narrative: formatInEnglish(words), says: words };

export interface LineGroup<Line extends AccountLine = AccountLine> {
  readonly title: string;
  readonly lines: readonly Line[];
  readonly total: WorkedResult<Cents>;
}

const regulation = 'Administration of Estates Regulations, reg 5(1)';

/** A figure that was captured, not computed. */
export const toCapturedResult = (title: string | Message, amount: Cents): WorkedResult<Cents> =>
  startWorking(title, regulation).line('As captured', amount).gives(amount);

/** A total whose working is the lines it adds up. */
export function computeTotal(
  title: string,
  parts: readonly { readonly narrative: string; readonly says?: Message; readonly worked: WorkedResult<Cents> }[],
  section = regulation,
): WorkedResult<Cents> {
  return {
    title,
    section,
    // Written when somebody asks: there may be very many.
    get lines() {
      return parts.map(({ narrative, says, worked }) => ({
        ...toLabel(says ?? narrative),
        value: worked.value,
        section: worked.section,
        from: worked,
      }));
    },
    value: sum(parts.map(({ worked }) => worked.value)),
  };
}

export const createLineGroup = <Line extends AccountLine>(title: string, lines: readonly Line[]): LineGroup<Line> => ({
  title,
  lines,
  total: computeTotal(title, lines),
});

/** The part of a total that a step takes off or adds: a plain chain of worked figures. */
export function chainSteps(
  title: string,
  steps: readonly { readonly label: string; readonly worked: WorkedResult<Cents>; readonly less?: boolean }[],
  section = regulation,
): WorkedResult<Cents> {
  const work = startWorking(title, section);
  let value = 0;
  for (const { label, worked, less } of steps) {
    work.worked(less ? message('Less {what}', { what: message(label) }) : label, worked);
    value += less ? -worked.value : worked.value;
  }
  return work.gives(sum([value as Cents]));
}

/** Anything that is listed by voucher; its words part those without one. */
interface VoucheredEntry {
  readonly voucher?: string;
  readonly description?: string;
  readonly narrative?: string;
  readonly creditor?: string;
}

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** By voucher as a number where it is one, lines without a voucher last, then by their words; else as captured. */
export function sortByVoucher<T>(entries: readonly T[], of: (entry: T) => VoucheredEntry): T[] {
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
