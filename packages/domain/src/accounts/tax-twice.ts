import type { Estate } from '../estate/estate';
import type { EstateLiability } from '../estate/liability';
import { joinPath } from '../estate/path';
import { formatAmount } from '../formats/amount';
import { message } from '../law/message';
import { type Warning, createWarning } from '../law/refusal';
import type { LiquidationAndDistribution } from './liquidation-and-distribution';

/** The computed charge that a captured claim of this kind would be a second time. */
const computedIds: Partial<Readonly<Record<EstateLiability['kind'], string>>> = {
  incomeTaxToDeath: 'income-tax-to-death',
  capitalGainsTaxAtDeath: 'capital-gains-tax',
};

/** SARS as people write it in a list of creditors. */
const isRevenue = (creditor: string): boolean =>
  /\b(sars|said)\b|revenue service|receiver of revenue|inkomstediens|ontvanger van inkomste/i.test(creditor);

/**
 * Claims for tax that the account works out besides, so that both are charged. Which of them is wrong only people know:
 * the estimate stands until SARS assessed, and an assessment of an earlier year is a debt of its own.
 */
export function warnTaxChargedTwice(
  estate: Estate,
  { tax }: Pick<LiquidationAndDistribution, 'tax'>,
): readonly Warning[] {
  if (!tax) return [];
  const computed = new Map(tax.ofEstate.charges.map(({ line }) => [line.id, line]));
  return estate.liabilities.flatMap((debt, place): Warning[] => {
    const id = computedIds[debt.kind];
    const same = id === undefined ? undefined : computed.get(id);
    const amount = formatAmount(debt.amount, estate.country);
    const field = joinPath('liabilities', place);
    if (same) {
      return [
        createWarning(
          field,
          message(
            'Tax is charged twice: {amount} claimed by {creditor}, and {computed} worked out from the last return. Withdraw the claim, or leave open how tax is found; tax of an earlier year is captured as a debt.',
            { amount, creditor: debt.creditor, computed: formatAmount(same.amount, estate.country) },
          ),
        ),
      ];
    }
    return id === undefined && computed.size > 0 && !debt.purpose && isRevenue(debt.creditor)
      ? [
          createWarning(
            field,
            message(
              '{creditor} claims {amount}, and the account also charges tax calculated from the last return. If this is the same tax, withdraw the claim; if not, enter what the debt is for.',
              { amount, creditor: debt.creditor },
            ),
          ),
        ]
      : [];
  });
}
