import type { CallSpec } from '@boedel/contract/call';
import type { ListSource, ListPageAnswer, PageRequest } from '../ui/list/list-source';
import { send } from './send';

/**
 * A list's source from a call that pages as our calls do: skip, take, searchString and the grid's sort in the query,
 * rows and total in the answer. `asks` are the filters; they are part of what the list is cached under.
 */
export function createPagedSource<Row>(call: CallSpec, asks: Readonly<Record<string, unknown>> = {}): ListSource<Row> {
  return {
    cacheKey: [call.path, asks],
    page: ({ skip, take, search, sort }: PageRequest) => {
      const sorted = sort && { sortModelColId: sort.key, sortModelSort: sort.descending ? 'desc' : 'asc' };
      const query = { ...asks, skip, take, searchString: search, ...sorted };
      // The list draws its own loading state; the full-screen loader would cover it at each page.
      return send(call, { query }, { quiet: true }) as Promise<ListPageAnswer<Row>>;
    },
  };
}
