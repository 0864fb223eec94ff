import type { Estate } from '../estate/estate';
import { type RefusalError, refuse, type Warning } from '../law/refusal';
import { warnEndValueContradicts } from './accrual-of-estate';
import { warnCoOwners } from './co-owners';
import { type FeeGround, feeGrounds } from './fee-grounds';
import {
  warnAboveTariff,
  warnCannotPay,
  warnDutyInterestRuns,
  warnLegaciesCut,
  warnLegacyMoneyUnsaid,
  warnSurvivorPaysIn,
  warnWillMissing,
} from './hard-figures';
import type { LiquidationAndDistribution } from './liquidation-and-distribution';
import type { EstateAccountRequest } from './request';
import { warnChangedSinceLodged } from './since-lodged';
import { warnShortfallUnmet } from './shortfall-unmet';
import { warnTaxChargedTwice } from './tax-twice';

const executorsFees: ReadonlySet<string> = new Set([
  'settings.overrides.executorRemuneration',
  'settings.overrides.incomeCommission',
]);
const answerable: ReadonlySet<string> = new Set([...executorsFees, 'liabilities', 'will.legacies', 'agreements']);

/**
 * What stands once somebody answers for it: a fee above the tariff that the will or the Master allows (Administration of Estates
 * Act s 51), an insolvency that was reported to the creditors (s 34(1)), legacies whose legatees know what they lose, heirs
 * who want to own a thing together.
 */
export const maySettle = (field: string): boolean => answerable.has(field);

/** Of which one has to be named when a point is answered for; none where the reason says enough. */
export const listGroundsFor = (field: string, { will, willToCapture }: Estate): readonly FeeGround[] =>
  executorsFees.has(field) ? feeGrounds.filter((ground) => ground !== 'will' || will || willToCapture) : [];

/** Who answers for a fee above the tariff names what allows it; what the heirs agreed to is no ground of its own. */
export function checkGround(field: string, ground: FeeGround | null, estate: Estate): RefusalError | undefined {
  const grounds = listGroundsFor(field, estate);
  if (grounds.length === 0 ? ground === null : ground !== null && grounds.includes(ground)) return undefined;
  return grounds.length === 0
    ? refuse('ground', 'Leave the ground blank. It is not needed here.')
    : refuse(
        'ground',
        grounds.includes('will')
          ? 'Choose what allows more than the tariff: the will or the Master.'
          : 'Without a will, only the Master can allow more than the tariff.',
        'Administration of Estates Act 66 of 1965 s 51',
      );
}

/** An account that balances may still say something nobody meant: what is to be looked at before it is lodged. */
export const toLookAt = (
  estate: Estate,
  account: LiquidationAndDistribution,
  request: EstateAccountRequest,
): readonly Warning[] => [
  ...warnWillMissing(estate),
  ...warnChangedSinceLodged(estate, request),
  ...warnTaxChargedTwice(estate, account),
  ...warnEndValueContradicts(estate),
  ...warnSurvivorPaysIn(estate, account),
  ...warnLegacyMoneyUnsaid(estate, account, request),
  ...warnShortfallUnmet(estate, account),
  ...warnAboveTariff(estate, account),
  ...warnCannotPay(estate, account, request),
  ...warnLegaciesCut(estate, account),
  ...warnCoOwners(estate, account),
  ...warnDutyInterestRuns(estate, account, request),
];
