import type { Distribution } from '../insolvency/distribute';
import { costRanks } from '../insolvency/ranks';
import { type Cents, minus, nil, plus, sum } from '../money/cents';
import type { Proof } from '../accounts/proofs';
import type { BankReconciliation } from './bank';
import type { WentTo } from './pictures';

export interface Provable {
  readonly distribution: Distribution;
  readonly bank: BankReconciliation;
  /** What the ledger has for the time of the account. */
  readonly booked: { readonly receipts: Cents; readonly costs: Cents; readonly tradingCosts: Cents };
  readonly went: readonly WentTo[];
  readonly premium: Cents;
  readonly mastersFee: Cents;
  readonly receipts: readonly { readonly amount: Cents }[];
  readonly tradingLoss: Cents;
  readonly ownCosts: readonly { readonly amount: Cents }[];
}

const equal = (
  check: string,
  where: string,
  left: readonly [string, Cents],
  right: readonly [string, Cents],
): Proof => ({
  check,
  holds: left[1] === right[1],
  figures: [
    { label: left[0], amount: left[1] },
    { label: right[0], amount: right[1] },
  ],
  where,
});
const total = (lines: readonly { readonly amount: Cents }[]): Cents => sum(lines.map(({ amount }) => amount));

/** Each adds the lines up again; none trusts the total it checks. */
export function proofsOfInsolvency(drawn: Provable): readonly Proof[] {
  const { distribution, bank, booked, went } = drawn;
  const { accounts, ranks, claims, contribution, surplus } = distribution;
  const owed = sum(accounts.flatMap(({ deficiencyOwed }) => deficiencyOwed.map(({ amount }) => amount)));
  const { needed, each, uncovered } = contribution.value;
  const collected = sum(each.map(({ amount }) => amount));
  const creditorRanks = ranks.filter(({ rank }) => !/^s9[67]/.test(rank));
  const secured = sum(accounts.flatMap(({ awards }) => awards.map(({ paid }) => paid)));
  const short = ranks.findIndex(({ claimed, paid }) => paid < claimed);
  const after = short < 0 ? nil : sum(ranks.slice(short + 1).map(({ paid }) => paid));
  const awarded = plus(secured, sum(creditorRanks.map(({ paid }) => paid)));
  return [
    equal(
      'Everything that came in went somewhere',
      'report',
      ['Came in, with contributions', sum([total(drawn.receipts), collected, owed])],
      ['Costs, awards and what is left', sum(went.map(({ amount }) => amount))],
    ),
    equal(
      'The receipts are those of the ledger',
      'income',
      ['In the account', sum([total(drawn.receipts), booked.tradingCosts, minus(nil, drawn.tradingLoss)])],
      ['In the ledger', booked.receipts],
    ),
    equal(
      'The costs are those of the ledger',
      'expenses',
      [
        'In the account',
        sum([
          total(drawn.ownCosts),
          drawn.premium,
          drawn.mastersFee,
          booked.tradingCosts,
          minus(nil, drawn.tradingLoss),
        ]),
      ],
      ['In the ledger', booked.costs],
    ),
    equal(
      'The banks hold what the account says',
      'banking',
      ['By the account', bank.closing],
      ['By the ledger', bank.byLedger],
    ),
    equal(
      'What the banks hold pays the awards',
      'banking',
      ['Left in the banks for them', bank.awards],
      ['Awarded, with what is left', sum([awarded, surplus, minus(nil, uncovered)])],
    ),
    equal(
      'Awards by claim are those by rank',
      'claims',
      ['By claim', sum(claims.map((one) => one.total))],
      ['By rank', awarded],
    ),
    equal(
      'Nobody is paid before those who rank ahead',
      'claims',
      ['Paid below a rank that lacks money', after],
      ['May be paid there', nil],
    ),
    equal(
      'Contributions make good what the costs lack',
      'claims',
      ['Contributed, and what nobody owes', plus(collected, uncovered)],
      [
        'Costs the free residue cannot pay',
        sum([nil, ...ranks.filter(({ rank }) => costRanks.has(rank)).map(({ claimed, paid }) => minus(claimed, paid))]),
      ],
    ),
    equal(
      'Premium and Master’s fee are shared out in full',
      'expenses',
      ['Shared out', plus(sum([...distribution.premium]), sum([...distribution.mastersFee]))],
      ['To be shared', plus(drawn.premium, drawn.mastersFee)],
    ),
  ].filter(({ check }) => needed > 0 || check !== 'Contributions make good what the costs lack');
}
