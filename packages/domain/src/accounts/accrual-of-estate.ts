import { computeAssetValue } from '../estate/asset-value';
import type { LocalDate } from '../dates/local-date';
import type { AccrualFacts, EstateMarriage } from '../estate/deceased';
import type { Estate } from '../estate/estate';
import { joinPath, prefixRefusals } from '../estate/path';
import { formatAmount } from '../formats/amount';
import { message } from '../law/message';
import { collectRefusals, createWarning, isRefused, type Outcome, refuse, type Warning } from '../law/refusal';
import { type WorkedResult, startWorking } from '../law/worked';
import { type Cents, clampBelowNil, minus, nil, plus, sum } from '../money/cents';
import { findConsumerPrices } from '../rates/consumer-prices';
import { computeTaxToDeath } from '../income-tax/tax-to-death';
import {
  type AccrualClaim,
  type AccrualInput,
  computeAccrualClaim,
  type AccrualExclusion,
  computeNetEndValue,
} from '../regimes/accrual';

const beforeDeath: ReadonlySet<string> = new Set(['debtBeforeDeath', 'incomeTaxToDeath', 'medical']);

/**
 * What the deceased was worth just before the death: assets at their value that day, not what they were sold for, and
 * debts from before it. Fees, funeral, duty and the tax the death brings stay out, and so does a policy the death pays.
 */
export function computeEndValue(estate: Estate): Outcome<WorkedResult<Cents>> {
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
  const tax = computeIncomeTaxOwed(estate);
  return computeNetEndValue({
    assets: plus(sum(amounts), clampBelowNil(minus(nil, tax))),
    debts: plus(debts, clampBelowNil(tax)),
    excluded,
  });
}

/**
 * Income tax to the death that the account works out by the table is a debt from before it, as tax that was captured is;
 * below nil it is a refund. The tax on what the death itself is taken to dispose of stays out [check].
 */
function computeIncomeTaxOwed({ country, deceased, settings }: Estate): Cents {
  const basis = settings.taxAtDeath;
  const { bornOn: born, diedOn: died } = deceased;
  if (basis?.method !== 'table' || country === 'NA' || born === undefined) return nil;
  const { otherTaxableIncome, medicalCredits, paidInAdvance } = basis;
  const tax = computeTaxToDeath({
    died,
    age: { born },
    otherTaxableIncome,
    taxableCapitalGain: nil,
    medicalCredits,
    paidInAdvance,
  });
  // What stands in the way of the tax is refused where the account works it out.
  return isRefused(tax) ? nil : tax.value.balance;
}

type AccrualPrices = Pick<AccrualInput, 'cpiAtMarriage' | 'cpiAtDissolution' | 'cpiSources'>;

/** Consumer prices at both ends: as captured, else of their months by the table, with where each was read. */
function findPrices(
  { cpiAtMarriage, cpiAtDissolution }: AccrualFacts,
  marriedOn: LocalDate,
  diedOn: LocalDate,
): Outcome<AccrualPrices> {
  if (cpiAtMarriage !== undefined && cpiAtDissolution !== undefined) return { cpiAtMarriage, cpiAtDissolution };
  // Indexes begin anew every few years: one by hand and one from the table may be on two bases.
  if (cpiAtMarriage !== undefined || cpiAtDissolution !== undefined) {
    return refuse(
      cpiAtMarriage === undefined ? 'cpiAtMarriage' : 'cpiAtEnd',
      'Enter both consumer price indexes, from one table, or leave both blank to use the table.',
      'Matrimonial Property Act 88 of 1984 s 4(1)(b)(iii)',
    );
  }
  const then = findConsumerPrices(marriedOn, 'cpiAtMarriage');
  const now = findConsumerPrices(diedOn, 'cpiAtEnd');
  if (isRefused(then) || isRefused(now)) return collectRefusals([then, now])!;
  return {
    cpiAtMarriage: then.index,
    cpiAtDissolution: now.index,
    cpiSources: { atMarriage: then.note ?? then.source, atDissolution: now.note ?? now.source },
  };
}

/** The accrual claim of one marriage; nothing where none is captured or nobody claims. */
export function computeAccrual(
  estate: Estate,
  { accrual, marriedOn }: EstateMarriage,
): Outcome<WorkedResult<AccrualClaim>> | undefined {
  if (accrual === undefined || accrual === 'notClaimed') return undefined;
  const { deceased } = accrual;
  const prices = findPrices(accrual, marriedOn, estate.deceased.diedOn);
  if (isRefused(prices)) return prices;
  const rest = { survivor: accrual.survivor, ...prices };
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

/** An end value typed by hand that is not what the estate captured comes to: one of the two is wrong. */
export function warnEndValueContradicts(estate: Estate): readonly Warning[] {
  return estate.marriages.flatMap(({ accrual }, index): Warning[] => {
    if (accrual === undefined || accrual === 'notClaimed' || accrual.deceased.netEndValue === undefined) return [];
    const computed = computeEndValue(estate);
    const entered = accrual.deceased.netEndValue;
    if (isRefused(computed) || computed.value === entered) return [];
    return [
      createWarning(
        joinPath('marriages', index, 'accrual', 'deceased', 'netEndValue'),
        message(
          'Accrual: the net value of the deceased is entered as {entered}, and what is captured comes to {computed}. Correct one of them, or leave it blank to use what is captured.',
          { entered: formatAmount(entered, estate.country), computed: formatAmount(computed.value, estate.country) },
        ),
      ),
    ];
  });
}
