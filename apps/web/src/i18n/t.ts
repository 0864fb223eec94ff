import type { SectionedMessage } from '@boedel/domain/law/refusal';
import { ensureMessage, type Message } from '@boedel/domain/law/message';
import { translateCitation, formatValue, translateMessage } from '@boedel/words/translate-message';
import { getLanguage } from './language';

type LoadedTranslations = Readonly<Record<string, string>>;
type TextVariables = Readonly<Record<string, string | number>>;

const translations = new Map<string, string>();

export function addWords(more: LoadedTranslations): void {
  for (const [english, afrikaans] of Object.entries(more)) translations.set(english, afrikaans);
}

/**
 * The sentence in the person's language, keyed by the English one: `t('{count} matters', { count })`. What has no
 * translation yet is shown in English; a test lists such sentences before they reach anybody. What the server or a rule
 * says comes with its values apart: `tell`.
 */
export function t(english: string, variables?: TextVariables): string {
  const sentence = getLanguage() === 'af' ? (translations.get(english) ?? english) : english;
  if (!variables) return sentence;
  return sentence.replace(/\{(\w+)\}/g, (hole, name: string) => formatValue(variables[name] ?? hole));
}

const find = (english: string): string => t(english);

/** An Act and its section as the person cites it. */
export const translateSection = (section: string): string =>
  getLanguage() === 'af' ? translateCitation(section, find) : section;

/** What a rule or the server says, in the person's language. */
export function translate(message: string | Message | SectionedMessage): string {
  const { section, ...words }: SectionedMessage = ensureMessage(message);
  const sentence = translateMessage(words, find);
  return section === undefined ? sentence : `${sentence} (${translateSection(section)})`;
}

/** Marks a sentence written where it cannot be translated yet, as in a list of fields. Show it with `t`. */
export const markPhrase = <const English extends string>(english: English): English => english;
