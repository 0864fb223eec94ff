import type { LocalDate } from '../dates/local-date';
import type { Message } from '../law/message';
import type { Cents } from '../money/cents';

/** A line of a bank statement that waits for its entry. */
export interface LineToMatch {
  readonly id: string;
  readonly day: LocalDate;
  readonly amount: Cents;
  readonly description: string;
  readonly reference?: string;
}

/** An entry of the ledger, or one that is expected, which no line has answered yet. */
export interface OpenMatchEntry {
  readonly id: string;
  readonly day: LocalDate;
  readonly amount: Cents;
  /** What it is and whom it is to or from. */
  readonly description: string;
  readonly reference?: string;
  /** Where it goes, in the words of `PastChoice`. */
  readonly target?: string;
  /** A debt that may be paid on any day: its own says nothing. */
  readonly isUndated?: true;
}

/** What a person of the firm chose for a line before: its class, account or person, in whatever words the caller keeps. */
export interface PastChoice {
  readonly description: string;
  readonly reference?: string;
  readonly amount: Cents;
  readonly target: string;
  /** How often; once when left out. */
  readonly times?: number;
}

/** What could be done with a line, how sure that is in whole percent, and why. */
export interface MatchSuggestion {
  readonly lineIds: readonly string[];
  /** The entries it answers; none when an entry is to be made. */
  readonly entryIds: readonly string[];
  /** Where the entry to be made goes. */
  readonly target?: string;
  readonly confidence: number;
  readonly reasons: readonly Message[];
}

/** Above this a suggestion rests on the exact amount and on a reference or the firm's own choices. */
export const certain = 95;
