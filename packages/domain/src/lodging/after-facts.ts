import type { LocalDate } from '../dates/local-date';
import type { Country } from '../law/country';
import type { Message } from '../law/message';
import type { Cents } from '../money/cents';
import type { StepFacts } from './step-course';

/** What an estate still goes through once its account was generated, in the order of each part. */
export const afterStepNames = [
  'lodged',
  'queries',
  'approved',
  'advertised',
  'inspected',
  'objections',
  'dutyAssessed',
  'dutyPaid',
  'creditorsPaid',
  'heirsPaid',
  'guardiansFund',
  'receipts',
  'coded',
  'returnsFiled',
  'returnsAssessed',
  'ownNumber',
  'dutyReturn',
  'complianceAsked',
  'complianceIssued',
  'dischargeAsked',
  'discharged',
  'bondReleased',
  'closed',
] as const;
export type AfterLodgingStep = (typeof afterStepNames)[number];
/** Each account that is lodged goes through these itself; the rest an estate goes through once. */
export const stepsOfAccount: ReadonlySet<AfterLodgingStep> = new Set<AfterLodgingStep>([
  'lodged',
  'queries',
  'approved',
  'advertised',
  'inspected',
  'objections',
  'heirsPaid',
  'guardiansFund',
  'receipts',
]);
export type AfterLodgingPart = 'account' | 'money' | 'sars' | 'end';

/** What is known of the estate and of one account of it; every day stands where it always did. */
export interface AfterLodgingFacts extends StepFacts<AfterLodgingStep> {
  readonly country: Country;
  /** Accounts before the last one whose heirs are not paid, or whose receipts are not lodged. */
  readonly earlierOpen: readonly Message[];
  /** Letters of authority in the place of letters of executorship: no notices and no account, unless the Master asks. */
  readonly isSmall: boolean;
  readonly queries: QueryCounts;
  readonly objections: QueryCounts;
  /** The day the account has lain long enough. */
  readonly inspectionEnds: LocalDate | null;
  readonly duty: DutyBalance;
  /** Still to be paid to creditors, and of the awards in cash; null while the account cannot be drawn. */
  readonly creditorsLeft: Cents;
  readonly heirsLeft: Cents | null;
  /** What heirs still have to pay in by the accounts. */
  readonly payInsLeft: Cents;
  /** Awards that go to the Guardian's Fund. */
  readonly toFund: number;
  readonly bonds: number;
  readonly bondReleasedOn: LocalDate | null;
  readonly releaseAskedOn: LocalDate | null;
  readonly cash: Cents;
  readonly closedOn: LocalDate | null;
}

/** Queries of a sheet, or objections: how many there were, how many wait for an answer, and when the last one got it. */
export interface QueryCounts {
  readonly count: number;
  readonly open: number;
  readonly lastOn: LocalDate | null;
}

/** Estate duty as it stands: what is due with its interest, and what was paid. */
export interface DutyBalance {
  /** Null where nothing of it is known yet; nought where none is due. */
  readonly due: Cents | null;
  readonly interest: Cents;
  readonly paid: Cents;
  readonly assessedOn: LocalDate | null;
  readonly lastPaidOn: LocalDate | null;
}
