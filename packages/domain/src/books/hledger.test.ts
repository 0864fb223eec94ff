import { describe, expect, it } from 'vitest';
import { writeJournal } from './hledger';
import { bookAtRandom, createDice } from './random-book.testing';

const accounts = [1, 2, 3].map((id) => ({ id, name: `Cheque; (main) ${id}` }));

/** Reads a journal the way hledger does: what is declared, what adds up, what is asserted. */
function readJournal(text: string) {
  const declared = new Set([...text.matchAll(/^account (.+?) {2};/gm)].map(([, name]) => name));
  const balances = new Map<string, number>();
  let [transactions, asserted, last] = [0, 0, ''];
  const toCents = (amount: string): number => Math.round(Number(amount) * 100);
  for (const block of text.split(/\n(?=\d{4}-\d\d-\d\d )/).slice(1)) {
    const [head, ...lines] = block.trimEnd().split('\n');
    const day = head!.slice(0, 10);
    expect(day >= last).toBe(true);
    last = day;
    let total = 0;
    for (const line of lines) {
      const found = /^ {4}(\S(?:.*?\S)?) {2}ZAR (-?\d+\.\d\d)(?: = ZAR (-?\d+\.\d\d))?$/.exec(line);
      expect(found, line).not.toBeNull();
      const [, name, amount, balance] = found!;
      expect(declared).toContain(name);
      total += toCents(amount!);
      balances.set(name!, (balances.get(name!) ?? 0) + toCents(amount!));
      if (balance === undefined) continue;
      asserted += 1;
      expect(balances.get(name!)).toBe(toCents(balance));
    }
    expect(total).toBe(0);
    transactions += 1;
  }
  return { transactions, asserted, balances };
}

describe('the journal for hledger', () => {
  const dice = createDice(11);
  const book = bookAtRandom(dice, 500);
  const journal = writeJournal([{ reference: 'E 12/2026', currency: 'ZAR', accounts, ...book }]);

  it('declares every account, adds up, is in the order of days, and asserts every bank balance', () => {
    const { transactions, asserted, balances } = readJournal(journal);
    expect(transactions).toBe(book.events.length);
    expect(asserted).toBe(book.postings.filter(({ account }) => account === 'BANK').length);
    const held = book.postings.reduce((sum, { account, cents }) => (account === 'BANK' ? sum + cents : sum), 0);
    const inBanks = [...balances].reduce((sum, [name, amount]) => (name.startsWith('assets:') ? sum + amount : sum), 0);
    expect(inBanks).toBe(held);
  });

  it('has the text and the amounts of an event as a bookkeeper reads them', () => {
    const day = '2026-03-02' as (typeof book.events)[number]['day'];
    const event = {
      ...book.events[0]!,
      id: 5,
      day,
      narrative: 'Rates;  2026\n(half)',
      voucher: 'V7',
      reversesId: null,
    };
    const base = { ...book.postings[0]!, eventId: 5, day };
    const postings = [
      { ...base, account: 'BANK', bankAccountId: 1, cents: -12_345 as typeof base.cents },
      { ...base, account: 'COST:other', bankAccountId: null, cents: 12_345 as typeof base.cents },
    ];
    const text = writeJournal([{ reference: 'E 12/2026', currency: 'ZAR', accounts, events: [event], postings }]);
    expect(text.trimEnd().split('\n').slice(-3)).toEqual([
      '2026-03-02 * (V7) Rates 2026 half  ; matter:E 12/2026, event:5',
      '    assets:E 12/2026:Bank:Cheque main 1 1  ZAR -123.45 = ZAR -123.45',
      '    expenses:E 12/2026:Other costs  ZAR 123.45',
    ]);
  });
});
