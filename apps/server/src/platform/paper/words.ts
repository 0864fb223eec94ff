import { formatAmount } from '@boedel/domain/formats/amount';
import type { Country } from '@boedel/domain/law/country';
import type { Cents } from '@boedel/domain/money/cents';
import type { Said, SaidValue } from '@boedel/domain/law/said';
import { allWords } from '@boedel/words/all-words';
import { paperWords } from '@boedel/words/paper-words';
import { citation, speak } from '@boedel/words/speak';

export type Language = 'en' | 'af';

/** Says a phrase of a paper in its language. What the practitioner typed is never sent through it. */
export interface Say {
  (english: string, holes?: Readonly<Record<string, string>>): string;
  /**
   * A line's words: the paper's own are said in its language, what was captured stays as it was typed. Both are told
   * as unknown where there is no Afrikaans; only a test knows what was typed.
   */
  line(narrative: string | Said): string;
  amount(amount: Cents): string;
  /** An Act and its section as a reader of the language cites it. */
  cite(section: string): string;
  /** A person's or body's name; the Guardian's Fund has one in each language. */
  person(name: string): string;
}

/** The papers' own words, else those of the rules they are drawn by. */
const inAfrikaans = (phrase: string): string | undefined => paperWords[phrase] ?? allWords[phrase];

const fill = (phrase: string, holes: Readonly<Record<string, string>> = {}): string =>
  phrase.replace(/\{(\w+)\}/g, (hole, name: string) => holes[name] ?? hole);

export function sayIn(language: Language, country: Country, unknown?: (phrase: string) => void): Say {
  const find = (phrase: string): string => {
    if (language === 'en') return phrase;
    const found = inAfrikaans(phrase);
    if (found === undefined) unknown?.(phrase);
    return found ?? phrase;
  };
  /** Typed, or one of the paper's own: the words of the rules would put over what somebody typed. */
  const ofPaper = (phrase: string): string => {
    if (!(phrase in paperWords)) unknown?.(phrase);
    return paperWords[phrase] ?? phrase;
  };
  const say = (phrase: string, holes?: Readonly<Record<string, string>>): string => fill(find(phrase), holes);
  return Object.assign(say, {
    line: (narrative: string | Said) => {
      if (typeof narrative === 'string') return language === 'af' ? ofPaper(narrative) : narrative;
      // What stands in a hole may be a word of ours or something typed; of the first there is Afrikaans.
      const value = (text: SaidValue): SaidValue =>
        typeof text === 'object' ? inOurWords(text) : language === 'af' ? (paperWords[text] ?? text) : text;
      const inOurWords = ({ key, values = {} }: Said): Said => ({
        key,
        values: Object.fromEntries(Object.entries(values).map(([name, text]) => [name, value(text)])),
      });
      return speak(inOurWords(narrative), (key) => (/^\{\w+\}$/.test(key) ? key : find(key)));
    },
    cite: (section: string) =>
      language === 'af' ? citation(section, (phrase) => inAfrikaans(phrase) ?? phrase) : section,
    amount: (amount: Cents) => formatAmount(amount, country),
    person: (name: string) => (name === "Guardian's Fund" ? find(name) : name),
  });
}

/** On what is not final yet. */
export const draftMark = (language: Language): string => (language === 'af' ? 'Konsep' : 'Draft');
/** An account of somebody who lives. */
export const projectionMark = (language: Language): string => (language === 'af' ? 'Projeksie' : 'Projection');
export const exampleMark = (language: Language): string => (language === 'af' ? 'Voorbeeld' : 'Example');
