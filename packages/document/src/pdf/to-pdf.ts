import type { Paper } from '../tree/paper';
import { writeDocument } from './file/document';
import { listLackingSigns } from './fonts';
import { drawPages } from './set/pages';

/** Marks and joins are left out; any other sign leaves a box in its place, so that it is seen that something stood there. */
const replaceSign = (sign: string): string => (/^[\p{Cf}\p{M}]$/u.test(sign) ? '' : '\u2610');

/** As long as no word of any language is. What goes on for longer may be broken there, or no line would hold it. */
const longestWord = 80;
const overlong = new RegExp(`[^\\s"\\\\]{${longestWord},}`, 'g');
const breakLongWord = (word: string): string => word.replace(new RegExp(`.{${longestWord}}`, 'gu'), '$&\u200b');

/** JSON of which every sign has a place in our faces and every word an end. */
export function replaceUnprintable(json: string): string {
  const shown = listLackingSigns(json).reduce((mended, sign) => mended.replaceAll(sign, replaceSign(sign)), json);
  return shown.replace(overlong, breakLongWord);
}

/**
 * A tagged PDF, so that it is read out in order and its tables are tables. Takes the paper as JSON. One emoji in a
 * description must not cost the firm its account, so what our faces lack is shown as a box.
 */
export const toPdf = (paper: string): Buffer =>
  writeDocument(drawPages(JSON.parse(replaceUnprintable(paper)) as Paper));
