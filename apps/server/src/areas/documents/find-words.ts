import type { documentCalls } from '@boedel/contract/documents/documents.calls';
import { snippetOf } from '@boedel/domain/documents/snippet';
import { sql } from '../../platform/db/sql';
import { wordsOf } from '../../platform/db/search-words';
import type { Handler } from '../../platform/http/handler';
import { openMatter } from '../../platform/tenancy/matter-door';
import { seesMatter } from '../../platform/tenancy/sees';
import { documentStore } from './document.store';
import { presentDocument } from './file-document';

const mostFound = 20;

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
    const found = await tx.rows<{ document_id: number; words: string }>(sql`
      select t.document_id, t.words from document_text t, to_tsquery('simple', plain_text(${asked})) asked
      where t.matter_id = ${query.matterID} and to_tsvector('simple', plain_text(t.words)) @@ asked
        and ${seesMatter(sql`t.matter_id`)}
        and not exists (select from matter_document n
          where n.intermediary_id = t.intermediary_id and n.replaces_id = t.document_id)
      order by ts_rank(to_tsvector('simple', plain_text(t.words)), asked) desc, t.document_id desc limit ${mostFound}`);
    const papers = await documentStore(tx).tellMany(found.map(({ document_id }) => document_id));
    return papers.map((paper, at) => ({
      document: presentDocument(paper),
      snippet: snippetOf(found[at]!.words, terms),
    }));
  });
