import { type Cents, minus, nil, sum } from '../money/cents';
import { shareOut } from '../money/share-out';
import type { EstateDistribution } from './distribute';
import { costRanks } from './ranks';

/** Who is paid: for a cost, a creditor, the Master for a bondholder who proved nothing (s 95(2)), a partnership (s 49(1)), the insolvent (s 116). */
export interface MoneyRecipient {
  readonly as: 'cost' | 'creditor' | 'deposit' | 'partnership' | 'insolvent';
  readonly name: string;
  readonly amount: Cents;
}

/** Costs beyond the money and beyond what anybody has to contribute: so much of them is paid to nobody. */
function reduceUncovered(costs: readonly MoneyRecipient[], uncovered: Cents): MoneyRecipient[] {
  const unpaid =
    uncovered === 0
      ? costs.map((): Cents => nil)
      : shareOut(
          uncovered,
          costs.map(({ amount }) => amount),
        );
  return costs.map((one, index) => ({ ...one, amount: minus(one.amount, unpaid[index]!) }));
}

/** Everybody whom an account pays. What they get together is everything that came in, or a rand went to nobody. */
export function listRecipients({
  accounts,
  ranks,
  claims,
  contribution,
  surplus,
  toPartnership,
}: Pick<
  EstateDistribution,
  'accounts' | 'ranks' | 'claims' | 'contribution' | 'surplus' | 'toPartnership'
>): MoneyRecipient[] {
  const ofAssets = accounts.flatMap(({ costs, deficiencyLeft }) => {
    const lines = costs.map(({ description, amount }): MoneyRecipient => ({ as: 'cost', name: description, amount }));
    // What no creditor of the asset carries stands among the costs of the free residue.
    return reduceUncovered(lines, deficiencyLeft);
  });
  const ofEstate = ranks
    .filter(({ rank }) => costRanks.has(rank))
    .flatMap(({ claims: lines }) =>
      lines.map(({ narrative, claim }): MoneyRecipient => ({ as: 'cost', name: narrative, amount: claim })),
    );
  const burial = ranks
    .filter(({ rank }) => rank.startsWith('s96'))
    .flatMap(({ claims: lines }) =>
      lines.map(({ narrative, paid }): MoneyRecipient => ({ as: 'cost', name: narrative, amount: paid })),
    );
  const creditors = claims.map(({ creditor, total, retained }): MoneyRecipient => ({
    as: retained === 'deposit' ? 'deposit' : 'creditor',
    name: creditor,
    amount: total,
  }));
  return [
    ...ofAssets,
    ...reduceUncovered(ofEstate, contribution.value.uncovered),
    ...burial,
    ...creditors,
    { as: 'partnership' as const, name: 'The estate of the partnership', amount: toPartnership },
    { as: 'insolvent' as const, name: 'The insolvent', amount: minus(surplus, toPartnership) },
  ].filter(({ amount }) => amount !== 0);
}

/** What came in: what was received, what creditors contribute, and what those of an asset owe for its costs. */
export const sumMoneyIn = (
  receipts: readonly { readonly amount: Cents }[],
  { accounts, contribution }: Pick<EstateDistribution, 'accounts' | 'contribution'>,
): Cents =>
  sum([
    ...receipts.map(({ amount }) => amount),
    ...contribution.value.each.map(({ amount }) => amount),
    ...accounts.flatMap(({ deficiencyOwed }) => deficiencyOwed.map(({ amount }) => amount)),
  ]);
