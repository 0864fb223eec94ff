import { type Outcome, refuse } from '../law/refusal';
import { message } from '../law/message';
import type { TemplateBody, TableColumnKind, Inline, BodyNode, TableRowKind, TableRowNode, TableNode } from './body';
import { splitParts, readInline, UnreadableBodyError } from './read-inline';

/**
 * The text of a body, line by line. A blank line ends a paragraph; a new line inside one is a new line on paper.
 *
 *   # ## ###          headings; the first of them is the paper's title
 *   - item  1. item   lists
 *   > words           in the middle
 *   : label | value   a label with what stands beside it
 *   ? 7 | label | value   a numbered box of a form
 *   ~~ Signed at …    before the signatures;  ~ who | as what
 *   |: # No | Words | ~ Voucher | $ Amount   the head of a table, then `| cell | cell`, `|total | …`, `|each list`, `|if …`, `|end`
 *   [each heirs] … [end]   [if spouse.name] … [else] … [end]   [page]   [letterhead]   [use oath]
 */
export const longestBody = 200_000;

type OpenBodyBlock =
  | { kind: 'root'; body: BodyNode[] }
  | { kind: 'each'; list: string; body: BodyNode[]; line: number }
  | { kind: 'if'; when: string; body: BodyNode[]; otherwise: BodyNode[] | undefined; line: number };
type TextBlockKind = 'paragraph' | 'center' | 'bullet' | 'number';
type OpenRows = { kind: 'table' | 'each' | 'if'; of: string; rows: TableRowNode[] };

const columnMarks: Readonly<Record<string, TableColumnKind>> = { '#': 'number', '~': 'voucher', $: 'amount' };
const rowKinds = ['group', 'subtotal', 'total', 'note'] as const satisfies readonly TableRowKind[];

class BodyReader {
  readonly #open: OpenBodyBlock[] = [{ kind: 'root', body: [] }];
  #words: string[] = [];
  #wordsKind: TextBlockKind = 'paragraph';
  #table: { columns: TableNode['columns']; rows: OpenRows[] } | undefined;

  #add(node: BodyNode): void {
    const top = this.#open.at(-1)!;
    (top.kind === 'if' && top.otherwise ? top.otherwise : top.body).push(node);
  }

  #endWords(): void {
    if (this.#words.length === 0) return;
    const text = readInline(this.#words.join('\n'));
    this.#words = [];
    if (this.#wordsKind === 'bullet' || this.#wordsKind === 'number') {
      this.#add({ kind: 'item', mark: this.#wordsKind, text });
    } else this.#add({ kind: 'paragraph', text, ...(this.#wordsKind === 'center' && { align: 'center' }) });
  }

  #endTable(): void {
    if (!this.#table) return;
    const { columns, rows } = this.#table;
    if (rows.length > 1)
      throw new UnreadableBodyError('“{begun}” in a table has no closing “|end”.', {
        begun: `|${rows.at(-1)!.kind} ${rows.at(-1)!.of}`,
      });
    this.#table = undefined;
    this.#add({ kind: 'table', columns, rows: rows[0]!.rows });
  }

  #end(): void {
    this.#endWords();
    this.#endTable();
  }

  #begin(kind: TextBlockKind, words: string): void {
    this.#end();
    this.#wordsKind = kind;
    this.#words = [words];
  }

  #row(line: string): void {
    this.#endWords();
    if (line.startsWith('|:')) {
      this.#endTable();
      const titles = splitParts(line.slice(2)).map((part) => part.trim());
      if (titles.at(-1) === '') titles.pop();
      const columns = titles.map((title) => {
        const kind = columnMarks[title[0] ?? ''];
        return kind ? { kind, title: title.slice(1).trim() } : { kind: 'words' as const, title };
      });
      this.#table = { columns, rows: [{ kind: 'table', of: '', rows: [] }] };
      return;
    }
    const table = this.#table;
    if (!table) throw new UnreadableBodyError('A table begins with its head: “|: First column | Second column |”.', {});
    const [, word = '', rest = ''] = /^\|([a-z]+)(?=[\s|]|$)(.*)$/.exec(line) ?? [];
    if (word === 'each' || word === 'if') {
      table.rows.push({ kind: word, of: rest.trim(), rows: [] });
    } else if (word === 'end') {
      const done = table.rows.pop()!;
      if (done.kind === 'table') throw new UnreadableBodyError('“|end” ends nothing here.', {});
      table.rows
        .at(-1)!
        .rows.push(
          done.kind === 'each'
            ? { kind: 'each', list: done.of, rows: done.rows }
            : { kind: 'if', when: done.of, rows: done.rows },
        );
    } else {
      const kind = rowKinds.find((each) => each === word) ?? 'line';
      const cells = splitParts(kind === 'line' ? line.slice(1) : rest.replace(/^\s*\|?/, '')).map((part) =>
        part.trim(),
      );
      if (line.endsWith('|') && cells.length > 1) cells.pop();
      if (cells.length !== table.columns.length) {
        throw new UnreadableBodyError('A row has {cells} cells where its table has {columns} columns.', {
          cells: String(cells.length),
          columns: String(table.columns.length),
        });
      }
      table.rows.at(-1)!.rows.push({ kind: 'row', row: kind, cells: cells.map((cell) => readInline(cell)) });
    }
  }

  #directive(line: string, number: number): void {
    this.#end();
    const inside = line.slice(1, -1);
    const word = /^\w+/.exec(inside)?.[0] ?? '';
    const rest = inside.slice(word.length);
    const top = this.#open.at(-1)!;
    if (word === 'each') this.#open.push({ kind: 'each', list: rest.trim(), body: [], line: number });
    else if (word === 'if')
      this.#open.push({ kind: 'if', when: rest.trim(), body: [], otherwise: undefined, line: number });
    else if (word === 'else' && top.kind === 'if' && !top.otherwise) top.otherwise = [];
    else if (word === 'end' && top.kind !== 'root') {
      this.#open.pop();
      this.#add(
        top.kind === 'each'
          ? { kind: 'each', list: top.list, body: top.body }
          : { kind: 'if', when: top.when, body: top.body, otherwise: top.otherwise ?? [] },
      );
    } else if (word === 'page' || word === 'letterhead') this.#add({ kind: word });
    else if (word === 'use') this.#add({ kind: 'use', piece: rest.trim() });
    else
      throw new UnreadableBodyError('“{directive}” is not a known instruction, or nothing was opened before it.', {
        directive: line,
      });
  }

  line(line: string, number: number): void {
    if (line === '') return this.#end();
    if (/^\[\w+(?: .*)?\]$/s.test(line)) return this.#directive(line, number);
    if (line.startsWith('|')) return this.#row(line);
    const heading = /^(#{1,3}) (.*)$/.exec(line);
    if (heading) {
      this.#end();
      return this.#add({ kind: 'heading', level: heading[1]!.length as 1 | 2 | 3, text: readInline(heading[2]!) });
    }
    const numbered = /^\d+\. (.*)$/.exec(line);
    if (numbered) return this.#begin('number', numbered[1]!);
    if (line.startsWith('- ')) return this.#begin('bullet', line.slice(2));
    if (line.startsWith('> ')) return this.#begin('center', line.slice(2));
    if (line.startsWith('~~ ')) {
      this.#end();
      return this.#add({ kind: 'signedAt', text: readInline(line.slice(3)) });
    }
    const many = /^([:?~]) (.*)$/.exec(line);
    if (many) {
      this.#end();
      return this.#several(
        many[1]!,
        splitParts(many[2]!).map((part) => readInline(part.trim())),
      );
    }
    this.#endTable();
    if (this.#words.length === 0) this.#wordsKind = 'paragraph';
    this.#words.push(line.replace(/^\\(?=[[|#:?~>-]|\d)/, ''));
  }

  #several(mark: string, parts: readonly (readonly Inline[])[]): void {
    const [first = [], second = [], third] = parts;
    if (mark === '~') this.#add({ kind: 'signature', who: first, about: second });
    else if (mark === ':') this.#add({ kind: 'fact', label: first, value: second });
    else if (third) this.#add({ kind: 'entry', number: first, label: second, value: third });
    else throw new UnreadableBodyError('Write a box of a form as “? number | label | content”.', {});
  }

  done(): TemplateBody {
    this.#end();
    const top = this.#open.at(-1)!;
    if (top.kind !== 'root') {
      const begun = top.kind === 'each' ? `[each ${top.list}]` : `[if ${top.when}]`;
      throw new UnreadableBodyError('“{begun}” of line {line} is not ended with “[end]”.', {
        begun,
        line: String(top.line),
      });
    }
    return top.body;
  }
}

const refuseUnreadable = (fault: unknown, line: number) => {
  if (!(fault instanceof UnreadableBodyError)) throw fault;
  return refuse('content', message('Line {line}: {fault}', { line, fault: message(fault.key, fault.values) }));
};

/** The body a text is, or the first line that cannot be read and why. */
export function readBody(text: string): Outcome<TemplateBody> {
  if (text.length > longestBody) {
    return refuse('content', message('A template holds at most {count} characters.', { count: longestBody }));
  }
  const reader = new BodyReader();
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  for (const [index, line] of lines.entries()) {
    try {
      reader.line(line.trim(), index + 1);
    } catch (fault) {
      return refuseUnreadable(fault, index + 1);
    }
  }
  try {
    return reader.done();
  } catch (fault) {
    return refuseUnreadable(fault, lines.length);
  }
}
