import { describe, expect, it } from 'vitest';
import { isRefused } from '../law/refusal';
import { getStandardTemplate, listPieces, pieceNames, standardTemplates } from './catalogue';
import { checkBody } from './check-body';
import { fillBody } from './fill';
import { mergeField } from './merge-fields';
import { readBody } from './read-body';
import type { StandardTemplate } from './standard';
import { afrikaansTexts, findStandardText, listTemplateLanguages, templatePairs } from './standard-texts';
import { writeBody } from './write-body';

const pairOf = new Map(
  templatePairs.flatMap(([english, afrikaans]) => [[english, afrikaans] as const, [afrikaans, english] as const]),
);

/** A field that has one of its own in Afrikaans. */
const toEnglishField = (field: string): string => field.replace(/(displayName|newspaper|purposes)Af$/, '$1');

/** What a body takes from a matter: its fields, also those that decide what is printed, its lists and shared pieces. */
function listTaken(text: string): string[] {
  const holes = [...text.matchAll(/\{([a-z]\w*(?:\.\w+)*)/gi)].map(([, field]) => field!);
  const conditions = [...text.matchAll(/\{\?([^|]*)\||\[if ([^\]]*)\]|^\|if (.*)$/gim)].flatMap(
    ([, inline, block, row]) =>
      [
        ...(inline ?? block ?? row)!
          .replace(/"[^"]*"/g, '')
          .matchAll(/[a-z]\w*\.\w+|\b(?!not|and|or|is|more|less|than)[a-z]\w+\b/gi),
      ].map(([field]) => field),
  );
  const pieces = [...text.matchAll(/\[use (\w+)\]|(?:\[each|\|each) ([\w.]+)/g)].map(
    ([, piece, list]) => piece ?? list!,
  );
  return [...new Set([...holes, ...conditions, ...pieces].map(toEnglishField))].sort();
}

/** Only what is read: no fields, conditions or rows that repeat. */
const listWords = (text: string): string[] => {
  let plain = text.replace(/^\|?\[?(?:if|each|use) .*$|^\[.*\]$|^\|(?:each|if|end|total|subtotal).*?(?=\||$)/gm, ' ');
  let before = '';
  while (before !== plain) {
    before = plain;
    plain = plain
      .replace(/\{[\w.]+(?:\|(?:words|upper|short))?\}/g, ' ')
      .replace(/\{[\w.]+\|or ([^{}]*)\}/g, ' $1 ')
      .replace(/\{\?[^{}|]*\|([^{}]*)\}/g, ' $1 ');
  }
  return plain.toLowerCase().match(/[\p{L}]+/gu) ?? [];
};

/** English words of the law and of letters that are no Afrikaans words. */
const english = new Set(
  `the and estate estates executor executors executorship heir heirs creditor creditors claim claims account accounts
  master's letters deceased spouse section sections act affidavit inventory notice notices liquidation distribution
  security appointed appointment court sale buyer seller guardian beneficiary beneficiaries enclosure enclosures
  trustees' liquidator insolvency insolvent's dividend's voucher vouchers signed dated yours faithfully dear with from
  death date number address identity not none unknown applicable please whether which shall under property value
  amount total claimant minor usufruct legacy legacies inheritance succession intestate's bequest accrual
  administration residue curatorship patient founder registered return returns tax duty taxpayer`
    .split(/\s+/)
    .filter((word) => !word.includes("'")),
);

const hasText = ({ id }: StandardTemplate): boolean => afrikaansTexts[id] !== undefined;

describe('the standard templates', () => {
  it('exist in English and in Afrikaans, each by itself or as one of a pair', () => {
    const lacking = standardTemplates.filter((template) => {
      const pair = pairOf.get(template.id);
      return (
        listTemplateLanguages(template).length < 2 && (pair === undefined || getStandardTemplate(pair) === undefined)
      );
    });
    expect(lacking.map(({ id, name }) => `${id} ${name}`)).toEqual([]);
    for (const [first, second] of templatePairs) {
      expect([getStandardTemplate(first)?.language, getStandardTemplate(second)?.language]).toEqual(['en', 'af']);
    }
  });

  it('have no Afrikaans text that belongs to none of them', () => {
    const lost = Object.keys(afrikaansTexts).filter((id) => getStandardTemplate(Number(id))?.language !== 'en');
    expect(lost).toEqual([]);
  });

  it('answer in the language asked for, with what is usually answered in it', () => {
    expect(findStandardText(74, 'af')?.defaults?.['letter.enclosures']).toContain('Sterftesertifikaat');
    expect(findStandardText(74, 'en')?.defaults?.['letter.enclosures']).toContain('Death certificate');
    expect(findStandardText(4, 'af')?.defaults?.['form.depositPercent']).toBe('10');
    expect(findStandardText(7, 'en')).toBeUndefined();
    expect(findStandardText(9999, 'af')).toBeUndefined();
  });
});

describe.each(
  standardTemplates.filter(hasText).map((template) => [`${template.id} ${template.name}`, template] as const),
)('the Afrikaans of %s', (_, { id, body: englishText, defaults, systemTypes }) => {
  const { body: text, defaults: usual = {} } = afrikaansTexts[id]!;

  it('is read, knows every field in each of its types, and reads back as it was written', () => {
    const body = readBody(text);
    if (isRefused(body)) return expect(body.refusals).toEqual([]);
    const checked = checkBody(body, systemTypes, pieceNames);
    expect(isRefused(checked) ? checked.refusals : []).toEqual([]);
    expect(readBody(writeBody(body))).toEqual(body);
    expect(text.split('\n').filter((line) => line.trim().startsWith('|:') && line.includes('{'))).toEqual([]);
  });

  it('takes the same from a matter as the English, and asks the same', () => {
    expect(listTaken(text)).toEqual(listTaken(englishText));
    expect(Object.keys(usual).filter((field) => defaults?.[field] === undefined || !mergeField(field))).toEqual([]);
    const untranslated = Object.entries(defaults ?? {}).filter(
      ([field, value]) =>
        usual[field] === undefined &&
        !/^[\d.+]*$/.test(value) &&
        mergeField(field)?.kind !== 'term' &&
        field !== 'raf.variant',
    );
    expect(untranslated).toEqual([]);
  });

  it('has no English word of the law, and signs in Afrikaans', () => {
    const words = listWords([text, ...Object.values(usual)].join('\n'));
    expect(words.length).toBeGreaterThan(20);
    expect(words.filter((word) => english.has(word))).toEqual([]);
    expect(text).not.toMatch(
      /krediteur|vordering teen|likwidasie en distribusierekening|Hooggeregshof|\bjy\b|\bjou\b/i,
    );
  });
});

/** What a blank answer may not become. Where something is simply not there yet, a text may say so: "Not allotted yet". */
const falseAnswers =
  /\|or (?:No|None|Nil|Nobody|Unknown|Not (?:applicable|married|registered|stated|known)|Geen|Nee|Nul|Niemand|Onbekend|Nie (?:van toepassing|getroud|geregistreer|vermeld))(?: nie)?\}/i;

/** Papers a false answer of which is a false statement to the Master or the court: every form. */
const forms = standardTemplates.filter(({ kind }) => kind === 'form');

describe.each(forms.map((template) => [`${template.id} ${template.name}`, template] as const))(
  'a blank answer on %s',
  (_, { id, body }) => {
    const texts = [body, ...(afrikaansTexts[id] ? [afrikaansTexts[id].body] : [])];

    it('is not printed as “None”, “Unknown” or “Not applicable”', () => {
      // In a table of what was done at a meeting, a vote nobody gave is counted as none.
      const lines = texts.flatMap((text) => text.split('\n')).filter((line) => !line.includes('{resolution.'));
      expect(lines.filter((line) => falseAnswers.test(line))).toEqual([]);
    });

    it('is not printed as “No”: only an answer of no is', () => {
      const noes = texts.flatMap((text) => [...text.matchAll(/\{\?[\w.]+\|(?:Yes|Ja)[^{}]*\|(?:No|Nee)\b[^{}]*\}/g)]);
      expect(noes.map(([found]) => found)).toEqual([]);
    });
  },
);

describe('a death notice nobody answered', () => {
  it.each(['en', 'af'] as const)('says neither yes nor no in %s, and leaves nobody out', (language) => {
    const body = readBody(findStandardText(52, language)!.body);
    if (isRefused(body)) throw new Error('The death notice cannot be read.');
    const filled = fillBody(body, {
      data: { marriages: [], children: [], 'matter.hasWill': null },
      language,
      country: 'ZA',
      say: (term) => term,
      pieces: listPieces(language),
    });
    const boxes = filled.parts.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'form' ? block.rows : [])),
    );
    const values = new Map(boxes.map(({ number, value }) => [number, value]));
    expect(values.get('11')).toBe('____________________');
    expect(values.get('17')).toBe('____________________');
    expect(values.get('21')).toBe('(a) ____________________ (b) ____________________');
    expect([...values.values()].filter((value) => /\b(?:No|None|Nee|Geen|Unknown|Onbekend)\b/.test(value))).toEqual([]);
  });
});
