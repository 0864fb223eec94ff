import type { LocalDate } from '../dates/local-date';
import { buildStageLine, type LineAwaitedParty, type StageOnEstateLine } from '../lodging/line';

/** Where an insolvent estate passes on its way, in the order it passes. */
export const insolvencyStages = [
  'appointed',
  'firstMeeting',
  'secondMeeting',
  'realised',
  'lodged',
  'confirmed',
  'dividends',
  'released',
  'closed',
] as const;
export type InsolvencyStage = (typeof insolvencyStages)[number];

/** Nothing but the end of the matter itself closes it. */
const happenings: Readonly<Record<InsolvencyStage, readonly string[]>> = {
  appointed: ['certificate', 'finalAppointment'],
  firstMeeting: ['firstMeeting'],
  secondMeeting: ['secondMeeting', 'secondMeetingConcluded'],
  realised: ['assetsRealised'],
  lodged: ['accountLodged'],
  confirmed: ['confirmation'],
  dividends: ['dividendPaid'],
  released: ['released'],
  closed: ['closed'],
};

/** The Master appoints and calls the first meeting (Insolvency Act 24 of 1936 s 40(1), s 56), confirms (s 112) and releases. */
const waitsFor: Readonly<Record<InsolvencyStage, LineAwaitedParty>> = {
  appointed: 'master',
  firstMeeting: 'master',
  secondMeeting: 'us',
  realised: 'us',
  lodged: 'us',
  confirmed: 'master',
  dividends: 'us',
  released: 'us',
  closed: 'us',
};

export interface InsolvencyLineFacts {
  readonly happened: ReadonlyMap<string, LocalDate>;
  readonly isOver: boolean;
  readonly today: LocalDate;
  /** Of a close corporation the liquidator calls the first meeting himself (Close Corporations Act 69 of 1984 s 78). */
  readonly isCloseCorporation?: boolean;
  /** Until when the account lies open (s 108), where that is known. */
  readonly inspectionEnds?: LocalDate;
  readonly unanswered?: number;
  /** Creditors have to pay in before anybody is paid out (s 106). */
  readonly isContribution?: boolean;
  readonly isReleaseAsked?: boolean;
}

/** Where the insolvent estate is; nothing of it is kept but what happened. */
export function buildInsolvencyLine(facts: InsolvencyLineFacts): StageOnEstateLine<InsolvencyStage>[] {
  const { happened, isOver, today, inspectionEnds, unanswered = 0 } = facts;
  const findWaitsFor = (stage: InsolvencyStage): LineAwaitedParty => {
    if (stage === 'firstMeeting' && facts.isCloseCorporation) return 'us';
    if (stage === 'confirmed' && unanswered > 0) return 'us';
    if (stage === 'confirmed' && happened.has('inspectionOpens') && inspectionEnds && today <= inspectionEnds) {
      return 'readers';
    }
    if (stage === 'dividends' && facts.isContribution) return 'creditors';
    if (stage === 'released' && facts.isReleaseAsked) return 'master';
    return waitsFor[stage];
  };
  return buildStageLine({ stages: insolvencyStages, happenings, happened, isOver, waitsFor: findWaitsFor });
}
