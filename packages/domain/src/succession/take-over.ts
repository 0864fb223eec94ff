import { message } from '../law/message';
import { checkNotNegative } from '../law/check-input';
import { collectRefusals, type Outcome, refuse } from '../law/refusal';
import { type WorkedResult, startWorking } from '../law/worked';
import { type Cents, minus, nil, clampBelowNil, sum } from '../money/cents';

export interface TakeOverInput {
  /** Assets the surviving spouse takes over, at the value of an appraiser the Master approved. */
  readonly assets: readonly { readonly id: string; readonly appraised: Cents; readonly inventoryValue: Cents }[];
  /** What the spouse is entitled to from the estate: the half by right, the accrual claim, the inheritance. */
  readonly entitlement: Cents;
  readonly masterConsents: boolean;
  readonly willForbids: boolean;
  /** Money due to minors out of the estate, and whether security was given for it. */
  readonly dueToMinors: Cents;
  readonly securityForMinors: boolean;
}
export interface TakeOverResult {
  readonly price: Cents;
  /** Price less value in the inventory: the account carries the appraised value. */
  readonly revaluation: Cents;
  /** What the spouse pays in after set-off, and what is still due to the spouse. */
  readonly paysIn: Cents;
  readonly stillDue: Cents;
}

const section = 'Administration of Estates Act 66 of 1965 s 38';

/** The surviving spouse takes assets over at a valuation instead of seeing them sold or shared. */
export function computeSpouseTakeOver(input: TakeOverInput): Outcome<WorkedResult<TakeOverResult>> {
  const refused = collectRefusals([
    ...input.assets.flatMap((asset) => [
      checkNotNegative(`assets.${asset.id}.appraised`, asset.appraised),
      checkNotNegative(`assets.${asset.id}.inventoryValue`, asset.inventoryValue),
    ]),
    checkNotNegative('entitlement', input.entitlement),
    checkNotNegative('dueToMinors', input.dueToMinors),
    input.assets.length === 0 ? refuse('assets', 'Name the assets the spouse takes over.') : undefined,
    input.willForbids
      ? refuse(
          'ground',
          'The will forbids a take-over. Remove it, or record a redistribution signed by everyone.',
          section,
        )
      : undefined,
    input.masterConsents
      ? undefined
      : refuse('masterConsents', "Record the Master's consent and the approved valuation first.", section),
    input.dueToMinors > 0 && !input.securityForMinors
      ? refuse(
          'securityForMinors',
          'Minors inherit from the estate. Record the security for their money first.',
          section,
        )
      : undefined,
  ]);
  if (refused) return refused;
  const price = sum(input.assets.map((asset) => asset.appraised));
  const inventory = sum(input.assets.map((asset) => asset.inventoryValue));
  const left = minus(input.entitlement, price);
  const result = startWorking('Take-over by the surviving spouse', section);
  for (const asset of input.assets) result.line(message('{asset}, as appraised', { asset: asset.id }), asset.appraised);
  return result
    .line('Price', price)
    .line('Set off against the amount due to the spouse', input.entitlement)
    .gives({
      price,
      revaluation: minus(price, inventory),
      paysIn: clampBelowNil(minus(nil, left)),
      stillDue: clampBelowNil(left),
    });
}
