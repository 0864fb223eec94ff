import type { LocalDate } from '../dates/local-date';
import { isMinor } from '../identity/minor';
import { checkNotNegative, findRowOn } from '../law/check-input';
import type { Country } from '../law/country';
import { collectRefusals, isRefused, type Outcome, refuse } from '../law/refusal';
import { type WorkedResult, startWorking } from '../law/worked';
import type { Cents } from '../money/cents';
import { guardiansFundLimits } from './limits';

export type AwardPayee = 'heir' | 'guardiansFund' | 'trustees' | 'guardian' | 'tutorOrCurator';

export interface PaymentQuestion {
  readonly country: Country;
  readonly on: LocalDate;
  /** A minor must have a day of birth; who has none is taken to be of age. */
  readonly bornOn?: LocalDate;
  readonly whereabouts: 'known' | 'unknown' | 'absent';
  readonly incapable?: boolean;
  /** What the will says of the money of a minor. */
  readonly will?: 'trust' | 'freeForGuardian';
  /** A tutor or curator with letters. */
  readonly tutorOrCurator?: boolean;
  /** Money, land in the heir's own name, or movables for which the Master may ask security. */
  readonly award: 'cash' | 'land' | 'movables';
}

const section = 'Administration of Estates Act 66 of 1965 ss 43, 90';

/** To whom an award is paid or handed over. */
export function findAwardPayee(question: PaymentQuestion): Outcome<WorkedResult<AwardPayee>> {
  const { country, on, bornOn, whereabouts, award } = question;
  const refused = collectRefusals([
    bornOn !== undefined && bornOn > on
      ? refuse('bornOn', 'The heir’s date of birth is after that date. Correct one of the dates.')
      : undefined,
  ]);
  if (refused) return refused;
  const minor = bornOn !== undefined && isMinor(bornOn, on, country);
  const result = startWorking('Who is paid', section);
  // Land is registered in the heir's own name, whoever looks after it.
  if (award === 'land') return result.line('Land is registered in the name of the heir').gives('heir');
  if (question.tutorOrCurator)
    return result.line('Tutor or curator with letters of appointment').gives('tutorOrCurator');
  if (minor && question.will === 'trust') return result.line('The will creates a trust').gives('trustees');
  if (minor && question.will === 'freeForGuardian') {
    return result.line('The will allows payment to the guardian').gives('guardian');
  }
  if (minor && award === 'movables') {
    return result
      .line('Movables of a minor', 'natural guardian', { note: 'The Master may ask security, s 43; confirm.' })
      .gives('guardian');
  }
  if (whereabouts !== 'known') return result.line('Heir unknown or absent').gives('guardiansFund');
  if (question.incapable) return result.line('Heir cannot manage their own affairs').gives('guardiansFund');
  if (minor) return result.line('Money of a minor', "the Guardian's Fund").gives('guardiansFund');
  return result.line('Adult and known').gives('heir');
}

/** Section 80: who must consent when land of a minor is sold or bonded. */
export function findLandConsent(
  country: Country,
  value: Cents,
  on: LocalDate,
): Outcome<WorkedResult<'master' | 'court'>> {
  const limit = findRowOn(guardiansFundLimits[country], on, 'on');
  const refused = collectRefusals([limit, checkNotNegative('value', value)]);
  if (refused) return refused;
  if (isRefused(limit)) return limit;
  return startWorking('Consent to alienate', 'Administration of Estates Act 66 of 1965 s 80(2)')
    .line('Value', value)
    .line('Up to which the Master may consent', limit.amount)
    .gives(value <= limit.amount ? 'master' : 'court');
}

/** Section 90: whether the Master may still pay this much of a minor's capital for maintenance. */
export function computeFundMaintenance(
  country: Country,
  paidBefore: Cents,
  asked: Cents,
  on: LocalDate,
): Outcome<WorkedResult<Cents>> {
  const limit = findRowOn(guardiansFundLimits[country], on, 'on');
  const refused = collectRefusals([
    limit,
    checkNotNegative('paidBefore', paidBefore),
    checkNotNegative('asked', asked),
  ]);
  if (refused) return refused;
  if (isRefused(limit)) return limit;
  if (paidBefore + asked > limit.amount) {
    return refuse(
      'asked',
      'Together with earlier payments, this is more than the Master may pay out of capital. Ask for less, or apply to court.',
      'Administration of Estates Act 66 of 1965 s 90',
    );
  }
  return startWorking("Maintenance from the Guardian's Fund", 'Administration of Estates Act 66 of 1965 s 90')
    .line('Paid before', paidBefore)
    .line('Up to which the Master may pay', limit.amount)
    .gives(asked);
}
