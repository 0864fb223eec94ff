import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { toPdf } from '../pdf/to-pdf';
import type { Paper } from '../tree/paper';
import { toWord } from '../word/to-word';
import { longestText } from './longest-text';
import { readText } from './read-text';

const paper: Paper = {
  title: 'Letter to the bank',
  language: 'af',
  pageWords: { page: 'Bladsy', of: 'van' },
  parts: [
    {
      title: '',
      newPage: false,
      blocks: [
        { kind: 'paragraph', text: [{ text: 'Die boedel van wyle Émile Ngũgĩ & Kie, “Môreson”.' }] },
        {
          kind: 'table',
          about: 'Accounts',
          ruled: true,
          columns: [
            { kind: 'words', title: 'Account' },
            { kind: 'words', title: 'Held' },
          ],
          rows: [{ kind: 'line', cells: ['Tuinroete', 'Spaarrekening'] }],
        },
      ],
    },
  ],
};
const letterWords = ['Letter to the bank', 'Émile', '& Kie', 'Môreson', 'Tuinroete', 'Spaarrekening'];

describe('the text of a file', () => {
  test('is taken out of a PDF', async () => {
    const text = await readText('pdf', toPdf(JSON.stringify(paper)));
    for (const word of letterWords) expect(text).toContain(word);
  });

  test('is taken out of a Word file, with the words of two cells apart', async () => {
    const text = await readText('docx', await toWord(paper));
    for (const word of letterWords) expect(text).toContain(word);
    expect(text).not.toContain('TuinrouteSpaar');
    expect(text).not.toContain('TuinroeteSpaar');
  });

  test('of a Word file holds what stands for a sign, headers and notes, and nothing of the settings', async () => {
    const run = (text: string) => strToU8(`<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`);
    const file = zipSync({
      'word/settings.xml': run('Settings'),
      'word/header1.xml': run('Header'),
      'word/document.xml': run('A &amp; B &#233; &#x2019; &#99999999; x'),
    });
    expect(await readText('docx', file)).toBe('A & B é ’ &#99999999; x\nHeader');
  });

  test('is only so long, and a small file that unpacks to more than it may is refused', async () => {
    const long = zipSync({ 'word/document.xml': strToU8(`<w:t>${'a'.repeat(2 * longestText)}</w:t>`) });
    expect(await readText('docx', long)).toHaveLength(longestText);
    const bomb = zipSync({ 'word/document.xml': new Uint8Array(31 * 1024 * 1024) });
    await expect(readText('docx', bomb)).rejects.toThrow('too large');
    await expect(readText('pdf', strToU8('no pdf'))).rejects.toThrow();
  });
});
