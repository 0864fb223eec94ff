import type { Paper, PaperCode } from '@boedel/document/tree/paper';
import { randomInt } from 'node:crypto';
import { create } from 'qrcode';

/** Without 0 and 1, which somebody who types the number takes for letters. */
const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ23456789';
const numberLength = 14;

const isSigned = ({ parts }: Paper): boolean =>
  parts.some(({ blocks }) => blocks.some(({ kind }) => kind === 'signatures'));

/** A number for a paper that is signed, as the QR code on its pages: the smallest there is, of which a quarter may be spoilt. */
export function createPaperCode(paper: Paper): PaperCode | undefined {
  if (!isSigned(paper)) return undefined;
  const text = `BP${Array.from({ length: numberLength }, () => signs[randomInt(signs.length)]!).join('')}`;
  const { modules } = create([{ data: text, mode: 'alphanumeric' }], { version: 1, errorCorrectionLevel: 'Q' });
  const rows = Array.from({ length: modules.size }, (_, row) =>
    Array.from({ length: modules.size }, (__, column) => modules.get(row, column)).join(''),
  );
  return { text, modules: rows };
}
