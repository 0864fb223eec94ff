import { ensureMessage, formatInEnglish, type Message } from './message';

/** Why something was not done: the field it is about, a sentence one can act on, the section if there is one. */
export interface Refusal {
  readonly field: string;
  readonly sentence: string;
  /** The sentence with its values apart, where it has any. */
  readonly words?: Message;
  readonly section?: string;
}

/** The answer of a rule that says no. It is a value; nothing is thrown. */
export class RefusalError {
  constructor(readonly refusals: readonly Refusal[]) {}
}

export type Outcome<T> = T | RefusalError;

export function refuse(field: string, sentence: string | Message, section?: string): RefusalError {
  const words = typeof sentence === 'string' ? { sentence } : { sentence: formatInEnglish(sentence), words: sentence };
  return new RefusalError([section === undefined ? { field, ...words } : { field, ...words, section }]);
}

/** A message with the section of law it rests on. */
export interface SectionedMessage extends Message {
  readonly section?: string;
}
export const toSectionedMessage = ({ sentence, words, section }: Refusal): SectionedMessage => ({
  ...(words ?? ensureMessage(sentence)),
  ...(section !== undefined && { section }),
});

/** Something to look at again that keeps nobody from going on. */
export interface Warning {
  readonly field: string;
  readonly sentence: string;
  /** The sentence with its values apart. */
  readonly said?: Message;
}
export const createWarning = (field: string, words: string | Message): Warning => ({
  field,
  sentence: formatInEnglish(words),
  ...(typeof words === 'object' && { said: words }),
});

export const isRefused = (value: unknown): value is RefusalError => value instanceof RefusalError;

/** All the refusals of several checks in one, or nothing when every one passed. */
export function collectRefusals(checks: Iterable<unknown>): RefusalError | undefined {
  // Asked of very many checks, of which hardly any refuses.
  let refusals: Refusal[] | undefined;
  for (const check of checks) {
    if (check !== undefined && isRefused(check)) (refusals ??= []).push(...check.refusals);
  }
  return refusals && new RefusalError(refusals);
}
