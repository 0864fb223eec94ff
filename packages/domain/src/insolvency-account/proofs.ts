import type { EstateDistribution } from '../insolvency/distribute';
import { costRanks } from '../insolvency/ranks';
import { listRecipients, sumMoneyIn } from '../insolvency/recipients';
import { type Cents, minus, nil, plus, sum } from '../money/cents';
import type { AccountProofLine } from '../accounts/proofs';
import type { BankReconciliation } from './bank';
import type { DestinationAmount } from './pictures';

export interface ProvableAccount {
  readonly distribution: EstateDistribution;
  readonly bank: BankReconciliation;
  /** What the ledger has for the time of the account. */
  readonly booked: { readonly receipts: Cents; readonly costs: Cents; readonly tradingCosts: Cents };
  readonly went: readonly DestinationAmount[];
  readonly premium: Cents;
  readonly mastersFee: Cents;
  readonly receipts: readonly { readonly amount: Cents }[];
  readonly tradingLoss: Cents;
  readonly ownCosts: readonly { readonly amount: Cents }[];
}

const proveEqual = (
  check: string,
  where: string,
  left: readonly [string, Cents],
  right: readonly [string, Cents],
): AccountProofLine => ({
  check,
  holds: left[1] === right[1],
  figures: [
    { label: left[0], amount: left[1] },
    { label: right[0], amount: right[1] },
  ],
  where,
});
const sumAmounts = (lines: readonly { readonly amount: Cents }[]): Cents => sum(lines.map(({ amount }) => amount));

/** Each adds the lines up again; none trusts the total it checks. */
export function proveInsolvencyAccount(drawn: ProvableAccount): readonly AccountProofLine[] {
  const { distribution, bank, booked, went } = drawn;
  const { accounts, ranks, claims, contribution, surplus } = distribution;
  const owed = sum(accounts.flatMap(({ deficiencyOwed }) => deficiencyOwed.map(({ amount }) => amount)));
  const { needed, each, uncovered } = contribution.value;
  const collected = sum(each.map(({ amount }) => amount));
  const creditorRanks = ranks.filter(({ rank }) => !/^s9[67]/.test(rank));
  const secured = sum(accounts.flatMap(({ awards }) => awards.map(({ paid }) => paid)));
  // A general bond does not reach money of land, which goes on to others (s 86).
  const short = ranks.findIndex(
    ({ rank, claimed, paid }) => paid < claimed && (rank !== 's102' || distribution.ofLand === 0),
  );
  const after = short < 0 ? nil : sum(ranks.slice(short + 1).map(({ paid }) => paid));
  const awarded = plus(secured, sum(creditorRanks.map(({ paid }) => paid)));
  const recipients = listRecipients(distribution);
  return [
    {
      ...proveEqual(
        'Every rand goes to a person',
        'report',
        ['Received, including contributions', sumMoneyIn(drawn.receipts, distribution)],
        ['Paid to people', sum(recipients.map(({ amount }) => amount))],
      ),
      ...(recipients.some(({ name, amount }) => amount < 0 || name.trim() === '') && { holds: false }),
    },
    proveEqual(
      'All money received is accounted for',
      'report',
      ['Received, including contributions', sum([sumAmounts(drawn.receipts), collected, owed])],
      ['Costs, awards and surplus', sum(went.map(({ amount }) => amount))],
    ),
    proveEqual(
      'Receipts agree with the ledger',
      'income',
      ['In the account', sum([sumAmounts(drawn.receipts), booked.tradingCosts, minus(nil, drawn.tradingLoss)])],
      ['In the ledger', booked.receipts],
    ),
    proveEqual(
      'Costs agree with the ledger',
      'expenses',
      [
        'In the account',
        sum([
          sumAmounts(drawn.ownCosts),
          drawn.premium,
          drawn.mastersFee,
          booked.tradingCosts,
          minus(nil, drawn.tradingLoss),
        ]),
      ],
      ['In the ledger', booked.costs],
    ),
    proveEqual(
      'The banks hold what the account says',
      'banking',
      ['By the account', bank.closing],
      ['By the ledger', bank.byLedger],
    ),
    proveEqual(
      'Bank balances cover the awards',
      'banking',
      ['Left in the bank accounts', bank.awards],
      ['Awarded, including the surplus', sum([awarded, surplus, minus(nil, uncovered)])],
    ),
    proveEqual(
      'Awards by claim agree with awards by rank',
      'claims',
      ['By claim', sum(claims.map((one) => one.total))],
      ['By rank', awarded],
    ),
    proveEqual(
      'No creditor is paid before those ranking ahead',
      'claims',
      ['Paid to a lower ranking while a higher one is short', after],
      ['May be paid there', nil],
    ),
    proveEqual(
      'Contributions cover the shortfall in costs',
      'claims',
      ['Contributed, plus what no creditor owes', plus(collected, uncovered)],
      [
        'Costs not covered by the free residue',
        sum([nil, ...ranks.filter(({ rank }) => costRanks.has(rank)).map(({ claimed, paid }) => minus(claimed, paid))]),
      ],
    ),
    proveEqual(
      'Premium and Master’s fee are fully allocated',
      'expenses',
      ['Shared out', plus(sum([...distribution.premium]), sum([...distribution.mastersFee]))],
      ['To distribute', plus(drawn.premium, drawn.mastersFee)],
    ),
  ].filter(({ check }) => needed > 0 || check !== 'Contributions cover the shortfall in costs');
}
