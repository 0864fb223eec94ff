import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

interface Literal {
  readonly text: string;
  /** What stands before it, to tell what it is for. */
  readonly before: string;
}

/** Every text of a source outside its comments; what a template fills in is a hole, `{}`. */
function literalsOf(source: string): Literal[] {
  const found: Literal[] = [];
  let at = 0;
  const text = (quote: string): string => {
    let read = '';
    at += 1;
    while (at < source.length && source[at] !== quote) {
      if (source[at] === '\\') {
        read += source[at + 1] === 'n' ? '\n' : source[at + 1];
        at += 2;
      } else if (quote === '`' && source.startsWith('${', at)) {
        at += 2;
        code(true);
        read += '{}';
      } else read += source[at++];
    }
    at += 1;
    return read;
  };
  const comment = (): boolean => {
    const end = source.startsWith('//', at) ? '\n' : source.startsWith('/*', at) ? '*/' : undefined;
    if (end === undefined) return false;
    const found = source.indexOf(end, at);
    at = found < 0 ? source.length : found + end.length;
    return true;
  };
  /** A pattern may hold a quote. Division has a value before it, a pattern has not. */
  const pattern = (): boolean => {
    if (source[at] !== '/' || !/[=(,:;!&|?[{>]\s*$/.test(source.slice(Math.max(0, at - 10), at))) return false;
    const read = /^\/(?:\\.|\[(?:\\.|[^\]\\])*\]|[^/\\\n[])+\//.exec(source.slice(at, at + 500))?.[0];
    at += read?.length ?? 1;
    return true;
  };
  const code = (inHole: boolean): void => {
    let depth = 0;
    while (at < source.length) {
      const next = source[at]!;
      if (comment() || pattern()) continue;
      if (next === "'" || next === '"' || next === '`') {
        const before = source.slice(Math.max(0, at - 40), at);
        found.push({ before, text: text(next) });
        continue;
      }
      if (next === '{') depth += 1;
      if (next === '}') depth -= 1;
      at += 1;
      if (inHole && depth < 0) return;
    }
  };
  code(false);
  return found;
}

const sql = /\b(select|insert into|update|delete from)\b/;
/** Ends like a sentence, has a blank in it, and is not about a call, nor a paragraph of a mail. */
const isSentence = ({ text, before }: Literal): boolean =>
  /^[A-Z{'"][^\n]* [^\n]*[.?](?: \{\})?$/.test(text.trim()) && !/\babout:\s*$/.test(before) && !sql.test(text);

const sourcesUnder = (path: string): string[] =>
  statSync(path).isFile()
    ? [path]
    : readdirSync(path, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
        .map((file) => join(path, file));

/** The sentences written in a file or the files of a folder, each with the file it is in. */
export const sentencesUnder = (path: string): { file: string; sentence: string }[] =>
  sourcesUnder(path).flatMap((file) =>
    literalsOf(readFileSync(file, 'utf8'))
      .filter(isSentence)
      .map(({ text }) => ({ file, sentence: text.trim() })),
  );
