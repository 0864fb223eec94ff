import type { LocalDate } from '../dates/local-date';
import { spellAmountInAfrikaans, spellIntegerInAfrikaans } from '../formats/afrikaans-words';
import { formatAccountAmount, formatAmount } from '../formats/amount';
import { formatLongDate } from '../formats/long-date';
import { spellAmount, spellInteger } from '../formats/words';
import { isRefused } from '../law/refusal';
import type { Country } from '../law/country';
import type { Cents } from '../money/cents';
import type { TemplateBody, FieldHole, Inline, FieldManner, BodyNode, TableRowNode } from './body';
import { isMet, readCondition, type Scalar } from './condition';
import type { FilledBlock, FilledBody, FilledCell, FilledPart, FilledRun, MissingField } from './filled';
import { lineFields, parseLines } from './lines';
import { mergeField, mergeList, ofFirstRow } from './merge-fields';

/** What is merged: values by the name of their field, rows by the name of their list. Days are 'YYYY-MM-DD', money is cents. */
export interface MergeData {
  readonly [name: string]: Scalar | readonly MergeData[];
}

export interface FillContext {
  readonly data: MergeData;
  readonly language: 'en' | 'af';
  readonly country: Country;
  /** Says a term of ours ('in community of property') in the paper's language. */
  readonly say: (english: string) => string;
  readonly pieces: Readonly<Record<string, TemplateBody>>;
  /** Typed for this paper alone, by the path of the hole. */
  readonly answers?: Readonly<Record<string, Scalar>>;
}

interface FillScope {
  readonly data: MergeData;
  /** `heirs[2].`, before the names of its fields. */
  readonly path: string;
  readonly row: number;
  /** What the row is called where something is missing in it. */
  readonly called: string | null;
}

const calledBy = ['name', 'description', 'creditor', 'payee', 'spouseName', 'words'];
const findRowName = (row: MergeData, item: string): string | null => {
  for (const leaf of calledBy) {
    const value = row[`${item}.${leaf}`];
    if (typeof value === 'string' && value) return value;
  }
  return null;
};

class BodyFiller {
  readonly #missing = new Map<string, MissingField>();
  readonly #parts: { newPage: boolean; blocks: FilledBlock[] }[] = [{ newPage: false, blocks: [] }];
  #scopes: readonly FillScope[];
  #title: string | null = null;
  #hasLetterhead = false;
  #number = 0;

  constructor(private readonly with_: FillContext) {
    this.#scopes = [{ data: with_.data, path: '', row: 0, called: null }];
  }

  #rows(list: string): { readonly rows: readonly MergeData[]; readonly path: string } | undefined {
    for (const { data, path } of this.#scopes.toReversed()) {
      const rows = data[list];
      if (Array.isArray(rows)) return { rows: rows as readonly MergeData[], path };
    }
    return undefined;
  }

  /** A total or a count of a list that is in sight. */
  #ofList(name: string): Scalar | undefined {
    const dot = name.lastIndexOf('.');
    const list = mergeList(name.slice(0, Math.max(0, dot)));
    const found = list && this.#rows(list.name);
    if (!list || !found) return undefined;
    const leaf = name.slice(dot + 1);
    if (leaf === 'count') return found.rows.length;
    return found.rows.reduce((sum, row) => {
      const value = row[`${list.item}.${leaf}`];
      return sum + (typeof value === 'number' ? value : 0);
    }, 0);
  }

  #look(name: string): Scalar | readonly unknown[] | undefined {
    if (name === 'n') return this.#scopes.at(-1)!.row;
    for (const { data, path } of this.#scopes.toReversed()) {
      const typed = this.with_.answers?.[path + name];
      if (typed !== undefined && typed !== null && typed !== '') return typed;
      if (name in data) return data[name];
    }
    const field = mergeField(name);
    if (field?.list && ofFirstRow.has(field.list)) {
      const first = this.#rows(field.list)?.rows[0];
      if (first) return first[name];
    }
    return this.#ofList(name);
  }

  #isMet(when: string): boolean {
    const condition = readCondition(when);
    return !isRefused(condition) && isMet(condition, (field) => this.#look(field));
  }

  #miss(field: string): FilledRun {
    const known = mergeField(field);
    const scope = (known?.list && this.#scopes.findLast(({ path }) => path !== '')) || this.#scopes[0]!;
    const label = known?.label ?? field;
    const path = scope.path + field;
    this.#missing.set(path, { path, field, label, of: scope.called });
    return { text: `[${this.with_.say(label)}]`, dress: 'missing' };
  }

  #written(value: Scalar, field: string, manner?: FieldManner): string {
    const { language, country, say } = this.with_;
    const kind = lineFields.has(field) ? 'text' : (mergeField(field)?.kind ?? 'text');
    const toManner = (text: string): string => (manner === 'upper' ? text.toLocaleUpperCase(language) : text);
    if (typeof value === 'boolean') return say(value ? 'Yes' : 'No');
    if (typeof value === 'number') {
      if (kind === 'money') {
        if (manner !== 'words') return formatAmount(value as Cents, country);
        return (language === 'af' ? spellAmountInAfrikaans : spellAmount)(value as Cents, country);
      }
      if (manner === 'words') return (language === 'af' ? spellIntegerInAfrikaans : spellInteger)(value);
      return String(value);
    }
    const text = String(value);
    if (kind === 'day' && /^\d{4}-\d\d-\d\d$/.test(text)) {
      return manner === 'short' ? text : formatLongDate(text as LocalDate, language);
    }
    return toManner(kind === 'term' ? say(text) : text);
  }

  #hole({ field, manner, or, dress }: FieldHole): FilledRun[] {
    const value = this.#look(field);
    const isMissing = value === undefined || value === null || value === '' || Array.isArray(value);
    if (isMissing) return or ? this.runs(or) : [this.#miss(field)];
    const text = this.#written(value as Scalar, field, manner);
    return [dress ? { text, dress } : { text }];
  }

  runs(parts: readonly Inline[]): FilledRun[] {
    return parts.flatMap((part) => {
      if (part.kind === 'words') return part.dress ? [{ text: part.text, dress: part.dress }] : [{ text: part.text }];
      if (part.kind === 'field') return this.#hole(part);
      return this.runs(this.#isMet(part.when) ? part.met : part.otherwise);
    });
  }

  #text = (parts: readonly Inline[]): string =>
    this.runs(parts)
      .map(({ text }) => text)
      .join('')
      .trim();

  #within(list: string, act: () => void): void {
    const known = mergeList(list);
    const value = known ? undefined : this.#look(list);
    if (!known && typeof value !== 'string') {
      this.#miss(list);
      return;
    }
    const found = known ? this.#rows(list) : { rows: parseLines(value as string), path: '' };
    const outer = this.#scopes;
    for (const [index, row] of (found?.rows ?? []).entries()) {
      const path = `${found!.path}${list}[${index}].`;
      this.#scopes = [
        ...outer,
        { data: row, path, row: index + 1, called: known ? findRowName(row, known.item) : null },
      ];
      act();
    }
    this.#scopes = outer;
  }

  #cell(parts: readonly Inline[], isAmount: boolean): FilledCell {
    const [only] = parts;
    if (isAmount && parts.length === 1 && only?.kind === 'field' && only.manner === undefined) {
      const value = this.#look(only.field);
      if (typeof value === 'number') return { cents: value, shown: formatAccountAmount(value as Cents) };
    }
    const text = this.#text(parts);
    return text === '' ? null : text;
  }

  #tableRows(rows: readonly TableRowNode[], columns: readonly { kind: string }[], into: FilledTableRow[]): void {
    for (const row of rows) {
      if (row.kind === 'row') {
        const cells = row.cells.map((cell, at) => this.#cell(cell, columns[at]?.kind === 'amount'));
        into.push({ kind: row.row, cells });
      } else if (row.kind === 'if') {
        if (this.#isMet(row.when)) this.#tableRows(row.rows, columns, into);
      } else this.#within(row.list, () => this.#tableRows(row.rows, columns, into));
    }
  }

  get #blocks(): FilledBlock[] {
    return this.#parts.at(-1)!.blocks;
  }

  /** What stands under its like is one block with it: boxes of one form, items of one list. */
  #join(block: FilledBlock): void {
    const last = this.#blocks.at(-1);
    if (last?.kind === 'facts' && block.kind === 'facts')
      this.#blocks.splice(-1, 1, { ...last, rows: [...last.rows, ...block.rows] });
    else if (last?.kind === 'form' && block.kind === 'form')
      this.#blocks.splice(-1, 1, { ...last, rows: [...last.rows, ...block.rows] });
    else if (last?.kind === 'items' && block.kind === 'items')
      this.#blocks.splice(-1, 1, { ...last, rows: [...last.rows, ...block.rows] });
    else if (
      last?.kind === 'signatures' &&
      block.kind === 'signatures' &&
      (last.places.length === 0 || block.at === '')
    ) {
      this.#blocks.splice(-1, 1, { ...last, places: [...last.places, ...block.places] });
    } else this.#blocks.push(block);
  }

  #item(node: BodyNode & { kind: 'item' }): void {
    const [only] = node.text;
    // A field of several lines in a list of its own is an item a line.
    const value = node.text.length === 1 && only?.kind === 'field' ? this.#look(only.field) : undefined;
    const lines =
      typeof value === 'string' && value.includes('\n')
        ? parseLines(value).map(({ line }): FilledRun[] => [{ text: line! }])
        : [this.runs(node.text)];
    for (const text of lines) {
      if (node.mark === 'number') this.#number += 1;
      this.#join({ kind: 'items', rows: [{ mark: node.mark === 'bullet' ? '•' : `${this.#number}.`, text }] });
    }
  }

  #write(node: BodyNode): void {
    switch (node.kind) {
      case 'heading': {
        const text = this.#text(node.text);
        // Numbers go on past a table or a paragraph: an affidavit is numbered through.
        this.#number = 0;
        if (node.level === 1) this.#title ??= text;
        return this.#join({ kind: 'heading', level: node.level, text });
      }
      case 'paragraph': {
        const text = this.runs(node.text);
        if (text.every((run) => run.text.trim() === '')) return;
        return this.#join({ kind: 'paragraph', text, ...(node.align && { align: node.align }) });
      }
      case 'item':
        return this.#item(node);
      case 'fact':
        return this.#join({ kind: 'facts', rows: [{ label: this.#text(node.label), value: this.#text(node.value) }] });
      case 'entry':
        return this.#join({
          kind: 'form',
          rows: [{ number: this.#text(node.number), label: this.#text(node.label), value: this.#text(node.value) }],
        });
      case 'signature':
        return this.#join({
          kind: 'signatures',
          at: '',
          places: [{ who: this.#text(node.who), about: this.#text(node.about) }],
        });
      case 'signedAt':
        return void this.#blocks.push({ kind: 'signatures', at: this.#text(node.text), places: [] });
      case 'table': {
        const rows: FilledTableRow[] = [];
        this.#tableRows(node.rows, node.columns, rows);
        const about = node.columns.map(({ title }) => title).join(', ');
        return void this.#blocks.push({ kind: 'table', about, ruled: true, columns: node.columns, rows });
      }
      case 'each':
        return this.#within(node.list, () => this.write(node.body));
      case 'if':
        return this.write(this.#isMet(node.when) ? node.body : node.otherwise);
      case 'page':
        return void this.#parts.push({ newPage: true, blocks: [] });
      case 'letterhead':
        this.#hasLetterhead = true;
        return;
      case 'use':
        return this.write(this.with_.pieces[node.piece] ?? []);
    }
  }

  write(body: TemplateBody): void {
    for (const node of body) this.#write(node);
  }

  done(): FilledBody {
    return {
      title: this.#title,
      hasLetterhead: this.#hasLetterhead,
      parts: this.#parts.filter(({ blocks }) => blocks.length > 0) satisfies readonly FilledPart[],
      missing: [...this.#missing.values()],
    };
  }
}

type FilledTableRow = (FilledBlock & { kind: 'table' })['rows'][number];

/** Fills a body from a matter's data. What is not captured is marked on the paper and listed. */
export function fillBody(body: TemplateBody, filling: FillContext): FilledBody {
  const filler = new BodyFiller(filling);
  filler.write(body);
  return filler.done();
}
