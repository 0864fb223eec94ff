import { formatAccountAmount } from '@boedel/domain/formats/amount';
import type { Cents } from '@boedel/domain/money/cents';
import type { PaperAmount, PaperCell, PaperColumn, PaperRow, PaperTable } from '@boedel/document/tree/paper';
import type { PaperTranslator } from './words';

/** How a table of amounts is laid out. */
export interface SheetLayout {
  /** A column for the vouchers. */
  readonly vouchers: boolean;
  /** What that column is headed, where it holds something else. */
  readonly voucherTitle?: string;
  readonly ruled: boolean;
  readonly byValue: boolean;
  readonly withoutNil: boolean;
  readonly subtotals: boolean;
}

export interface SheetEntry {
  readonly words: string;
  readonly voucher?: string;
  readonly amount: Cents;
  readonly marked?: boolean;
  readonly source?: PaperAmount['source'];
}

type AmountSources = NonNullable<PaperAmount['madeOf']>;

/**
 * One table of an account while it is written: numbered lines, groups and totals, as the firm's switches want them.
 * Ids carry the sheet's own name, so that a total in one account can be made up of amounts in another.
 */
export class PaperSheet {
  readonly #rows: PaperRow[] = [];
  #number = 0;

  constructor(
    private readonly name: string,
    private readonly layout: SheetLayout,
    private readonly say: PaperTranslator,
    private readonly currency: string,
  ) {}

  #id(what: string): string {
    return `${this.name}: ${what}`;
  }

  #row(kind: PaperRow['kind'], number: PaperCell, words: string, voucher: string | undefined, amount: PaperCell): void {
    this.#rows.push({
      kind,
      cells: [number, words, ...(this.layout.vouchers ? [voucher ?? null] : []), amount],
    });
  }

  /** The lines of one heading; nothing in it prints as nil, or not at all where the firm leaves nil lines out. */
  group(title: string, entries: readonly SheetEntry[], numbered = true): readonly string[] {
    const kept = this.layout.withoutNil ? entries.filter(({ amount }) => amount !== 0) : entries;
    if (kept.length === 0 && this.layout.withoutNil) return [];
    if (title) this.#row('group', null, title, undefined, null);
    if (kept.length === 0) this.#row('line', null, this.say('Nil'), undefined, null);
    const ordered = this.layout.byValue ? [...kept].sort((a, b) => b.amount - a.amount) : kept;
    return ordered.map((entry) => {
      const id = this.#id(`line ${this.#rows.length}`);
      const number = numbered ? String((this.#number += 1)) : null;
      this.#row('line', number, entry.words, entry.voucher, {
        ...this.#amount(entry.amount, id, undefined, entry.marked),
        ...(entry.source && { source: entry.source }),
      });
      return id;
    });
  }

  note(words: string): void {
    this.#row('note', null, words, undefined, null);
  }

  /** A figure brought here from another part of the account. */
  line(id: string, words: string, amount: Cents, madeOf?: AmountSources): string {
    this.#row('line', null, words, undefined, this.#amount(amount, this.#id(id), madeOf));
    return this.#id(id);
  }

  /** Under a group, where the firm wants them; what it is made of is answered either way. */
  subtotal(id: string, words: string, amount: Cents, parts: readonly string[]): readonly string[] {
    if (!this.layout.subtotals || parts.length === 0) return parts;
    this.#row('subtotal', null, words, undefined, this.#amount(amount, this.#id(id), { add: parts }));
    return [this.#id(id)];
  }

  total(id: string, words: string, amount: Cents, madeOf: AmountSources): string {
    this.#row('total', null, words, undefined, this.#amount(amount, this.#id(id), madeOf));
    return this.#id(id);
  }

  #amount(cents: Cents, id: string, madeOf?: AmountSources, marked = false): PaperAmount {
    return { id, cents, shown: formatAccountAmount(cents), ...(madeOf && { madeOf }), ...(marked && { marked }) };
  }

  table(about: string): PaperTable {
    const columns: PaperColumn[] = [
      { kind: 'number', title: this.say('No') },
      { kind: 'words', title: this.say('Description') },
      ...(this.layout.vouchers
        ? [{ kind: 'voucher' as const, title: this.layout.voucherTitle ?? this.say('Voucher') }]
        : []),
      { kind: 'amount', title: this.currency },
    ];
    return { kind: 'table', about, ruled: this.layout.ruled, columns, rows: this.#rows };
  }
}
