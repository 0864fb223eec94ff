import { computeVat } from '../costs/vat';
import { isRefused, type Outcome } from '../law/refusal';
import { type Cents, negate, nil, clampBelowNil, pickLarger, sum } from '../money/cents';
import type { EncumberedAccount } from './encumbered-account';
import type { CostLine, InsolventEstate, InsolvencyReceipt } from './estate';
import type { DueAmount } from './pay';
import type { ResidueRank } from './ranks';
import { type FeeBase, type FeeLine, computeFeeLines, computeTopUp } from './remuneration';
import { splitByReceipts } from './shared-costs';

export interface EstateCharges {
  readonly lines: readonly FeeLine[];
  readonly fee: Cents;
  /** In the fee: added to reach the smallest fee, or below nil credited again. */
  readonly topUp: Cents;
  /** By account, the free residue last. */
  readonly fees: readonly Cents[];
  readonly vat: readonly Cents[];
  readonly premium: readonly Cents[];
  readonly mastersFee: readonly Cents[];
}

/** Fee, premium and Master's fee by account, the free residue last. */
export function computeCharges(estate: InsolventEstate): Outcome<EstateCharges> {
  const { awardsTo: on, country, fee } = estate;
  const accounts = [
    ...estate.encumbered.map(({ receipts }) => receipts),
    [...estate.receipts, ...(estate.feeOnly ?? [])],
  ];
  const byAccount: (readonly FeeLine[])[] = [];
  for (const receipts of accounts) {
    const lines = computeFeeLines(fee.none ? [] : receipts.flatMap(listFeeBases), on);
    if (isRefused(lines)) return lines;
    byAccount.push(lines);
  }
  const sums = byAccount.map((lines) => sum(lines.map((line) => line.fee)));
  const before = { taken: fee.earlier ?? nil, topUp: fee.earlierTopUp ?? nil };
  const added = fee.none ? nil : computeTopUp(sum(sums), before, on);
  if (isRefused(added)) return added;
  // The free residue bore it and has it back, no further than to nothing: the rest waits for the next account.
  const topUp = pickLarger(added, negate(sums.at(-1)!));
  const fees = sums.map((one, index) =>
    index < sums.length - 1 ? one : clampBelowNil(sum([one, topUp, fee.adjustment ?? nil])),
  );
  const vat: Cents[] = [];
  for (const one of fees) {
    const worked = computeVat(one, { country, taxPoint: on, vendor: fee.vendor });
    if (isRefused(worked)) return worked;
    vat.push(worked.value);
  }
  const received = [...estate.encumbered.map(({ receipts }) => receipts), estate.receipts].map((receipts) =>
    sum(receipts.map(({ amount }) => amount)),
  );
  return {
    lines: byAccount.flat(),
    fee: sum(fees),
    topUp,
    fees,
    vat,
    premium: splitByReceipts(estate.bondPremium, received),
    mastersFee: splitByReceipts(estate.mastersFee, received),
  };
}

const listFeeBases = ({ id, description, amount, item, feeBase: base = amount }: InsolvencyReceipt): FeeBase[] =>
  item === undefined ? [] : [{ id, description, item, base }];

/** The costs every account has besides its own lines. */
export const listSharedCosts = ({ fees, vat, premium, mastersFee }: EstateCharges, index: number): CostLine[] =>
  [
    { id: 'fee', description: 'Remuneration', amount: fees[index]! },
    { id: 'vat', description: 'VAT on the remuneration', amount: vat[index]! },
    { id: 'premium', description: 'Share of the bond premium', amount: premium[index]! },
    { id: 'masters-fee', description: "Share of the Master's fee", amount: mastersFee[index]! },
  ].filter(({ amount }) => amount > 0);

/** The costs of s 97 in their order; those of an asset that no creditor of it carries come last among them. */
export function rankCosts(
  estate: InsolventEstate,
  charges: EstateCharges,
  accounts: readonly EncumberedAccount[],
): { rank: ResidueRank; claims: readonly DueAmount[] }[] {
  const own = listSharedCosts(charges, accounts.length);
  const left = accounts
    .filter(({ deficiencyLeft }) => deficiencyLeft > 0)
    .map(({ id, description, deficiencyLeft }) => ({ id: `costs:${id}`, description, amount: deficiencyLeft }));
  const toDues = (lines: readonly CostLine[]): DueAmount[] =>
    lines
      .filter(({ amount }) => amount > 0)
      .map(({ id, description, amount }) => ({ id, narrative: description, amount }));
  return [
    { rank: 's97Sheriff', claims: toDues(estate.sheriff) },
    { rank: 's97Master', claims: toDues(own.filter(({ id }) => id === 'masters-fee')) },
    {
      rank: 's97Administration',
      claims: toDues([...estate.administration, ...own.filter(({ id }) => id !== 'masters-fee'), ...left]),
    },
  ];
}
