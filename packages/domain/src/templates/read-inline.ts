import type { BodyChoice, TextStyle, FieldHole, Inline, FieldManner } from './body';
import { isFieldName } from './condition';
import { manners } from './body';

/** A stretch of text that is not as it should be; who reads the body says in which line. */
export class UnreadableBodyError extends Error {
  constructor(
    readonly key: string,
    readonly values: Readonly<Record<string, string>>,
  ) {
    super(key);
  }
}

/** Where the brace that opens at `from` is closed; braces may stand inside it. */
function findClosing(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '{') depth += 1;
    else if (text[at] === '}') {
      depth -= 1;
      if (depth === 0) return at;
    }
  }
  return -1;
}

/** Parts between bars that stand outside braces. */
export function splitParts(text: string): string[] {
  const parts = [''];
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]!;
    if (sign === '\\' && at + 1 < text.length) {
      parts[parts.length - 1] += sign + text[at + 1]!;
      at += 1;
      continue;
    }
    if (sign === '{') depth += 1;
    if (sign === '}') depth -= 1;
    if (sign === '|' && depth === 0) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts;
}

const isManner = (text: string): text is FieldManner => (manners as readonly string[]).includes(text);

function readHole(inside: string, dress?: TextStyle): FieldHole | BodyChoice {
  if (inside.startsWith('?')) {
    const [when = '', met = '', otherwise = ''] = splitParts(inside.slice(1));
    return { kind: 'choice', when: when.trim(), met: readInline(met), otherwise: readInline(otherwise) };
  }
  const [field = '', ...more] = splitParts(inside).map((part) => part.trim());
  if (!isFieldName(field)) throw new UnreadableBodyError('“{hole}” names no field.', { hole: `{${inside}}` });
  const hole: { -readonly [K in keyof FieldHole]: FieldHole[K] } = { kind: 'field', field, ...(dress && { dress }) };
  for (const part of more) {
    if (isManner(part)) hole.manner = part;
    else if (part.startsWith('or ')) hole.or = readInline(part.slice(3).trim());
    else
      throw new UnreadableBodyError('“{part}” in “{hole}” is neither a format nor a default text.', {
        part,
        hole: `{${inside}}`,
      });
  }
  return hole;
}

/** Whether a star dresses words: it closes what is open, or there is one that will close it. A star alone is a star. */
function isMark(text: string, at: number, open: TextStyle | undefined): boolean {
  const mark: TextStyle = text[at + 1] === '*' ? 'strong' : 'emphasis';
  if (open) return open === mark;
  const rest = text.slice(at + (mark === 'strong' ? 2 : 1)).replace(/\\./gs, '..');
  return mark === 'strong' ? rest.indexOf('**') > 0 : /^[^*]+\*(?!\*)/.test(rest);
}

/** Words, `**strong**`, `*emphasis*`, fields and choices; a backslash takes the next sign as it is. */
export function readInline(text: string): readonly Inline[] {
  const found: Inline[] = [];
  let dress: TextStyle | undefined;
  let words = '';
  const flushText = (): void => {
    if (words !== '') found.push({ kind: 'words', text: words, ...(dress && { dress }) });
    words = '';
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]!;
    if (sign === '\\' && at + 1 < text.length) {
      words += text[at + 1]!;
      at += 1;
    } else if (sign === '*' && isMark(text, at, dress)) {
      flushText();
      const mark: TextStyle = text[at + 1] === '*' ? 'strong' : 'emphasis';
      if (mark === 'strong') at += 1;
      dress = dress === mark ? undefined : mark;
    } else if (sign === '{') {
      const end = findClosing(text, at);
      if (end === -1)
        throw new UnreadableBodyError('A brace is opened and not closed: “{hole}”.', { hole: text.slice(at, at + 30) });
      flushText();
      found.push(readHole(text.slice(at + 1, end), dress));
      at = end;
    } else words += sign;
  }
  flushText();
  return found;
}
