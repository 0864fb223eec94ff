import { type Block, type Facts, type Letterhead, type Paper, type Run } from '@boedel/document/tree/paper';
import { readMarkup, type Token } from '@boedel/domain/notes/markup';
import type { Say } from '../../platform/paper/words';

export interface NoteOnPaper {
  readonly html: string;
  readonly matter: string;
  readonly written: string;
  readonly by: string;
  readonly letterhead: Letterhead;
  readonly language: 'en' | 'af';
}

const dresses: Readonly<Record<string, NonNullable<Run['dress']>>> = {
  strong: 'strong',
  em: 'emphasis',
  blockquote: 'emphasis',
};
const ends = new Set(['p', 'br', 'li', 'blockquote', 'h3', 'h4', 'ul', 'ol']);

/** A note's markup, as it was cleaned when it was saved, in paragraphs: an item carries its mark, a quotation leans. */
class Writing {
  readonly blocks: Block[] = [];
  readonly #open: string[] = [];
  /** How many items each list one is in has had. */
  readonly #items: number[] = [];
  #runs: Run[] = [];

  read(token: Token): void {
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

function blocksOf(html: string): readonly Block[] {
  const writing = new Writing();
  for (const token of readMarkup(html)) writing.read(token);
  writing.end();
  return writing.blocks;
}

/** One file note as a paper of the firm's: whose it is, when it was written and by whom. */
export function notePaper({ html, matter, written, by, letterhead, language }: NoteOnPaper, say: Say): Paper {
  const rows: Facts['rows'] = [
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
    parts: [{ title: '', newPage: false, blocks: [{ kind: 'facts', rows }, ...blocksOf(html)] }],
  };
}
