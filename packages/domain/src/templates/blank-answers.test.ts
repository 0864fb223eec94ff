import { expect, test } from 'vitest';
import { defaultCountry } from '../law/country';
import { standardTemplates, listPieces } from './catalogue';
import { fillBody } from './fill';
import type { FilledBlock } from './filled';
import { isRefused } from '../law/refusal';
import { readBody } from './read-body';

const readRun = (text: unknown): string =>
  Array.isArray(text)
    ? text.map(({ text: run }: { text: string }) => run).join('')
    : typeof text === 'string'
      ? text
      : '';
const listSentences = (block: FilledBlock): string[] => {
  if (block.kind === 'facts') return block.rows.map(({ value }) => readRun(value));
  if (block.kind === 'form') return block.rows.map(({ value }) => readRun(value));
  if (block.kind === 'items') return block.rows.map(({ text }) => readRun(text));
  if (block.kind === 'paragraph') return [readRun(block.text)];
  return [];
};
/** An answer that says there is nothing. Of a matter of which nothing is captured, nobody may say that. */
const denial =
  /^(?:No|None|Nil|Nobody|Never|Unknown|Geen|Nee|Niemand)\b|^Not (?:applicable|registered|married|appointed|yet)|^Nie (?:van toepassing|geregistreer)|: none\b|\bnone (?:is|was|were|are)\b|\b(?:left|leaves) no\b/;
/** What the paper says of our own record is true; and what is said whatever the matter is, is law or an undertaking. */
const saysSo = /\b(?:known to us|is captured|is noted|on record|was voted on yet|received or paid in this matter)\b/;
const always = [
  'No action is begun or carried on against the debtor',
  'No creditor is prejudiced',
  'No claim against the bond is known to us',
  'None of them is wanted in a lawsuit',
  'The bond above was cancelled',
  'Items 3 to 5 are answered only where',
  'Nobody related to the deceased',
  'No letters have reached us',
  'Proof of the lodging fee',
  'No name here is on a list',
  'No payment is released before',
];
const isFixed = (sentence: string): boolean =>
  saysSo.test(sentence) || always.some((beginning) => sentence.startsWith(beginning));

test('a paper of a matter of which nothing is captured denies nothing', () => {
  const wrong: string[] = [];
  for (const { id, name, body, language } of standardTemplates) {
    const read = readBody(body);
    if (isRefused(read)) throw new Error(name);
    const filled = fillBody(read, {
      data: {},
      language,
      country: defaultCountry,
      say: (english) => english,
      pieces: listPieces(language),
    });
    for (const sentence of filled.parts.flatMap(({ blocks }) => blocks.flatMap(listSentences)))
      if (denial.test(sentence.trim()) && !isFixed(sentence)) wrong.push(`${id} ${name}: ${sentence}`);
  }
  expect(wrong).toEqual([]);
});
