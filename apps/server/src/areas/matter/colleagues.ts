import type { matterCalls } from '@boedel/contract/matter/matter.calls';
import type { Handler } from '../../platform/http/handler';
import { openMatter } from '../../platform/tenancy/matter-door';
import { listColleagues } from './colleague.store';

/**
 * Who works on the matter is always among them: who lost the type since is still shown by name. Without a matter they are
 * the colleagues of the profile the person works in.
 */
export const getColleagues: Handler<typeof matterCalls.getColleagues> = ({ scope, actor, query }) =>
  scope.transaction(async (tx) => {
    const { matterID } = query;
    const type = matterID ? (await openMatter(tx, matterID)).system_type : actor.systemType;
    return listColleagues(tx, type, matterID ?? null);
  });
