import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { allTranslations } from './all-translations';
import { paperTranslations } from './paper-translations';
import type { Dictionary } from './translate-message';

const files = import.meta.glob<{ readonly af?: Dictionary }>('./af/**/*.ts', { eager: true });

/** Every Afrikaans a term has, with the dictionaries that say it so. */
const glossary = new Map<string, Map<string, string[]>>();
for (const [file, { af = {} }] of Object.entries(files)) {
  for (const [english, afrikaans] of Object.entries(af)) {
    const translations = glossary.get(english) ?? new Map<string, string[]>();
    glossary.set(english, translations.set(afrikaans, [...(translations.get(afrikaans) ?? []), file]));
  }
}

/** One English word that is two in Afrikaans. A screen has one word for it; the other stands on paper alone. */
const deliberate: Readonly<Record<string, string>> = {
  No: 'the head of a column of numbers on paper; the answer to a question on a screen',
  Less: 'what is taken off on paper; the button that folds a header on a screen',
  'Award to {name}': 'what somebody is awarded, on paper; the button that awards it, on a screen',
};

describe('the glossary', () => {
  test('has one Afrikaans for a term', () => {
    expect(glossary.size).toBeGreaterThan(4000);
    const several = [...glossary]
      .filter(([english, spoken]) => spoken.size > 1 && !(english in deliberate))
      .map(([english, spoken]) => [english, Object.fromEntries(spoken)]);
    expect(several).toEqual([]);
  });

  test.each([
    ['skuldeiser', /krediteur/i],
    // As the Insolvency Act and the Gazette have it; trustees meet in a vergadering.
    ['byeenkoms van skuldeisers', /(eerste|tweede|spesiale|algemene) vergadering|vergaderings? van skuldeisers/i],
    ['ʼn', /(?<!\p{L})['’]n(?!\p{L})/u],
    ['Meestersgelde', /Meestersfooi/],
    ['Padongelukfonds', /Padongelukkefonds/],
    ['rekeninge', /rekenings\b/i],
    ['art 35', /(?<![\wʼ’'])a \d/],
    ['SAID', /\bSARS\b/],
  ])('says %s and nothing else for it', (_, other) => {
    const said = [...glossary].flatMap(([english, spoken]) => [...spoken.keys()].map((word) => ({ english, word })));
    expect(said.filter(({ word }) => other.test(word))).toEqual([]);
  });

  test('knows why a term has two, and only those', () => {
    for (const english of Object.keys(deliberate)) {
      const spoken = [...glossary.get(english)!.values()];
      expect({ english, spoken: spoken.length }).toEqual({ english, spoken: 2 });
      expect(spoken.filter((by) => by.every((file) => file.startsWith('./af/paper/')))).toHaveLength(1);
    }
  });
});

describe('what stands on paper', () => {
  const server = 'apps/server/src';
  const sources = readdirSync(server, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?:^|\/)paper\/|\.paper\.ts$/.test(path) && path.endsWith('.ts') && !path.includes('.test.'))
    .map((path) => ({ path, text: readFileSync(join(server, path), 'utf8') }));
  /** The literals that are said, also where one of two is chosen. */
  const phrases = sources.flatMap(({ path, text }) =>
    [...text.matchAll(/\bsay\(\s*((?:'(?:[^'\\\n]|\\.)*'|"[^"\n]*"|[^()'",])*)[,)]/gs)].flatMap(([, said = '']) =>
      [...said.matchAll(/'((?:[^'\\\n]|\\.)+)'|"([^"\n]+)"/g)].map(([, single, double]) => ({
        path,
        phrase: (single ?? double!).replaceAll("\\'", "'"),
      })),
    ),
  );

  test('has its Afrikaans, so that nothing falls back to English unseen', () => {
    expect(phrases.length).toBeGreaterThan(50);
    expect(phrases.filter(({ phrase }) => !(phrase in paperTranslations) && !(phrase in allTranslations))).toEqual([]);
  });
});
