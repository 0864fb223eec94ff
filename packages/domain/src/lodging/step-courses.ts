import { systemType } from '../matter/kinds';
import { type AfterLodgingStep, afterStepNames } from './after-facts';
import { estateStepCourse, eventsOfAccount } from './after-lodging';
import { insolvencyEventsOfAccount, insolvencyStepCourse } from './insolvency-after';
import { type InsolvencyStep, insolvencyStepNames } from './insolvency-step-facts';

export type AccountStep = AfterLodgingStep | InsolvencyStep;
/** Every step a matter of any kind has after lodging. A name that two kinds have is the same event in both. */
export const accountStepNames = [...new Set<AccountStep>([...afterStepNames, ...insolvencyStepNames])] as [
  AccountStep,
  ...AccountStep[],
];

/** What the server keeps of the steps of a kind of matter. */
export interface AccountCourse {
  readonly ofAccount: ReadonlySet<string>;
  /** The events whose days are those of the account lodged last, each with its step. */
  readonly events: ReadonlyMap<string, AccountStep>;
  /** The statutory date until which an account lies open, and the step that keeps it. */
  readonly inspection: { readonly rule: string; readonly step: AccountStep };
  /** Periods that run for each account anew. */
  readonly rules: readonly string[];
  /** What an amended account does anew, whatever it changes. */
  readonly alwaysAnew: ReadonlySet<string>;
  /** Events besides the steps that are about one account. */
  readonly more: readonly string[];
}

const ofEstate: AccountCourse = {
  ofAccount: estateStepCourse.ofAccount,
  events: eventsOfAccount,
  inspection: { rule: 'inspection-ends', step: 'advertised' },
  rules: [
    'inspection-ends',
    'estate-objection',
    'objection-comments',
    'ruling-to-court',
    'distribute',
    'estate-guardians-fund',
  ],
  alwaysAnew: new Set(['accountLodged', 'accountApproved']),
  more: ['objectionSent', 'masterRuling', 'inspectionOver'],
};
const ofInsolvency: AccountCourse = {
  ofAccount: insolvencyStepCourse.ofAccount,
  events: insolvencyEventsOfAccount,
  inspection: { rule: 'inspection-closes', step: 'opened' },
  rules: [
    'inspection-closes',
    'insolvency-objection',
    'direction-to-court',
    'confirmation-gazetted',
    'contribution-writ',
    'unclaimed-dividends',
  ],
  alwaysAnew: new Set(['accountLodged', 'accountApproved', 'confirmation']),
  more: ['masterDirection'],
};

export const findAccountCourse = (ofMatter: number): AccountCourse =>
  ofMatter === systemType.liquidation ? ofInsolvency : ofEstate;

/** The event that is the home of a step's day; none where the day stands elsewhere. */
export const findAccountStepEvent = (step: string): string | null =>
  (
    { ...insolvencyStepCourse.rules, ...estateStepCourse.rules } as Readonly<
      Record<string, { readonly event?: string } | undefined>
    >
  )[step]?.event ?? null;
