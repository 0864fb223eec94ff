import { formatPlainAmount } from '../formats/amount';
import { type RefusalError, refuse } from '../law/refusal';
import { message } from '../law/message';
import { type Cents, minus, sum } from '../money/cents';

/** Lines and what they answer come to the same, to the cent; what is over is split off into an entry of its own. */
export function checkMatch(lines: readonly Cents[], entries: readonly Cents[]): RefusalError | undefined {
  if (lines.length === 0) return refuse('lines', 'Choose the bank line first.');
  if (entries.length === 0) return refuse('entries', 'Choose what the line is for, or add a new entry.');
  const [bank, ledger] = [sum(lines), sum(entries)];
  const difference = minus(bank, ledger);
  return difference === 0
    ? undefined
    : refuse(
        'entries',
        message('The bank has {bank}, the entries come to {ledger}. Add an entry of {difference}, or choose others.', {
          bank: formatPlainAmount(bank),
          ledger: formatPlainAmount(ledger),
          difference: formatPlainAmount(difference),
        }),
      );
}
