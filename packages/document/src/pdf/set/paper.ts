import type { PaperBlock, Paper } from '../../tree/paper';
import type { StructureTag } from '../file/tags';
import {
  toFactSlabs,
  toFormSlabs,
  toHeadingSlabs,
  toItemSlabs,
  toLetterheadSlab,
  toParagraphSlabs,
  type HeadingLevel,
  type SlabPlace,
  toSignatureSlabs,
} from './blocks';
import type { Slab } from './slab';
import { toTableSlabs } from './table';

/** A heading of the paper, for the list of what is in it. */
export interface PaperEntry {
  readonly level: number;
  readonly text: string;
  /** The first of its slabs. */
  readonly slab: Slab;
}

export interface LaidOutPaper {
  readonly slabs: readonly Slab[];
  readonly entries: readonly PaperEntry[];
}

type PlainBlock = Exclude<PaperBlock, { readonly kind: 'heading' }>;

function toSlabs(block: PlainBlock, place: SlabPlace): Slab[] {
  switch (block.kind) {
    case 'paragraph':
      return toParagraphSlabs(block, place);
    case 'facts':
      return toFactSlabs(block, place);
    case 'items':
      return toItemSlabs(block, place);
    case 'form':
      return toFormSlabs(block, place);
    case 'table':
      return toTableSlabs(block, place.tag, place.x, place.width);
    case 'signatures':
      return toSignatureSlabs(block, place);
  }
}

/** A paragraph that is signed goes with its signatures whole; of a table, a list or another row of places, the last. */
const joinToNext = (slabs: readonly Slab[], kind: PlainBlock['kind']): Slab[] =>
  slabs.map((slab, at) => (kind === 'paragraph' || at === slabs.length - 1 ? { ...slab, joined: true } : slab));

/** The paper as slabs, from its head to its end. */
export function layOutPaper(paper: Paper, tag: StructureTag, x: number, width: number): LaidOutPaper {
  const place: SlabPlace = { tag, x, width };
  const slabs: Slab[] = [];
  const entries: PaperEntry[] = [];
  const isWithin = paper.titled === 'within';
  const titled = {
    ...(isWithin && { above: 21 }),
    ...(isWithin && paper.letterhead && { size: 12.5 }),
  };
  const add = (fresh: readonly Slab[], newPage = false): void => {
    slabs.push(...fresh.map((slab, index) => (newPage && index === 0 ? { ...slab, newPage } : slab)));
  };
  const addHeading = (level: HeadingLevel, text: string, newPage = false): void => {
    const fresh = toHeadingSlabs(level, text, place, level === 1 ? titled : {});
    const first = slabs.length;
    add(fresh, newPage);
    if (slabs[first]) entries.push({ level, text, slab: slabs[first] });
  };
  if (paper.letterhead) add([toLetterheadSlab(paper.letterhead, place)]);
  if (!isWithin) addHeading(1, paper.title);
  // Whoever hears a paper goes by its headings: one below another is one step below it, whatever step was written.
  let reached = isWithin ? 0 : 1;
  let written = reached;
  for (const part of paper.parts) {
    let newPage = part.newPage;
    if (part.title !== '') {
      reached = Math.min(2, reached + 1);
      written = 2;
      addHeading(reached as HeadingLevel, part.title, newPage);
      newPage = false;
    }
    for (const [index, block] of part.blocks.entries()) {
      if (block.kind === 'heading') {
        reached = block.level > written ? reached + 1 : Math.max(1, Math.min(block.level, reached));
        written = block.level;
        addHeading(Math.min(4, reached) as HeadingLevel, block.text, newPage);
      } else {
        const fresh = toSlabs(block, place);
        // What is signed stands on the page of its signatures.
        const isSigned = part.blocks[index + 1]?.kind === 'signatures';
        add(isSigned ? joinToNext(fresh, block.kind) : fresh, newPage);
      }
      newPage = false;
    }
  }
  return { slabs, entries };
}
