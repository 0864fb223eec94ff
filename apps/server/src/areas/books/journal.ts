import type { booksCalls } from '@boedel/contract/books/books.calls';
import { writeJournal } from '@boedel/domain/books/hledger';
import { countries, findCountry } from '@boedel/domain/law/country';
import type { Book } from '@boedel/domain/books/book';
import type { Handler } from '../../platform/http/handler';
import { openMatter } from '../../platform/tenancy/matter-door';
import { runAsFirm } from '../../platform/tenancy/run-as-firm';
import { readBooks } from './book-rows.store';

/** A matter's books as hledger names them, in the currency of its country. */
export const toJournalMatter = ({ reference, country }: { reference: string; country: string }, book: Book) => ({
  ...book,
  reference,
  currency: countries[findCountry(country) ?? 'ZA'].currencyCode,
});

export const downloadJournal: Handler<typeof booksCalls.journal> = ({ scope, query }) =>
  scope.transaction(async (tx) => {
    const matter = await openMatter(tx, query.matterID, 'money');
    // Whoever sees the money sees all of the ledger, the price of an asset too.
    const books = await runAsFirm(tx, () => readBooks(tx, [matter.id]));
    const text = writeJournal([toJournalMatter(matter, books.get(matter.id)!)]);
    return {
      filename: `${matter.reference.replaceAll(/[^\p{L}\p{N}-]+/gu, '-')}.journal`,
      contentType: 'text/plain; charset=utf-8',
      content: Buffer.from(text, 'utf8'),
    };
  });
