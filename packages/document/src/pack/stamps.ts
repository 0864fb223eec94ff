import { writeDocument } from '../pdf/file/document';
import { PdfPage } from '../pdf/file/page';
import { StructureTag } from '../pdf/file/tags';
import { toBits, computeLineHeight, breakIntoLines, type TextStyleSpec } from '../pdf/type/lines';
import type { GlyphStretch } from '../pdf/type/shaping';

const style: TextStyleSpec = { dress: 'regular', size: 8, colour: '0 g' };
const height = (5 * 72) / 25.4;
const beside = (1.5 * 72) / 25.4;

/** The words for each page, on white, as small pages of their own that are laid over the others. */
export function drawStamps(words: readonly string[]): Buffer {
  const used = new Set<GlyphStretch>();
  const tag = new StructureTag('Document');
  const pages = words.map((text, index) => {
    const [line] = breakIntoLines(toBits([{ text, style }]), Infinity);
    const width = line!.width + 2 * beside;
    const page = new PdfPage(index, width, height, used);
    page.rule([0, height / 2], [width, height / 2], height, 1);
    page.aside(() => page.text(tag, line!, beside, (height + computeLineHeight(style)) / 2));
    return page;
  });
  return writeDocument({ title: '', language: 'en-ZA', tag, pages, used, headings: [] });
}
