import type { Blob } from 'node:buffer';
import type Stream from 'node:stream';
import type { Feature } from 'write-excel-file/node';
import type { Paper } from '../tree/paper';

/** The amounts that formulas come to, by cell, for each sheet in turn. */
export type FormulaResults = readonly ReadonlyMap<string, number>[];

/** What stands at the head and the foot of each printed page. */
export type SheetFrame = Pick<Paper, 'mark' | 'foot' | 'pageWords' | 'onItsSide'>;

const inXml: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** In a head or foot `&` begins an instruction; doubled, it is itself. */
const escapeText = (text: string): string => text.replaceAll('&', '&&').replace(/[&<>"]/g, (sign) => inXml[sign]!);

const writePage = ({ mark, foot, pageWords, onItsSide }: SheetFrame): string => {
  const head = mark ? `<oddHeader>&amp;C&amp;14${escapeText(` ${mark}`)}</oddHeader>` : '';
  const left = foot ? `&amp;L&amp;8${escapeText(` ${foot}`)}` : '';
  const counted = `&amp;R&amp;8${escapeText(` ${pageWords.page}`)} &amp;P ${escapeText(pageWords.of)} &amp;N`;
  return (
    '<pageMargins left="0.5" right="0.5" top="0.6" bottom="0.6" header="0.3" footer="0.3"/>' +
    `<pageSetup paperSize="9" orientation="${onItsSide ? 'landscape' : 'portrait'}" fitToWidth="1" fitToHeight="0"/>` +
    `<headerFooter>${head}<oddFooter>${left}${counted}</oddFooter></headerFooter>`
  );
};

/**
 * What the writer leaves out. A formula carries its result, or a reader that does not compute (a telephone, a preview of
 * mail) shows a total of nothing; and a sheet is printed on A4 as wide as it is, not a column to a page.
 */
export const finishSheets = (results: FormulaResults, frame: SheetFrame): Feature<Stream | Buffer | Blob> => ({
  files: {
    transform: {
      'xl/worksheets/sheet{id}.xml': {
        transform: (xml, _options, { sheetIndex }) =>
          xml
            .replace(/<worksheet[^>]*>/, (opening) => `${opening}<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>`)
            .replace(/<c r="([A-Z]+\d+)"[^>]*><f>[^<]*<\/f>(?=<\/c>)/g, (formula, cell: string) => {
              const result = results[sheetIndex]?.get(cell);
              return result === undefined ? formula : `${formula}<v>${result}</v>`;
            })
            .replace('</worksheet>', `${writePage(frame)}</worksheet>`),
      },
    },
  },
});
