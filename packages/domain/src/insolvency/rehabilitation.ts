import { computeDeadline, type DeadlineFacts } from '../deadlines/deadlines';
import { rehabilitationRules } from '../deadlines/rehabilitation-rules';
import { addDays, pickLater, type LocalDate } from '../dates/local-date';
import { message, type Message } from '../law/message';

/** On what an insolvent person may ask to be rehabilitated, Insolvency Act 24 of 1936 ss 124 and 127A. */
export const rehabilitationGrounds = [
  'composition',
  'paidInFull',
  'noClaims',
  'ordinary',
  'earlierInsolvency',
  'afterConviction',
  'byTime',
] as const;
export type RehabilitationGround = (typeof rehabilitationGrounds)[number];

interface RehabilitationGroundRule {
  /** The rule that gives its first day. */
  readonly rule: string;
  /** Days of notice in the Gazette, and who else has it in writing. By time none is needed. */
  readonly notice: number;
  readonly isToMaster: boolean;
  /** The four years within which the Master has to recommend it (s 124(2), proviso). */
  readonly wantsRecommendation: boolean;
}
const grounds: Readonly<Record<RehabilitationGround, RehabilitationGroundRule>> = {
  composition: { rule: 'rehab-composition', notice: 21, isToMaster: false, wantsRecommendation: false },
  paidInFull: { rule: 'rehab-paid-in-full', notice: 21, isToMaster: true, wantsRecommendation: false },
  noClaims: { rule: 'rehab-no-claims', notice: 42, isToMaster: true, wantsRecommendation: false },
  ordinary: { rule: 'rehab-ordinary', notice: 42, isToMaster: true, wantsRecommendation: true },
  earlierInsolvency: { rule: 'rehab-second-insolvency', notice: 42, isToMaster: true, wantsRecommendation: true },
  afterConviction: { rule: 'rehab-after-conviction', notice: 42, isToMaster: true, wantsRecommendation: true },
  byTime: { rule: 'rehab-by-time', notice: 0, isToMaster: false, wantsRecommendation: false },
};

export interface RehabilitationFacts extends Pick<DeadlineFacts, 'calendar' | 'systemType'> {
  readonly dates: DeadlineFacts['dates'];
  readonly today: LocalDate;
  readonly provedClaims: number;
  /** The estate was sequestrated before this time. */
  readonly isSecondInsolvency: boolean;
  /** A court ordered that the ten years do not end it (s 127A(1)). */
  readonly isHeldByCourt: boolean;
  /** The certificate shows half of every claim paid or secured (s 124(1)). */
  readonly paysHalf: boolean;
  readonly isRecommended: boolean;
}

export interface RehabilitationProspect {
  readonly ground: RehabilitationGround;
  readonly title: string;
  readonly section: string;
  readonly note: string | null;
  /** The first day one may apply; nothing while what it runs from has not happened, which is then named. */
  readonly from: LocalDate | null;
  readonly waitsFor: string | null;
  /** The last day for the notice where the application is to be heard on the first day; never before today. */
  readonly notice: { readonly days: number; readonly by: LocalDate; readonly to: readonly Message[] } | null;
  readonly stops: readonly Message[];
  readonly isOpen: boolean;
}

/** What keeps a ground from being used at all, whatever the day. */
function listBars(ground: RehabilitationGround, facts: RehabilitationFacts): Message[] {
  const isConvicted = facts.dates.conviction !== undefined;
  switch (ground) {
    case 'composition':
      return facts.paysHalf
        ? []
        : [message('The composition must pay or secure at least 50 cents in the rand of every claim.')];
    case 'noClaims':
      return [
        ...(facts.provedClaims > 0 ? [message('Proved claims: {count}.', { count: facts.provedClaims })] : []),
        ...(facts.isSecondInsolvency ? [message('The estate was previously sequestrated.')] : []),
        ...(isConvicted ? [message('The insolvent has been convicted of an insolvency offence.')] : []),
      ];
    case 'ordinary':
      return [
        ...(facts.isSecondInsolvency
          ? [message('The estate was previously sequestrated, so three years must pass.')]
          : []),
        ...(isConvicted ? [message('There is a conviction, so five years must pass from that date.')] : []),
      ];
    case 'earlierInsolvency':
      return [
        ...(facts.isSecondInsolvency ? [] : [message('Only if the estate was previously sequestrated.')]),
        ...(isConvicted ? [message('There is a conviction, so five years must pass from that date.')] : []),
      ];
    case 'byTime':
      return facts.isHeldByCourt ? [message('A court ordered otherwise before the ten years ended.')] : [];
    default:
      return [];
  }
}

const listNoticeRecipients = ({ isToMaster }: RehabilitationGroundRule): Message[] => [
  message('Government Gazette'),
  message('Trustee, by registered letter or delivered'),
  ...(isToMaster ? [message('Master, in writing')] : []),
];

/** Every ground with its first day, the notice it needs and what stops it as things stand. */
export function computeRehabilitation(facts: RehabilitationFacts): RehabilitationProspect[] {
  const rules = rehabilitationRules;
  const recommended = rules.find(({ id }) => id === 'rehab-recommendation')!;
  const free = computeDeadline(recommended, facts, rules);
  return rehabilitationGrounds.map((ground) => {
    const law = grounds[ground];
    const rule = rules.find(({ id }) => id === law.rule)!;
    const deadline = computeDeadline(rule, facts, rules);
    const from = deadline.state === 'running' ? deadline.due.value : null;
    const isEarly =
      law.wantsRecommendation && !facts.isRecommended && (free.state !== 'running' || facts.today < free.due.value);
    const stops = [
      ...listBars(ground, facts),
      ...(isEarly && from !== null
        ? [
            free.state === 'running'
              ? message('Before {day} only on the Master’s recommendation.', { day: free.due.value })
              : message('Within four years of the order, only on the Master’s recommendation.'),
          ]
        : []),
    ];
    const by = from && pickLater(addDays(from, -law.notice), facts.today);
    return {
      ground,
      title: rule.title,
      section: rule.section,
      note: rule.note ?? null,
      from,
      waitsFor: deadline.state === 'waiting' ? deadline.waitsFor : null,
      notice: by && law.notice > 0 ? { days: law.notice, by, to: listNoticeRecipients(law) } : null,
      stops,
      isOpen: stops.length === 0 && from !== null && from <= facts.today,
    };
  });
}

/** A paper the application needs, or a step of it. */
export interface RehabilitationPaper {
  readonly says: Message;
  readonly section: string;
}
/** What is lodged, by whom: ss 125 to 127. */
export const rehabilitationPapers: readonly RehabilitationPaper[] = [
  { says: message('Notice of the intention to apply, in the Gazette'), section: 's 124' },
  { says: message('R500 security with the registrar, three weeks before the application'), section: 's 125' },
  {
    says: message(
      'Affidavit: full disclosure of assets and debts at the time, dividends paid, estimated worth of what is left',
    ),
    section: 's 126',
  },
  { says: message('Copy of the composition and of the Master’s certificate, where there was one'), section: 's 126' },
  {
    says: message('Report of the trustee to the Master on the insolvent’s conduct and what was paid'),
    section: 's 127',
  },
  { says: message('Report of the Master to the court'), section: 's 127(1)' },
];

/** When the insolvent is, or was, rehabilitated: by the court's order, else by the ten years. */
export const findRehabilitationDay = (
  stands: readonly RehabilitationProspect[],
  orderedOn: LocalDate | null,
  today: LocalDate,
): LocalDate | null => {
  if (orderedOn) return orderedOn;
  const byTime = stands.find(({ ground }) => ground === 'byTime');
  return byTime?.isOpen && byTime.from && byTime.from <= today ? byTime.from : null;
};
