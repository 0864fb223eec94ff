import { type Outcome, refuse } from '../law/refusal';
import { message } from '../law/message';
import { XmlReader } from '../statements/xml';
import { readZipParts, unpackPart, type ZipPart } from '../statements/zip';
import { drainSteps } from '../steps/steps';
import type { TemplateBody, TextStyle, Inline, BodyNode } from './body';
import { mergeField, ofFirstRow } from './merge-fields';
import { longestBody } from './read-body';
import { writeBody } from './write-body';

/** Line ends and the spaces about them as one space. By lines: a pattern could be made to walk for ever. */
const joinWordLines = (text: string): string => {
  const lines = text.split('\n');
  return lines
    .map((line, at) => (at > 0 ? line.trimStart() : line))
    .map((line, at) => (at < lines.length - 1 ? line.trimEnd() : line))
    .filter((line, at) => line !== '' || at === 0 || at === lines.length - 1)
    .join(' ');
};

/** A Word letter as the text of a template, and what of it could not come along. */
export interface ImportedWord {
  readonly content: string;
  /** Merge fields of Word that are no field of ours; they stand in the text as «words». */
  readonly unknown: readonly string[];
  readonly pictures: number;
}

/** A letter is far below this; what unfolds to more was made to fill the memory. */
const mostUnpacked = 20_000_000;

const refuseBroken = (): ReturnType<typeof refuse> =>
  refuse('file', 'This Word file cannot be read. Open it in Word, save it as .docx and choose it again.');

const readPartText = (part: ZipPart | undefined): string | undefined => {
  const bytes = part && drainSteps(unpackPart(part, mostUnpacked));
  return bytes && new TextDecoder().decode(bytes);
};

/** The lists that are numbered; the others have bullets. */
function findNumberedLists(xml: string | undefined): ReadonlySet<string> {
  const formatOf = new Map<string, string>();
  const numbered = new Set<string>();
  if (xml === undefined) return numbered;
  const reader = new XmlReader(xml);
  let [abstract, number] = ['', ''];
  for (let met = reader.next(); met !== 'end' && met !== 'fault'; met = reader.next()) {
    if (met !== 'open') continue;
    const value = reader.attribute('w:val') ?? '';
    if (reader.name === 'abstractNum') abstract = reader.attribute('w:abstractNumId') ?? '';
    else if (reader.name === 'num') number = reader.attribute('w:numId') ?? '';
    else if (reader.name === 'numFmt' && !formatOf.has(abstract)) formatOf.set(abstract, value);
    else if (reader.name === 'abstractNumId' && formatOf.get(value) !== 'bullet') numbered.add(number);
  }
  return numbered;
}

interface WordParagraph {
  style: string;
  list: string | null;
  isCentred: boolean;
  readonly words: Inline[];
}
const createParagraph = (): WordParagraph => ({ style: '', list: null, isCentred: false, words: [] });

const isOn = (value: string | undefined): boolean => value === undefined || !/^(?:0|false|none)$/i.test(value);
const typedField = /\{([a-z]\w*(?:\.\w+)+)\}/gi;

/** A field of ours that may stand outside any list. */
const isOurs = (name: string): boolean => {
  const field = mergeField(name);
  return field !== undefined && (field.list === undefined || ofFirstRow.has(field.list));
};

/** A heading is strong by itself. */
const removeStyle = (part: Inline): Inline => {
  if (part.kind === 'words') return { kind: 'words', text: part.text };
  return part.kind === 'field' ? { kind: 'field', field: part.field } : part;
};

class WordDocumentReader {
  readonly body: BodyNode[] = [{ kind: 'letterhead' }];
  readonly unknown = new Set<string>();
  pictures = 0;
  #paragraph = createParagraph();
  #rows: Inline[][][] | undefined;
  #tables = 0;
  #dress: TextStyle | undefined;
  /** What a field of Word asks for; its result is not text of the letter. */
  #instruction: string | null = null;
  #isResult = false;
  #passedOver = 0;

  constructor(private readonly numbered: ReadonlySet<string>) {}

  #say(text: string): void {
    if (text === '') return;
    const dress = this.#dress;
    const parts = text.split(typedField);
    for (const [at, part] of parts.entries()) {
      // Every second part is a name that stood between braces.
      if (at % 2 === 1 && isOurs(part)) {
        this.#paragraph.words.push({ kind: 'field', field: part, ...(dress && { dress }) });
        continue;
      }
      const words = at % 2 === 1 ? `{${part}}` : part;
      const last = this.#paragraph.words.at(-1);
      if (words === '') continue;
      if (last?.kind === 'words' && last.dress === dress) {
        this.#paragraph.words.splice(-1, 1, { ...last, text: last.text + words });
      } else this.#paragraph.words.push({ kind: 'words', text: words, ...(dress && { dress }) });
    }
  }

  #field(instruction: string): boolean {
    const name = /^\s*MERGEFIELD\s+"?([^"\\\s]+)/i.exec(instruction)?.[1];
    if (name === undefined) return false;
    if (isOurs(name)) {
      this.#paragraph.words.push({ kind: 'field', field: name, ...(this.#dress && { dress: this.#dress }) });
    } else {
      this.unknown.add(name);
      this.#say(`«${name}»`);
    }
    return true;
  }

  open(reader: XmlReader): void {
    const { name } = reader;
    // The same drawing is written twice, for older programs too; what was struck out in review is no longer said.
    if (this.#passedOver > 0 || name === 'Fallback' || name === 'del') this.#passedOver += 1;
    if (this.#passedOver > 0) return;
    const value = reader.attribute('w:val');
    if (name === 'p') this.#paragraph = createParagraph();
    else if (name === 'r') this.#dress = undefined;
    else if (name === 'pStyle') this.#paragraph.style = value ?? '';
    else if (name === 'numId') this.#paragraph.list = value ?? null;
    else if (name === 'jc') this.#paragraph.isCentred = value === 'center';
    else if (name === 'b' && isOn(value)) this.#dress = 'strong';
    else if (name === 'i' && isOn(value)) this.#dress ??= 'emphasis';
    else if (name === 'tab') this.#say(' ');
    else if (name === 'br' || name === 'cr') this.#break(reader.attribute('w:type') === 'page');
    else if (name === 'drawing' || name === 'pict') this.pictures += 1;
    else if (name === 'fldSimple') this.#isResult = this.#field(reader.attribute('w:instr') ?? '');
    else if (name === 'fldChar') this.#fieldMark(reader.attribute('w:fldCharType'));
    else if (name === 'tbl') this.#openTable();
    else if (name === 'tr' && this.#tables === 1) this.#rows!.push([]);
    else if (name === 'tc' && this.#tables === 1) this.#rows!.at(-1)!.push([]);
  }

  #fieldMark(mark: string | undefined): void {
    if (mark === 'begin') this.#instruction = '';
    else if (mark === 'separate') {
      this.#isResult = this.#field(this.#instruction ?? '');
      this.#instruction = null;
    } else {
      if (this.#instruction) this.#field(this.#instruction);
      this.#instruction = null;
      this.#isResult = false;
    }
  }

  #break(isPage: boolean): void {
    if (!isPage || this.#tables > 0) return this.#say('\n');
    this.#endParagraph();
    this.body.push({ kind: 'page' });
    this.#paragraph = { ...this.#paragraph, words: [] };
  }

  #openTable(): void {
    this.#tables += 1;
    if (this.#tables === 1) this.#rows = [];
  }

  text(within: string, text: string): void {
    if (this.#passedOver > 0) return;
    if (within === 'instrText') this.#instruction = (this.#instruction ?? '') + text;
    else if (within === 't' && !this.#isResult && this.#instruction === null) this.#say(text);
  }

  close(name: string): void {
    if (this.#passedOver > 0) {
      this.#passedOver -= 1;
      return;
    }
    if (name === 'fldSimple') this.#isResult = false;
    else if (name === 'p') this.#endParagraph();
    else if (name === 'tbl') this.#endTable();
  }

  #endParagraph(): void {
    const { words, style, list, isCentred } = this.#paragraph;
    const isEmpty = words.every((part) => part.kind === 'words' && part.text.trim() === '');
    if (isEmpty) return;
    const onOneLine = words.map((part) => (part.kind === 'words' ? { ...part, text: joinWordLines(part.text) } : part));
    if (this.#rows && this.#tables > 0) {
      const cell = this.#rows.at(-1)?.at(-1);
      if (cell && cell.length > 0) cell.push({ kind: 'words', text: ' ' });
      cell?.push(...onOneLine);
      return;
    }
    const heading = /^(?:Heading|Opskrif)\s?([1-9])$|^(Title|Titel)$/i.exec(style);
    if (heading) {
      const level = Math.min(3, Number(heading[1] ?? 1)) as 1 | 2 | 3;
      this.body.push({ kind: 'heading', level, text: onOneLine.map(removeStyle) });
    } else if (list !== null && list !== '0') {
      this.body.push({ kind: 'item', mark: this.numbered.has(list) ? 'number' : 'bullet', text: onOneLine });
    } else this.body.push({ kind: 'paragraph', text: words, ...(isCentred && { align: 'center' as const }) });
  }

  #endTable(): void {
    this.#tables -= 1;
    if (this.#tables > 0 || !this.#rows) return;
    const rows = this.#rows.filter((cells) => cells.length > 0);
    this.#rows = undefined;
    const width = Math.max(0, ...rows.map((cells) => cells.length));
    if (width === 0) return;
    const [head = [], ...lines] = rows;
    const toPlainText = (cell: readonly Inline[] = []): string =>
      cell.map((part) => (part.kind === 'words' ? part.text : part.kind === 'field' ? part.field : '')).join('');
    this.body.push({
      kind: 'table',
      columns: Array.from({ length: width }, (_, at) => ({
        kind: 'words' as const,
        title: toPlainText(head[at])
          .replace(/[|#~$]/g, ' ')
          .trim(),
      })),
      rows: lines.map((cells) => ({
        kind: 'row' as const,
        row: 'line' as const,
        cells: Array.from({ length: width }, (_, at) => cells[at] ?? []),
      })),
    });
  }
}

/** Reads a Word letter as a template: its words, lists and tables; merge fields that are ours by name become fields. */
export function importWord(bytes: Uint8Array): Outcome<ImportedWord> {
  const parts = readZipParts(bytes);
  const main = parts?.get('word/document.xml');
  if (!parts || !main) return refuseBroken();
  if (main.size > mostUnpacked) {
    return refuse(
      'file',
      'This file is far too large for a letter when it is unpacked, so it was not read. Save the letter again in Word.',
    );
  }
  const xml = readPartText(main);
  if (xml === undefined) return refuseBroken();
  const word = new WordDocumentReader(findNumberedLists(readPartText(parts.get('word/numbering.xml'))));
  const reader = new XmlReader(xml);
  const within: string[] = [];
  for (let met = reader.next(); met !== 'end'; met = reader.next()) {
    if (met === 'fault') return refuseBroken();
    if (met === 'open') {
      within.push(reader.name);
      word.open(reader);
    } else if (met === 'text') word.text(within.at(-1) ?? '', reader.text);
    else {
      within.pop();
      word.close(reader.name);
    }
  }
  const body: TemplateBody = word.body;
  if (body.length < 2) return refuse('file', 'This letter has no text. Choose one that has.');
  const content = writeBody(body);
  if (content.length > longestBody) {
    return refuse('file', message('A template holds at most {count} characters.', { count: longestBody }));
  }
  return { content, unknown: [...word.unknown], pictures: word.pictures };
}
