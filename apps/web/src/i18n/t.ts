import type { Message } from '@boedel/domain/law/refusal';
import { asSaid, type Said } from '@boedel/domain/law/said';
import { citation, inWords, speak } from '@boedel/words/speak';
import { language } from './language';

type Words = Readonly<Record<string, string>>;
type Variables = Readonly<Record<string, string | number>>;

const words = new Map<string, string>();

export function addWords(more: Words): void {
  for (const [english, afrikaans] of Object.entries(more)) words.set(english, afrikaans);
}

/**
 * The sentence in the person's language, keyed by the English one: `t('{count} matters', { count })`. What has no
 * translation yet is shown in English; a test lists such sentences before they reach anybody. What the server or a rule
 * says comes with its values apart: `tell`.
 */
export function t(english: string, variables?: Variables): string {
  const sentence = language() === 'af' ? (words.get(english) ?? english) : english;
  if (!variables) return sentence;
  return sentence.replace(/\{(\w+)\}/g, (hole, name: string) => inWords(variables[name] ?? hole));
}

const find = (english: string): string => t(english);

/** An Act and its section as the person cites it. */
export const cite = (section: string): string => (language() === 'af' ? citation(section, find) : section);

/** What a rule or the server says, in the person's language. */
export function tell(message: string | Said | Message): string {
  const { section, ...words }: Message = asSaid(message);
  const sentence = speak(words, find);
  return section === undefined ? sentence : `${sentence} (${cite(section)})`;
}

/** Marks a sentence written where it cannot be translated yet, as in a list of fields. Show it with `t`. */
export const phrase = <const English extends string>(english: English): English => english;
