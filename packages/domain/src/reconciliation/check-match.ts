import { plainAmount } from '../formats/amount';
import { type Refused, refuse } from '../law/refusal';
import { said } from '../law/said';
import { type Cents, minus, sum } from '../money/cents';

/** Lines and what they answer come to the same, to the cent; what is over is split off into an entry of its own. */
export function checkMatch(lines: readonly Cents[], entries: readonly Cents[]): Refused | undefined {
  if (lines.length === 0) return refuse('lines', 'Choose the bank line first.');
  if (entries.length === 0) return refuse('entries', 'Choose what the line is for, or make a new entry.');
  const [bank, ledger] = [sum(lines), sum(entries)];
  const difference = minus(bank, ledger);
  return difference === 0
    ? undefined
    : refuse(
        'entries',
        said('The bank has {bank}, the entries come to {ledger}. Add an entry of {difference}, or choose others.', {
          bank: plainAmount(bank),
          ledger: plainAmount(ledger),
          difference: plainAmount(difference),
        }),
      );
}
