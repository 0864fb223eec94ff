import type { LocalDate } from '../dates/local-date';
import { collectRefusals, type RefusalError, refuse } from '../law/refusal';
import { joinSentences, message, type Message } from '../law/message';

export const releaseStepNames = ['requestRelease', 'closeAndDestroy', 'releaseBond'] as const;
export type ReleaseStep = (typeof releaseStepNames)[number];

/** The letter or form of each step in the catalogue of an insolvency's papers. */
export const releasePapers: Readonly<Record<ReleaseStep, number>> = {
  requestRelease: 47,
  closeAndDestroy: 48,
  releaseBond: 49,
};

/** What is known of a matter when somebody wants to be released. */
export interface ReleaseFacts {
  /** Left out where no account is asked: a small estate (Administration of Estates Act s 18(3)). */
  readonly finalAccountLodged?: boolean;
  readonly openBalances: number;
  readonly bonds: number;
  readonly bondsReleased: number;
  /** Of a deceased estate: whether its heirs were paid, and where SARS has a say, whether its compliance letter is there. */
  readonly heirsPaid?: boolean;
  readonly isCompliant?: boolean;
  /** Of an insolvent estate: whether its account was confirmed, its dividends paid or contributions collected, and when the Master released whoever acted. */
  readonly accountConfirmed?: boolean;
  readonly creditorsPaid?: boolean;
  readonly releasedOn?: LocalDate | null;
  readonly done: ReadonlyMap<ReleaseStep, LocalDate>;
}

interface ReleaseCondition {
  readonly says: Message;
  readonly holds: boolean;
  readonly tab: string;
}

/** What has to be so before each step. None is a bar: a Master may want it otherwise, and a note says why. */
export function listReleaseConditions({
  finalAccountLodged,
  openBalances,
  ...facts
}: ReleaseFacts): Record<ReleaseStep, ReleaseCondition[]> {
  const isAsked = facts.done.has('requestRelease');
  return {
    requestRelease: [
      ...(finalAccountLodged === undefined
        ? []
        : [{ says: message('The final account has been lodged.'), holds: finalAccountLodged, tab: 'report' }]),
      { says: message('No bank account holds money.'), holds: openBalances === 0, tab: 'banking' },
      ...(facts.heirsPaid === undefined
        ? []
        : [{ says: message('The heirs were paid.'), holds: facts.heirsPaid, tab: 'report?show=after' }]),
      ...(facts.accountConfirmed === undefined
        ? []
        : [
            {
              says: message('The Master confirmed the account (Insolvency Act s 112).'),
              holds: facts.accountConfirmed,
              tab: 'report',
            },
            {
              says: message('Dividends were paid or contributions collected, and unclaimed money was handed over.'),
              holds: facts.creditorsPaid ?? false,
              tab: 'report',
            },
          ]),
      ...(facts.isCompliant === undefined
        ? []
        : [
            {
              says: message('SARS issued its compliance letter. The Master does not discharge an executor without it.'),
              holds: facts.isCompliant,
              tab: 'report?show=after',
            },
          ]),
    ],
    closeAndDestroy: [
      { says: message('The Master has been asked for release.'), holds: isAsked, tab: 'releaseofduties' },
    ],
    releaseBond: [
      { says: message('A bond of security is on file.'), holds: facts.bonds > 0, tab: 'bondofsecurity' },
      { says: message('The Master has been asked for release.'), holds: isAsked, tab: 'releaseofduties' },
      ...(facts.releasedOn === undefined
        ? []
        : [
            {
              says: message('The Master released the person who acted, so the bond lapses.'),
              holds: facts.releasedOn !== null,
              tab: 'releaseofduties',
            },
          ]),
    ],
  };
}

/** The file is closed after release was asked; nothing was done on a day still to come, nor over what is open without a word. */
export const checkRelease = (
  step: ReleaseStep,
  { on, note }: { readonly on: LocalDate; readonly note: string | null },
  facts: ReleaseFacts,
  today: LocalDate,
): RefusalError | undefined => {
  const { done, bonds } = facts;
  const asked = done.get('requestRelease');
  const open = listReleaseConditions(facts)[step].filter(({ holds }) => !holds);
  return collectRefusals([
    open.length > 0 && !note
      ? refuse(
          'note',
          message('Not done yet: {what} Complete it first, or enter why you are going ahead.', {
            what: joinSentences(open.map(({ says }) => says)),
          }),
        )
      : undefined,
    on > today ? refuse('date', 'This day is in the future.') : undefined,
    step !== 'requestRelease' && !asked
      ? refuse('matterID', 'Ask the Master for release first; then the file is closed and the bond released.')
      : undefined,
    step !== 'requestRelease' && asked && on < asked
      ? refuse('date', message('Release was requested on {asked}. Enter that date or a later one.', { asked }))
      : undefined,
    step === 'releaseBond' && bonds === 0
      ? refuse('matterID', 'There is no bond of security on file to release.')
      : undefined,
  ]);
};

/** The Master releases after being asked (Insolvency Act 24 of 1936 s 56(7); Companies Act 61 of 1973 s 385). */
export const checkReleased = (
  on: LocalDate | null,
  { done }: Pick<ReleaseFacts, 'done'>,
  today: LocalDate,
): RefusalError | undefined => {
  const asked = done.get('requestRelease');
  if (on === null) return undefined;
  if (on > today) return refuse('date', 'This day is in the future.');
  if (!asked) return refuse('date', 'Ask the Master for release before you record when it was given.');
  return on < asked
    ? refuse('date', message('Release was requested on {asked}. Enter that date or a later one.', { asked }))
    : undefined;
};
