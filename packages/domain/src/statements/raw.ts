import type { LocalDate } from '../dates/local-date';
import { formatInEnglish, type Message, message } from '../law/message';
import type { Cents } from '../money/cents';
import type { StatementDoubt, ReadStatementFile, DoubtWeight } from './statement';

/** A row as its format tells it, before order, fees and proof are settled. */
export interface RawLine {
  readonly line: number;
  readonly day: LocalDate;
  readonly valueDay?: LocalDate;
  /** Nothing where a row tells a fee alone. */
  readonly amount: Cents | null;
  /** What the bank charged beside the movement, as it moves the balance: a cost is negative. */
  readonly fee?: Cents;
  readonly description: string;
  readonly reference?: string;
  /** The bank's own reference, where it stands beside the customer's. It need not be unique. */
  readonly bankReference?: string;
  readonly bankId?: string;
  readonly balance: Cents | null;
  readonly isReversal?: boolean;
}

export interface RawStatement {
  readonly account: string | null;
  readonly currency: string | null;
  readonly owner: string | null;
  readonly number: string | null;
  readonly opening: Cents | null;
  readonly closing: Cents | null;
  /** The line of the file it begins on. */
  readonly line: number;
  readonly rows: readonly RawLine[];
}

export interface RawFile extends Omit<ReadStatementFile, 'statements' | 'doubts' | 'order'> {
  readonly statements: readonly RawStatement[];
  readonly doubts: StatementDoubts;
}

const mostReported = 200;

/** Doubts as they are met. Of thousands alike the first are told and the rest counted. */
export class StatementDoubts {
  private readonly reported: StatementDoubt[] = [];
  private readonly beyond: Record<DoubtWeight, number> = { stop: 0, confirm: 0, note: 0 };
  private readonly counts: Record<DoubtWeight, number> = { stop: 0, confirm: 0, note: 0 };

  add(weight: DoubtWeight, line: number | undefined, words: Message): void {
    // Of two accounts in a file each may lack the same: about the whole it is said once.
    const isMessage = (one: StatementDoubt): boolean =>
      one.line === undefined && formatInEnglish(one.words) === formatInEnglish(words);
    if (line === undefined && this.reported.some(isMessage)) return;
    if (this.counts[weight] >= mostReported) this.beyond[weight] += 1;
    else this.reported.push({ weight, words, ...(line !== undefined && { line }) });
    this.counts[weight] += 1;
  }

  /** By line, what is about the whole first. */
  all(): readonly StatementDoubt[] {
    const more = (Object.keys(this.beyond) as DoubtWeight[])
      .filter((weight) => this.beyond[weight] > 0)
      .map((weight) => ({
        weight,
        words: message('{count} more lines like these are not listed.', { count: this.beyond[weight] }),
      }));
    return [...this.reported.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0)), ...more];
  }
}

const runs = /[\s\u00a0]+/g;
/** Runs of blanks collapse to one. */
export const tidySpaces = (text: string): string =>
  /[\s\u00a0]{2}|[^\S ]|^ | $/.test(text) ? text.replace(runs, ' ').trim() : text;
