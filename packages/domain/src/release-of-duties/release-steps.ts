import type { LocalDate } from '../dates/local-date';
import { collectRefusals, type Refused, refuse } from '../law/refusal';
import { said, type Said } from '../law/said';

export const releaseStepNames = ['requestRelease', 'closeAndDestroy', 'releaseBond'] as const;
export type ReleaseStep = (typeof releaseStepNames)[number];

/** What is known of a matter when somebody wants to be released. */
export interface ReleaseFacts {
  readonly finalAccountLodged: boolean;
  readonly openBalances: number;
  readonly bonds: number;
  readonly bondsReleased: number;
  /** Of a deceased estate: whether its heirs were paid, and where SARS has a say, whether its compliance letter is there. */
  readonly heirsPaid?: boolean;
  readonly isCompliant?: boolean;
  readonly done: ReadonlyMap<ReleaseStep, LocalDate>;
}

interface Before {
  readonly says: Said;
  readonly holds: boolean;
  readonly tab: string;
}

/** What has to be so before each step. None is a bar: a Master may want it otherwise, and the letter says so. */
export function beforeRelease({
  finalAccountLodged,
  openBalances,
  ...facts
}: ReleaseFacts): Record<ReleaseStep, Before[]> {
  const isAsked = facts.done.has('requestRelease');
  return {
    requestRelease: [
      { says: said('The final account was lodged.'), holds: finalAccountLodged, tab: 'report' },
      { says: said('No bank account holds money.'), holds: openBalances === 0, tab: 'banking' },
      ...(facts.heirsPaid === undefined
        ? []
        : [{ says: said('The heirs were paid.'), holds: facts.heirsPaid, tab: 'report?show=after' }]),
      ...(facts.isCompliant === undefined
        ? []
        : [
            {
              says: said('SARS issued its compliance letter, without which the Master discharges nobody.'),
              holds: facts.isCompliant,
              tab: 'report?show=after',
            },
          ]),
    ],
    closeAndDestroy: [{ says: said('Release was asked of the Master.'), holds: isAsked, tab: 'releaseofduties' }],
    releaseBond: [
      { says: said('A bond of security is captured.'), holds: facts.bonds > 0, tab: 'bondofsecurity' },
      { says: said('Release was asked of the Master.'), holds: isAsked, tab: 'releaseofduties' },
    ],
  };
}

/** The file is closed after release was asked; nothing was done on a day still to come. */
export const checkRelease = (
  step: ReleaseStep,
  on: LocalDate,
  { done, bonds }: ReleaseFacts,
  today: LocalDate,
): Refused | undefined => {
  const asked = done.get('requestRelease');
  return collectRefusals([
    on > today ? refuse('date', 'This day is still to come.') : undefined,
    step !== 'requestRelease' && !asked
      ? refuse('matterID', 'Ask the Master for release first; then the file is closed and the bond released.')
      : undefined,
    step !== 'requestRelease' && asked && on < asked
      ? refuse('date', said('Release was asked on {asked}. Choose that day or a later one.', { asked }))
      : undefined,
    step === 'releaseBond' && bonds === 0
      ? refuse('matterID', 'No bond of security is captured, so that there is none to release.')
      : undefined,
  ]);
};
