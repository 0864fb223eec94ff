import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spellIntegerInAfrikaans } from '../formats/afrikaans-words';
import { formatLongDate } from '../formats/long-date';
import { toLocalDate } from '../dates/local-date';
import { isRefused, type Outcome } from '../law/refusal';
import type { TemplateBody } from './body';
import { checkBody } from './check-body';
import { fillBody, type MergeData } from './fill';
import { mergeField, mergeFields, mergeLists } from './merge-fields';
import { readBody } from './read-body';
import { writeBody } from './write-body';

const read = (text: string): TemplateBody => {
  const body = readBody(text);
  if (isRefused(body)) throw new Error(body.refusals[0]!.sentence);
  return body;
};
const listFaults = (outcome: Outcome<unknown>): string[] =>
  isRefused(outcome) ? outcome.refusals.map(({ sentence }) => sentence) : [];
const fillText = (
  text: string,
  data: MergeData,
  more: { language?: 'en' | 'af'; answers?: Record<string, string> } = {},
) =>
  fillBody(read(text), {
    data,
    language: more.language ?? 'en',
    country: 'ZA',
    say: (english) => (more.language === 'af' ? `af:${english}` : english),
    pieces: { oath: read('Sworn before me.') },
    ...(more.answers && { answers: more.answers }),
  });
const listBlocks = (...args: Parameters<typeof fillText>) => fillText(...args).parts.flatMap((part) => part.blocks);

describe('a body', () => {
  it('is filled with values as their kind is written, in the language of the paper', () => {
    const text = 'Died on {main.dateOfDeath}, {main.maritalRegime}, {figures.net} ({figures.net|words}).';
    const data = {
      'main.dateOfDeath': '2026-03-04',
      'main.maritalRegime': 'in community of property',
      'figures.net': 123450,
    };
    expect(listBlocks(text, data)).toEqual([
      {
        kind: 'paragraph',
        text: [
          'Died on ',
          '4 March 2026',
          ', ',
          'in community of property',
          ', ',
          'R 1,234.50',
          ' (',
          'one thousand two hundred and thirty-four rand and fifty cents',
          ').',
        ].map((words) => ({ text: words })),
      },
    ]);
    const afrikaans = JSON.stringify(listBlocks(text, data, { language: 'af' }));
    expect(afrikaans).toContain('4 Maart 2026');
    expect(afrikaans).toContain('af:in community of property');
    expect(afrikaans).toContain('eenduisend tweehonderd vier-en-dertig rand en vyftig sent');
  });

  it('names what is missing once, with the row it is missing in; what is typed for the paper fills it', () => {
    const text =
      '{main.surname} {main.surname} {main.occupation|or Unknown}\n\n[each heirs]\n- {heir.name}: {heir.idNumber}\n[end]';
    const data = {
      'main.surname': null,
      heirs: [
        { 'heir.name': 'Anna', 'heir.idNumber': '1' },
        { 'heir.name': 'Ben', 'heir.idNumber': null },
      ],
    };
    const { missing, parts } = fillText(text, data);
    expect(missing).toEqual([
      { path: 'main.surname', field: 'main.surname', label: 'Surname', of: null },
      { path: 'heirs[1].heir.idNumber', field: 'heir.idNumber', label: 'ID number', of: 'Ben' },
    ]);
    expect(JSON.stringify(parts)).toContain('Unknown');
    const answers = { 'main.surname': 'Botha', 'heirs[1].heir.idNumber': '2' };
    const again = fillText(text, data, { answers });
    expect(again.missing).toEqual([]);
    expect(JSON.stringify(again.parts)).toContain('Ben');
  });

  it('never reads what fills a hole as part of the body', () => {
    const typed = '{main.idNumber} **strong** [page] | a';
    expect(listBlocks('{main.surname}', { 'main.surname': typed })).toEqual([
      { kind: 'paragraph', text: [{ text: typed }] },
    ]);
  });

  it('repeats rows, adds them up and leaves out what does not apply', () => {
    const text = `|: # No | Asset | $ Value |
|each assets
| {n} | {asset.description} | {asset.value} |
|end
|total | | Total of {assets.count} | {assets.value} |

[if assets.count is more than 1]
Several.
[else]
One.
[end]
{?main.isInCommunity|Joint|Own} estate.`;
    const assets = [
      { 'asset.description': 'House', 'asset.value': 100_00 },
      { 'asset.description': 'Car', 'asset.value': 50_05 },
    ];
    const [table, several, joint] = listBlocks(text, { assets, 'main.isInCommunity': true });
    expect(table).toMatchObject({
      rows: [
        { cells: ['1', 'House', { cents: 10000, shown: '100.00' }] },
        { cells: ['2', 'Car', { cents: 5005, shown: '50.05' }] },
        { kind: 'total', cells: [null, 'Total of 2', { cents: 15005, shown: '150.05' }] },
      ],
    });
    expect(several).toMatchObject({ text: [{ text: 'Several.' }] });
    expect(joint).toMatchObject({ text: [{ text: 'Joint' }, { text: ' estate.' }] });
  });

  it('joins boxes of a form, items and signatures, also where they are repeated', () => {
    const text = `[each children]
? 17.{n} | Child | {child.name}
[end]
? 18 | Father | {form.father|or Unknown}

~~ Signed at ______
[each executors]
~ {executor.name} | Executor
[end]`;
    const data = {
      children: [{ 'child.name': 'A' }, { 'child.name': 'B' }],
      executors: [{ 'executor.name': 'X' }, { 'executor.name': 'Y' }],
    };
    expect(listBlocks(text, data)).toMatchObject([
      {
        kind: 'form',
        rows: [
          { number: '17.1', value: 'A' },
          { number: '17.2', value: 'B' },
          { number: '18', value: 'Unknown' },
        ],
      },
      { kind: 'signatures', at: 'Signed at ______', places: [{ who: 'X' }, { who: 'Y' }] },
    ]);
    expect(listBlocks('{executor.name}', data)).toMatchObject([{ text: [{ text: 'X' }] }]);
  });

  it('takes a field of several lines line by line, in a list and in a table', () => {
    const data = { 'letter.enclosures': 'Letters | certified\nWill | copy' };
    expect(listBlocks('1. {letter.enclosures}', data)).toMatchObject([
      { kind: 'items', rows: [{ mark: '1.' }, { mark: '2.' }] },
    ]);
    const [table] = listBlocks('|: Paper | Form |\n|each letter.enclosures\n| {line.a} | {line.b} |\n|end', data);
    expect(table).toMatchObject({ rows: [{ cells: ['Letters', 'certified'] }, { cells: ['Will', 'copy'] }] });
    expect(fillText('|: Paper |\n|each letter.enclosures\n| {line.a} |\n|end', {}).missing).toHaveLength(1);
  });
});

describe('what cannot be', () => {
  it.each([
    ['[if spouse.name]\nwords', 'Line 2: “[if spouse.name]” of line 1 is not ended with “[end]”.'],
    ['[end]', 'Line 1: “[end]” is not a known instruction, or nothing was opened before it.'],
    ['words\n{main.surname', 'Line 2: A brace is opened and not closed: “{main.surname”.'],
    ['{9}', 'Line 1: “{9}” names no field.'],
    ['{main.surname|loud}', 'Line 1: “loud” in “{main.surname|loud}” is neither a format nor a default text.'],
    ['| a |', 'Line 1: A table begins with its head: “|: First column | Second column |”.'],
    ['|: A | B |\n| one |', 'Line 2: A row has 1 cells where its table has 2 columns.'],
    ['? 1 | label', 'Line 1: Write a box of a form as “? number | label | content”.'],
  ])('%j is told with its line', (text, sentence) => {
    expect(listFaults(readBody(text))).toEqual([sentence]);
  });

  it.each([
    ['{main.shoeSize}', '“main.shoeSize” is not a field that papers have. Choose one from the list of fields.'],
    ['{heir.name}', '“heir.name” belongs to each row of “heirs”. Put it inside “each heirs”.'],
    ['{heirs}', '“heirs” is a list. Repeat it with “each heirs” and name a field of its rows.'],
    ['[each main.surname]\nx\n[end]', '“main.surname” is not a list that can be repeated.'],
    ['[use nothing]', 'There is no shared text called “nothing”.'],
    ['[if main.surname equals 3]\nx\n[end]', /^The condition “main.surname equals 3” cannot be read\./],
    ['{line.a}', '“line.a” is a line of a repeated field. Put it inside “each” of that field.'],
  ])('%j is refused with what to do', (text, sentence) => {
    const [first, ...rest] = listFaults(checkBody(read(text), [2], ['oath']));
    expect(rest).toEqual([]);
    if (typeof sentence === 'string') expect(first).toBe(sentence);
    else expect(first).toMatch(sentence);
  });

  it('a field of one type of matter is refused in a template that serves another', () => {
    expect(listFaults(checkBody(read('{main.dateOfDeath}'), [2, 3], []))).toEqual([
      '“main.dateOfDeath” does not exist in matters of Curatorship. Remove it, or do not offer the template for them.',
    ]);
    expect(listFaults(checkBody(read('{main.dateOfDeath}'), [2], []))).toEqual([]);
  });

  it('a body of 100,000 letters without a space is read; a longer one than fits is refused', () => {
    expect(listFaults(readBody('x'.repeat(100_000)))).toEqual([]);
    expect(listFaults(readBody('x'.repeat(200_001)))).toEqual(['A template holds at most 200000 characters.']);
  });

  it('whatever is typed is read or refused, and never thrown', () => {
    const signs = fc.constantFrom(...'{}[]|:?~#*-> \n\\1.'.split(''), 'each ', 'if ', 'end', 'heirs', 'main.name');
    fc.assert(
      fc.property(fc.string({ unit: signs, maxLength: 120 }), (typed) => {
        const body = readBody(typed);
        if (isRefused(body)) return;
        checkBody(body, [2], []);
        writeBody(body);
      }),
      { seed: Number(process.env['SEED'] ?? 20_261_116), numRuns: 2000 },
    );
  });
});

describe('the registry', () => {
  it('names each field once, for at least one type, in a list that exists', () => {
    expect(new Set(mergeFields.map(({ name }) => name)).size).toBe(mergeFields.length);
    expect(mergeFields.filter(({ systemTypes }) => systemTypes.length === 0)).toEqual([]);
    const lists = new Set(mergeLists.map(({ name }) => name));
    expect(mergeFields.filter(({ list }) => list !== undefined && !lists.has(list))).toEqual([]);
    expect(mergeField('heirs.entitlement')?.kind).toBe('money');
  });
});

describe('days and numbers in words', () => {
  it('are Afrikaans in Afrikaans', () => {
    expect(formatLongDate(toLocalDate('2027-03-04'), 'af')).toBe('4 Maart 2027');
    expect([21, 30, 100, 105, 1005, 250_000].map(spellIntegerInAfrikaans)).toEqual([
      'een-en-twintig',
      'dertig',
      'eenhonderd',
      'eenhonderd en vyf',
      'eenduisend en vyf',
      'tweehonderd en vyftigduisend',
    ]);
  });
});
