import type { Block, Letterhead, Paper } from '@boedel/document/tree/paper';
import type { Language, Say } from './words';

export interface PaperHead {
  readonly language: Language;
  readonly letterhead: Letterhead;
  /** Ours, at the foot of every page. */
  readonly reference: string;
}

/** A paper that is one part from its title to its end, on the firm's letterhead. */
export const onePart = (
  say: Say,
  { language, letterhead, reference }: PaperHead,
  title: string,
  blocks: Block[],
): Paper => ({
  title,
  language,
  letterhead,
  foot: reference,
  pageWords: { page: say('Page'), of: say('of') },
  parts: [{ title: '', newPage: false, blocks }],
});
