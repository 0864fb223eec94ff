import { message } from '../law/message';
import { curatorTariffs, executorTariffs } from '../costs/tariffs';
import type { LocalDate } from '../dates/local-date';
import type { Country } from '../law/country';
import { collectRefusals, isRefused, type RefusalError, refuse } from '../law/refusal';
import { compareFractions, type Fraction, percent, formatPercent } from '../money/fraction';

/** What a firm asks unless a matter says otherwise, in percent; null leaves it to the tariff. */
export interface DefaultFees {
  readonly executorFeePercent: number | null;
  readonly executorIncomeFeePercent: number | null;
  readonly curatorIncomeFeePercent: number | null;
  readonly curatorCapitalFeePercent: number | null;
}

const regulation = 'Administration of Estates Regulations, reg 8';

const checkWithinTariff = (
  field: keyof DefaultFees,
  asked: number | null,
  tariff: Fraction,
): RefusalError | undefined =>
  asked === null || compareFractions(percent(asked), tariff) <= 0
    ? undefined
    : refuse(
        field,
        message('The tariff allows {rate} %. Ask that or less; a will that grants more is entered on its matter.', {
          rate: formatPercent(tariff),
        }),
        regulation,
      );

/** A firm's usual fees may lie under the tariff, never over it. Nothing, where all is well. */
export function checkDefaultFees(fees: DefaultFees, country: Country, on: LocalDate): RefusalError | undefined {
  const executor = executorTariffs[country].on(on);
  const curator = curatorTariffs[country].curator.on(on);
  if (isRefused(executor)) return executor;
  if (isRefused(curator)) return curator;
  return collectRefusals([
    checkWithinTariff('executorFeePercent', fees.executorFeePercent, executor.capitalRate),
    checkWithinTariff('executorIncomeFeePercent', fees.executorIncomeFeePercent, executor.incomeRate),
    checkWithinTariff('curatorIncomeFeePercent', fees.curatorIncomeFeePercent, curator.incomeRate),
    checkWithinTariff('curatorCapitalFeePercent', fees.curatorCapitalFeePercent, curator.capitalRate),
  ]);
}
