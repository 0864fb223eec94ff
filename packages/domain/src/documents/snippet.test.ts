import { describe, expect, test } from 'vitest';
import { createSnippet } from './snippet';

describe('a place where a word was found', () => {
  test('is shown with the words around it, cut between words', () => {
    const text = `${'before '.repeat(30)}the title deed of the farm ${'after '.repeat(30)}`.trim();
    const found = createSnippet(text, ['deed'], 20)!;
    expect(found).toEqual({ before: '…before the title ', hit: 'deed', after: ' of the farm after…' });
    expect(text).toContain('title deed of');
  });

  test('is found without its accents and capitals, from the beginning of a word alone', () => {
    expect(createSnippet('Die erfgenaam Émile-Ngũgĩ', ['ngugi'])).toMatchObject({ hit: 'Ngũgĩ' });
    expect(createSnippet('undeed deeds', ['DEED'])).toEqual({ before: 'undeed ', hit: 'deeds', after: '' });
    expect(createSnippet('undeed', ['deed'])).toBeNull();
  });

  test('is on one line, and a sign outside the first plane does not move it', () => {
    expect(createSnippet('𝕏𝕏 ﬁ\n\nthe will', ['will'])).toEqual({ before: '𝕏𝕏 ﬁ the ', hit: 'will', after: '' });
  });
});
