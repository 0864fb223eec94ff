import type { matterCalls } from '@boedel/contract/matter/matter.calls';
import type { Handler } from '../../platform/http/handler';
import { openMatter } from '../../platform/tenancy/matter-door';
import { colleaguesFor } from './colleague.store';

/**
 * Who works on the matter is always among them: who lost the type since is still shown by name. Without a matter they are
 * the colleagues of the profile the person works in.
 */
export const getColleagues: Handler<typeof matterCalls.getColleagues> = ({ tenant, actor, query }) =>
  tenant.transaction(async (tx) => {
    const { matterID } = query;
    const type = matterID ? (await openMatter(tx, matterID)).system_type : actor.systemType;
    return colleaguesFor(tx, type, matterID ?? null);
  });
