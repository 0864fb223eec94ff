import { message } from '../law/message';
import type { LocalDate } from '../dates/local-date';
import { checkNotNegative, findRowOn } from '../law/check-input';
import type { Country } from '../law/country';
import { collectRefusals, isRefused, type Outcome, refuse } from '../law/refusal';
import { type WorkedResult, startWorking } from '../law/worked';
import { type Cents, minus, nil, plus, sum } from '../money/cents';
import { roundHalfUp, times } from '../money/exact';
import { formatPercent, isSameFraction } from '../money/fraction';
import { type FeeReceipt, computeFeeBases } from './fee-receipts';
import { pickAmount } from './override';
import { type CuratorOffice, curatorTariffs } from './tariffs';
import { type VatBasis, computeVat } from './vat';

export interface CuratorFeeInput {
  readonly country: Country;
  readonly office: CuratorOffice;
  /** The end of the account's period, or the day the office ended. */
  readonly on: LocalDate;
  /** Receipts of the period. Those based on capital earn nothing until the property is handed over. */
  readonly receipts: readonly FeeReceipt[];
  /** Only when the office ends. For an interim curator: the gross value in the account. */
  readonly handedOver?: {
    /** All of it, money included. */
    readonly value: Cents;
    readonly money?: Cents;
    /** The part that already earned the income rate as capital realised for use. It earns nothing again. */
    readonly chargedAsIncome?: Cents;
  };
}

export interface CuratorFee {
  readonly incomeBase: Cents;
  readonly incomeCommission: Cents;
  readonly capitalBase: Cents;
  readonly capitalCommission: Cents;
  /** Before VAT. */
  readonly fee: Cents;
}

export function computeCuratorFee(input: CuratorFeeInput): Outcome<WorkedResult<CuratorFee>> {
  const tariff = findRowOn(curatorTariffs[input.country][input.office], input.on, 'on');
  const bases = computeFeeBases(input.receipts);
  const { value = nil, money = nil, chargedAsIncome = nil } = input.handedOver ?? {};
  const refused = collectRefusals([
    tariff,
    bases,
    checkNotNegative('handedOver.value', value),
    checkNotNegative('handedOver.money', money),
    checkNotNegative('handedOver.chargedAsIncome', chargedAsIncome),
    money + chargedAsIncome > value
      ? refuse(
          'handedOver.value',
          'The money and the part already charged as income are more than all that is handed over. Correct one of them.',
        )
      : undefined,
  ]);
  if (refused) return refused;
  if (isRefused(tariff)) return tariff;
  if (isRefused(bases)) return bases;

  const capitalBase = minus(value, chargedAsIncome);
  const incomeBase = bases.value.income;
  const incomeCommission = roundHalfUp(times(incomeBase, tariff.incomeRate));
  // Where money earns what other property does it is not taken apart: that could only move a cent.
  const moneyApart = isSameFraction(tariff.capitalRate, tariff.moneyRate) ? nil : money;
  const property = minus(capitalBase, moneyApart);
  const onProperty = roundHalfUp(times(property, tariff.capitalRate));
  const onMoney = roundHalfUp(times(moneyApart, tariff.moneyRate));
  const capitalCommission = plus(onProperty, onMoney);
  return startWorking('Remuneration', tariff.section)
    .worked('Income collected', pickAmount(bases, incomeBase))
    .line(
      message('Commission at {rate}%', { rate: formatPercent(tariff.incomeRate) }),
      incomeCommission,
      tariff.note ? { note: tariff.note } : {},
    )
    .line('Property handed over', property)
    .line(message('Commission at {rate}%', { rate: formatPercent(tariff.capitalRate) }), onProperty)
    .line('Money handed over', moneyApart)
    .line(message('Commission at {rate}%', { rate: formatPercent(tariff.moneyRate) }), onMoney)
    .gives({
      incomeBase,
      incomeCommission,
      capitalBase,
      capitalCommission,
      fee: sum([incomeCommission, capitalCommission]),
    });
}

export interface CuratorFeeWithVat extends CuratorFee {
  readonly vatOnIncome: Cents;
  readonly vatOnCapital: Cents;
  readonly vat: Cents;
  readonly total: Cents;
}

/** VAT stands beside each of the two commissions, and is rounded with it. */
export function computeCuratorFeeWithVat(
  input: CuratorFeeInput,
  vat: Omit<VatBasis, 'country'>,
): Outcome<WorkedResult<CuratorFeeWithVat>> {
  const worked = computeCuratorFee(input);
  if (isRefused(worked)) return worked;
  const { incomeCommission, capitalCommission, fee } = worked.value;
  const basis = { ...vat, country: input.country };
  const onIncome = computeVat(incomeCommission, basis);
  const onCapital = computeVat(capitalCommission, basis);
  if (isRefused(onIncome)) return onIncome;
  if (isRefused(onCapital)) return onCapital;
  const added = plus(onIncome.value, onCapital.value);
  const shown = startWorking('Remuneration with VAT', worked.section).worked('Remuneration', pickAmount(worked, fee));
  if (incomeCommission !== 0 || capitalCommission === 0) shown.worked('VAT', onIncome);
  if (capitalCommission !== 0) shown.worked('VAT', onCapital);
  return shown.gives({
    ...worked.value,
    vatOnIncome: onIncome.value,
    vatOnCapital: onCapital.value,
    vat: added,
    total: plus(fee, added),
  });
}
