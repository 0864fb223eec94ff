import type { AnswerOf } from '@boedel/contract/call';
import type { clientBookCalls } from '@boedel/contract/client-book/client-book.calls';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { describeLawSince } from '@boedel/domain/die-today/law-since';
import { formatAmount } from '@boedel/domain/formats/amount';
import { findCountry, defaultCountry } from '@boedel/domain/law/country';
import { type Message, message } from '@boedel/domain/law/message';
import type { Tx } from '../../platform/db/database';
import { type ClientLine, clientBookStore } from './client-book.store';

type ClientBook = AnswerOf<typeof clientBookCalls.list>;

const changeMessages: Readonly<Record<string, string>> = {
  asset: 'Assets changed: {count}.',
  liability: 'Debts changed: {count}.',
  expense: 'Costs changed: {count}.',
  will: 'The will changed.',
  marriage: 'The marriage changed.',
  succession: 'The family changed.',
  matter_party: 'Details of people changed: {count}.',
};

function describeChangesSince(row: ClientLine, today: LocalDate): Message[] {
  if (row.reviewed_on === null) return [];
  const country = findCountry(row.country) ?? defaultCountry;
  const [was, is] = [row.was_short_cents, row.shortfall_cents];
  return [
    ...(was !== null && is !== null && was !== is
      ? [message('The shortfall was {before}.', { before: formatAmount(was, country) })]
      : []),
    ...(row.births > 0 ? [message('Born since then: {count}.', { count: row.births })] : []),
    ...Object.entries(row.moved ?? {}).flatMap(([kind, count]) =>
      changeMessages[kind] ? [message(changeMessages[kind], { count })] : [],
    ),
    ...describeLawSince(row.reviewed_on, today, country),
  ];
}

/** Those to look at come first, then whoever would be short of most. */
export async function readClientBook(tx: Tx, today: LocalDate): Promise<ClientBook> {
  const lines = (await clientBookStore(tx).clients()).map((row) => ({
    matterID: row.id,
    reference: row.reference,
    name: row.name,
    country: row.country,
    reviewedOn: row.reviewed_on,
    reviewedBy: row.person_name,
    note: row.note,
    nextOn: row.next_on,
    isDue: row.reviewed_on === null || (row.next_on !== null && row.next_on <= today),
    shortfall: row.shortfall_cents,
    since: describeChangesSince(row, today),
  }));
  return lines.sort(
    (one, other) => Number(other.isDue) - Number(one.isDue) || (other.shortfall ?? -1) - (one.shortfall ?? -1),
  );
}
