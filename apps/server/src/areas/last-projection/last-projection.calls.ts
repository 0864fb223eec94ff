import { lastProjectionCalls } from '@boedel/contract/die-today/last-projection.calls';
import { withServices, pairHandlers } from '../../platform/http/handler';
import { compareWithPlan } from './last-projection';

export const handledLastProjectionCalls = pairHandlers(lastProjectionCalls, {
  compare: withServices(({ scope, query, services, now }) =>
    scope.transaction((tx) => compareWithPlan(tx, services, query.matterID, now)),
  ),
});
