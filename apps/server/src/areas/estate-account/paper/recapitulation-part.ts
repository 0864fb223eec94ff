import { nil } from '@boedel/domain/money/cents';
import type { Part } from '@boedel/document/tree/paper';
import type { Drawing } from './drawing';

/** Part 3: is there money enough for debts and cash legacies, and who pays in where there is not. */
export function recapitulationPart({ account, say, sheet, layout, nameOf }: Drawing): Part | undefined {
  const { recapitulation } = account;
  if (!recapitulation) return undefined;
  const { cash, liabilities, debtsTakenOver, heldBack, cashLegacies, surplus, contributions } = recapitulation;
  const on = sheet('recapitulation');
  const have = on.group('', [{ words: say('Money, and proceeds of what was sold'), amount: cash }], false);
  const needs = on.group(
    say('Less'),
    [
      { words: say('Debts and charges that are paid in money'), amount: liabilities },
      { words: say('Held back for the next account'), amount: heldBack },
      { words: say('Legacies in money'), amount: cashLegacies },
    ],
    false,
  );
  const short = surplus.value < 0;
  on.total('surplus', say(short ? 'Cash shortfall' : 'Cash surplus'), surplus.value, { add: have, take: needs });
  if (debtsTakenOver > nil) {
    on.note(
      say('Debts of {amount} are taken over by heirs and need no money.', { amount: say.amount(debtsTakenOver) }),
    );
  }
  if (contributions.length > 0) {
    on.group(
      say('Paid in by'),
      contributions.map(({ personId, amount }) => ({ words: nameOf(personId), amount })),
      false,
    );
  }
  return {
    title: say('Recapitulation statement'),
    newPage: layout('recapitulation').newPage,
    blocks: [on.table(say('The cash position'))],
  };
}
