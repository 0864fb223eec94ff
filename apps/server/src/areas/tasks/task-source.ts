import type { taskCalls } from '@boedel/contract/tasks/tasks.calls';
import type { Tx } from '../../platform/db/database';
import type { Handler } from '../../platform/http/handler';
import { NotFound } from '../../platform/problems';
import { openMatter } from '../../platform/tenancy/matter-door';
import { type Named, readSource, type Source } from './task-source.store';

/** What a task is made from, if the person may see it; of several that are named, each must be of the same matter. */
export async function openSource(tx: Tx, named: Named): Promise<Source | undefined> {
  const all: Source[] = [];
  for (const [key, id] of Object.entries(named)) {
    if (!id) continue;
    const found = await readSource(tx, { [key]: id });
    if (!found) throw new NotFound();
    await openMatter(tx, found.matterId);
    all.push(found);
  }
  if (all.some(({ matterId }) => matterId !== all[0]!.matterId)) throw new NotFound();
  return all[0];
}

export const sourceOfTask: Handler<typeof taskCalls.getSource> = ({ tenant, query }) =>
  tenant.transaction(async (tx) => {
    const { matterID, ...named } = query;
    const source = await openSource(tx, named);
    const matterId = source?.matterId ?? matterID;
    if (!matterId) throw new NotFound();
    const matter = await openMatter(tx, matterId);
    return {
      matterID: matter.id,
      matterReference: matter.reference,
      matterName: matter.name,
      title: source?.title ?? '',
      note: source?.note ?? null,
      dueDate: source?.due ?? null,
      ownerID: source?.ownerId ?? null,
    };
  });
