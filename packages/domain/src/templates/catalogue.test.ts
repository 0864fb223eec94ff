import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findDocumentKind } from '../documents/document-kinds';
import { isRefused } from '../law/refusal';
import { listPieces, pieceNames, standardTemplates } from './catalogue';
import { checkBody } from './check-body';
import { readBody } from './read-body';
import { writeBody } from './write-body';

interface SpecifiedTemplate {
  readonly id: number;
  readonly name: string;
  readonly systemTypes: readonly number[];
  readonly language: string;
  readonly kind: string;
  readonly to?: string;
}
const specified = JSON.parse(readFileSync('spec/templates.json', 'utf8')) as SpecifiedTemplate[];

describe('the templates that come with the product', () => {
  it('are those of the catalogue, under its numbers, names, types, languages and kinds', () => {
    for (const { id, name, systemTypes, language, kind, to, isOurs } of standardTemplates) {
      const wanted = specified.find((one) => one.id === id)!;
      if (isOurs) {
        expect([wanted, findDocumentKind(id)]).toEqual([undefined, undefined]);
        continue;
      }
      expect({ id, name, systemTypes: [...systemTypes], language, kind, ...(to && { to }) }).toEqual(wanted);
    }
    expect(new Set(standardTemplates.map(({ id }) => id)).size).toBe(standardTemplates.length);
  });

  it.each(standardTemplates.map((template) => [`${template.id} ${template.name}`, template] as const))(
    '%s: every field, condition and piece is known in each of its types, and the text reads back as it was written',
    (_, { body: text, systemTypes }) => {
      const body = readBody(text);
      if (isRefused(body)) return expect(body.refusals).toEqual([]);
      const checked = checkBody(body, systemTypes, pieceNames);
      expect(isRefused(checked) ? checked.refusals : []).toEqual([]);
      expect(readBody(writeBody(body))).toEqual(body);
      // The heads of columns are words: a field there would be printed as it is written.
      expect(text.split('\n').filter((line) => line.trim().startsWith('|:') && line.includes('{'))).toEqual([]);
    },
  );

  it('has shared pieces that every type knows, in both languages', () => {
    for (const language of ['en', 'af'] as const) {
      for (const body of Object.values(listPieces(language))) {
        const checked = checkBody(body, [1, 2, 3, 4, 5], pieceNames);
        expect(isRefused(checked) ? checked.refusals : []).toEqual([]);
      }
    }
  });

  it('no two are alike but for names', () => {
    const words = standardTemplates.map(({ id, body }) => ({
      id,
      words: new Set(body.toLowerCase().match(/[\p{L}']{4,}/gu)),
    }));
    const alike = words.flatMap((a) =>
      words.flatMap((b) => {
        if (a.id >= b.id) return [];
        const common = [...a.words].filter((word) => b.words.has(word)).length;
        const share = common / (a.words.size + b.words.size - common);
        return share > 0.7 ? [`${a.id} and ${b.id}: ${Math.round(share * 100)}%`] : [];
      }),
    );
    expect(alike).toEqual([]);
  });
});
