import { describe, expect, it } from 'vitest';
import { isRefused } from '../law/refusal';
import { getStandardTemplate, pieceNames, standardTemplates } from './catalogue';
import { checkBody } from './check-body';
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
