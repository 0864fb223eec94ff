import type { LocalDate } from '../dates/local-date';
import type { Estate } from '../estate/estate';
import { projectEstate } from '../figures/projected';
import { normalTaxTables } from '../income-tax/tax-tables';
import { isRefused } from '../law/refusal';
import type { Fraction } from '../money/fraction';

/** The highest rate of normal tax on a day; of the last table on record where none reaches that far. */
export function findHighestRate(on: LocalDate): Fraction {
  const table = normalTaxTables.on(on);
  const { bands } = isRefused(table) ? normalTaxTables.rows.at(-1)! : table;
  return bands.at(-1)!.rate;
}

/**
 * The estate of somebody who lives, as if its owner had died on the day. What nobody said is taken as planners take it:
 * gains are taxed at the highest rate, and the duty on policies paid direct is not recovered unless asked.
 */
export function projectDeathOn(estate: Estate, asAt: LocalDate): Estate {
  const { taxAtDeath, recoverDuty } = estate.settings;
  return projectEstate({
    ...estate,
    deceased: { ...estate.deceased, diedOn: asAt },
    settings: {
      ...estate.settings,
      accountDate: asAt,
      recoverDuty: recoverDuty ?? false,
      ...(estate.country === 'ZA' && {
        taxAtDeath: taxAtDeath ?? { method: 'marginalRate', rate: findHighestRate(asAt) },
      }),
    },
  });
}
