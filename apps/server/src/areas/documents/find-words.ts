import type { documentCalls } from '@boedel/contract/documents/documents.calls';
import { createSnippet } from '@boedel/domain/documents/snippet';
import { splitWords } from '../../platform/db/search-words';
import type { Handler } from '../../platform/http/handler';
import { openMatter } from '../../platform/tenancy/matter-door';
import { searchPapers } from './document-text.store';
import { documentStore } from './document.store';
import { presentDocument } from './file-document';

/** What a query of the database may hold of a word: letters and digits. Each counts from its beginning on. */
const parseTerms = (search: string): string[] =>
  splitWords(search).flatMap((word) => word.split(/[^\p{L}\p{N}]+/u).filter(Boolean));

/** The latest versions of a matter's papers in which every word stands, the best first, with the place it stands at. */
export const findWords: Handler<typeof documentCalls.searchText> = ({ scope, query }) =>
  scope.read(async (tx) => {
    await openMatter(tx, query.matterID, 'documents');
    const terms = parseTerms(query.searchString);
    if (terms.length === 0) return [];
    const asked = terms.map((term) => `${term}:*`).join(' & ');
    const found = await searchPapers(tx, query.matterID, asked);
    const papers = await documentStore(tx).tellMany(found.map(({ document_id }) => document_id));
    return papers.map((paper, at) => ({
      document: presentDocument(paper),
      snippet: createSnippet(found[at]!.words, terms),
    }));
  });
