import { pages } from '@boedel/contract/pages/pages.data';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { getLanguage, setLanguage } from './language';
import { addWords, t } from './t';
import { loadWords, switchLanguage } from './words';

const readSources = (folder: string): { file: string; text: string }[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !file.startsWith('i18n'))
    .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));
const files = readSources('apps/web/src');
/** Sentences of the contract's schemas are shown by forms, through `t` as well, and so is what the provider sells. */
const contract = [
  ...readSources('packages/contract/src'),
  // The names of a matter's tabs and statuses, and of what may be seen of it.
  ...readSources('packages/domain/src/matter'),
  ...readSources('packages/domain/src/access'),
  // Types of trust.
  ...readSources('packages/domain/src/trusts').filter(({ file }) => file === 'trust-type.ts'),
  // Marriages and their regimes.
  ...readSources('packages/domain/src/marriages'),
  // What people are to the deceased.
  ...readSources('packages/domain/src/beneficiaries'),
  // Kinds of asset and of liability.
  ...readSources('packages/domain/src/assets'),
  ...readSources('packages/domain/src/liabilities'),
  // What a family is asked.
  ...readSources('packages/domain/src/family-intake'),
  // Where a claim stands, and what it is made up of.
  ...readSources('packages/domain/src/claims'),
  // The fields papers merge.
  ...readSources('packages/domain/src/templates/fields'),
  ...readSources('packages/domain/src/templates').filter(({ file }) => file === 'merge-fields.ts'),
  // Kinds of paper.
  ...readSources('packages/domain/src/documents'),
  // What a signer agrees to.
  ...readSources('packages/domain/src/signing').filter(({ file }) => file === 'consent.ts'),
  // The accounts of the ledger.
  ...readSources('packages/domain/src/ledger'),
  // Kinds of movement of money.
  ...readSources('packages/domain/src/cash').filter(({ file }) => file === 'movement.ts'),
  ...readSources('packages/domain/src/curator-account').filter(
    ({ file }) => file === 'transaction-class.ts' || file === 'steps.ts',
  ),
  // Heads of cost, ranks, items of Tariff B, realisation, voidable dispositions, contracts, and the proofs of the account.
  ...readSources('packages/domain/src/insolvency').filter(({ file }) =>
    [
      'auction-lot.ts',
      'cost-head.ts',
      'open-contract.ts',
      'ranks.ts',
      'sale-consent.ts',
      'tariff-item.ts',
      'voidable.ts',
    ].includes(file),
  ),
  ...readSources('packages/domain/src/insolvency-account').filter(({ file }) => file === 'proofs.ts'),
  // The proofs of a trust's year.
  ...readSources('packages/domain/src/trust-money').filter(({ file }) => file === 'trust-proofs.ts'),
  // The steps and papers of a trust's activities.
  ...readSources('packages/domain/src/activities'),
  ...readSources('apps/server/src/areas/activity-progress'),
  // What a client is asked on one page.
  ...readSources('packages/domain/src/client-sheet').filter(({ file }) => file === 'sheet-cells.ts'),
  // The steps of an office.
  ...readSources('packages/domain/src/tasks').filter(({ file }) => file === 'step-templates.ts'),
  // What reports tell.
  ...readSources('packages/domain/src/reports'),
  ...readSources('apps/server/src/areas/reports'),
  // The steps after lodging.
  ...readSources('packages/domain/src/lodging').filter(
    ({ file }) => file === 'after-steps.ts' || file === 'insolvency-steps.ts',
  ),
  // What the papers that come with the product are called.
  ...readSources('packages/domain/src/templates/bodies'),
  // Statutory dates, how they are counted, and the days left out.
  ...readSources('packages/domain/src/deadlines'),
  ...readSources('packages/domain/src/dates'),
  ...readSources('apps/server/src/areas/session').filter(({ file }) => file === 'provider-configuration.ts'),
];

const literal = /\b(?:t|markPhrase)\(\s*(?:'((?:\\.|[^'\\])*)'|"((?:\\.|[^"\\])*)")/g;
const listSentences = (text: string): string[] =>
  [...text.matchAll(literal)].map((match) => (match[1] ?? match[2] ?? '').replace(/\\(.)/g, '$1'));

const dictionaries = import.meta.glob<{ af: Record<string, string> }>('../../../../packages/words/src/af/*.ts', {
  eager: true,
});
const findDictionary = (area: string) => dictionaries[`../../../../packages/words/src/af/${area}.ts`];
const listHoles = (sentence: string): string[] => (sentence.match(/\{\w+\}/g) ?? []).sort();

/** What the page of an area loads beside its own words. */
const beside: Readonly<Record<string, string>> = { 'audit-trail': 'trail-fields' };
/** An area's own dictionary, that of parts several areas share, or the one that everybody who reads Afrikaans loads. */
const findFileDictionary = (file: string): Record<string, string> => {
  const area = /^(?:areas|client)\/([^/]+)\//.exec(file)?.[1];
  return {
    ...findDictionary('ui')?.af,
    ...(area && { ...findDictionary(area)?.af, ...findDictionary(beside[area] ?? area)?.af }),
  };
};

describe('every sentence has its Afrikaans', () => {
  test.each(['t', 'markPhrase'])('is looked for where %s(…) takes one', (name) => {
    const users = files.filter(({ text }) => new RegExp(`\\b${name}\\(\\s*['"]`).test(text));
    expect(users.length).toBeGreaterThan(100);
  });

  test('in the dictionary its screen loads', () => {
    const missing = files.flatMap(({ file, text }) => {
      const words = findFileDictionary(file);
      return listSentences(text)
        .filter((sentence) => !(sentence in words))
        .map((sentence) => `${file}: ${sentence}`);
    });
    expect(missing).toEqual([]);
  });

  test('and none is put together in a way this test cannot read', () => {
    const unread = files.filter(({ text }) => /\b(?:t|markPhrase)\(\s*`/.test(text)).map(({ file }) => file);
    expect(unread).toEqual([]);
  });

  test('with the same holes to fill in', () => {
    const wrong = Object.values(dictionaries).flatMap(({ af }) =>
      Object.entries(af).filter(([english, afrikaans]) => listHoles(english).join() !== listHoles(afrikaans).join()),
    );
    expect(wrong).toEqual([]);
  });

  test('and no dictionary keeps a sentence that is used nowhere', () => {
    const titles = pages.flatMap(({ title }) => title ?? []);
    const used = new Set([...files.flatMap(({ text }) => listSentences(text)), ...titles]);
    const sources = [...files, ...contract].map(({ text }) => text).join('\n');
    // An account's title is put together of its parts where it is drawn.
    const isTitle = (english: string): boolean =>
      / Liquidation(?:, Distribution and Contribution| and Distribution) Account$/.test(english);
    const idle = Object.values(dictionaries)
      .flatMap(({ af }) => Object.keys(af))
      .filter((english) => !used.has(english) && !sources.includes(english) && !isTitle(english));
    expect(idle).toEqual([]);
  });
});

describe('t', () => {
  afterEach(() => setLanguage('en'));

  test('fills in what it is given and leaves other holes as they are', () => {
    expect(t('{count} rows of {total}', { count: 3 })).toBe('3 rows of {total}');
  });

  test('speaks the chosen language, remembers it, and falls back to English', () => {
    addWords({ Estate: 'Boedel' });
    setLanguage('af');
    expect(t('Estate')).toBe('Boedel');
    expect(t('Not in any dictionary')).toBe('Not in any dictionary');
    expect(localStorage.getItem('language')).toBe('af');
    expect(document.documentElement.lang).toBe('af');
  });

  test('fetches the words of the screens in use only once they are wanted', async () => {
    await loadWords('ui');
    await switchLanguage('af');
    expect(getLanguage()).toBe('af');
    expect(t('Save Changes')).toBe('Stoor veranderinge');
  });
});
