import type { LocalDate } from '../dates/local-date';
import { type Cents, minus, plus, sum } from '../money/cents';

/** A movement on either side: a line of the bank or an entry of the ledger, and the match it stands in. */
export interface Reconciled {
  readonly id: number;
  readonly day: LocalDate;
  readonly amount: Cents;
  readonly matchId: number | null;
}

export interface ToReconcile {
  /** The day it is drawn up to. */
  readonly on: LocalDate;
  readonly statementBalance: Cents;
  readonly ledgerBalance: Cents;
  /** Up to the day, and those after it that stand in a match with one before. */
  readonly lines: readonly Reconciled[];
  readonly entries: readonly Reconciled[];
}

export interface Reconciliation {
  /** On the statement and not in the ledger by that day: taken off the statement's balance. */
  readonly notInLedger: readonly Reconciled[];
  /** In the ledger and not on the statement by that day: added to it. */
  readonly notOnStatement: readonly Reconciled[];
  readonly statementBalance: Cents;
  readonly lessNotInLedger: Cents;
  readonly addNotOnStatement: Cents;
  readonly comesTo: Cents;
  readonly ledgerBalance: Cents;
  /** What neither explains: a balance taken over that is not the statement's. Nil where it foots. */
  readonly difference: Cents;
  readonly foots: boolean;
}

/**
 * The statement's balance less what the ledger does not have, plus what the bank does not have, is the ledger's balance.
 * Of a match all of whose parts lie on or before the day nothing is left over; one that reaches over the day leaves its
 * parts of this side.
 */
export function reconcile({ on, statementBalance, ledgerBalance, lines, entries }: ToReconcile): Reconciliation {
  const isBy = ({ day }: Reconciled): boolean => day <= on;
  const open = new Set<number>();
  for (const one of [...lines, ...entries]) if (one.matchId !== null && !isBy(one)) open.add(one.matchId);
  const isOver = ({ matchId }: Reconciled): boolean => matchId === null || open.has(matchId);
  const notInLedger = lines.filter((line) => isBy(line) && isOver(line));
  const notOnStatement = entries.filter((entry) => isBy(entry) && isOver(entry));
  const lessNotInLedger = sum(notInLedger.map(({ amount }) => amount));
  const addNotOnStatement = sum(notOnStatement.map(({ amount }) => amount));
  const comesTo = plus(minus(statementBalance, lessNotInLedger), addNotOnStatement);
  const difference = minus(ledgerBalance, comesTo);
  return {
    notInLedger,
    notOnStatement,
    statementBalance,
    lessNotInLedger,
    addNotOnStatement,
    comesTo,
    ledgerBalance,
    difference,
    foots: difference === 0,
  };
}
