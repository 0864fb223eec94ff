import { earlier, later, type LocalDate } from '../dates/local-date';
import { type Said, said } from '../law/said';
import type { LeavingDays, Trustee } from './trustee';

export const tpca = 'Trust Property Control Act 57 of 1988';

/** Whether somebody binds the trust on a day. In doubt: the courts differ, so one does not rest a deed on it. */
export interface Capacity {
  readonly may: 'yes' | 'no' | 'doubtful';
  readonly why: Said;
  readonly section: string;
}

const days = ({ letterSigned, beneficiariesTold, masterReceived, lettersAmended }: LeavingDays): LocalDate[] =>
  [letterSigned, beneficiariesTold, masterReceived, lettersAmended].filter((day) => day !== null);

/** The day from which nobody can say any more that a trustee who left still is one; null while letters name them. */
export const leftOn = ({ leaving }: Pick<Trustee, 'leaving'>): LocalDate | null =>
  leaving.lettersAmended === null ? null : days(leaving).reduce(later);

/** The first of the days: from then on what they sign may be attacked. */
const leavesFrom = ({ leaving }: Pick<Trustee, 'leaving'>): LocalDate | null =>
  days(leaving).length === 0 ? null : days(leaving).reduce(earlier);

/** The last of the four days that is known: what the warning rests on. */
export const latestLeavingDay = ({ leaving }: Pick<Trustee, 'leaving'>): LocalDate | null =>
  days(leaving).length === 0 ? null : days(leaving).reduce(later);

const no = (why: Said, section: string): Capacity => ({ may: 'no', why, section });
const doubtful = (why: Said, section: string): Capacity => ({ may: 'doubtful', why, section });

function inOffice(trustee: Trustee, on: LocalDate): Capacity {
  const { authorised, kind, nominee, disqualifications } = trustee;
  if (authorised === null) {
    return no(
      said(
        'The day of the letters of authority is not captured. Capture it; until the Master authorises, nobody acts.',
      ),
      `${tpca} s 6(1)`,
    );
  }
  if (authorised > on) {
    return no(said('The letters of authority are of {day}.', { day: authorised }), `${tpca} s 6(1)`);
  }
  if (disqualifications.length > 0) {
    return doubtful(
      said('Disqualified as captured. The Master may remove this trustee; replace them before anything is signed.'),
      `${tpca} s 6(1A), s 20(2)`,
    );
  }
  if (kind === 'corporate' && nominee === null) {
    return doubtful(
      said('A company acts through the nominee named on the letters of authority. Capture who that is.'),
      `${tpca} s 6(1)`,
    );
  }
  return { may: 'yes', why: said('Authorised since {day}.', { day: authorised }), section: `${tpca} s 6(1)` };
}

function leaving(trustee: Trustee, on: LocalDate): Capacity {
  const [from, to] = [leavesFrom(trustee), leftOn(trustee)];
  const section = trustee.status === 'resigned' ? `${tpca} s 21` : `${tpca} s 20`;
  if (from === null) {
    return doubtful(
      said('No day of leaving is captured. Capture the letter or order, and what the Master answered.'),
      section,
    );
  }
  if (to !== null && on >= to) return no(said('Out of office since {day}.', { day: to }), section);
  if (on < from) return inOffice(trustee, on);
  return doubtful(
    said(
      'Leaves since {from}; the letters of authority still name this trustee. Have nothing rest on this signature.',
      {
        from,
      },
    ),
    section,
  );
}

/** Whether the trustee may bind the trust on the day. */
export function capacityOn(trustee: Trustee, on: LocalDate): Capacity {
  const { status, ended, authorised } = trustee;
  switch (status) {
    case 'proposed':
      return no(said('Proposed. Nobody acts before the Master authorises it in writing.'), `${tpca} s 6(1)`);
    case 'appointed':
      return inOffice(trustee, on);
    case 'resigned':
    case 'removed':
      return leaving(trustee, on);
    case 'deceased':
      if (ended !== null && on < ended) return inOffice(trustee, on);
      return no(ended === null ? said('Deceased.') : said('Died on {day}.', { day: ended }), `${tpca} s 20(3)`);
    case 'deactivated':
      if (ended !== null && on < ended && authorised !== null) return inOffice(trustee, on);
      return no(said('Set aside in the list of trustees.'), `${tpca} s 6(1)`);
    default:
      return status satisfies never;
  }
}

export interface Signatory {
  readonly trustee: Trustee;
  readonly capacity: Capacity;
}

/** Everybody with whether they may sign on the day, those who may first. */
export function signatoriesOn(trustees: readonly Trustee[], on: LocalDate): Signatory[] {
  const order = { yes: 0, doubtful: 1, no: 2 } as const;
  return trustees
    .map((trustee) => ({ trustee, capacity: capacityOn(trustee, on) }))
    .toSorted((a, b) => order[a.capacity.may] - order[b.capacity.may]);
}
