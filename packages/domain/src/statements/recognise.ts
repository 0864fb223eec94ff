import { type RefusalError, refuse } from '../law/refusal';
import { message } from '../law/message';
import { limits } from './limits';
import type { StatementFormat } from './statement';

const startsWithMark = (bytes: Uint8Array, ...mark: number[]): boolean =>
  mark.every((byte, index) => bytes[index] === byte);

/** What the bytes themselves show, before they are taken for text. */
export function recogniseBytes(bytes: Uint8Array): 'xlsx' | 'text' | RefusalError {
  if (bytes.length === 0)
    return refuse('file', message('The file is empty. Download the statement again from the bank.'));
  if (bytes.length > limits.file) {
    return refuse(
      'file',
      message('The file is larger than {megabytes} MB. Download one year of statements at a time.', {
        megabytes: limits.file / 1024 / 1024,
      }),
    );
  }
  if (startsWithMark(bytes, 0x50, 0x4b, 0x03, 0x04)) return 'xlsx';
  if (startsWithMark(bytes, 0x25, 0x50, 0x44, 0x46)) {
    return refuse(
      'file',
      message(
        'This is a PDF, in which lines cannot be read with certainty. Download the statement as CSV, OFX or Excel.',
      ),
    );
  }
  if (startsWithMark(bytes, 0xd0, 0xcf, 0x11, 0xe0)) {
    return refuse(
      'file',
      message('This is an old Excel file (.xls). Save it as .xlsx or CSV, or download the statement as CSV or OFX.'),
    );
  }
  return 'text';
}

/** What a text is, by its opening. */
export function recogniseText(text: string): Exclude<StatementFormat, 'xlsx'> | RefusalError {
  const opening = text.slice(0, 8192).trimStart();
  if (opening.trim() === '')
    return refuse('file', message('The file is empty. Download the statement again from the bank.'));
  if (opening.startsWith('OFXHEADER:')) return 'ofx1';
  if (/<\?OFX\b/.test(opening) || /<OFX>/i.test(opening)) return /<\?(?:OFX|xml)\b/.test(opening) ? 'ofx2' : 'ofx1';
  if (opening.startsWith('<')) {
    if (/<(?:html|table|!doctype html)\b/i.test(opening)) {
      return refuse(
        'file',
        message('This is a web page, not an Excel file. Download the statement as CSV, OFX or Excel.'),
      );
    }
    if (/camt\.05[24]|<(?:\w{1,20}:)?BkToCstmr(?:AcctRpt|DbtCdtNtfctn)\b/.test(opening)) {
      return refuse(
        'file',
        message('This is a report of the day or an advice (CAMT.052 or 054), not a statement. Download CAMT.053.'),
      );
    }
    if (/camt\.053|<(?:\w{1,20}:)?BkToCstmrStmt\b|<!(?:DOCTYPE|ENTITY)/.test(opening)) return 'camt053';
    return refuse(
      'file',
      message('We do not recognise this XML file as a bank statement. Download the statement as CAMT.053, OFX or CSV.'),
    );
  }
  if (/^:20:|^\{1:F01|^:940:/m.test(opening) || /^:(?:25|60F|61):/m.test(opening)) return 'mt940';
  if (text.includes('\0'))
    return refuse(
      'file',
      message('We cannot read this file as text. Download the statement as CSV, OFX, MT940, CAMT.053 or Excel.'),
    );
  return 'csv';
}
