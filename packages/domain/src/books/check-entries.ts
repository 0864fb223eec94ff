import { formatPlainAmount } from '../formats/amount';
import { message, type Message } from '../law/message';
import { type Cents, cents, nil } from '../money/cents';
import type { BookEntry, BookEvent, BookPosting } from './book';
import { groupBy, type IndexedBook, sumCents, toEntryKey } from './book-index';
import { findEvent } from './check-ledger';
import type { BookCheckName, BookFinding, CheckOutcome } from './named-checks';

export const findEntry = (
  check: BookCheckName,
  entry: Pick<BookEntry, 'source' | 'id'>,
  text: Message,
): BookFinding => ({
  check,
  item: { kind: 'entry', id: entry.id, source: entry.source },
  text,
});

const measure = (amount: Cents): Cents => cents(Math.abs(amount));

/** How much an event moved: what its debits come to. */
const computeMoved = (postings: readonly BookPosting[]): Cents =>
  sumCents(postings.flatMap(({ cents: amount }) => (amount > 0 ? [amount] : [])));

const listBanks = (postings: readonly BookPosting[]): string =>
  [...new Set(postings.flatMap(({ account, bankAccountId }) => (account === 'BANK' ? [bankAccountId] : [])))]
    .sort((a, b) => (a ?? 0) - (b ?? 0))
    .join(',');

const listEntryBanks = ({ bankAccountId, toBankAccountId }: BookEntry): string =>
  [bankAccountId, toBankAccountId]
    .filter((id) => id !== null)
    .sort((a, b) => a - b)
    .join(',');

/** Money into the bank for an entry above nil, or out of it: a refund is booked the other way round. */
function explainDifference(entry: BookEntry, event: BookEvent, postings: readonly BookPosting[]): Message | undefined {
  const { day, amount, voucher, source } = entry;
  if (event.day !== day)
    return message('The entry is dated {day}, and the ledger has it on {booked}.', { day, booked: event.day });
  const moved = computeMoved(postings);
  if (amount !== null && moved !== measure(amount)) {
    return message('The entry of {day} is {amount}, and the ledger has {booked}.', {
      day,
      amount: formatPlainAmount(measure(amount)),
      booked: formatPlainAmount(moved),
    });
  }
  if (listBanks(postings) !== listEntryBanks(entry)) {
    return message('The entry of {day} and the ledger name different bank accounts.', { day });
  }
  if (source !== 'asset_sale' && source !== 'bank_account' && event.voucher !== voucher) {
    return message('The entry of {day} has voucher {voucher}, and the ledger has {booked}.', {
      day,
      voucher: voucher ?? '-',
      booked: event.voucher ?? '-',
    });
  }
  return undefined;
}

export function checkBooked({ entries, standingOf, postingsOf }: IndexedBook): CheckOutcome {
  const findings = entries.flatMap((entry): BookFinding[] => {
    const events = standingOf.get(toEntryKey(entry.source, entry.id)) ?? [];
    const [event] = events;
    if (!event) {
      return entry.mustBeBooked
        ? [findEntry('booked', entry, message('The entry of {day} is not in the ledger.', { day: entry.day }))]
        : [];
    }
    if (events.length > 1) {
      const text = message('The entry of {day} is in the ledger {count} times.', {
        day: entry.day,
        count: events.length,
      });
      return [findEntry('booked', entry, text)];
    }
    const why = explainDifference(entry, event, postingsOf.get(event.id) ?? []);
    return why ? [findEntry('booked', entry, why)] : [];
  });
  return { looked: entries.length, findings };
}

export function checkEntries({ standingOf, entryByKey }: IndexedBook): CheckOutcome {
  const events = [...standingOf.values()].flat();
  const findings = events.flatMap(({ id, day, narrative, source, sourceId }) =>
    entryByKey.has(toEntryKey(source, sourceId))
      ? []
      : [
          findEvent(
            'entries',
            id,
            message('"{narrative}" of {day} counts in the ledger, but its entry no longer exists.', { narrative, day }),
          ),
        ],
  );
  return { looked: events.length, findings };
}

export function checkRefunds({ entries, entryByKey }: IndexedBook): CheckOutcome {
  const refunds = entries.filter(({ reversalOfId }) => reversalOfId !== null);
  const wrong = refunds.flatMap((refund): BookFinding[] => {
    const { source, reversalOfId, day, amount } = refund;
    const original = entryByKey.get(toEntryKey(source, reversalOfId));
    if (!original || original.reversalOfId !== null) {
      return [findEntry('refunds', refund, message('The refund or return of {day} belongs to no entry.', { day }))];
    }
    return amount !== null && amount < 0
      ? []
      : [findEntry('refunds', refund, message('The refund or return of {day} is not below nil.', { day }))];
  });
  const negative = entries.flatMap((entry) =>
    entry.reversalOfId === null && entry.source !== 'bank_account' && entry.amount !== null && entry.amount < 0
      ? [
          findEntry(
            'refunds',
            entry,
            message('The entry of {day} is below nil and refunds nothing.', { day: entry.day }),
          ),
        ]
      : [],
  );
  const tooMuch = [...groupBy(refunds, ({ source, reversalOfId }) => toEntryKey(source, reversalOfId))].flatMap(
    ([key, those]) => {
      const original = entryByKey.get(key);
      const back = sumCents(those.map(({ amount }) => measure(amount ?? nil)));
      return original && original.amount !== null && back > original.amount
        ? [
            findEntry(
              'refunds',
              original,
              message('{back} of the entry of {day} was refunded or returned, and it is only {amount}.', {
                back: formatPlainAmount(back),
                day: original.day,
                amount: formatPlainAmount(original.amount),
              }),
            ),
          ]
        : [];
    },
  );
  return { looked: refunds.length, findings: [...wrong, ...negative, ...tooMuch] };
}

/** A day or a moment that lies before what it follows from. */
export function checkOrdered(book: IndexedBook): CheckOutcome {
  const { events, eventById, entries, entryByKey, lines, statements, payments, files, fileRows } = book;
  const undone = events.flatMap((event) => {
    const first = event.reversesId === null ? undefined : eventById.get(event.reversesId);
    return first && (first.id > event.id || first.bookedAt > event.bookedAt)
      ? [
          findEvent(
            'ordered',
            event.id,
            message('It was booked before event {id}, which it reverses.', { id: first.id }),
          ),
        ]
      : [];
  });
  const refunded = entries.flatMap((entry) => {
    const original =
      entry.reversalOfId === null ? undefined : entryByKey.get(toEntryKey(entry.source, entry.reversalOfId));
    return original && original.day > entry.day
      ? [
          findEntry(
            'ordered',
            entry,
            message('The refund or return of {day} is dated before its entry of {original}.', {
              day: entry.day,
              original: original.day,
            }),
          ),
        ]
      : [];
  });
  const periods = new Map(statements.map((statement) => [statement.id, statement]));
  const outside = lines.flatMap(({ id, day, statementId }): BookFinding[] => {
    const statement = statementId === null ? undefined : periods.get(statementId);
    if (!statement || (day >= statement.from && day <= statement.to)) return [];
    const text = message('The bank line of {day} is on the statement from {from} to {to}.', {
      day,
      from: statement.from,
      to: statement.to,
    });
    return [{ check: 'ordered', item: { kind: 'line', id }, text }];
  });
  const sentOn = new Map(files.map(({ id, actionOn }) => [id, actionOn]));
  const paidBy = new Map(
    fileRows.flatMap(({ paymentId, fileId, outcome }) =>
      outcome === 'paid' ? [[paymentId, sentOn.get(fileId)] as const] : [],
    ),
  );
  const early = payments.flatMap(({ id, payee, paidOn }): BookFinding[] => {
    const sent = paidBy.get(id);
    if (!sent || paidOn === null || paidOn >= sent) return [];
    const text = message('The payment to {payee} is dated {paid}, before the bank was instructed on {sent}.', {
      payee,
      paid: paidOn,
      sent,
    });
    return [{ check: 'ordered', item: { kind: 'payment', id }, text }];
  });
  return {
    looked: events.length + lines.length + payments.length,
    findings: [...undone, ...refunded, ...outside, ...early],
  };
}
