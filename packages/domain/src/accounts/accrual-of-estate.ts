import { computeAssetValue } from '../estate/asset-value';
import type { EstateMarriage } from '../estate/deceased';
import type { Estate } from '../estate/estate';
import { joinPath, prefixRefusals } from '../estate/path';
import { collectRefusals, isRefused, type Outcome } from '../law/refusal';
import { type WorkedResult, startWorking } from '../law/worked';
import { type Cents, sum } from '../money/cents';
import { type AccrualClaim, computeAccrualClaim, type AccrualExclusion, computeNetEndValue } from '../regimes/accrual';

const beforeDeath: ReadonlySet<string> = new Set(['debtBeforeDeath', 'incomeTaxToDeath', 'medical']);

/**
 * What the deceased was worth just before the death: assets at their value that day, not what they were sold for, and
 * debts from before it. Fees, funeral, duty and the tax the death brings stay out, and so does a policy the death pays.
 */
function computeEndValue(estate: Estate): Outcome<WorkedResult<Cents>> {
  const counted = estate.assets.filter(
    ({ separateOf, gains }) => separateOf !== 'survivor' && gains?.kind !== 'longTermPolicy',
  );
  const values = counted.map((asset) =>
    prefixRefusals(
      joinPath('assets', estate.assets.indexOf(asset)),
      computeAssetValue({ ...asset, treatment: 'inKind' }),
    ),
  );
  const wrong = collectRefusals(values);
  if (wrong) return wrong;
  const amounts = values.flatMap((value) => (isRefused(value) ? [] : [value.value]));
  const excluded = counted.flatMap(({ excludedFromAccrual: why }, index) =>
    why === undefined ? [] : [{ why: why satisfies AccrualExclusion, value: amounts[index]! }],
  );
  const debts = sum(estate.liabilities.filter(({ kind }) => beforeDeath.has(kind)).map(({ amount }) => amount));
  return computeNetEndValue({ assets: sum(amounts), debts, excluded });
}

/** The accrual claim of one marriage; nothing where none is captured or nobody claims. */
export function computeAccrual(
  estate: Estate,
  { accrual }: EstateMarriage,
): Outcome<WorkedResult<AccrualClaim>> | undefined {
  if (accrual === undefined || accrual === 'notClaimed') return undefined;
  const { deceased, ...rest } = accrual;
  if (deceased.netEndValue !== undefined) {
    return computeAccrualClaim({ ...rest, deceased: { ...deceased, netEndValue: deceased.netEndValue } });
  }
  const found = computeEndValue(estate);
  if (isRefused(found)) return found;
  const claim = computeAccrualClaim({ ...rest, deceased: { ...deceased, netEndValue: found.value } });
  if (isRefused(claim)) return claim;
  return startWorking(claim.title, claim.section)
    .worked('Deceased: net value read from the estate', found)
    .worked('Accrual claim', { ...claim, value: claim.value.claim })
    .gives(claim.value);
}
