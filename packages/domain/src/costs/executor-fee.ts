import type { LocalDate } from '../dates/local-date';
import { checkNotNegative, findRowOn } from '../law/check-input';
import { checkNotBlank } from '../law/checks';
import type { Country } from '../law/country';
import { collectRefusals, isRefused, type Outcome, type RefusalError, refuse } from '../law/refusal';
import { message } from '../law/message';
import { type WorkedResult, startWorking } from '../law/worked';
import { type Cents, minus, nil, plus } from '../money/cents';
import { roundHalfUp, times } from '../money/exact';
import { compareFractions, type Fraction, none, formatPercent, whole } from '../money/fraction';
import { type ExecutorTariff, executorTariffs } from './tariffs';

/** What the will fixes for the executor: a sum, or rates of its own. It governs in place of the tariff. */
export type WillFixedFee =
  | { readonly amount: Cents }
  | { readonly capitalRate: Fraction; readonly incomeRate: Fraction };

export interface ExecutorFeeInput {
  readonly country: Country;
  readonly diedOn: LocalDate;
  /** Values in the liquidation account, gross proceeds where sold, before debts; the joint estate when in community. */
  readonly grossAssets: Cents;
  /** Income that accrued and was collected after the death. */
  readonly incomeAfterDeath: Cents;
  readonly fixedByWill?: WillFixedFee;
  /** Rates agreed below the tariff. The minimum of the tariff then falls away with it. */
  readonly reduced?: { readonly capitalRate?: Fraction; readonly incomeRate?: Fraction; readonly reason: string };
}

export interface ExecutorFee {
  /** Each leg at its rate, before the minimum is tested. */
  readonly capitalCommission: Cents;
  readonly incomeCommission: Cents;
  /** Before VAT. */
  readonly fee: Cents;
  /** What stands among the costs of the estate: the fee without the leg that the income account bears. */
  readonly chargedToCapital: Cents;
  readonly basis: 'tariff' | 'minimum' | 'reduced' | 'will';
}

const section = 'Administration of Estates Act 66 of 1965 s 51; reg 8';

const isOutsideZeroToOne = (rate: Fraction): boolean =>
  compareFractions(rate, none) < 0 || compareFractions(rate, whole) > 0;

function checkRates(input: ExecutorFeeInput, tariff: ExecutorTariff): (RefusalError | undefined)[] {
  const { fixedByWill, reduced } = input;
  const checks: (RefusalError | undefined)[] = [];
  if (fixedByWill && reduced) {
    checks.push(
      refuse(
        'reduced',
        'The will sets the remuneration. To charge less, enter a lower figure by hand with the reason.',
      ),
    );
  }
  if (fixedByWill && 'amount' in fixedByWill) {
    checks.push(checkNotNegative('fixedByWill.amount', fixedByWill.amount));
  } else if (fixedByWill && [fixedByWill.capitalRate, fixedByWill.incomeRate].some(isOutsideZeroToOne)) {
    checks.push(
      refuse('fixedByWill', 'A rate in the will must be between 0% and 100%. Enter it as shown in the will.'),
    );
  }
  if (reduced) {
    checks.push(checkNotBlank('reduced.reason', reduced.reason, 'the reason for the lower fee'));
    for (const leg of ['capitalRate', 'incomeRate'] as const) {
      const rate = reduced[leg];
      if (rate && (isOutsideZeroToOne(rate) || compareFractions(rate, tariff[leg]) > 0)) {
        const limit = formatPercent(tariff[leg]);
        checks.push(
          refuse(
            `reduced.${leg}`,
            message(
              "A reduced rate must be between 0% and the tariff's {limit}%. More than the tariff needs the Master.",
              {
                limit,
              },
            ),
            'Administration of Estates Act s 51(3)',
          ),
        );
      }
    }
  }
  return checks;
}

/** The executor's remuneration before VAT. Several executors share this one fee: see `shareExecutorFee`. */
export function computeExecutorFee(input: ExecutorFeeInput): Outcome<WorkedResult<ExecutorFee>> {
  const tariff = findRowOn(executorTariffs[input.country], input.diedOn, 'diedOn');
  if (isRefused(tariff)) return tariff;
  const refused = collectRefusals([
    checkNotNegative('grossAssets', input.grossAssets),
    checkNotNegative('incomeAfterDeath', input.incomeAfterDeath),
    ...checkRates(input, tariff),
  ]);
  if (refused) return refused;

  const { fixedByWill, reduced } = input;
  const result = startWorking("Executor's remuneration", section);
  if (fixedByWill && 'amount' in fixedByWill) {
    const fee = fixedByWill.amount;
    return result
      .line('Fixed by the will', fee, { section: 'Administration of Estates Act s 51(1)(a)' })
      .gives({ capitalCommission: fee, incomeCommission: nil, fee, chargedToCapital: fee, basis: 'will' });
  }

  const rates = fixedByWill ?? { ...tariff, ...reduced };
  const capitalRate = rates.capitalRate ?? tariff.capitalRate;
  const incomeRate = rates.incomeRate ?? tariff.incomeRate;
  const capitalCommission = roundHalfUp(times(input.grossAssets, capitalRate));
  const incomeCommission = roundHalfUp(times(input.incomeAfterDeath, incomeRate));
  const legs = plus(capitalCommission, incomeCommission);
  const basis = fixedByWill ? 'will' : reduced ? 'reduced' : legs < tariff.minimum ? 'minimum' : 'tariff';
  const fee = basis === 'minimum' ? tariff.minimum : legs;

  if (reduced) result.line('Agreed below the tariff', undefined, { note: reduced.reason });
  result
    .line('Gross value of the assets', input.grossAssets)
    .line(message('Commission at {rate}%', { rate: formatPercent(capitalRate) }), capitalCommission, pickNote(tariff))
    .line('Income after death', input.incomeAfterDeath)
    .line(message('Commission at {rate}%', { rate: formatPercent(incomeRate) }), incomeCommission);
  // Tested once, on both legs together and before VAT; the legs stay as they are and the estate carries the difference.
  if (basis === 'minimum') result.line('Increased to the minimum for the estate', tariff.minimum);
  return result.gives({
    capitalCommission,
    incomeCommission,
    fee,
    chargedToCapital: minus(fee, incomeCommission),
    basis,
  });
}

const pickNote = (row: { readonly note?: string }): { note?: string } => (row.note ? { note: row.note } : {});
