import { asSaid, inEnglish, type Said } from './said';

/** Why something was not done: the field it is about, a sentence one can act on, the section if there is one. */
export interface Refusal {
  readonly field: string;
  readonly sentence: string;
  /** The sentence with its values apart, where it has any. */
  readonly words?: Said;
  readonly section?: string;
}

/** The answer of a rule that says no. It is a value; nothing is thrown. */
export class Refused {
  constructor(readonly refusals: readonly Refusal[]) {}
}

export type Outcome<T> = T | Refused;

export function refuse(field: string, sentence: string | Said, section?: string): Refused {
  const words = typeof sentence === 'string' ? { sentence } : { sentence: inEnglish(sentence), words: sentence };
  return new Refused([section === undefined ? { field, ...words } : { field, ...words, section }]);
}

/** Words as they are told to somebody, with the section they rest on. */
export interface Message extends Said {
  readonly section?: string;
}
export const messageOf = ({ sentence, words, section }: Refusal): Message => ({
  ...(words ?? asSaid(sentence)),
  ...(section !== undefined && { section }),
});

/** Something to look at again that keeps nobody from going on. */
export interface Warning {
  readonly field: string;
  readonly sentence: string;
  /** The sentence with its values apart. */
  readonly said?: Said;
}
export const warn = (field: string, words: string | Said): Warning => ({
  field,
  sentence: inEnglish(words),
  ...(typeof words === 'object' && { said: words }),
});

export const isRefused = (value: unknown): value is Refused => value instanceof Refused;

/** All the refusals of several checks in one, or nothing when every one passed. */
export function collectRefusals(checks: Iterable<unknown>): Refused | undefined {
  // Asked of very many checks, of which hardly any refuses.
  let refusals: Refusal[] | undefined;
  for (const check of checks) {
    if (check !== undefined && isRefused(check)) (refusals ??= []).push(...check.refusals);
  }
  return refusals && new Refused(refusals);
}
