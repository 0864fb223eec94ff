import { pickEarlier, pickLater, type LocalDate } from '../dates/local-date';
import { type Message, message } from '../law/message';
import type { LeavingDays, Trustee } from './trustee';

export const tpca = 'Trust Property Control Act 57 of 1988';

/** Whether somebody binds the trust on a day. In doubt: the courts differ, so one does not rest a deed on it. */
export interface TrusteeCapacity {
  readonly may: 'yes' | 'no' | 'doubtful';
  readonly why: Message;
  readonly section: string;
}

const listLeavingDays = ({
  letterSigned,
  beneficiariesTold,
  masterReceived,
  lettersAmended,
}: LeavingDays): LocalDate[] =>
  [letterSigned, beneficiariesTold, masterReceived, lettersAmended].filter((day) => day !== null);

/** The day from which nobody can say any more that a trustee who left still is one; null while letters name them. */
export const findLeftDay = ({ leaving }: Pick<Trustee, 'leaving'>): LocalDate | null =>
  leaving.lettersAmended === null ? null : listLeavingDays(leaving).reduce(pickLater);

/** The first of the days: from then on what they sign may be attacked. */
const findLeavingStart = ({ leaving }: Pick<Trustee, 'leaving'>): LocalDate | null =>
  listLeavingDays(leaving).length === 0 ? null : listLeavingDays(leaving).reduce(pickEarlier);

/** The last of the four days that is known: what the warning rests on. */
export const findLatestLeavingDay = ({ leaving }: Pick<Trustee, 'leaving'>): LocalDate | null =>
  listLeavingDays(leaving).length === 0 ? null : listLeavingDays(leaving).reduce(pickLater);

const denyCapacity = (why: Message, section: string): TrusteeCapacity => ({ may: 'no', why, section });
const doubtCapacity = (why: Message, section: string): TrusteeCapacity => ({ may: 'doubtful', why, section });

function checkInOffice(trustee: Trustee, on: LocalDate): TrusteeCapacity {
  const { authorised, kind, nominee, disqualifications } = trustee;
  if (authorised === null) {
    return denyCapacity(
      message(
        'Enter the date of the letters of authority. A trustee may not act before the Master has authorised them.',
      ),
      `${tpca} s 6(1)`,
    );
  }
  if (authorised > on) {
    return denyCapacity(message('The letters of authority are dated {day}.', { day: authorised }), `${tpca} s 6(1)`);
  }
  if (disqualifications.length > 0) {
    return doubtCapacity(
      message('Recorded as disqualified. The Master may remove this trustee. Replace them before anything is signed.'),
      `${tpca} s 6(1A), s 20(2)`,
    );
  }
  if (kind === 'corporate' && nominee === null) {
    return doubtCapacity(
      message('A company acts through the nominee named in the letters of authority. Enter the nominee.'),
      `${tpca} s 6(1)`,
    );
  }
  return { may: 'yes', why: message('Authorised since {day}.', { day: authorised }), section: `${tpca} s 6(1)` };
}

function checkLeaving(trustee: Trustee, on: LocalDate): TrusteeCapacity {
  const [from, to] = [findLeavingStart(trustee), findLeftDay(trustee)];
  const section = trustee.status === 'resigned' ? `${tpca} s 21` : `${tpca} s 20`;
  if (from === null) {
    return doubtCapacity(
      message('No date of leaving has been captured. Capture the letter or order, and the Master’s answer.'),
      section,
    );
  }
  if (to !== null && on >= to) return denyCapacity(message('Out of office since {day}.', { day: to }), section);
  if (on < from) return checkInOffice(trustee, on);
  return doubtCapacity(
    message(
      'Leaving since {from}, but the letters of authority still name this trustee. Do not rely on this signature.',
      {
        from,
      },
    ),
    section,
  );
}

/** Whether the trustee may bind the trust on the day. */
export function checkCapacity(trustee: Trustee, on: LocalDate): TrusteeCapacity {
  const { status, ended, authorised } = trustee;
  switch (status) {
    case 'proposed':
      return denyCapacity(
        message('Proposed. A trustee cannot act before the Master’s written authorisation.'),
        `${tpca} s 6(1)`,
      );
    case 'appointed':
      return checkInOffice(trustee, on);
    case 'resigned':
    case 'removed':
      return checkLeaving(trustee, on);
    case 'deceased':
      if (ended !== null && on < ended) return checkInOffice(trustee, on);
      return denyCapacity(
        ended === null ? message('Deceased.') : message('Died on {day}.', { day: ended }),
        `${tpca} s 20(3)`,
      );
    case 'deactivated':
      if (ended !== null && on < ended && authorised !== null) return checkInOffice(trustee, on);
      return denyCapacity(message('Set aside in the list of trustees.'), `${tpca} s 6(1)`);
    default:
      return status satisfies never;
  }
}

export interface Signatory {
  readonly trustee: Trustee;
  readonly capacity: TrusteeCapacity;
}

/** Everybody with whether they may sign on the day, those who may first. */
export function listSignatories(trustees: readonly Trustee[], on: LocalDate): Signatory[] {
  const order = { yes: 0, doubtful: 1, no: 2 } as const;
  return trustees
    .map((trustee) => ({ trustee, capacity: checkCapacity(trustee, on) }))
    .toSorted((a, b) => order[a.capacity.may] - order[b.capacity.may]);
}
