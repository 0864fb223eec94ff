import { type AccountCode, type AccountSide, chart } from '../ledger/chart';
import type { LocalDate } from '../dates/local-date';
import { type Cents, cents, nil } from '../money/cents';
import type { BookBankAccount, BookEvent, BookPosting } from './book';
import { groupBy } from './book-index';

/** The books of one matter, as a journal names them. */
export interface JournalMatter {
  readonly reference: string;
  readonly currency: string;
  readonly accounts: readonly Pick<BookBankAccount, 'id' | 'name'>[];
  readonly events: readonly BookEvent[];
  readonly postings: readonly BookPosting[];
}

const heads: Readonly<Record<AccountSide, { readonly name: string; readonly type: string }>> = {
  money: { name: 'assets', type: 'A' },
  open: { name: 'liabilities', type: 'L' },
  capital: { name: 'equity', type: 'E' },
  income: { name: 'revenues', type: 'R' },
  expense: { name: 'expenses', type: 'X' },
};

/** hledger ends a name at two spaces, and reads colons, brackets and semicolons as its own. */
const cleanName = (text: string): string =>
  text
    .replaceAll(/[\p{C}:;()[\]{}"|=*!]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim() || '-';

/** Two accounts of the chart may have one label; both keep an account of their own. */
const countLabels = new Map<string, number>();
for (const { side, label } of Object.values(chart)) {
  countLabels.set(`${side} ${label}`, (countLabels.get(`${side} ${label}`) ?? 0) + 1);
}

function nameAccount(reference: string, code: string, bank: string | undefined): string {
  const known = Object.hasOwn(chart, code) ? chart[code as AccountCode] : { label: code, side: 'open' as const };
  const isShared = (countLabels.get(`${known.side} ${known.label}`) ?? 0) > 1;
  const label = cleanName(isShared ? `${known.label} ${code}` : known.label);
  return [heads[known.side].name, cleanName(reference), label, ...(bank === undefined ? [] : [bank])].join(':');
}

const formatDecimal = (amount: Cents): string => {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

interface JournalEntry {
  readonly day: LocalDate;
  readonly text: string;
}

/** Each event in the order of its day, every posting in a bank account with the balance it must leave. */
function writeEvents(matter: JournalMatter, accounts: Map<string, AccountSide>): JournalEntry[] {
  const { reference, currency, events, postings } = matter;
  const banks = new Map(matter.accounts.map(({ id, name }) => [id, `${cleanName(name)} ${id}`]));
  const postingsOf = groupBy(postings, ({ eventId }) => eventId);
  const balances = new Map<string, Cents>();
  const ordered = [...events].sort((a, b) => (a.day === b.day ? a.id - b.id : a.day < b.day ? -1 : 1));
  return ordered.map((event) => {
    const lines = (postingsOf.get(event.id) ?? []).map(({ account, bankAccountId, cents: amount }) => {
      const isBank = account === 'BANK';
      const name = nameAccount(reference, account, isBank ? (banks.get(bankAccountId ?? 0) ?? '-') : undefined);
      accounts.set(name, Object.hasOwn(chart, account) ? chart[account as AccountCode].side : 'open');
      const balance = cents((balances.get(name) ?? nil) + amount);
      balances.set(name, balance);
      const assertion = isBank ? ` = ${currency} ${formatDecimal(balance)}` : '';
      return `    ${name}  ${currency} ${formatDecimal(amount)}${assertion}`;
    });
    const code = event.voucher === null ? '' : ` (${cleanName(event.voucher)})`;
    const undoes = event.reversesId === null ? '' : `, undoes:${event.reversesId}`;
    const about = `  ; matter:${cleanName(reference).replaceAll(',', ' ')}, event:${event.id}${undoes}`;
    return {
      day: event.day,
      text: `${event.day} *${code} ${cleanName(event.narrative)}${about}\n${lines.join('\n')}\n`,
    };
  });
}

/**
 * The books in the journal format of hledger. `hledger check --strict` and `ordereddates` find it correct: accounts and
 * currency are declared, each event adds up, and every bank balance is asserted.
 */
export function writeJournal(matters: readonly JournalMatter[]): string {
  const accounts = new Map<string, AccountSide>();
  const entries = matters
    .flatMap((matter) => writeEvents(matter, accounts))
    .sort((a, b) => (a.day === b.day ? 0 : a.day < b.day ? -1 : 1));
  const currencies = [...new Set(matters.map(({ currency }) => currency))].sort();
  const declared = [...accounts].sort(([a], [b]) => (a < b ? -1 : 1));
  return [
    'decimal-mark .',
    ...currencies.map((currency) => `commodity ${currency} 1000.00`),
    '',
    ...declared.map(([name, side]) => `account ${name}  ; type:${heads[side].type}`),
    '',
    ...entries.map(({ text }) => text),
  ].join('\n');
}
