import { type Message } from '../law/message';
import { type RefusalError, refuse } from '../law/refusal';

/** What is wrong with a number, in the order the checks are made. */
export type NumberFlaw = 'FORMAT' | 'PREFIX' | 'DATE' | 'CITIZENSHIP' | 'CHECKDIGIT';

/** Turns a flaw into a refusal with the sentence for it. */
export const refuseFlaw = (
  field: string,
  flaw: NumberFlaw,
  sentences: Partial<Record<NumberFlaw, string | Message>>,
): RefusalError => refuse(field, sentences[flaw] ?? 'This number is not valid. Check it against the document.');

/** A number that was read, and a doubt to show beside it where a rule is a warning rather than a bar. */
export interface NumberReading {
  readonly value: string;
  readonly doubt?: string | Message;
}

/** People type spaces and dashes into numbers; the stored number has none. */
export const removeSpacing = (text: string): string => text.replace(/[\s\u00a0-]/g, '');
