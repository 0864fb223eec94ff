import { message } from '../law/message';
import { formatAmount } from '../formats/amount';
import { type WorkedResult, startWorking } from '../law/worked';
import { type Cents, negate, plus, sum } from '../money/cents';
import type { CuratorAccountInput } from './account-input';
import type { IncomeAccount } from './income-account';
import type { Movements, RealisedAmount } from './movements';

export interface CapitalAccount {
  readonly opening: Cents;
  readonly additions: Cents;
  readonly debtsPaid: Cents;
  readonly gainOrLossOnRealisation: Cents;
  readonly realised: readonly RealisedAmount[];
  /** Realised for use, and debit balances of the income account met from capital. */
  readonly transferToIncome: Cents;
  readonly transferFromIncome: Cents;
  readonly closing: Cents;
}

/** The Capital Account: what capital was, what came and went, what is left. */
export function computeCapitalAccount(
  { opening, country }: CuratorAccountInput,
  movements: Movements,
  income: IncomeAccount,
): WorkedResult<CapitalAccount> {
  const gain = sum(movements.realised.map((each) => each.gain));
  const transferToIncome = plus(income.transferFromCapital, movements.realisedForUse);
  const { additions, reductions } = movements;
  const closing = sum([
    opening.capital,
    additions,
    negate(reductions),
    gain,
    negate(transferToIncome),
    income.transferToCapital,
  ]);
  const shown = startWorking('Capital Account', 'Administration of Estates Regulations, reg 7(4)');
  shown
    .line('Opening capital', opening.capital)
    .line('Additions', additions)
    .line('Debts paid from capital', reductions);
  for (const { asset, gain: each, proceeds, carrying } of movements.realised) {
    shown.line(message(each < 0 ? 'Loss on {asset}' : 'Gain on {asset}', { asset }), each, {
      note: message('Proceeds {proceeds}, carried at {carrying}.', {
        proceeds: formatAmount(proceeds, country),
        carrying: formatAmount(carrying, country),
      }),
    });
  }
  return shown
    .line('Transferred to income', transferToIncome)
    .line('Transferred from income', income.transferToCapital)
    .line('Closing capital', closing)
    .gives({
      opening: opening.capital,
      additions,
      debtsPaid: reductions,
      gainOrLossOnRealisation: gain,
      realised: movements.realised,
      transferToIncome,
      transferFromIncome: income.transferToCapital,
      closing,
    });
}
