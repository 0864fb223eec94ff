import { writeDocument } from '../pdf/file/document';
import { Page } from '../pdf/file/page';
import { Tag } from '../pdf/file/tags';
import { bitsOf, lineHeight, setLines, type Style } from '../pdf/type/lines';
import type { Stretch } from '../pdf/type/shaping';

const style: Style = { dress: 'regular', size: 8, colour: '0 g' };
const height = (5 * 72) / 25.4;
const beside = (1.5 * 72) / 25.4;

/** The words for each page, on white, as small pages of their own that are laid over the others. */
export function stampsPdf(words: readonly string[]): Buffer {
  const used = new Set<Stretch>();
  const tag = new Tag('Document');
  const pages = words.map((text, index) => {
    const [line] = setLines(bitsOf([{ text, style }]), Infinity);
    const width = line!.width + 2 * beside;
    const page = new Page(index, width, height, used);
    page.rule([0, height / 2], [width, height / 2], height, 1);
    page.aside(() => page.text(tag, line!, beside, (height + lineHeight(style)) / 2));
    return page;
  });
  return writeDocument({ title: '', language: 'en-ZA', tag, pages, used, headings: [] });
}
