import type { taskCalls } from '@boedel/contract/tasks/tasks.calls';
import type { Tx } from '../../platform/db/database';
import type { Handler } from '../../platform/http/handler';
import { NotFound } from '../../platform/problems';
import { openMatter } from '../../platform/tenancy/matter-door';
import { type TaskSourceQuery, readSource, type TaskSource } from './task-source.store';

/** What a task is made from, if the person may see it; of several that are named, each must be of the same matter. */
export async function openTaskSource(tx: Tx, named: TaskSourceQuery): Promise<TaskSource | undefined> {
  const all: TaskSource[] = [];
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

export const readTaskSource: Handler<typeof taskCalls.getSource> = ({ scope, query }) =>
  scope.transaction(async (tx) => {
    const { matterID, ...named } = query;
    const source = await openTaskSource(tx, named);
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
