import { addDays, type LocalDate } from '../dates/local-date';

/** Where an estate passes on its way, in the order it passes. */
export const lineStages = [
  'reported',
  'letters',
  'advert',
  'account',
  'lodged',
  'queries',
  'inspection',
  'paid',
  'closed',
] as const;
export type LineStage = (typeof lineStages)[number];

export type LineWaitsFor = 'us' | 'master' | 'creditors' | 'readers';

/** A stage is behind us once one of these happened; the first that has a day gives it. */
const happenings: Readonly<Record<LineStage, readonly string[]>> = {
  reported: ['reported'],
  letters: ['letters', 'lettersReceived'],
  advert: ['creditorsNotice'],
  account: ['accountGenerated'],
  lodged: ['accountLodged'],
  queries: ['accountApproved'],
  inspection: ['accountInspected', 'inspectionOver'],
  paid: ['heirsPaid'],
  closed: ['discharged'],
};

/** Who has to act before a stage is reached. Creditors have thirty days after the advert before the account can be drawn. */
const waitsFor: Readonly<Record<LineStage, LineWaitsFor>> = {
  reported: 'us',
  letters: 'master',
  advert: 'us',
  account: 'us',
  lodged: 'us',
  queries: 'master',
  inspection: 'readers',
  paid: 'us',
  closed: 'master',
};

export interface LineFacts {
  /** What happened, by the event's name. */
  readonly happened: ReadonlyMap<string, LocalDate>;
  /** The matter is closed: nothing of it is ahead. */
  readonly isOver: boolean;
  /** Creditors may claim up to this day; absent, thirty days from the notice (Administration of Estates Act s 29). */
  readonly claimsClose?: LocalDate;
  /** Queries of the Master, and objections, that wait for our answer. */
  readonly unanswered?: number;
  readonly today: LocalDate;
}

export interface OnLine {
  readonly stage: LineStage;
  readonly state: 'done' | 'now' | 'ahead';
  /** When it was reached, where that is known. */
  readonly on: LocalDate | null;
  readonly waitsFor: LineWaitsFor;
}

/** Where the estate is, from what happened in it. What lies before a stage that was reached is behind us, marked or not. */
export function estateLine({ happened, isOver, claimsClose, unanswered = 0, today }: LineFacts): OnLine[] {
  const days = lineStages.map((stage) =>
    happenings[stage].reduce<LocalDate | null>((found, event) => found ?? happened.get(event) ?? null, null),
  );
  const last = days.findLastIndex((day) => day !== null);
  const advert = happened.get('creditorsNotice');
  const close = claimsClose ?? (advert && addDays(advert, 30));
  const isOpenToCreditors = close !== undefined && today <= close;
  return lineStages.map((stage, place) => ({
    stage,
    state: isOver || place <= last ? 'done' : place === last + 1 ? 'now' : 'ahead',
    on: days[place] ?? null,
    waitsFor:
      stage === 'account' && isOpenToCreditors
        ? 'creditors'
        : (stage === 'queries' || stage === 'inspection') && unanswered > 0
          ? 'us'
          : waitsFor[stage],
  }));
}

/** The day the last stage was reached: the estate is at the one after it since then. */
export const sinceOnLine = (line: readonly OnLine[]): LocalDate | null =>
  line.reduce<LocalDate | null>((latest, { on }) => (on && (!latest || on > latest) ? on : latest), null);
