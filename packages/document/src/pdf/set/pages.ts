import type { Paper, PaperCode } from '../../tree/paper';
import { type DrawnPdf } from '../file/document';
import { formatDecimal, PdfPage } from '../file/page';
import { StructureTag } from '../file/tags';
import { toBits, computeLineHeight, breakIntoLines, type TextStyleSpec } from '../type/lines';
import type { GlyphStretch } from '../type/shaping';
import { flowSlabs } from './flow';
import { grey, sheet, size } from './measures';
import { type LaidOutPaper, layOutPaper } from './paper';
import { setBlock, drawBlock } from './slab';

const footStyle: TextStyleSpec = { dress: 'regular', size: 0.8 * size, colour: grey };
const footGutter = 8;
/** Nobody hears it. */
const unheard = new StructureTag('P');

/** What every page of it has, whatever stands on it. */
export type PageFrame = Pick<Paper, 'title' | 'language' | 'mark' | 'foot' | 'onItsSide' | 'unnumbered' | 'code'> &
  Partial<Pick<Paper, 'pageWords'>>;

/** At the foot of every page: what the paper is, and which of its pages this is. */
function drawFoot(page: PdfPage, paper: PageFrame, pages: number): void {
  const top = page.height - 0.7 * sheet.bottom;
  const width = page.width - 2 * sheet.side;
  const words = paper.unnumbered ? undefined : paper.pageWords;
  const counted = words ? `${words.page} ${page.index + 1} ${words.of} ${pages}` : '';
  const number = setBlock(toBits([{ text: counted, style: footStyle }]), Infinity, footStyle);
  const taken = number.lines[0]?.width ?? 0;
  const room = width - taken - (taken > 0 ? footGutter : 0);
  const named = [paper.foot, paper.code?.text].filter(Boolean).join('  ·  ');
  const foot = setBlock(toBits([{ text: named, style: footStyle }]), room, footStyle, 0.6 * footStyle.size);
  page.rule([sheet.side, top], [sheet.side + width, top], 0.4, 0.784);
  const below = top + computeLineHeight(footStyle) - 0.4;
  page.aside(() => {
    drawBlock(page, unheard, foot, { x: sheet.side, width: room }, below);
    drawBlock(page, unheard, number, { x: sheet.side, width, side: 'right' }, below);
  });
}

const millimetre = 72 / 25.4;
/** Large enough for a scan of 150 dots an inch, and with light around it. */
const codeSide = 14 * millimetre;
const codeFromEdge = 3.5 * millimetre;

/** In the corner at the foot, beside what the page says. */
function drawCode(page: PdfPage, { modules }: PaperCode): void {
  const module = codeSide / modules.length;
  const [left, top] = [page.width - codeFromEdge - codeSide, page.height - codeFromEdge - codeSide];
  const squares = modules.flatMap((row, down) =>
    [...row.matchAll(/1+/g)].map(
      (run) => [left + run.index * module, top + down * module, run[0].length * module, module] as const,
    ),
  );
  page.fill(squares);
}

const markStyle: TextStyleSpec = { dress: 'semibold', size: 92, colour: '0.925 g' };
const markTracking = 0.06 * markStyle.size;
const markTurned = (52 * Math.PI) / 180;

/** Across the page, behind its words. */
function drawMark(page: PdfPage, mark: string): void {
  const [line] = breakIntoLines(toBits([{ text: mark.toUpperCase(), style: markStyle }]), Infinity);
  const wide = line!.width + markTracking * (mark.length - 1);
  const tall = 0.67 * markStyle.size;
  const [cos, sin] = [Math.cos(markTurned), Math.sin(markTurned)];
  const x = page.width / 2 - (cos * wide - sin * tall) / 2;
  const y = page.height / 2 - (sin * wide + cos * tall) / 2;
  const turned = [cos, sin, -sin, cos].map((part) => part.toFixed(4)).join(' ');
  page.behind(
    `${formatDecimal(markTracking)} Tc ${turned} ${formatDecimal(x)} ${formatDecimal(y)} Tm`,
    markStyle,
    line!,
  );
}

/** Slabs on the pages they need, each with its foot. */
export function drawSlabs(
  paper: PageFrame,
  lay: (tag: StructureTag, x: number, width: number) => LaidOutPaper,
): DrawnPdf {
  const tag = new StructureTag('Document');
  const used = new Set<GlyphStretch>();
  const pages: PdfPage[] = [];
  const headings: { level: number; text: string; page: number; top: number }[] = [];
  const [width, height] = paper.onItsSide ? [sheet.long, sheet.short] : [sheet.short, sheet.long];
  const { slabs, entries } = lay(tag, sheet.side, width - 2 * sheet.side);
  const listed = new Map(entries.map((entry) => [entry.slab, entry]));
  const watched = slabs.map((slab) => {
    const entry = listed.get(slab);
    if (!entry) return slab;
    return {
      ...slab,
      draw: (page: PdfPage, top: number): void => {
        headings.push({ level: entry.level, text: entry.text, page: page.index, top: height - top + 4 });
        slab.draw(page, top);
      },
    };
  });
  flowSlabs(watched, sheet.top, height - sheet.top - sheet.bottom, () => {
    const page = new PdfPage(pages.length, width, height, used);
    pages.push(page);
    return page;
  });
  for (const page of pages) {
    drawFoot(page, paper, pages.length);
    if (paper.mark) drawMark(page, paper.mark);
    if (paper.code) drawCode(page, paper.code);
  }
  return { title: paper.title, language: `${paper.language}-ZA`, tag, pages, used, headings };
}

/** The paper on its pages. */
export const drawPages = (paper: Paper): DrawnPdf =>
  drawSlabs(paper, (tag, x, width) => layOutPaper(paper, tag, x, width));
