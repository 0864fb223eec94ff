import type { Override } from '../costs/override';
import { type Worked, working } from '../law/worked';
import { type Cents, sum } from '../money/cents';

/** One printed line. Its working is what "how is this worked out?" opens. */
export interface AccountLine {
  readonly id: string;
  readonly narrative: string;
  readonly voucher?: string;
  readonly amount: Cents;
  readonly worked: Worked<Cents>;
  readonly override?: Override;
}

export interface LineGroup<Line extends AccountLine = AccountLine> {
  readonly title: string;
  readonly lines: readonly Line[];
  readonly total: Worked<Cents>;
}

const regulation = 'Administration of Estates Regulations, reg 5(1)';

/** A figure that was captured, not computed. */
export const captured = (title: string, amount: Cents): Worked<Cents> =>
  working(title, regulation).line('As captured', amount).gives(amount);

/** A total whose working is the lines it adds up. */
export function totalOf(
  title: string,
  parts: readonly { readonly narrative: string; readonly worked: Worked<Cents> }[],
  section = regulation,
): Worked<Cents> {
  const lines = parts.map(({ narrative, worked }) => ({
    label: narrative,
    value: worked.value,
    section: worked.section,
    from: worked,
  }));
  return { title, section, lines, value: sum(parts.map(({ worked }) => worked.value)) };
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
    work.worked(less ? `Less ${label}` : label, worked);
    value += less ? -worked.value : worked.value;
  }
  return work.gives(sum([value as Cents]));
}

const voucherNumber = (voucher: string): number => Number.parseInt(voucher.replace(/^\D+/, ''), 10);

/** By voucher as a number where it is one, lines without a voucher last, then by id: never by order of entry. */
export function byVoucher(
  a: { readonly id: string; readonly voucher?: string },
  b: { readonly id: string; readonly voucher?: string },
): number {
  if ((a.voucher === undefined) !== (b.voucher === undefined)) return a.voucher === undefined ? 1 : -1;
  if (a.voucher !== undefined && b.voucher !== undefined && a.voucher !== b.voucher) {
    const [left, right] = [voucherNumber(a.voucher), voucherNumber(b.voucher)];
    if (!Number.isNaN(left) && !Number.isNaN(right) && left !== right) return left - right;
    return a.voucher < b.voucher ? -1 : 1;
  }
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
}
