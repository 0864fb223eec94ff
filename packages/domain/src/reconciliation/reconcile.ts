import type { LocalDate } from '../dates/local-date';
import { type Cents, minus, plus, sum } from '../money/cents';

/** A movement on either side: a line of the bank or an entry of the ledger, and the match it stands in. */
export interface ReconciledItem {
  readonly id: number;
  readonly day: LocalDate;
  readonly amount: Cents;
  readonly matchId: number | null;
}

export interface ReconciliationInput {
  /** The day it is drawn up to. */
  readonly on: LocalDate;
  readonly statementBalance: Cents;
  readonly ledgerBalance: Cents;
  /** Up to the day, and those after it that stand in a match with one before. */
  readonly lines: readonly ReconciledItem[];
  readonly entries: readonly ReconciledItem[];
}

export interface BankReconciliationResult {
  /** On the statement and not in the ledger by that day: taken off the statement's balance. */
  readonly notInLedger: readonly ReconciledItem[];
  /** In the ledger and not on the statement by that day: added to it. */
  readonly notOnStatement: readonly ReconciledItem[];
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
export function reconcileBank({
  on,
  statementBalance,
  ledgerBalance,
  lines,
  entries,
}: ReconciliationInput): BankReconciliationResult {
  const isBy = ({ day }: ReconciledItem): boolean => day <= on;
  const open = new Set<number>();
  for (const one of [...lines, ...entries]) if (one.matchId !== null && !isBy(one)) open.add(one.matchId);
  const isOver = ({ matchId }: ReconciledItem): boolean => matchId === null || open.has(matchId);
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
