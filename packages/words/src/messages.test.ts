import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTaxNumber } from '@boedel/domain/identity/tax-numbers';
import { isRefused, toSectionedMessage } from '@boedel/domain/law/refusal';
import { allOf, anyOf, formatInEnglish, joinSentences, message, quoteVerbatim } from '@boedel/domain/law/message';
import { describe, expect, test } from 'vitest';
import { allTranslations } from './all-translations';
import { allMessages } from './all-messages';
import { translateCitation, translateMessage } from './translate-message';
import { findMessagesUnder, messageFunctions } from './testing/messages-in-sources';

/** Rules that no screen asks yet. Whoever gives one a screen takes it off this list. */
const withoutScreen = new Set(['testing']);
/** Tables of law, mails, papers with words of their own, and what is said to whoever runs the server: not refusals. */
const notRefused = [
  /\.testing\.ts$|\/testing\.ts$|bench-estate\.ts$|rich-text\.ts$/,
  /platform\/db\/(?!database)/,
  /platform\/session\/keys\.ts$/,
  /deadlines\/.*-(rules|row)\.ts$/,
  /\.mails\.ts$|archive-contents\.ts$/,
  /areas\/.*\/paper\/|\.paper\.ts$|\/example-/,
  /openapi\.ts$/,
  /provider-configuration\.ts$/,
  /contract\/src\/fixed\//,
  /templates\/bodies\//,
  /holiday/,
];

const listFilesUnder = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => !name.endsWith('.test.ts'))
    .map((name) => join(folder, name));
const sources = [
  ...listFilesUnder('packages/domain/src').filter((folder) => !withoutScreen.has(folder.split('/').at(-1)!)),
  ...listFilesUnder('packages/contract/src'),
  ...listFilesUnder('apps/server/src/areas'),
  ...[
    'problems.ts',
    'http',
    'session',
    'files',
    'housekeeping',
    'db',
    'mail/mail.ts',
    'mail/sending-limit.ts',
    'outside',
    'paper',
    'record',
    'tenancy',
    'worker-pool/run-in-worker.ts',
    'zip/unzip.ts',
  ].map((part) => `apps/server/src/platform/${part}`),
];
const found = sources.flatMap(findMessagesUnder).filter(({ file }) => !notRefused.some((not) => not.test(file)));
const listHoles = (sentence: string): string[] => (sentence.match(/\{\w+\}/g) ?? []).sort();
const listNames = (some: typeof found): string[] => [...new Set(some.map(({ file, words }) => `${file}: ${words}`))];

describe('the messages of the server and the rules', () => {
  test('is found in their sources', () => {
    expect(found.filter(({ as }) => as === 'sentence').length).toBeGreaterThan(300);
  });

  test.each(messageFunctions)(
    'is found where %s(…) takes it: a function that was renamed is not passed over',
    (name) => {
      expect(found.filter(({ by }) => by === name).length).toBeGreaterThan(20);
    },
  );

  test('has its values apart: message(…), never a template filled in', () => {
    expect(listNames(found.filter(({ as }) => as === 'filled'))).toEqual([]);
  });

  test('has its Afrikaans', () => {
    expect(listNames(found.filter(({ words }) => !(words in allTranslations)))).toEqual([]);
  });

  test('with the same holes to fill in', () => {
    const wrong = Object.entries(allMessages).filter(
      ([english, af]) => listHoles(english).join() !== listHoles(af).join(),
    );
    expect(wrong).toEqual([]);
  });

  test('and no sentence is kept that is used nowhere', () => {
    const used = new Set(found.map(({ words }) => words));
    const idle = Object.keys(allMessages).filter((english) => /^[A-Z'{].* .*[.?]$/.test(english) && !used.has(english));
    expect(idle).toEqual([]);
  });
});

describe('words and values', () => {
  const find = (english: string): string => allTranslations[english] ?? english;

  test('come together in the order of the language, with names as they are', () => {
    const words = message('Pay {amount} to {name}.', { amount: 'R 10.00', name: 'Active Traders' });
    const inAfrikaans = { 'Pay {amount} to {name}.': 'Betaal {name} {amount}.' } as Record<string, string>;
    expect(translateMessage(words, (english) => inAfrikaans[english] ?? english)).toBe(
      'Betaal Active Traders R 10.00.',
    );
    expect(formatInEnglish(words)).toBe('Pay R 10.00 to Active Traders.');
  });

  test('are put over where they are words of ours, in lists and one after the other', () => {
    const words = message('A matter that is {from} can go to {ways}, not to {to}.', {
      from: message('Closed'),
      ways: anyOf(['Active', 'Archived', quoteVerbatim('Pending')]),
      to: allOf([quoteVerbatim('A'), quoteVerbatim('B')]),
    });
    expect(formatInEnglish(words)).toBe(
      'A matter that is Closed can go to Active, Archived or Pending, not to A and B.',
    );
    expect(translateMessage(words, find)).toContain('Aktief, Geargiveer of Pending');
    expect(translateMessage(words, find)).toContain('A en B');
    expect(translateMessage(joinSentences(['Sign in first.', 'This is needed.']), find)).toBe(
      'Teken eers aan. Dit is nodig.',
    );
  });

  test('are those of a rule of today', () => {
    const refused = readTaxNumber('vat', '4123456789');
    expect(isRefused(refused) && translateMessage(toSectionedMessage(refused.refusals[0]!), find)).toBe(
      'ʼn BTW-nommer eindig op ʼn kontrolesyfer wat nie hier pas nie; ʼn syfer is dus verkeerd of twee is omgeruil. ' +
        'Vergelyk dit met die SAID-kennisgewing.',
    );
  });

  test('and two Acts are cited as an Afrikaans reader does', () => {
    expect(translateCitation('Insolvency Act 24 of 1936 s 40(1), (2); Companies Act 61 of 1973 s 364', find)).toBe(
      'Insolvensiewet 24 van 1936 art 40(1), (2); Maatskappywet 61 van 1973 art 364',
    );
    expect(translateCitation('Income Tax Act 58 of 1962, Fourth Schedule', find)).toBe(
      'Inkomstebelastingwet 58 van 1962, Vierde Bylae',
    );
    expect(translateCitation('s 2(2) and First Schedule', find)).toBe('art 2(2) en Eerste Bylae');
    expect(translateCitation('s 11 and s 13', find)).toBe('art 11 en art 13');
    expect(translateCitation('Trust deed', find)).toBe('Trustakte');
    expect(translateCitation('Exchange Control Regulations 1961 reg 3(1)(c)', find)).toBe(
      'Deviesebeheerregulasies 1961 reg 3(1)(c)',
    );
    expect(translateCitation('Common law; Maintenance of Surviving Spouses Act 27 of 1990 s 2(3)', find)).toBe(
      'Gemenereg; Wet op Onderhoud van Langslewende Gades 27 van 1990 art 2(3)',
    );
  });

  test('every Act that a rule rests on has its Afrikaans name', () => {
    const cited = readdirSync('packages/domain/src', { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts') && !/\.test\.ts$|templates\/bodies\//.test(path))
      .flatMap((path) => [
        ...readFileSync(join('packages/domain/src', path), 'utf8').matchAll(
          /['"`]((?:[A-Z]\w+ (?:of |and )?)+(?:Act|Regulations|Proclamation)) \d+ of \d{4}/g,
        ),
      ])
      .map(([, act]) => act!);
    expect(cited.length).toBeGreaterThan(100);
    expect([...new Set(cited)].filter((act) => find(act) === act)).toEqual([]);
  });
});
