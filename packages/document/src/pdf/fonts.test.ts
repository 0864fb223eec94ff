import { describe, expect, test } from 'vitest';
import { listLackingSigns } from './fonts';

/** Letters beyond A to Z with which the languages of both countries, and those their estates deal with, are written. */
const languages: Readonly<Record<string, string>> = {
  Afrikaans: 'áâäéèêëíîïóôöúûüýÁÂÄÉÈÊËÍÎÏÓÔÖÚÛÜÝŉ',
  Sepedi: 'šŠêÊôÔ',
  Setswana: 'šŠêÊôÔ',
  Tshivenda: 'ḓḒḽḼṅṄṋṊṱṰ',
  Xitsonga: 'ṅṄ',
  Khoekhoegowab: 'ǀǁǂǃâÂîÎôÔûÛāĀīĪōŌūŪ',
  Ju: 'ǀǁǂǃãÃõÕũŨ',
  Otjiherero: 'ṱṰṋṊ',
  German: 'äöüßÄÖÜ',
  Portuguese: 'ãáâàçéêíóôõúÃÁÂÀÇÉÊÍÓÔÕÚ',
  French: 'àâæçéèêëîïôœùûüÿÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸ',
  'signs of our trade': '–—‘’“”…•·§†€£×½¼¾⅓⅔☐☑−',
};

describe('the faces we ship', () => {
  test.each(Object.entries(languages))('hold the letters of %s', (_, letters) => {
    expect(listLackingSigns(letters)).toEqual([]);
  });

  test('what they lack is named, each sign once; line ends are none', () => {
    expect(listLackingSigns('A \u{1f3e0} of 王\n and 王')).toEqual(['\u{1f3e0}', '王']);
  });
});
