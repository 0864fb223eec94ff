import { escapeText } from './entities';
import { readMarkup, type MarkupToken } from './markup';

/** A file note as it is kept: clean markup, the same in plain words, and who is mentioned. */
export interface RichText {
  readonly html: string;
  readonly plain: string;
  /** Ids of people, each once, in the order they are first mentioned. */
  readonly mentions: readonly number[];
}

/** Every tag that may stand in a note, under the one name it is kept by. What is not here does not pass. */
const allowed: Readonly<Record<string, string>> = {
  p: 'p',
  div: 'p',
  br: 'br',
  strong: 'strong',
  b: 'strong',
  em: 'em',
  i: 'em',
  u: 'u',
  s: 's',
  strike: 's',
  del: 's',
  ul: 'ul',
  ol: 'ol',
  li: 'li',
  blockquote: 'blockquote',
  h1: 'h3',
  h2: 'h3',
  h3: 'h3',
  h4: 'h4',
  a: 'a',
  span: 'span',
};
const blocks = new Set(['p', 'ul', 'ol', 'li', 'blockquote', 'h3', 'h4']);
/** Elements that hold words only, so that a block beginning inside closes them. */
const textOnlyTags = new Set(['p', 'h3', 'h4', 'strong', 'em', 'u', 's', 'a', 'span']);
const deepest = 12;

const safeAddress = /^(?:https?:\/\/|mailto:)[^\s"'<>`\\]+$/i;

/** The opening tag as we write it, with none of the attributes but our own; nothing where it may not stand. */
function writeOpeningTag(
  tag: string,
  attributes: Readonly<Record<string, string>>,
  open: readonly string[],
): string | undefined {
  if (tag === 'li') return open.at(-1) === 'ul' || open.at(-1) === 'ol' ? '<li>' : undefined;
  if (tag === 'a') {
    // Browsers skip control characters inside an address, so they go before it is judged.
    const href = (attributes['href'] ?? '').replace(/[\p{Cc}\p{Zs}]/gu, '');
    return safeAddress.test(href) && !open.includes('a')
      ? `<a href="${escapeText(href)}" target="_blank" rel="noopener noreferrer">`
      : undefined;
  }
  if (tag === 'span') {
    const person = attributes['data-person'] ?? '';
    const isNumber = /^[1-9]\d{0,15}$/.test(person) && Number.isSafeInteger(Number(person));
    return isNumber && !open.includes('span') ? `<span data-person="${person}">` : undefined;
  }
  return `<${tag}>`;
}

class RichTextWriter {
  html = '';
  plain = '';
  readonly mentions = new Set<number>();
  private readonly open: string[] = [];

  text(text: string): void {
    // Between a list and its items there is nothing to read.
    if (this.isBetweenItems() && text.trim() === '') return;
    const words = text.replace(/[^\P{Cc}\n\t]/gu, '');
    this.html += escapeText(words);
    this.plain += words.replace(/\s+/g, ' ');
  }

  start({ tag, attributes }: Extract<MarkupToken, { is: 'open' }>): void {
    const name = Object.hasOwn(allowed, tag) ? allowed[tag] : undefined;
    if (!name) return;
    if (name === 'br') {
      this.html += '<br>';
      this.plain += '\n';
      return;
    }
    if (name === 'li') this.closeItem();
    else if (blocks.has(name)) while (textOnlyTags.has(this.open.at(-1) ?? '')) this.closeLast();
    const written = this.open.length < deepest ? writeOpeningTag(name, attributes, this.open) : undefined;
    if (!written) return;
    if (blocks.has(name)) this.line(name === 'li' ? '- ' : '');
    if (name === 'span') this.mentions.add(Number(attributes['data-person']));
    this.html += written;
    this.open.push(name);
  }

  end(tag: string): void {
    const name = Object.hasOwn(allowed, tag) ? allowed[tag] : undefined;
    if (!name || !this.open.includes(name)) return;
    while (this.open.at(-1) !== name) this.closeLast();
    this.closeLast();
  }

  finish(): RichText {
    while (this.open.length > 0) this.closeLast();
    const plain = this.plain
      .split('\n')
      .map((line) => line.trim())
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim();
    return { html: this.html.trim(), plain, mentions: [...this.mentions] };
  }

  private isBetweenItems(): boolean {
    return this.open.at(-1) === 'ul' || this.open.at(-1) === 'ol';
  }

  /** An item that begins ends the one before it, whatever is still open inside. */
  private closeItem(): void {
    const list = Math.max(this.open.lastIndexOf('ul'), this.open.lastIndexOf('ol'));
    if (list !== -1 && this.open.lastIndexOf('li') > list) while (this.open.length > list + 1) this.closeLast();
  }

  private closeLast(): void {
    const name = this.open.pop()!;
    this.html += `</${name}>`;
    if (blocks.has(name)) this.line('');
  }

  private line(start: string): void {
    this.plain += `${this.plain === '' || this.plain.endsWith('\n') ? '' : '\n'}${start}`;
  }
}

/** Whatever was sent, written again with nothing but the tags and attributes we allow. Cleaning twice changes nothing. */
export function cleanRichText(sent: string): RichText {
  const writer = new RichTextWriter();
  for (const token of readMarkup(sent)) {
    if (token.is === 'text') writer.text(token.text);
    else if (token.is === 'open') writer.start(token);
    else writer.end(token.tag);
  }
  return writer.finish();
}
