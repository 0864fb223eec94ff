import type { ShortfallMethod } from '@boedel/domain/estate/settings';
import { nil, sum } from '@boedel/domain/money/cents';
import type { PaperPart } from '@boedel/document/tree/paper';
import type { EstateAccountDrawing } from './drawing';

/** How a shortfall is met, as reg 5(1) asks. */
const metBy: Readonly<Record<ShortfallMethod, string>> = {
  heirsPayIn: 'Recipients of property in kind pay in the shortfall.',
  debtTakenOver: 'The shortfall is to be met by a debt that is taken over.',
  assetsSold: 'The shortfall is to be met by selling assets.',
  legaciesReduced: 'Legacies will be reduced to cover the shortfall.',
};

/** Part 3: is there money enough for debts and cash legacies, and who pays in where there is not. */
export function buildRecapitulationPart({
  account,
  say,
  sheet,
  layout,
  nameOf,
}: EstateAccountDrawing): PaperPart | undefined {
  const { recapitulation } = account;
  if (!recapitulation) return undefined;
  const { cash, liabilities, debtsTakenOver, heldBack, cashLegacies, surplus, contributions, contributed, method } =
    recapitulation;
  const on = sheet('recapitulation');
  const have = on.group('', [{ words: say('Money, and proceeds of what was sold'), amount: cash }], false);
  const needs = on.subtotal(
    'needed',
    say('Total required'),
    sum([liabilities, heldBack, cashLegacies]),
    on.group(
      say('Less'),
      [
        { words: say('Debts and charges that are paid in money'), amount: liabilities },
        { words: say('Held back for the next account'), amount: heldBack },
        { words: say('Legacies in money'), amount: cashLegacies },
      ],
      false,
    ),
  );
  const short = surplus.value < 0;
  on.total('surplus', say(short ? 'Cash shortfall' : 'Cash surplus'), surplus.value, { add: have, take: needs });
  if (debtsTakenOver > nil) {
    on.note(
      say('Debts of {amount} are taken over by heirs and need no money.', { amount: say.amount(debtsTakenOver) }),
    );
  }
  if (method) on.note(say(metBy[method]));
  if (contributions.length > 0) {
    on.subtotal(
      'paid in',
      say('Total paid in'),
      contributed.value,
      on.group(
        say('Paid in by'),
        contributions.map(({ personId, amount }) => ({ words: nameOf(personId), amount })),
        false,
      ),
    );
  }
  return {
    title: say('Recapitulation statement'),
    newPage: layout('recapitulation').newPage,
    blocks: [on.table(say('The cash position'))],
  };
}
