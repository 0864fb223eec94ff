import type { LocalDate } from '../dates/local-date';
import { inEnglish, type Said, said } from '../law/said';
import type { Cents } from '../money/cents';
import type { Doubt, StatementFile, Weight } from './statement';

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

export interface RawFile extends Omit<StatementFile, 'statements' | 'doubts' | 'order'> {
  readonly statements: readonly RawStatement[];
  readonly doubts: Doubts;
}

const mostReported = 200;

/** Doubts as they are met. Of thousands alike the first are told and the rest counted. */
export class Doubts {
  private readonly reported: Doubt[] = [];
  private readonly beyond: Record<Weight, number> = { stop: 0, confirm: 0, note: 0 };
  private readonly counts: Record<Weight, number> = { stop: 0, confirm: 0, note: 0 };

  add(weight: Weight, line: number | undefined, words: Said): void {
    // Of two accounts in a file each may lack the same: about the whole it is said once.
    const isSaid = (one: Doubt): boolean => one.line === undefined && inEnglish(one.words) === inEnglish(words);
    if (line === undefined && this.reported.some(isSaid)) return;
    if (this.counts[weight] >= mostReported) this.beyond[weight] += 1;
    else this.reported.push({ weight, words, ...(line !== undefined && { line }) });
    this.counts[weight] += 1;
  }

  /** By line, what is about the whole first. */
  all(): readonly Doubt[] {
    const more = (Object.keys(this.beyond) as Weight[])
      .filter((weight) => this.beyond[weight] > 0)
      .map((weight) => ({
        weight,
        words: said('{count} more lines like these are not listed.', { count: this.beyond[weight] }),
      }));
    return [...this.reported.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0)), ...more];
  }
}

const runs = /[\s\u00a0]+/g;
/** Runs of blanks collapse to one. */
export const tidy = (text: string): string =>
  /[\s\u00a0]{2}|[^\S ]|^ | $/.test(text) ? text.replace(runs, ' ').trim() : text;
