import type { LocalDate } from '../dates/local-date';
import type { Country } from '../law/country';
import type { Message } from '../law/message';
import type { Cents } from '../money/cents';
import type { QueryCounts } from './after-facts';
import type { StepFacts } from './step-course';

/** What an insolvent estate still goes through once its account was generated, in the order of each part. */
export const insolvencyStepNames = [
  'lodged',
  'queries',
  'approved',
  'advertised',
  'opened',
  'inspected',
  'objections',
  'confirmed',
  'confirmationPublished',
  'demanded',
  'collected',
  'dividends',
  'unclaimed',
  'payments',
  'nextAccount',
  'releaseAsked',
  'released',
  'bondReleased',
  'closed',
] as const;
export type InsolvencyStep = (typeof insolvencyStepNames)[number];
export type InsolvencyStepPart = 'account' | 'money' | 'end';

export const insolvencyStepsOfAccount: ReadonlySet<InsolvencyStep> = new Set<InsolvencyStep>([
  'lodged',
  'queries',
  'approved',
  'advertised',
  'opened',
  'inspected',
  'objections',
  'confirmed',
  'confirmationPublished',
  'demanded',
  'collected',
  'dividends',
  'unclaimed',
  'payments',
]);

/** What an account gives and asks, and what of it is still open; an account lodged before that was kept does not say. */
export interface AccountMoney {
  readonly awarded: Cents;
  readonly dividendsLeft: Cents;
  readonly asked: Cents;
  readonly contributionsLeft: Cents;
}

/** What is known of an insolvent estate and of one account of it. */
export interface InsolvencyStepFacts extends StepFacts<InsolvencyStep> {
  readonly country: Country;
  readonly isCompany: boolean;
  /** Accounts before the last one that are not confirmed, or whose payments are open. */
  readonly earlierOpen: readonly Message[];
  readonly queries: QueryCounts;
  readonly objections: QueryCounts;
  /** Objections to this very account that the Master upheld: it has to be amended. */
  readonly upheld: number;
  /** The last day the account lies open. */
  readonly inspectionEnds: LocalDate | null;
  /** The last day on which somebody may take the Master's ruling to court. */
  readonly courtEnds: LocalDate | null;
  readonly money: AccountMoney | null;
  readonly isFinal: boolean;
  readonly bonds: number;
  readonly bondReleasedOn: LocalDate | null;
  readonly releaseAskedOn: LocalDate | null;
  readonly cash: Cents;
  readonly closedOn: LocalDate | null;
}
