import type { documentCalls } from '@boedel/contract/documents/documents.calls';
import { snippetOf } from '@boedel/domain/documents/snippet';
import { wordsOf } from '../../platform/db/search-words';
import type { Handler } from '../../platform/http/handler';
import { openMatter } from '../../platform/tenancy/matter-door';
import { papersHolding } from './document-text.store';
import { documentStore } from './document.store';
import { presentDocument } from './file-document';

/** What a query of the database may hold of a word: letters and digits. Each counts from its beginning on. */
const termsOf = (search: string): string[] =>
  wordsOf(search).flatMap((word) => word.split(/[^\p{L}\p{N}]+/u).filter(Boolean));

/** The latest versions of a matter's papers in which every word stands, the best first, with the place it stands at. */
export const findWords: Handler<typeof documentCalls.searchText> = ({ tenant, query }) =>
  tenant.transaction(async (tx) => {
    await openMatter(tx, query.matterID, 'documents');
    const terms = termsOf(query.searchString);
    if (terms.length === 0) return [];
    const asked = terms.map((term) => `${term}:*`).join(' & ');
    const found = await papersHolding(tx, query.matterID, asked);
    const papers = await documentStore(tx).tellMany(found.map(({ document_id }) => document_id));
    return papers.map((paper, at) => ({
      document: presentDocument(paper),
      snippet: snippetOf(found[at]!.words, terms),
    }));
  });
