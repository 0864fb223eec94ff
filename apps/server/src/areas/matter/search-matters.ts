import type { matterCalls } from '@boedel/contract/matter/matter.calls';
import type { Handler } from '../../platform/http/handler';
import { listMattersWithWords, listSimilarMatters } from './search-matters.store';

export const searchMatters: Handler<typeof matterCalls.search> = ({ scope, query }) =>
  scope.read(async (tx) => {
    const words = query.searchString;
    let rows = await listMattersWithWords(tx, words);
    if (rows.length === 0 && words.length >= 3) rows = await listSimilarMatters(tx, words);
    return rows.map(({ system_type, status, died_on, ...rest }) => ({
      ...rest,
      systemTypeID: system_type,
      matterStatus: status,
      dateOfDeath: died_on,
    }));
  });
