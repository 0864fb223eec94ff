import type { matterListCalls } from '@boedel/contract/matter/matter-list.calls';
import { refuse } from '@boedel/domain/law/refusal';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import type { Handler } from '../../platform/http/handler';
import { NotFound, RefusalProblem } from '../../platform/problems';
import {
  type BulkChangeRecord,
  listSeenMatters,
  restoreLabel,
  restoreMatters,
  findStatus,
  removeLabel,
  deleteWatches,
  restoreWatches,
  changesOfMatters,
} from './bulk-change.store';

/** Puts the kept values back in one statement, except where somebody changed the matter since. */
async function restore(tx: Tx, lines: readonly BulkChangeRecord[]): Promise<number[]> {
  const kept = JSON.stringify(lines);
  const ids = lines.map((line) => line.id);
  switch (lines[0]?.action) {
    case 'watch':
      await deleteWatches(tx, ids);
      await restoreWatches(tx, kept);
      return ids;
    case 'label': {
      const label = lines[0].labelID;
      await removeLabel(tx, label, ids);
      await restoreLabel(tx, label, kept);
      return ids;
    }
    case 'status':
    case 'responsible': {
      const rows = await restoreMatters(tx, kept);
      return rows.map((row) => row.id);
    }
    default:
      return [];
  }
}

export const undoBulk: Handler<typeof matterListCalls.undoBulk> = ({ scope, actor, body }) =>
  scope.transaction(async (tx) => {
    const kept = await changesOfMatters.lock(tx, body.id, actor.personId);
    if (!kept) throw new NotFound();
    if (kept.undone_at) throw new RefusalProblem(refuse('id', 'This was undone already.'));
    const reached = await listSeenMatters(
      tx,
      kept.lines.map(({ id }) => id),
    );
    const stillTheirs = new Set(reached.map(({ id }) => id));
    const restored = new Set(
      await restore(
        tx,
        kept.lines.filter(({ id }) => stillTheirs.has(id)),
      ),
    );
    await changesOfMatters.markUndone(tx, body.id);
    const left = kept.lines.filter((line) => !restored.has(line.id)).map(({ id, reference }) => ({ id, reference }));
    const [only, ...others] = kept.lines;
    if (only?.action === 'status' && others.length === 0 && restored.size === 1) {
      const [now] = await findStatus(tx, only.id);
      await audit(tx, actor, 'matter.status', {
        entity: ['matter', only.id],
        matterId: only.id,
        before: { status: only.statusAfter ?? null },
        after: now ?? null,
      });
      return { restored: 1, left };
    }
    await audit(tx, actor, 'matter.bulk.undone', {
      entity: ['matter bulk change', body.id],
      after: { restored: restored.size, left: left.map((line) => line.reference) },
    });
    return { restored: restored.size, left };
  });
