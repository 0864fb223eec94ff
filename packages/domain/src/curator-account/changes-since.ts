import { said, type Said, verbatim } from '../law/said';
import type { Cents } from '../money/cents';
import type { CarriedYear } from './books';
import { transactionClasses } from './transaction-class';

export interface ChangedHead {
  readonly head: Said;
  readonly kind: 'head' | 'figure';
  readonly before: Cents | null;
  readonly now: Cents | null;
}

const figureNames: Readonly<Record<string, string>> = {
  incomeCollected: 'Income collected',
  maintenanceAndDebts: 'Debts and maintenance paid',
  administration: 'Administration expenses',
  remuneration: 'Remuneration',
  balanceCarriedForward: 'Balance carried forward',
  closingCapital: 'Closing capital',
  totalAssets: 'Assets together',
  netAssets: 'Net assets',
};

const headName = (head: string): Said => {
  const name = (transactionClasses as Readonly<Record<string, string>>)[head];
  return name ? said(name) : verbatim(head);
};

/** One account beside the one before it: the figures, then head by head; money that went out is shown as spent. */
export function changesSince(before: CarriedYear, now: CarriedYear): ChangedHead[] {
  const figures = Object.entries(figureNames).map(([name, label]): ChangedHead => ({
    head: said(label),
    kind: 'figure',
    before: before.figures[name] ?? null,
    now: now.figures[name] ?? null,
  }));
  const of = (year: CarriedYear, head: string) => year.heads.find((one) => one.head === head)?.amount ?? null;
  const heads = Object.keys(transactionClasses)
    .filter((head) => of(before, head) !== null || of(now, head) !== null)
    .map((head): ChangedHead => ({ head: headName(head), kind: 'head', before: of(before, head), now: of(now, head) }));
  return [...figures, ...heads];
}
