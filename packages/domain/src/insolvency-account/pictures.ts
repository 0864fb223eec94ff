import type { EstateDistribution } from '../insolvency/distribute';
import { costRanks, type ResidueRank, residueRanks } from '../insolvency/ranks';
import { type Cents, minus, nil, sum } from '../money/cents';

/** Where money went; together all that came in. */
export const destinations = [
  'realisation',
  'administration',
  'remuneration',
  'mastersFee',
  'bondPremium',
  'secured',
  'preferent',
  'concurrent',
  'surplus',
] as const;
export type MoneyDestination = (typeof destinations)[number];
export interface DestinationAmount {
  readonly to: MoneyDestination;
  readonly amount: Cents;
}
export interface PaidByRank {
  readonly rank: 'secured' | ResidueRank;
  readonly claimed: Cents;
  readonly paid: Cents;
}

const shared: Readonly<Record<string, MoneyDestination>> = {
  fee: 'remuneration',
  vat: 'remuneration',
  premium: 'bondPremium',
  'masters-fee': 'mastersFee',
};

/** Each rand that came in, by what it went to. Costs that creditors make good are paid as well. */
export function listDestinations({ accounts, ranks, contribution, surplus }: EstateDistribution): DestinationAmount[] {
  const lines: [MoneyDestination, Cents][] = [
    ...accounts.flatMap(({ costs, deficiencyLeft, awards }) => [
      ...costs.map(({ id, amount }): [MoneyDestination, Cents] => [shared[id] ?? 'realisation', amount]),
      // It stands among the costs of the free residue.
      ['realisation', minus(nil, deficiencyLeft)] satisfies [MoneyDestination, Cents],
      ...awards.map(({ paid }): [MoneyDestination, Cents] => ['secured', paid]),
    ]),
    ...ranks.flatMap(({ rank, claims }) =>
      claims.map(({ id, claim, paid }): [MoneyDestination, Cents] => {
        if (costRanks.has(rank)) return [shared[id] ?? 'administration', claim];
        if (rank.startsWith('s96')) return ['administration', paid];
        return [rank.startsWith('s103') ? 'concurrent' : 'preferent', paid];
      }),
    ),
    ['administration', minus(nil, contribution.value.uncovered)],
    ['surplus', surplus],
  ];
  return destinations
    .map((to) => ({ to, amount: sum(lines.filter(([at]) => at === to).map(([, amount]) => amount)) }))
    .filter(({ amount }) => amount !== 0);
}

/** What each rank claimed and was paid; the secured creditors first, out of their own. */
export function listPaidByRank({ accounts, ranks }: EstateDistribution): PaidByRank[] {
  const awards = accounts.flatMap((account) => account.awards);
  // A claim over several assets is due once; its first security shows the whole.
  const due = new Map<string, Cents>();
  for (const award of awards) if (!due.has(award.id)) due.set(award.id, award.due);
  const secured = {
    rank: 'secured' as const,
    claimed: sum([...due.values()]),
    paid: sum(awards.map(({ paid }) => paid)),
  };
  const together = residueRanks.map((rank) => {
    const those = ranks.filter((one) => one.rank === rank);
    return { rank, claimed: sum(those.map(({ claimed }) => claimed)), paid: sum(those.map(({ paid }) => paid)) };
  });
  return [secured, ...together].filter(({ claimed }) => claimed > 0);
}
