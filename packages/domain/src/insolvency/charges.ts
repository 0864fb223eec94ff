import { vatOn } from '../costs/vat';
import { isRefused, type Outcome } from '../law/refusal';
import { type Cents, nil, notBelowNil, sum } from '../money/cents';
import type { EncumberedAccount } from './encumbered-account';
import type { CostLine, InsolventEstate, Receipt } from './estate';
import type { Due } from './pay';
import type { ResidueRank } from './ranks';
import { type FeeBase, type FeeLine, feeLines, topUpOf } from './remuneration';
import { splitByReceipts } from './shared-costs';

export interface Charges {
  readonly lines: readonly FeeLine[];
  readonly fee: Cents;
  /** By account, the free residue last. */
  readonly fees: readonly Cents[];
  readonly vat: readonly Cents[];
  readonly premium: readonly Cents[];
  readonly mastersFee: readonly Cents[];
}

/** Fee, premium and Master's fee by account, the free residue last. */
export function chargesOf(estate: InsolventEstate): Outcome<Charges> {
  const { awardsTo: on, country, fee } = estate;
  const accounts = [
    ...estate.encumbered.map(({ receipts }) => receipts),
    [...estate.receipts, ...(estate.feeOnly ?? [])],
  ];
  const byAccount: (readonly FeeLine[])[] = [];
  for (const receipts of accounts) {
    const lines = feeLines(fee.none ? [] : receipts.flatMap(feeBase), on);
    if (isRefused(lines)) return lines;
    byAccount.push(lines);
  }
  const sums = byAccount.map((lines) => sum(lines.map((line) => line.fee)));
  const topUp = fee.none ? nil : topUpOf(sum(sums), fee.earlier ?? nil, on);
  if (isRefused(topUp)) return topUp;
  const fees = sums.map((one, index) =>
    index < sums.length - 1 ? one : notBelowNil(sum([one, topUp, fee.adjustment ?? nil])),
  );
  const vat: Cents[] = [];
  for (const one of fees) {
    const worked = vatOn(one, { country, taxPoint: on, vendor: fee.vendor });
    if (isRefused(worked)) return worked;
    vat.push(worked.value);
  }
  const received = [...estate.encumbered.map(({ receipts }) => receipts), estate.receipts].map((receipts) =>
    sum(receipts.map(({ amount }) => amount)),
  );
  return {
    lines: byAccount.flat(),
    fee: sum(fees),
    fees,
    vat,
    premium: splitByReceipts(estate.bondPremium, received),
    mastersFee: splitByReceipts(estate.mastersFee, received),
  };
}

const feeBase = ({ id, description, amount, item, feeBase: base = amount }: Receipt): FeeBase[] =>
  item === undefined ? [] : [{ id, description, item, base }];

/** The costs every account has besides its own lines. */
export const sharedLines = ({ fees, vat, premium, mastersFee }: Charges, index: number): CostLine[] =>
  [
    { id: 'fee', description: 'Remuneration', amount: fees[index]! },
    { id: 'vat', description: 'VAT on the remuneration', amount: vat[index]! },
    { id: 'premium', description: 'Share of the bond premium', amount: premium[index]! },
    { id: 'masters-fee', description: "Share of the Master's fee", amount: mastersFee[index]! },
  ].filter(({ amount }) => amount > 0);

/** The costs of s 97 in their order; those of an asset that no creditor of it carries come last among them. */
export function costsOf(
  estate: InsolventEstate,
  charges: Charges,
  accounts: readonly EncumberedAccount[],
): { rank: ResidueRank; claims: readonly Due[] }[] {
  const own = sharedLines(charges, accounts.length);
  const left = accounts
    .filter(({ deficiencyLeft }) => deficiencyLeft > 0)
    .map(({ id, description, deficiencyLeft }) => ({ id: `costs:${id}`, description, amount: deficiencyLeft }));
  const due = (lines: readonly CostLine[]): Due[] =>
    lines
      .filter(({ amount }) => amount > 0)
      .map(({ id, description, amount }) => ({ id, narrative: description, amount }));
  return [
    { rank: 's97Sheriff', claims: due(estate.sheriff) },
    { rank: 's97Master', claims: due(own.filter(({ id }) => id === 'masters-fee')) },
    {
      rank: 's97Administration',
      claims: due([...estate.administration, ...own.filter(({ id }) => id !== 'masters-fee'), ...left]),
    },
  ];
}
