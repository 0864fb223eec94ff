import {
  type PaperBlock,
  type PaperFactRows,
  type PaperLetterhead,
  type Paper,
  type PaperRun,
} from '@boedel/document/tree/paper';
import { readMarkup, type MarkupToken } from '@boedel/domain/notes/markup';
import type { PaperTranslator } from '../../platform/paper/words';

export interface NotePaperFacts {
  readonly html: string;
  readonly matter: string;
  readonly written: string;
  readonly by: string;
  readonly letterhead: PaperLetterhead;
  readonly language: 'en' | 'af';
}

const dresses: Readonly<Record<string, NonNullable<PaperRun['dress']>>> = {
  strong: 'strong',
  em: 'emphasis',
  blockquote: 'emphasis',
};
const ends = new Set(['p', 'br', 'li', 'blockquote', 'h3', 'h4', 'ul', 'ol']);

/** A note's markup, as it was cleaned when it was saved, in paragraphs: an item carries its mark, a quotation leans. */
class NoteBlockWriter {
  readonly blocks: PaperBlock[] = [];
  readonly #open: string[] = [];
  /** How many items each list one is in has had. */
  readonly #items: number[] = [];
  #runs: PaperRun[] = [];

  read(token: MarkupToken): void {
    if (token.is === 'text') return this.#write(token.text);
    if (ends.has(token.tag)) this.end();
    if (token.is === 'close') {
      const at = this.#open.lastIndexOf(token.tag);
      if (at >= 0) this.#open.splice(at);
      if (token.tag === 'ul' || token.tag === 'ol') this.#items.pop();
      return;
    }
    if (token.tag === 'br') return;
    this.#open.push(token.tag);
    if (token.tag === 'ul' || token.tag === 'ol') this.#items.push(0);
    if (token.tag === 'li') this.#write(this.#mark());
  }

  #mark(): string {
    const number = (this.#items.pop() ?? 0) + 1;
    this.#items.push(number);
    const list = this.#open.findLast((tag) => tag === 'ul' || tag === 'ol');
    return list === 'ol' ? `${number}. ` : '• ';
  }

  #write(text: string): void {
    if (text === '') return;
    const dressed = this.#open.findLast((tag) => dresses[tag] !== undefined);
    this.#runs.push({ text, ...(dressed && { dress: dresses[dressed]! }) });
  }

  end(): void {
    const runs = this.#runs;
    this.#runs = [];
    if (runs.every(({ text }) => text.trim() === '')) return;
    const isHeading = this.#open.some((tag) => tag === 'h3' || tag === 'h4');
    this.blocks.push(
      isHeading
        ? { kind: 'heading', level: 3, text: runs.map(({ text }) => text).join('') }
        : { kind: 'paragraph', text: runs },
    );
  }
}

function toBlocks(html: string): readonly PaperBlock[] {
  const writing = new NoteBlockWriter();
  for (const token of readMarkup(html)) writing.read(token);
  writing.end();
  return writing.blocks;
}

/** One file note as a paper of the firm's: whose it is, when it was written and by whom. */
export function buildNotePaper(
  { html, matter, written, by, letterhead, language }: NotePaperFacts,
  say: PaperTranslator,
): Paper {
  const rows: PaperFactRows['rows'] = [
    { label: say('Matter'), value: matter },
    { label: say('Written'), value: written },
    { label: say('By'), value: by },
  ];
  return {
    title: say('File note'),
    language,
    letterhead,
    foot: matter,
    pageWords: { page: say('Page'), of: say('of') },
    parts: [{ title: '', newPage: false, blocks: [{ kind: 'facts', rows }, ...toBlocks(html)] }],
  };
}
