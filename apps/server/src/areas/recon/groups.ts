import type { reconCalls } from '@boedel/contract/recon/recon.calls';
import { refuse } from '@boedel/domain/law/refusal';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { presentConflict } from '../../platform/db/present-conflict';
import type { Handlers } from '../../platform/http/handler';
import { NotFound, RefusalProblem } from '../../platform/problems';
import { openMatter, openToCapture } from '../../platform/tenancy/matter-door';
import { listGroupsByName, listGroups, groupStore, type ReconGroupView } from './recon-group.store';

type ReconGroupCalls = typeof reconCalls;

const readGroup = async (tx: Tx, matterId: number, id: number): Promise<ReconGroupView> =>
  (await listGroups(tx, matterId)).find((group) => group.id === id)!;

export const groupHandlers: Pick<Handlers<ReconGroupCalls>, 'getGroups' | 'saveGroup' | 'deleteGroup'> = {
  getGroups: ({ scope, query }) =>
    scope.transaction(async (tx) => listGroups(tx, (await openMatter(tx, query.matterID, 'money')).id)),
  saveGroup: ({ scope, actor, body }) =>
    scope.transaction(async (tx) => {
      const matter = await openToCapture(tx, actor, body.matterID, 'money');
      const store = groupStore(tx);
      const before = body.id ? await store.lock(body.id) : undefined;
      if (before && before.matter_id !== matter.id) throw new NotFound();
      const same = (await listGroupsByName(tx, matter.id, body.name))[0];
      if (same && same.id !== before?.id)
        throw new RefusalProblem(refuse('name', 'A group with this name already exists.'));
      const after = before
        ? await presentConflict(store.change(before.id, body.version ?? 0, { name: body.name }), (theirs) =>
            readGroup(tx, matter.id, theirs.id),
          )
        : await store.insert({ matter_id: matter.id, name: body.name });
      await audit(tx, actor, before ? 'recongroup.changed' : 'recongroup.added', {
        entity: ['recon_group', after.id],
        matterId: matter.id,
        ...(before && { before }),
        after,
      });
      return readGroup(tx, matter.id, after.id);
    }),
  deleteGroup: ({ scope, actor, body }) =>
    scope.transaction(async (tx) => {
      const store = groupStore(tx);
      const row = await store.find(body.id);
      await openToCapture(tx, actor, row.matter_id, 'money');
      const before = await store.remove(row.id);
      await audit(tx, actor, 'recongroup.removed', {
        entity: ['recon_group', row.id],
        matterId: row.matter_id,
        before,
      });
      return { done: true as const };
    }),
};
