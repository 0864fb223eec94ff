import type {
  PaperFactRows,
  PaperForm,
  PaperItems,
  PaperLetterhead,
  PaperParagraph,
  PaperSignatures,
} from '../../tree/paper';
import type { StructureTag } from '../file/tags';
import { toBits, type TextStyleSpec, measureBits } from '../type/lines';
import { toRowSlabs } from './grid';
import {
  black,
  blockGap,
  styleRuns,
  grey,
  inGrey,
  leading,
  paragraphGap,
  regular,
  ruleGrey,
  smallGrey,
  tableLeading,
} from './measures';
import { setBlock, drawBlock, type Slab, toTextSlabs } from './slab';

/** Where a block stands: what it is part of, and the room it has. */
export interface SlabPlace {
  readonly tag: StructureTag;
  readonly x: number;
  readonly width: number;
}

const rowHeading = '/A << /O /Table /Scope /Row >> ';

export function toParagraphSlabs({ text, align = 'left' }: PaperParagraph, { tag, x, width }: SlabPlace): Slab[] {
  const block = setBlock(toBits(styleRuns(text)), width, regular);
  return toTextSlabs(tag.holds('P'), block, { x, width, side: align }, { above: paragraphGap, below: paragraphGap });
}

const headings = {
  1: { size: 15, above: 0, below: 14 },
  2: { size: 12, above: 16.8, below: 8.4 },
  3: { size: 10.5, above: 11, below: 5 },
  4: { size: 10, above: 11, below: 5 },
} as const;
export type HeadingLevel = keyof typeof headings;

/** A heading stands on the page of what it is over. */
export function toHeadingSlabs(
  level: HeadingLevel,
  text: string,
  place: SlabPlace,
  more: Partial<{ size: number; above: number }> = {},
): Slab[] {
  const { size: large, above, below } = { ...headings[level], ...more };
  const style: TextStyleSpec = { dress: 'semibold', size: large, colour: black };
  const block = setBlock(toBits([{ text, style }]), place.width, style);
  const tag = place.tag.holds(`H${level}`);
  return toTextSlabs(tag, block, place, { above, below }).map((slab) => ({ ...slab, joined: true }));
}

const factsGutter = 14;
/** A long label is broken, so that what stands beside it has room. */
const labelsAtMost = 0.38;

export function toFactSlabs({ rows }: PaperFactRows, { tag, x, width }: SlabPlace): Slab[] {
  const table = tag.holds('Table');
  const widest = Math.max(0, ...rows.map((row) => measureBits(toBits([{ text: row.label, style: inGrey }]))));
  const labels = Math.min(widest, labelsAtMost * width) + 0.1;
  const inset = { x: 0, top: 3, bottom: 3 };
  return rows.flatMap((row, index) => {
    const of = table.holds('TR');
    const values = width - labels - factsGutter;
    const cells = [
      {
        tag: of.holds('TH', rowHeading),
        block: setBlock(toBits([{ text: row.label, style: inGrey }]), labels, inGrey),
        x,
        width: labels,
        side: 'left',
        inset,
      },
      {
        tag: of.holds('TD'),
        block: setBlock(toBits([{ text: row.value, style: regular }]), values, regular),
        x: x + labels + factsGutter,
        width: values,
        side: 'left',
        inset,
      },
    ] as const;
    return toRowSlabs(cells, { above: index === 0 ? blockGap : 0, below: index === rows.length - 1 ? blockGap : 0 });
  });
}

const itemsIndent = 6;
const marksGutter = 8;
const itemsGap = 7.5;

export function toItemSlabs({ rows }: PaperItems, { tag, x, width }: SlabPlace): Slab[] {
  const list = tag.holds('L');
  const marks = Math.max(0, ...rows.map((row) => measureBits(toBits([{ text: row.mark, style: regular }])))) + 0.1;
  const from = x + itemsIndent + marks + marksGutter;
  const room = x + width - from;
  return rows.flatMap((row, index) => {
    const item = list.holds('LI');
    const label = item.holds('Lbl');
    const mark = setBlock(toBits([{ text: row.mark, style: regular }]), marks, regular);
    const body = setBlock(toBits(styleRuns(row.text)), room, regular);
    const gap = {
      above: index === 0 ? blockGap : itemsGap,
      below: index === rows.length - 1 ? blockGap : itemsGap,
    };
    const lines = toTextSlabs(item.holds('LBody'), body, { x: from, width: room }, gap);
    return lines.map((line, at) =>
      at > 0
        ? line
        : {
            ...line,
            draw: (page, top) => {
              drawBlock(page, label, mark, { x: x + itemsIndent, width: marks, side: 'right' }, top);
              line.draw(page, top);
            },
          },
    );
  });
}

const numbersWide = 36;
const formLabels = 0.37;
const formLabel: TextStyleSpec = { dress: 'regular', size: 9.5, colour: black };

/** Numbered boxes. */
export function toFormSlabs({ rows }: PaperForm, { tag, x, width }: SlabPlace): Slab[] {
  const table = tag.holds('Table');
  const widths = [numbersWide, formLabels * width, width - numbersWide - formLabels * width] as const;
  const edges = [x, x + widths[0], x + widths[0] + widths[1], x + width] as const;
  const inset = { x: 6, top: 5, bottom: 5 };
  return rows.flatMap((row, index) => {
    const of = table.holds('TR');
    const createFormCell = (at: 0 | 1 | 2, text: string, style: TextStyleSpec, heading: boolean) => ({
      tag: heading ? of.holds('TH', rowHeading) : of.holds('TD'),
      block: setBlock(toBits([{ text, style }]), widths[at] - 2 * inset.x, style, tableLeading),
      x: edges[at],
      width: widths[at],
      side: at === 0 ? ('right' as const) : ('left' as const),
      inset,
    });
    const cells = [
      createFormCell(0, row.number, smallGrey, false),
      createFormCell(1, row.label, formLabel, true),
      createFormCell(2, row.value, regular, false),
    ];
    return toRowSlabs(cells, {
      above: index === 0 ? blockGap : 0,
      below: index === rows.length - 1 ? blockGap : 0,
      ruling: (page, top, height) => {
        for (const edge of edges) page.rule([edge, top], [edge, top + height], 0.4, ruleGrey);
        for (const y of [top, top + height]) page.rule([x, y], [x + width, y], 0.4, ruleGrey);
      },
    });
  });
}

const signGutter = 20;
const roomToSign = 30;

/** Beside one another; the names of more would be broken. */
const signersAbreast = 3;

/** Places to sign, never parted from the words above them: three in a row, however many sign. */
export function toSignatureSlabs({ at, places }: PaperSignatures, { tag, x, width }: SlabPlace): Slab[] {
  const columns = Math.min(signersAbreast, Math.max(2, places.length));
  const wide = (width - (columns - 1) * signGutter) / columns;
  const above = setBlock(toBits([{ text: at, style: regular }]), width, regular);
  const aboveTag = tag.holds('P');
  const cells = places.map((place, index) => ({
    x: x + (index % columns) * (wide + signGutter),
    who: setBlock(toBits([{ text: place.who, style: regular }]), wide, regular),
    about: setBlock(toBits([{ text: place.about, style: smallGrey }]), wide, smallGrey),
    tag: tag.holds('P'),
  }));
  const rows = Array.from({ length: Math.max(1, Math.ceil(cells.length / columns)) }, (_, row) =>
    cells.slice(row * columns, (row + 1) * columns),
  );
  return rows.map((row, index): Slab => {
    const tall = Math.max(0, ...row.map(({ who, about }) => who.height + leading + about.height));
    const head = index === 0 ? blockGap + above.height + blockGap : 0;
    const linesAt = head + roomToSign;
    const wordsAt = linesAt + 7;
    return {
      height: wordsAt + tall,
      above: blockGap,
      below: blockGap,
      joined: index < rows.length - 1,
      draw: (page, top) => {
        if (index === 0) drawBlock(page, aboveTag, above, { x, width }, top + blockGap);
        for (const { x: from, who, about, tag: of } of row) {
          page.rule([from, top + linesAt], [from + wide, top + linesAt], 0.5, 0);
          drawBlock(page, of, who, { x: from, width: wide }, top + wordsAt);
          drawBlock(page, of, about, { x: from, width: wide }, top + wordsAt + who.height + leading);
        }
      },
    };
  });
}

const nameStyle: TextStyleSpec = { dress: 'semibold', size: 13, colour: black };
const addressStyle: TextStyleSpec = { dress: 'regular', size: 8.5, colour: grey };

/** Who it is from, at the head of the first page. */
export function toLetterheadSlab({ name, lines }: PaperLetterhead, { tag, x, width }: SlabPlace): Slab {
  const named = setBlock(toBits([{ text: name, style: nameStyle }]), width, nameStyle);
  const address = setBlock(toBits([{ text: lines.join('  ·  '), style: addressStyle }]), width, addressStyle);
  const of = tag.holds('P');
  const addressAt = named.height + leading;
  const height = addressAt + address.height + 7;
  return {
    height,
    above: 0,
    below: 16,
    draw: (page, top) => {
      drawBlock(page, of, named, { x, width }, top);
      drawBlock(page, of, address, { x, width }, top + addressAt);
      page.rule([x, top + height], [x + width, top + height], 0.8, 0);
    },
  };
}
