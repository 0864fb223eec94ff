import { prepareAccount } from '../accounts/prepare';
import { createFirstAndFinal } from '../accounts/request';
import type { LocalDate } from '../dates/local-date';
import type { Estate } from '../estate/estate';
import { isRefused, type Outcome } from '../law/refusal';
import { type Cents, clampBelowNil } from '../money/cents';
import { projectEstate } from './projected';

/**
 * What the law divides of an estate as it stands: after debts, costs, tax and duty, a survivor's half and accrual, and
 * without what a will disposes of. The account itself divides the same sum.
 */
export function computeFreeResidue(captured: Estate, today: LocalDate): Outcome<Cents> {
  const estate = projectEstate(captured);
  const prepared = prepareAccount(estate, createFirstAndFinal(today));
  if (isRefused(prepared)) return prepared;
  const balance = clampBelowNil(prepared.carved.forHeirs);
  if (!estate.will) return balance;
  const division = prepared.division ?? prepared.divide(balance);
  return isRefused(division) ? division : division.open;
}
