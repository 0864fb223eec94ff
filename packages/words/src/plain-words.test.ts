import { describe, expect, test } from 'vitest';
import { allTranslations } from './all-translations';
import { paperTranslations } from './paper-translations';
import { findTextsUnder, isShownSentence } from './testing/messages-in-sources';

/** How we once wrote, with what we write now. docs/writing.md explains each with an example. */
const signs: readonly (readonly [sign: RegExp, write: string])[] = [
  [/\bleft (open|empty)\b|\bleave (it|this|them|the \w+) open\b/i, 'Leave blank to …'],
  [/\bproofs? (hold|do)|^Finds$|\bwere kept\.$/, 'checks passed, Unidentified items, saved'],
  [/\banew\b|\bnought\b/i, 'again, 0'],
  [/\bc[ao]me back of\b|\b(is|are) of \{/i, 'refunded, returned; is dated'],
  [
    /(^|[.:;] )Say (so|yes|no|it|on|of|first|from|by|whether|which|what|who|whom|whose|why|when|where|how|here|in|with)\b/,
    'Enter …, Choose …',
  ],
  [/^Nobody\b/, 'No one …, or what is missing'],
  [/\bnobody (has|is|was|who|in|of)\b|\b(has|have|had) nobody\b/i, 'No one …, or what is missing'],
  [/\bwhoever\b|\bwhatever\b|\bwhichever\b/i, 'the person who …'],
  [/\bstands?\b|\bstood\b/, 'is, appears, is listed'],
  [/\b(is|are|was|were|be|been) told\b|\btold (on|of)\b/, 'notified, informed'],
  [/\bof (its|their|his|her) own\b/, 'its own …, a separate …'],
  [/\bby (itself|themselves|himself)\b/, 'automatically, separately'],
  [/\b(read|do|keep|take|write) \w+( \w+)? so$/i, 'a verb: Import'],
  [/\bfoots?\b(?! of)|\bcomes to$|\bworth a look\b/i, 'agrees, Total, Warnings'],
  [/\bpaid past\b|\bpast the estate\b/i, 'outside the estate'],
  [/\bshut out\b|\bin order$/i, 'Suspended, Active, OK'],
  [/\bturn(s|ed)? up\b|\bcomes? round\b|\bdone when asked\b/i, 'Item, Recurring, On demand'],
  [/\bthis very\b|\bno layout knows\b|\bhas touched\b/i, 'plain words'],
  [/\bhand all over\b|\bcall it off\b|\bgive the file up\b|\btake these\b/i, 'Reassign all…, Cancel, Discard file'],
  [
    /\bit is settled\b|\bwaits? for (us|you|the Master)\b|\bthere is money enough\b|\bmoney there is\b/i,
    'We are …, With us for …, Enough cash',
  ],
];
/** In Afrikaans: one form of address, and verbs in place of "Sê". */
const afrikaansSigns: readonly (readonly [sign: RegExp, write: string])[] = [
  [/(?<!\p{L})(jy|jou|joune|julle)(?!\p{L})/iu, 'u'],
  [/\boopgelaat\b/i, 'Laat leeg …'],
  [/(^|[.:;] )Sê (watter|wat|wie|waarom|of|hoe|eers)(?!\p{L})/u, 'Kies …, Voer … in'],
];
const folders = ['packages/domain/src', 'packages/contract/src', 'apps/server/src', 'apps/web/src'];
/** Not shown to anybody: tests' helpers, examples, SQL; and papers, which are law's own language. */
const notShown =
  /testing|\/demo\/|\/bench|templates\/bodies\/|\/example-|pretended|\.store\.ts$|platform\/db\/|openapi|platform\/metrics\//;
const found = folders.flatMap(findTextsUnder).filter(({ file }) => !notShown.test(file));

const listSigns = (texts: Iterable<string>, some: typeof signs): string[] =>
  [...texts].flatMap((text) =>
    some.filter(([sign]) => sign.test(text)).map(([, write]) => `${text}  [write: ${write}]`),
  );

describe('the words we write', () => {
  test('are plain in English: none of the signs of the old habit in a dictionary', () => {
    expect(listSigns([...Object.keys(allTranslations), ...Object.keys(paperTranslations)], signs)).toEqual([]);
  });

  test('are plain in Afrikaans, with "u" throughout', () => {
    const spoken = [...Object.values(allTranslations), ...Object.values(paperTranslations)];
    expect(listSigns(spoken, afrikaansSigns)).toEqual([]);
  });

  test('are plain wherever a sentence is written: mails, help, pages and messages', () => {
    const sentences = found.filter(({ file, text }) => isShownSentence(text) && !file.includes('/texts/af/'));
    expect(sentences.length).toBeGreaterThan(4000);
    const bad = sentences.flatMap(({ file, text }) => listSigns([text], signs).map((sign) => `${file}: ${sign}`));
    expect(bad).toEqual([]);
  });
});

/** Names, forms of law and formats: the same for every reader. */
const isName =
  /\b(Act|Ordinance|Proclamation|Regulations|Schedule|Regulator)\b|^GN |\bv (Master|Parker)\b|\[check\]|\bSouth Africa, P0141\b/;
/** Where a text in the sources is not a text people read: names of banks, formats of files, months, examples. */
const holdsNames =
  /identity\/(account-lengths|bank-branches|cdv-rules|trust-number)|statements\/(day|layouts|heading)|payout\/bank-files|formats\/|law\/country|dates\/court-days|imports\/read-day|reconciliation\/line-words|dates\/holiday|curator-account\/account-builder|\.headings\.ts$|\/texts\/af\/|first-letter-texts|\.paper\.ts$|\.mails\.ts$/;
/** Properties whose text is drawn: the name of a field, the head of a column, the title of a report. */
const drawn = new Set([
  'label',
  'title',
  'help',
  'heading',
  'description',
  'hint',
  'placeholder',
  'caption',
  'question',
]);
/** Keys that are stored and never drawn, and files' own names. */
const notDrawn = new Set([
  'LOA original',
  'BO receipt',
  'SARS notice',
  'SARS confirmation',
  'Masked in answers',
  'Record',
  'Sage 50',
  'Word',
  'Excel',
  'IT3(t)',
]);
/** Words that are the same in both languages. */
const same = new Set([
  'Afrikaans',
  'Agent',
  'Bank',
  'bank',
  'Begin',
  'CSV',
  'Curator ad litem',
  'Curator bonis',
  'Del',
  'Deponent',
  'Dividend',
  'Enter',
  'FIA',
  'FICA',
  'Filter',
  'Flow Consult',
  'FX Assist',
  'ID {number}',
  'Insolvent',
  'insolvent',
  'Later',
  'Medium',
  'NamRA',
  'OK',
  'OK.',
  'P',
  'Party',
  'Plan',
  'Preferent',
  'Sage Pastel',
  'scenario',
  'SharePoint',
  'Item',
  'Status',
  'status',
  'Status: {names}',
  'Stop',
  'Super Admin',
  'Consult',
  'tab',
  'tender',
  'Trust',
  'trust',
  'Trustees',
  'trustees',
  'trustee',
  'Variant',
  'Week',
  'in {account}',
  'is',
  '{name} is {age}',
  '{field} is “{value}”',
  '{name} in {place}: {sentence}',
]);

const isTranslated = (text: string): boolean => text in allTranslations || text in paperTranslations;

describe('the Afrikaans', () => {
  const read = found.filter(({ file, text }) => !holdsNames.test(file) && !isName.test(text) && !notDrawn.has(text));

  test('is there for every text of the rules: titles and lines of figures, checks, choices, names of fields', () => {
    const texts = read.filter(
      ({ file, text, property = '' }) =>
        file.startsWith('packages/domain/') &&
        /^[A-Z“{].* /.test(text) &&
        /[a-z]{2}/.test(text) &&
        !/\{\}/.test(text) &&
        !/^(section|about|consent|note)$/i.test(property),
    );
    expect(texts.length).toBeGreaterThan(2000);
    expect(texts.filter(({ text }) => !isTranslated(text)).map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
  });

  test('is there for every label, title and help that a screen or a report draws', () => {
    const texts = read.filter(({ text, property }) => drawn.has(property ?? '') && /^[A-Z].*[a-z]{2}/.test(text));
    expect(texts.length).toBeGreaterThan(600);
    const missing = texts.filter(({ text }) => !isTranslated(text) && !text.includes('{}'));
    expect(missing.map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
  });

  test('says it in Afrikaans, and does not repeat the English', () => {
    const repeated = Object.entries({ ...allTranslations, ...paperTranslations }).filter(
      ([english, afrikaans]) =>
        english === afrikaans && /[a-z]/i.test(english.replace(/\{\w+\}/g, '')) && !same.has(english),
    );
    expect(repeated).toEqual([]);
  });
});
