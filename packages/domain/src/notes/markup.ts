import { decodeEntities } from './entities';

export type MarkupToken =
  | { readonly is: 'text'; readonly text: string }
  | { readonly is: 'open'; readonly tag: string; readonly attributes: Readonly<Record<string, string>> }
  | { readonly is: 'close'; readonly tag: string };

/** Elements whose inside is not text for people: they go with everything in them. */
const swallowed = new Set(
  'script style iframe object embed noscript noembed noframes template textarea title svg math xmp plaintext select head'.split(
    ' ',
  ),
);

const attribute = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

function parseAttributes(text: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [, name, double, single, bare] of text.matchAll(attribute)) {
    found[name!.toLowerCase()] = decodeEntities(double ?? single ?? bare ?? '');
  }
  return found;
}

const longestTag = 2000;

/** Where a tag that starts at `from` ends: quotes may hold a '>'. -1 where it does not end within a tag's usual length. */
function findTagEnd(html: string, from: number): number {
  let quote = '';
  for (let at = from; at < Math.min(html.length, from + longestTag); at += 1) {
    const mark = html[at]!;
    if (quote) quote = mark === quote ? '' : quote;
    else if (mark === '>') return at;
    // A quote opens a value only after '=': an apostrophe elsewhere is a letter to us.
    else if ((mark === '"' || mark === "'") && /=\s*$/.test(html.slice(Math.max(from, at - 10), at))) quote = mark;
  }
  return -1;
}

const findAfter = (html: string, mark: string, from: number): number => {
  const at = html.indexOf(mark, from);
  return at === -1 ? html.length : at + mark.length;
};

/** Past the closing tag of a swallowed element, or past everything where it is never closed. */
function skipSwallowed(html: string, lower: string, tag: string, from: number): number {
  const close = lower.indexOf(`</${tag}`, from);
  return close === -1 ? html.length : findAfter(html, '>', close);
}

/**
 * Reads markup into text and tags, and nothing else: comments, declarations and what is not for people fall away here.
 * A '<' that begins no tag is text.
 */
export function* readMarkup(html: string): Generator<MarkupToken> {
  const lower = html.toLowerCase();
  let at = 0;
  while (at < html.length) {
    const next = html.indexOf('<', at);
    if (next !== at) {
      const end = next === -1 ? html.length : next;
      yield { is: 'text', text: decodeEntities(html.slice(at, end)) };
      at = end;
      continue;
    }
    if (html.startsWith('<!--', at)) at = findAfter(html, '-->', at + 4);
    else if (/^<[!?]/.test(html.slice(at, at + 2))) at = findAfter(html, '>', at);
    else {
      const tag = /^<(\/?)([a-z][a-z\d]*)(?=[\s/>])/i.exec(html.slice(at, at + 40));
      const end = tag ? findTagEnd(html, at + tag[0].length) : -1;
      if (!tag || end === -1) {
        yield { is: 'text', text: '<' };
        at += 1;
        continue;
      }
      const name = tag[2]!.toLowerCase();
      if (tag[1]) yield { is: 'close', tag: name };
      else if (!swallowed.has(name)) {
        yield { is: 'open', tag: name, attributes: parseAttributes(html.slice(at + tag[0].length, end)) };
      }
      at = !tag[1] && swallowed.has(name) ? skipSwallowed(html, lower, name, end) : end + 1;
    }
  }
}
