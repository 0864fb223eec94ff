import { addDays, type LocalDate } from '../dates/local-date';
import { buildStageLine, type LineAwaitedParty, type StageOnEstateLine } from './line';

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
  'discharged',
  'closed',
] as const;
export type EstateLineStage = (typeof lineStages)[number];

/** An estate under s 18(3) has no notice to creditors and no account that lies open. */
const smallStages: readonly EstateLineStage[] = ['reported', 'letters', 'paid', 'discharged', 'closed'];

/** A stage is behind us once one of these happened; the first that has a day gives it. */
const happenings: Readonly<Record<EstateLineStage, readonly string[]>> = {
  reported: ['reported'],
  letters: ['letters', 'lettersReceived'],
  advert: ['creditorsNotice'],
  account: ['accountGenerated'],
  lodged: ['accountLodged'],
  queries: ['accountApproved'],
  inspection: ['accountInspected', 'inspectionOver'],
  paid: ['heirsPaid'],
  discharged: ['discharged'],
  // A discharge ends the office of the executor (s 56); the file is closed by whoever keeps it.
  closed: ['closed'],
};

/** Who has to act before a stage is reached. Nobody reads an account before its notice appears (s 35(5)). Creditors have thirty days after the advert before the account can be drawn. */
const waitsFor: Readonly<Record<EstateLineStage, LineAwaitedParty>> = {
  reported: 'us',
  letters: 'master',
  advert: 'us',
  account: 'us',
  lodged: 'us',
  queries: 'master',
  inspection: 'readers',
  paid: 'us',
  discharged: 'master',
  closed: 'us',
};

export interface EstateLineInput {
  /** What happened, by the event's name. */
  readonly happened: ReadonlyMap<string, LocalDate>;
  /** The matter is closed: nothing of it is ahead. */
  readonly isOver: boolean;
  /** Creditors may claim up to this day; absent, thirty days from the notice (Administration of Estates Act s 29). */
  readonly claimsClose?: LocalDate;
  /** Queries of the Master, and objections, that wait for our answer. */
  readonly unanswered?: number;
  readonly isSmall?: boolean;
  /** The account lodged last is not the final one: once it is paid out, the next is drawn. */
  readonly hasNext?: boolean;
  readonly today: LocalDate;
}

/** What happened to the account that was paid out is behind the estate: it is at the next one. */
const keepBeforeNext = (happened: EstateLineInput['happened']): EstateLineInput['happened'] =>
  new Map([...happened].filter(([event]) => !ofAnAccount.has(event)));
const ofAnAccount: ReadonlySet<string> = new Set(
  (['account', 'lodged', 'queries', 'inspection', 'paid'] as const).flatMap((stage) => happenings[stage]),
);

/** Where the estate is, from what happened in it. */
export function buildEstateLine({
  happened,
  isOver,
  claimsClose,
  unanswered = 0,
  isSmall = false,
  hasNext = false,
  today,
}: EstateLineInput): StageOnEstateLine<EstateLineStage>[] {
  const advert = happened.get('creditorsNotice');
  const close = claimsClose ?? (advert && addDays(advert, 30));
  const isOpenToCreditors = close !== undefined && today <= close;
  const notice = happened.get('accountNotice');
  const liesOpen = notice !== undefined && notice <= today;
  return buildStageLine({
    stages: isSmall ? smallStages : lineStages,
    happenings,
    happened: hasNext && happened.has('heirsPaid') && !happened.has('discharged') ? keepBeforeNext(happened) : happened,
    isOver,
    waitsFor: (stage) =>
      stage === 'account' && isOpenToCreditors
        ? 'creditors'
        : ((stage === 'queries' || stage === 'inspection') && unanswered > 0) || (stage === 'inspection' && !liesOpen)
          ? 'us'
          : waitsFor[stage],
  });
}
