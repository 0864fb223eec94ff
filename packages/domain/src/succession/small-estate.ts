import { message } from '../law/message';
import type { LocalDate } from '../dates/local-date';
import { checkNotNegative, findRowOn } from '../law/check-input';
import type { Country } from '../law/country';
import { collectRefusals, isRefused, type Outcome } from '../law/refusal';
import { type WorkedResult, startWorking } from '../law/worked';
import type { Cents } from '../money/cents';
import { servicePointLimit, smallEstateLimits } from './limits';

export interface SmallEstateInput {
  readonly country: Country;
  readonly diedOn: LocalDate;
  /** Gross assets, before debts. */
  readonly gross: Cents;
  readonly debts: Cents;
  readonly testate: boolean;
  readonly unassistedMinors: boolean;
}
export interface EstatePath {
  /** Letters of executorship, or letters of authority (J170) and the Master's directions (J155). */
  readonly letters: 'executorship' | 'authority';
  readonly advertises: boolean;
  readonly lodgesAccount: boolean;
  /** Whether a magistrate's service point may take it. */
  readonly servicePoint: boolean;
}

/** Section 18(3): a small estate needs no executor, no notices and no account unless the Master asks. */
export function findEstatePath(input: SmallEstateInput): Outcome<WorkedResult<EstatePath>> {
  const { country, diedOn, gross, debts } = input;
  const limit = findRowOn(smallEstateLimits[country], diedOn, 'diedOn');
  const refused = collectRefusals([limit, checkNotNegative('gross', gross), checkNotNegative('debts', debts)]);
  if (refused) return refused;
  if (isRefused(limit)) return limit;
  const small = gross <= limit.amount;
  const atPoint = country === 'ZA' ? servicePointLimit.on(diedOn) : undefined;
  const servicePoint =
    atPoint !== undefined &&
    !isRefused(atPoint) &&
    gross <= atPoint.amount &&
    debts <= gross &&
    !input.testate &&
    !input.unassistedMinors;
  return startWorking('Executor or letters of authority', 'Administration of Estates Act 66 of 1965 s 18(3)')
    .line('Gross value', gross)
    .line(
      message('Limit for deaths from {day}', { day: limit.from }),
      limit.amount,
      limit.note ? { note: limit.note } : {},
    )
    .gives({
      letters: small ? 'authority' : 'executorship',
      advertises: !small,
      lodgesAccount: !small,
      servicePoint,
    });
}
