import { lodgingCalls } from '@boedel/contract/lodging/lodging.calls';
import { allTranslations } from '@boedel/words/all-translations';
import { paperTranslations } from '@boedel/words/paper-translations';
import { print } from '@boedel/document/press/print';
import type { Paper } from '@boedel/document/tree/paper';
import type { SystemType } from '@boedel/domain/matter/kinds';
import { standardTemplates } from '@boedel/domain/templates/catalogue';
import { findStandardText, listTemplateLanguages } from '@boedel/domain/templates/standard-texts';
import type { StandardPaperLanguage } from '@boedel/domain/templates/standard';
import type { MergeData } from '@boedel/domain/templates/fill';
import type { FilledBody } from '@boedel/domain/templates/filled';
import { mergeField } from '@boedel/domain/templates/merge-fields';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { beforeAll, describe, expect, test } from 'vitest';
import { makePaper, type MadePaper } from '../areas/templates/make-paper';
import { sql } from '../platform/db/sql';
import { openProviderScope, openFirmScope } from '../platform/tenancy/scopes';
import { openMatter } from '../platform/tenancy/matter-door';
import { createDemoApp } from '../testing/create-demo-app';
import { signIn } from '../testing/sign-in';
import { demoInsolvencies } from './insolvencies';
import { largeEstate } from './matters';
import { demoPaperMatters } from './papers';
import { demoPassword } from './people';

const demoApp = createDemoApp();
let firmId: number;
const matterIds = new Map<string, number>();
beforeAll(async () => {
  await openProviderScope(demoApp.test.database).transaction(async (tx) => {
    firmId = (await tx.one<{ id: number }>(sql`select id from intermediary where name = 'Protea Fiduciary'`)).id;
    const rows = await tx.rows<{ id: number; reference: string }>(
      sql`select id, reference from matter where intermediary_id = ${firmId}`,
    );
    for (const { id, reference } of rows) matterIds.set(reference, id);
  });
  // What creditors are told they get or owe is what was lodged.
  const { token } = (await signIn(demoApp, 'admin@protea.test', { password: demoPassword })).body;
  for (const reference of Object.values(demoInsolvencies)) {
    const lodged = { matterID: matterIds.get(reference)!, kind: 'firstAndFinal', language: 'en' } as const;
    const { status } = await demoApp.callAs(token!, lodgingCalls.lodgeInsolvency, { body: lodged });
    expect([reference, status]).toEqual([reference, 200]);
    await openFirmScope(demoApp.test.database, firmId).transaction((tx) =>
      tx.run(sql`
        insert into diary_entry (matter_id, event, title, due_on, done_at)
        values (${matterIds.get(reference)!}, 'confirmation', 'Account confirmed', '2026-11-12', '2026-11-12')`),
    );
  }
}, 180_000);

const typed = { text: 'Xyzzy', term: 'Xyzzy', day: '2027-02-01', money: '1000', number: '3', flag: 'true' } as const;

/** Several lines, each in as many parts as a table made of them could have. */
const long = 'Xyzzy | a | b | c | d\nXyzzy | a | b | c | d';

/** What a person types when the paper is made: only what is captured nowhere else. */
const createAnswers = (names: Iterable<string>): Record<string, string> =>
  Object.fromEntries(
    [...names].flatMap((name) => {
      const field = mergeField(name);
      return field?.captured.at === 'paper'
        ? [[name, field.options?.[0] ?? (field.isLong ? long : typed[field.kind])] as const]
        : [];
    }),
  );

const make = (
  id: number,
  reference: string,
  answers: Record<string, string> = {},
  language?: StandardPaperLanguage,
): Promise<MadePaper> => {
  const template = standardTemplates.find((one) => one.id === id)!;
  return openFirmScope(demoApp.test.database, firmId).transaction(async (tx) =>
    makePaper(
      tx,
      await openMatter(tx, matterIds.get(reference)!),
      {
        title: template.name,
        content: findStandardText(id, language ?? template.language)!.body,
        language: language ?? template.language,
        answers,
        standardId: id,
        row: template.batch ? { list: template.batch, index: 0 } : null,
      },
      { files: demoApp.services.files, now: demoApp.services.clock() },
    ),
  );
};

const readText = ({ parts }: FilledBody): string =>
  parts
    .flatMap(({ blocks }) => blocks)
    .map((block) => {
      switch (block.kind) {
        case 'heading':
          return block.text;
        case 'paragraph':
          return block.text.map(({ text }) => text).join('');
        case 'items':
          return block.rows.map(({ text }) => text.map((run) => run.text).join('')).join('\n');
        case 'facts':
        case 'form':
          return block.rows.map(({ label, value }) => `${label}: ${value}`).join('\n');
        case 'table':
          return [
            block.columns.map(({ title }) => title).join(' | '),
            ...block.rows.map(({ cells }) =>
              cells.map((cell) => (cell === null ? '' : typeof cell === 'string' ? cell : cell.shown)).join(' | '),
            ),
          ].join('\n');
        case 'signatures':
          return [block.at, ...block.places.map(({ who, about }) => `${who}, ${about}`)].join('\n');
      }
    })
    .join('\n');

/** The estate that is shown first sells nothing, its executors are exempt from security, and of one heir no number is known. */
const notOfLargeEstate: ReadonlySet<number> = new Set([4, 9, 10, 46, 49, 56, 82]);
const { company, contribution } = demoInsolvencies;
/** Papers that tell of claims, meetings or a lodged account, by the estates that have something to tell. */
const casesOf: readonly (readonly [ids: readonly number[], references: readonly string[]])[] = [
  [[50, 15, 31, 33, 37, 40], [company]],
  [[51], [contribution]],
  [
    [18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 34, 35, 43, 47],
    [company, contribution],
  ],
];
const chooseMatters = (type: SystemType, id: number): readonly string[] =>
  (type === 1 && casesOf.find(([ids]) => ids.includes(id))?.[1]) ||
  (type === 2 && !notOfLargeEstate.has(id) ? [demoPaperMatters[2], largeEstate] : [demoPaperMatters[type]]);
const cases = standardTemplates.flatMap((template) =>
  template.systemTypes.flatMap((type) =>
    chooseMatters(type, template.id).map(
      (reference) => [`${template.id} ${template.name}`, reference, template] as const,
    ),
  ),
);

/** What stands on each page of a paper, piece by piece, without what every page has at its foot. */
async function listPages(paper: Paper): Promise<{ text: string; x: number }[][]> {
  const pdf = await getDocument({ data: new Uint8Array(await print(paper, 'pdf')), verbosity: 0 }).promise;
  return Promise.all(
    Array.from({ length: pdf.numPages }, async (_, at) => {
      const { items } = await (await pdf.getPage(at + 1)).getTextContent();
      return items.flatMap((item) =>
        'str' in item && item.str.trim() !== '' && (item.transform[5] as number) > footOfPage
          ? [{ text: item.str.trim(), x: Math.round(item.transform[4] as number) }]
          : [],
      );
    }),
  );
}
const footOfPage = 60;

/** A page that a clerk would send back: nothing on it but places to sign, or a column that breaks words into letters. */
async function findFaultyPages(paper: Paper): Promise<string[]> {
  const toSign = paper.parts
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) =>
      block.kind === 'signatures' ? [block.at, ...block.places.flatMap(({ who, about }) => [who, about])] : [],
    )
    .join(' ');
  return (await listPages(paper)).flatMap((pieces, at) => {
    const isAlone = pieces.length > 0 && pieces.every(({ text }) => toSign.includes(text));
    const letters = pieces.filter(
      ({ text, x }, nth) =>
        /^\p{L}$/u.test(text) &&
        [nth + 1, nth + 2].every((next) => pieces[next]?.x === x && /^\p{L}$/u.test(pieces[next].text)),
    );
    return [
      ...(isAlone ? [`page ${at + 1} has nothing but places to sign`] : []),
      ...(letters.length > 0 ? [`page ${at + 1} has a word in letters one below another`] : []),
    ];
  });
}

const seen = new Set<number>();

describe('every template', () => {
  test.each(cases)('%s is filled from %s without a hole', async (_, reference, { id }) => {
    const { names } = await make(id, reference);
    const { filled, paper } = await make(id, reference, createAnswers(names));
    // Each is set once: of its matters they are laid out alike.
    const isSigned = paper.parts.some(({ blocks }) => blocks.some(({ kind }) => kind === 'signatures'));
    if (isSigned && !seen.has(id)) expect(await findFaultyPages(paper)).toEqual([]);
    seen.add(id);
    expect(filled.missing.map(({ path }) => path)).toEqual([]);
    const text = readText(filled);
    expect(text).not.toMatch(/\[(?!\d)[^\]]*\]|undefined|NaN|null\b/);
    if (process.env['SHOW_PAPERS']) console.log(`=== ${id} ${reference}\n${text}`);
  });
});

test('a total of a list that the text does not go through is there all the same: the inventory adds up', async () => {
  const { filled } = await make(55, largeEstate);
  expect(filled.missing.map(({ path }) => path)).not.toContain('assets.value');
});

const listWords = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => text.toLowerCase().match(/[\p{L}']{3,}/gu) ?? []));

/** What the matter itself says: names, places, descriptions, in whatever language they were captured. */
const listCaptured = (data: MergeData): string[] =>
  Object.entries(data).flatMap(([name, value]) => {
    if (Array.isArray(value)) return (value as readonly MergeData[]).flatMap(listCaptured);
    return typeof value === 'string' && mergeField(name)?.kind !== 'term' ? [value] : [];
  });

describe('an Afrikaans paper', () => {
  const glossary = { ...allTranslations, ...paperTranslations };
  const english = listWords(Object.keys(glossary));
  const afrikaans = listWords(Object.values(glossary).map(String));

  test.each(cases.filter(([, , template]) => listTemplateLanguages(template).includes('af')))(
    '%s of %s is filled without a hole and has no English term of the glossary',
    async (_, reference, { id }) => {
      const { names } = await make(id, reference, {}, 'af');
      const { filled, data } = await make(id, reference, createAnswers(names), 'af');
      expect(filled.missing.map(({ path }) => path)).toEqual([]);
      const own = listWords(listCaptured(data));
      const words = [...listWords([readText(filled)])];
      expect(words.filter((word) => english.has(word) && !afrikaans.has(word) && !own.has(word))).toEqual([]);
      expect(words.length).toBeGreaterThan(10);
    },
  );
});
