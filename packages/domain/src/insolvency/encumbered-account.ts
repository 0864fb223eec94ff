import { message, quoteVerbatim } from '../law/message';
import { type WorkedResult, startWorking } from '../law/worked';
import { type Cents, minus, negate, nil, clampBelowNil, sum } from '../money/cents';
import { shareDeficiency } from './deficiency';
import type { CostLine, InsolvencyReceipt, InsolventEstate, SecuredClaim } from './estate';
import { type OpenSecuredClaim, paySecured, type SecuredAward } from './pay-secured';

export interface OwedClaim {
  readonly id: string;
  readonly creditor: string;
  readonly amount: Cents;
}

/** The account of one encumbered asset: proceeds, its own costs, and its creditors by their ranks. */
export interface EncumberedAccount {
  readonly id: string;
  readonly description: string;
  readonly receipts: readonly InsolvencyReceipt[];
  readonly proceeds: Cents;
  readonly costs: readonly CostLine[];
  readonly totalCosts: Cents;
  /** Below nil where costs are larger than proceeds. */
  readonly net: WorkedResult<Cents>;
  /** Owed by the creditors first entitled to the proceeds (s 89(1)); reliance on the security is no shelter. */
  readonly deficiencyOwed: readonly OwedClaim[];
  /** Costs beyond the proceeds that no proved creditor carries: the free residue does. */
  readonly deficiencyLeft: Cents;
  /** Taken for funeral and death-bed costs the free residue cannot pay (s 96(4)). */
  readonly forBurial: Cents;
  readonly awards: readonly SecuredAward[];
  /** Goes to the free residue. */
  readonly surplus: Cents;
}

export interface EncumberedAccountInput {
  readonly id: string;
  readonly description: string;
  readonly receipts: readonly InsolvencyReceipt[];
  readonly costs: readonly CostLine[];
  readonly ranks: readonly (readonly SecuredClaim[])[];
  /** Taken before the creditors are paid: for the burial, and the surplus that was already counted on. */
  readonly withheld?: { readonly forBurial: Cents; readonly surplus: Cents };
}

/** Insolvency Act 24 of 1936 s 89(1) and s 95(1). What is paid is taken off `open`. */
export function computeEncumberedAccount(
  { id, description, receipts, costs, ranks, withheld }: EncumberedAccountInput,
  open: Map<string, OpenSecuredClaim>,
  settings?: InsolventEstate['settings'],
): EncumberedAccount {
  const proceeds = sum(receipts.map(({ amount }) => amount));
  const totalCosts = sum(costs.map(({ amount }) => amount));
  const net = minus(proceeds, totalCosts);
  const forBurial = withheld?.forBurial ?? nil;
  const kept = withheld?.surplus ?? nil;
  const { awards, left } = paySecured(
    minus(clampBelowNil(net), sum([forBurial, kept])),
    ranks,
    open,
    settings?.appropriation,
  );
  const lacking = clampBelowNil(negate(net));
  const parts = shareDeficiency(lacking, ranks, settings?.deficiencyBorneBy);
  const work = startWorking(
    message('Encumbered asset: {what}', { what: description }),
    'Insolvency Act 24 of 1936 s 89(1)',
  );
  for (const receipt of receipts) work.line(quoteVerbatim(receipt.description), receipt.amount);
  for (const cost of costs) work.line(message('Less {what}', { what: cost.description }), cost.amount);
  return {
    id,
    description,
    receipts,
    proceeds,
    costs,
    totalCosts,
    net: work.gives(net),
    deficiencyOwed: parts.map(({ claim, amount }) => ({ id: claim.id, creditor: claim.creditor, amount })),
    deficiencyLeft: parts.length > 0 ? nil : lacking,
    forBurial,
    awards,
    surplus: sum([kept, left]),
  };
}
