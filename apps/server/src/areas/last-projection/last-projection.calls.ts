import { lastProjectionCalls } from '@boedel/contract/die-today/last-projection.calls';
import { further, handle } from '../../platform/http/handler';
import { compareWithPlan } from './last-projection';

export const handledLastProjectionCalls = handle(lastProjectionCalls, {
  compare: further(({ tenant, query, parts, now }) =>
    tenant.transaction((tx) => compareWithPlan(tx, parts, query.matterID, now)),
  ),
});
