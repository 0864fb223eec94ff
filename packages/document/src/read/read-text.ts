import { strFromU8, unzipSync } from 'fflate';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { longestText } from './longest-text';

/** Files whose text can be taken out. */
export type ReadableKind = 'pdf' | 'docx';

const mostPages = 500;
/** What a part of a Word file may unpack to; a file that is small and claims more is a trick. */
const mostUnpacked = 30 * 1024 * 1024;

/** What a text of the database cannot hold: nul, and halves of signs. */
const unheld = /[\0\p{Cs}]/gu;
const tidyText = (text: string): string =>
  text
    .replace(unheld, '')
    .replaceAll(/[^\S\n]+/gu, ' ')
    .replaceAll(/ ?\n[\n ]*/gu, '\n')
    .trim()
    .slice(0, longestText);

/** The words of a PDF, page by page. A scan has none. */
async function readPdfText(bytes: Uint8Array): Promise<string> {
  const opened = getDocument({
    data: Uint8Array.from(bytes),
    useSystemFonts: false,
    disableFontFace: true,
    verbosity: VerbosityLevel.ERRORS,
  });
  try {
    const file = await opened.promise;
    const pages: string[] = [];
    let length = 0;
    for (let number = 1; number <= Math.min(file.numPages, mostPages) && length < longestText; number += 1) {
      const page = await file.getPage(number);
      const { items } = await page.getTextContent();
      const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
      pages.push(text);
      length += text.length;
      page.cleanup();
    }
    return pages.join('\n');
  } finally {
    await opened.destroy();
  }
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const entity = /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w{2,4}));/gi;
const unescapeXml = (text: string): string =>
  text.replaceAll(entity, (whole, hex: string | undefined, decimal: string | undefined, name: string | undefined) => {
    if (name !== undefined) return named[name] ?? whole;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
  });

/** The parts of a Word file that people read; its settings, styles and pictures are none of them. */
const read = /^word\/(?:document|header\d*|footer\d*|footnotes|endnotes)\.xml$/;
const piece = /<w:t(?:\s[^>]*)?>([^<]*)<\/w:t>|<(w:tab|w:br|w:cr)\b[^>]*\/?>|<\/(w:p|w:tc)>/g;

function readWordText(bytes: Uint8Array): string {
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!read.test(name)) return false;
      if (originalSize > mostUnpacked) throw new Error('a part of the file is too large');
      return true;
    },
  });
  const texts = Object.entries(parts)
    .toSorted(([a], [b]) => Number(b === 'word/document.xml') - Number(a === 'word/document.xml') || a.localeCompare(b))
    .map(([, part]) => {
      const words: string[] = [];
      for (const [, text, gap, end] of strFromU8(part).matchAll(piece)) {
        if (text !== undefined) words.push(unescapeXml(text));
        else words.push(gap === 'w:tab' ? ' ' : end === 'w:tc' ? ' ' : '\n');
      }
      return words.join('');
    });
  return texts.join('\n');
}

/** The words of a file, to be searched; '' where it holds none, as a scan does. */
export const readText = async (kind: ReadableKind, bytes: Uint8Array): Promise<string> =>
  tidyText(kind === 'pdf' ? await readPdfText(bytes) : readWordText(bytes));
