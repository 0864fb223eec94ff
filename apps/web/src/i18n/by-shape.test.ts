import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isRefused } from '@boedel/domain/law/refusal';
import { readTaxNumber } from '@boedel/domain/identity/tax-numbers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sentencesUnder } from '../testing/sentences-of-sources';
import { allSaid } from '@boedel/words/all-said';
import { addSaid } from './by-shape';
import { setLanguage } from './language';
import { addWords, cite, t } from './t';

const dictionaries = import.meta.glob<{ af: Record<string, string> }>('../../../../packages/words/src/af/*.ts', {
  eager: true,
});

/** Rules that no screen asks yet. Whoever gives one a screen takes it off this list. */
const withoutScreen = new Set(
  ['accounts', 'capital-gains', 'costs', 'curator-account', 'die-today', 'estate', 'estate-duty', 'income-tax'].concat([
    'limited-interests',
    'money',
    'regimes',
    'succession',
    'testing',
  ]),
);
/** Tables of law, mails, papers with words of their own, and what is said to whoever runs the server: not refusals. */
const notRefused = [
  /platform\/db\/(?!database)/,
  /platform\/session\/keys\.ts$/,
  /deadlines\/.*-(rules|row)\.ts$/,
  /\.mails\.ts$/,
  /areas\/.*\/paper\/|\.paper\.ts$|\/example-/,
  /openapi\.ts$/,
  /provider-configuration\.ts$/,
  /contract\/src\/fixed\//,
  /holiday/,
];

const under = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => !name.endsWith('.test.ts'))
    .map((name) => join(folder, name));
const sources = [
  ...under('packages/domain/src').filter((folder) => !withoutScreen.has(folder.split('/').at(-1)!)),
  ...under('packages/contract/src'),
  ...under('apps/server/src/areas'),
  ...['problems.ts', 'http', 'session', 'files', 'db', 'paper', 'record'].map(
    (part) => `apps/server/src/platform/${part}`,
  ),
];
const bare = (sentence: string): string => sentence.replace(/\{\w*\}/g, '{}');
const written = sources.flatMap(sentencesUnder).filter(({ file }) => !notRefused.some((not) => not.test(file)));
const holes = (sentence: string): string[] => (sentence.match(/\{\w+\}/g) ?? []).sort();

describe('what the server and the rules say', () => {
  test('has its Afrikaans', () => {
    const known = new Set(
      [allSaid, ...Object.values(dictionaries).map(({ af }) => af)].flatMap((af) => Object.keys(af).map(bare)),
    );
    const missing = written
      .filter(({ sentence }) => !known.has(bare(sentence)))
      .map(({ file, sentence }) => `${file}: ${sentence}`);
    expect([...new Set(missing)]).toEqual([]);
  });

  test('with the same holes to fill in', () => {
    const wrong = Object.entries(allSaid).filter(([english, af]) => holes(english).join() !== holes(af).join());
    expect(wrong).toEqual([]);
  });

  test('and no sentence is kept that nothing says any more', () => {
    const said = new Set(written.map(({ sentence }) => bare(sentence)));
    const idle = Object.keys(allSaid).filter(
      (english) => /^[A-Z'{].* .*[.?]$/.test(english) && !said.has(bare(english)),
    );
    expect(idle).toEqual([]);
  });
});

describe('a sentence that comes with its values filled in', () => {
  beforeAll(() => {
    addSaid(allSaid);
    addSaid({
      'Pay {amount} to {name} by {day}.': 'Betaal {name} voor {day} {amount}.',
      'Pay {amount} to {name}.': 'Betaal {amount} aan {name}.',
      'It may go to {ways}.': 'Dit mag na {ways} gaan.',
      'Wait {time}.{hint}': 'Wag {time}.{hint}',
      'Perhaps it is lost.': 'Dalk is dit weg.',
    });
    setLanguage('af');
  });
  afterAll(() => setLanguage('en'));

  test.each([
    ['by the shape that says most', 'Pay R 10.00 to A. Nel by 2026-03-31.', 'Betaal A. Nel voor 2026-03-31 R 10.00.'],
    ['with names left as they are', 'Pay R 10.00 to Active Traders.', 'Betaal R 10.00 aan Active Traders.'],
    ['with the words of a list put over', 'It may go to Active or Closed.', 'Dit mag na Aktief of Gesluit gaan.'],
    ['with a shape inside it', 'Wait 3 minutes.', 'Wag 3 minute.'],
    ['with a sentence inside it', 'Wait 3 minutes. Perhaps it is lost.', 'Wag 3 minute. Dalk is dit weg.'],
    ['one after the other', 'Perhaps it is lost. Sign in first.', 'Dalk is dit weg. Teken eers in.'],
    [
      'with its section',
      'Perhaps it is lost. (Administration of Estates Act 66 of 1965 s 35(12))',
      'Dalk is dit weg. (Boedelwet 66 van 1965 art 35(12))',
    ],
  ])('is found %s', (_, english, afrikaans) => {
    expect(t(english)).toBe(afrikaans);
  });

  test('stays English where it is not known, and in English altogether', () => {
    expect(t('Nobody wrote this one down. Sign in first.')).toBe('Nobody wrote this one down. Sign in first.');
    setLanguage('en');
    expect(t('Wait 3 minutes.')).toBe('Wait 3 minutes.');
    setLanguage('af');
  });

  test('is a rule of today, with what the rule put into it', () => {
    const refused = readTaxNumber('vat', '4123456789');
    expect(isRefused(refused) && t(refused.refusals[0]!.sentence)).toBe(
      'ʼn BTW-nommer eindig op ʼn kontrolesyfer wat nie hier pas nie; ʼn syfer is dus verkeerd of twee is omgeruil. ' +
        'Vergelyk dit met die SAID-kennisgewing.',
    );
  });
});

test('two Acts are cited as an Afrikaans reader does', () => {
  addSaid(allSaid);
  addWords(allSaid);
  setLanguage('af');
  expect(cite('Insolvency Act 24 of 1936 s 40(1), (2); Companies Act 61 of 1973 s 364')).toBe(
    'Insolvensiewet 24 van 1936 art 40(1), (2); Maatskappywet 61 van 1973 art 364',
  );
});
