import { formatAmount } from '@boedel/domain/formats/amount';
import type { Country } from '@boedel/domain/law/country';
import type { Cents } from '@boedel/domain/money/cents';
import type { Message, MessageValue } from '@boedel/domain/law/message';
import { allTranslations } from '@boedel/words/all-translations';
import { paperTranslations } from '@boedel/words/paper-translations';
import { translateCitation, translateMessage } from '@boedel/words/translate-message';

export type PaperLanguage = 'en' | 'af';

/** Says a phrase of a paper in its language. What the practitioner typed is never sent through it. */
export interface PaperTranslator {
  (english: string, holes?: Readonly<Record<string, string>>): string;
  /**
   * A line's words: the paper's own are said in its language, what was captured stays as it was typed. Both are told
   * as unknown where there is no Afrikaans; only a test knows what was typed.
   */
  line(narrative: string | Message): string;
  amount(amount: Cents): string;
  /** An Act and its section as a reader of the language cites it. */
  cite(section: string): string;
  /** A person's or body's name; the Guardian's Fund has one in each language. */
  person(name: string): string;
}

/** The papers' own words, else those of the rules they are drawn by. */
const findAfrikaans = (phrase: string): string | undefined => paperTranslations[phrase] ?? allTranslations[phrase];

const fillHoles = (phrase: string, holes: Readonly<Record<string, string>> = {}): string =>
  phrase.replace(/\{(\w+)\}/g, (hole, name: string) => holes[name] ?? hole);

export function createPaperTranslator(
  language: PaperLanguage,
  country: Country,
  unknown?: (phrase: string) => void,
): PaperTranslator {
  const find = (phrase: string): string => {
    if (language === 'en') return phrase;
    const found = findAfrikaans(phrase);
    if (found === undefined) unknown?.(phrase);
    return found ?? phrase;
  };
  /** Typed, or one of the paper's own: the words of the rules would put over what somebody typed. */
  const translatePaperText = (phrase: string): string => {
    if (!(phrase in paperTranslations)) unknown?.(phrase);
    return paperTranslations[phrase] ?? phrase;
  };
  const translateText = (phrase: string, holes?: Readonly<Record<string, string>>): string =>
    fillHoles(find(phrase), holes);
  return Object.assign(translateText, {
    line: (narrative: string | Message) => {
      if (typeof narrative === 'string') return language === 'af' ? translatePaperText(narrative) : narrative;
      // What stands in a hole may be a word of ours or something typed; of the first there is Afrikaans.
      const translateValue = (name: string, text: MessageValue): MessageValue => {
        if (typeof text === 'object') return translateMessageValues(text);
        if (language !== 'af') return text;
        return name === 'section' ? translateCitation(String(text), find) : (paperTranslations[text] ?? text);
      };
      const translateMessageValues = ({ key, values = {} }: Message): Message => ({
        key,
        values: Object.fromEntries(Object.entries(values).map(([name, text]) => [name, translateValue(name, text)])),
      });
      return translateMessage(translateMessageValues(narrative), (key) => (/^\{\w+\}$/.test(key) ? key : find(key)));
    },
    cite: (section: string) =>
      language === 'af' ? translateCitation(section, (phrase) => findAfrikaans(phrase) ?? phrase) : section,
    amount: (amount: Cents) => formatAmount(amount, country),
    person: (name: string) => (name === "Guardian's Fund" ? find(name) : name),
  });
}

/** On what is not final yet. */
export const formatDraftMark = (language: PaperLanguage): string => (language === 'af' ? 'Konsep' : 'Draft');
/** An account of somebody who lives. */
export const formatProjectionMark = (language: PaperLanguage): string =>
  language === 'af' ? 'Projeksie' : 'Projection';
export const formatExampleMark = (language: PaperLanguage): string => (language === 'af' ? 'Voorbeeld' : 'Example');
