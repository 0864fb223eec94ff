import { lastProjectionCalls } from '@boedel/contract/die-today/last-projection.calls';
import { handle } from '../../platform/http/handler';
import { compareWithPlan } from './last-projection';

export const handledLastProjectionCalls = handle(lastProjectionCalls, {
  compare: ({ tenant, query, parts, now }) =>
    tenant.transaction((tx) => compareWithPlan(tx, parts, query.matterID, now)),
});
