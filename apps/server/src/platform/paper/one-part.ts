import type { PaperBlock, PaperLetterhead, Paper } from '@boedel/document/tree/paper';
import type { PaperLanguage, PaperTranslator } from './words';

export interface PaperHeadFacts {
  readonly language: PaperLanguage;
  readonly letterhead: PaperLetterhead;
  /** Ours, at the foot of every page. */
  readonly reference: string;
}

/** A paper that is one part from its title to its end, on the firm's letterhead. */
export const createOnePart = (
  say: PaperTranslator,
  { language, letterhead, reference }: PaperHeadFacts,
  title: string,
  blocks: PaperBlock[],
): Paper => ({
  title,
  language,
  letterhead,
  foot: reference,
  pageWords: { page: say('Page'), of: say('of') },
  parts: [{ title: '', newPage: false, blocks }],
});
