import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { expectGranted, readRefusalFields } from '../law/testing';
import { importWord } from './from-word';
import { readBody } from './read-body';

const createDocument = (inside: string): string =>
  `<?xml version="1.0"?><w:document xmlns:w="w"><w:body>${inside}<w:sectPr/></w:body></w:document>`;
const createDocx = (inside: string, more: Record<string, string> = {}): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries({ 'word/document.xml': createDocument(inside), ...more }).map(([name, text]) => [
        name,
        strToU8(text),
      ]),
    ),
  );
const run = (text: string, marks = ''): string =>
  `<w:r><w:rPr>${marks}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
const p = (inside: string, marks = ''): string => `<w:p><w:pPr>${marks}</w:pPr>${inside}</w:p>`;
const createField = (name: string): string =>
  `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> MERGEFIELD ${name} </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>«${name}»</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>`;
const numbering = `<w:numbering xmlns:w="w"><w:abstractNum w:abstractNumId="0"><w:lvl><w:numFmt w:val="decimal"/></w:lvl></w:abstractNum><w:abstractNum w:abstractNumId="1"><w:lvl><w:numFmt w:val="bullet"/></w:lvl></w:abstractNum><w:num w:numId="3"><w:abstractNumId w:val="0"/></w:num><w:num w:numId="4"><w:abstractNumId w:val="1"/></w:num></w:numbering>`;

describe('a Word letter', () => {
  it('becomes a template: headings, dress, lists, tables, our fields; others stay as words and are named', () => {
    const list = (id: number): string => `<w:numPr><w:numId w:val="${id}"/></w:numPr>`;
    const createCell = (text: string): string => `<w:tc>${p(run(text))}</w:tc>`;
    const letter = expectGranted(
      importWord(
        createDocx(
          p(run('Your claim', '<w:b/>'), '<w:pStyle w:val="Heading1"/>') +
            p(
              run('Dear ') +
                createField('recipient.name') +
                run(', we have ') +
                run('your letter', '<w:b/>') +
                run('.'),
            ) +
            p(
              run('Died {main.dateOfDeath} & owes {nothing.known}; {').replaceAll('&', '&amp;') +
                createField('OldField'),
            ) +
            p(run('One'), list(3)) +
            p(run('Two'), list(4)) +
            `<w:tbl><w:tr>${createCell('What')}${createCell('Amount')}</w:tr><w:tr>${createCell('Rent')}${createCell('R 10 | VAT')}</w:tr></w:tbl>` +
            p('<w:r><w:drawing/></w:r>') +
            p(`${run('Kept')}<w:del><w:r><w:delText>struck</w:delText></w:r></w:del>`),
          { 'word/numbering.xml': numbering },
        ),
      ),
    );
    expect(letter.content).toBe(`[letterhead]
# Your claim

Dear {recipient.name}, we have **your letter**.

Died {main.dateOfDeath} & owes \\{nothing.known\\}; \\{«OldField»

1. One
- Two

|: What | Amount |
| Rent | R 10 \\| VAT |

Kept`);
    expect([letter.unknown, letter.pictures]).toEqual([['OldField'], 1]);
    expect(readBody(letter.content)).toBeInstanceOf(Array);
  });

  it('that is a bomb, broken, without words or full of declarations is refused with a sentence', () => {
    const bomb = createDocx(p(run('x'.repeat(21_000_000))));
    expect(bomb.length).toBeLessThan(100_000);
    for (const bytes of [
      bomb,
      createDocx(p('')),
      createDocx('<w:p><w:r></w:p>'),
      zipSync({ 'word/document.xml': strToU8('<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>') }),
      zipSync({ 'other.xml': strToU8('<a/>') }),
      strToU8('not a zip'),
    ]) {
      expect(readRefusalFields(importWord(bytes))).toEqual(['file']);
    }
  });

  it('of 100,000 letters without a space is taken; one longer than a template holds is not', () => {
    expect(expectGranted(importWord(createDocx(p(run('x'.repeat(100_000)))))).content.length).toBe(
      100_000 + '[letterhead]\n'.length,
    );
    expect(readRefusalFields(importWord(createDocx(p(run('x'.repeat(200_001))))))).toEqual(['file']);
  });
});
