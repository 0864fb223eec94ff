import { message, type Message, quoteVerbatim } from '../law/message';
import type { Cents } from '../money/cents';
import type { CarriedYear } from './books';
import { transactionClasses } from './transaction-class';

export interface ChangedHead {
  readonly head: Message;
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

const describeHead = (head: string): Message => {
  const name = (transactionClasses as Readonly<Record<string, string>>)[head];
  return name ? message(name) : quoteVerbatim(head);
};

/** One account beside the one before it: the figures, then head by head; money that went out is shown as spent. */
export function listChangesSince(before: CarriedYear, now: CarriedYear): ChangedHead[] {
  const figures = Object.entries(figureNames).map(([name, label]): ChangedHead => ({
    head: message(label),
    kind: 'figure',
    before: before.figures[name] ?? null,
    now: now.figures[name] ?? null,
  }));
  const findAmount = (year: CarriedYear, head: string) => year.heads.find((one) => one.head === head)?.amount ?? null;
  const heads = Object.keys(transactionClasses)
    .filter((head) => findAmount(before, head) !== null || findAmount(now, head) !== null)
    .map((head): ChangedHead => ({
      head: describeHead(head),
      kind: 'head',
      before: findAmount(before, head),
      now: findAmount(now, head),
    }));
  return [...figures, ...heads];
}
