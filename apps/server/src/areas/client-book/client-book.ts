import type { AnswerOf } from '@boedel/contract/call';
import type { clientBookCalls } from '@boedel/contract/client-book/client-book.calls';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { lawSince } from '@boedel/domain/die-today/law-since';
import { formatAmount } from '@boedel/domain/formats/amount';
import { countryNamed, defaultCountry } from '@boedel/domain/law/country';
import { type Said, said } from '@boedel/domain/law/said';
import type { Tx } from '../../platform/db/database';
import { type ClientLine, clientBookStore } from './client-book.store';

type Book = AnswerOf<typeof clientBookCalls.list>;

const movedWords: Readonly<Record<string, string>> = {
  asset: 'Assets changed: {count}.',
  liability: 'Debts changed: {count}.',
  expense: 'Costs changed: {count}.',
  will: 'The will changed.',
  marriage: 'The marriage changed.',
  succession: 'The family changed.',
  matter_party: 'Details of people changed: {count}.',
};

function sinceOf(row: ClientLine, today: LocalDate): Said[] {
  if (row.reviewed_on === null) return [];
  const country = countryNamed(row.country) ?? defaultCountry;
  const [was, is] = [row.was_short_cents, row.shortfall_cents];
  return [
    ...(was !== null && is !== null && was !== is
      ? [said('The shortfall was {before}.', { before: formatAmount(was, country) })]
      : []),
    ...(row.births > 0 ? [said('Born since: {count}.', { count: row.births })] : []),
    ...Object.entries(row.moved ?? {}).flatMap(([kind, count]) =>
      movedWords[kind] ? [said(movedWords[kind], { count })] : [],
    ),
    ...lawSince(row.reviewed_on, today, country),
  ];
}

/** Those to look at come first, then whoever would be short of most. */
export async function bookOfClients(tx: Tx, today: LocalDate): Promise<Book> {
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
    since: sinceOf(row, today),
  }));
  return lines.sort(
    (one, other) => Number(other.isDue) - Number(one.isDue) || (other.shortfall ?? -1) - (one.shortfall ?? -1),
  );
}
