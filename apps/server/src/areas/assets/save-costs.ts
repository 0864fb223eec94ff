import { refuse } from '@boedel/domain/law/refusal';
import type { Cents } from '@boedel/domain/money/cents';
import { auditAll } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { throwIfRefused } from '../../platform/throw-if-refused';
import { NotFound, RefusalProblem } from '../../platform/problems';
import type { Actor } from '../../platform/tenancy/actor';
import { assetStore } from './assets.store';
import { refuseCost } from './amounts';
import { toPricedColumns } from './check-asset';
import { runEveryRow } from './save-assets';

export interface CostInput {
  readonly assetId: number;
  /** Left out: nothing was paid for it that is known. */
  readonly amount: Cents | undefined;
}

/** What was paid for each of several things, where that is one plain amount. */
export async function saveCosts(tx: Tx, actor: Actor, matterId: number, inputs: readonly CostInput[]): Promise<void> {
  const store = assetStore(tx);
  const wholes = new Map((await store.listOf(matterId)).map((whole) => [whole.row.id, whole]));
  const ready = await runEveryRow(inputs, async ({ assetId, amount }) => {
    const whole = wholes.get(assetId);
    if (!whole) throw new NotFound();
    if (amount !== undefined) throwIfRefused(refuseCost(whole));
    if (whole.costs.length > 1) {
      throw new RefusalProblem(refuse('amount', 'This asset has several costs. Change them on the Assets tab.'));
    }
    return { assetId, amount, before: whole.costs[0] };
  });
  const gone = ready.flatMap(({ amount, before }) => (before && amount === undefined ? [before] : []));
  const changed = ready.flatMap(({ amount, before }) => (before && amount !== undefined ? [{ amount, before }] : []));
  const added = ready.flatMap(({ assetId, amount, before }) =>
    !before && amount !== undefined ? [{ assetId, amount }] : [],
  );
  await store.amounts.removeAll(gone.map(({ id }) => id));
  const after = await store.amounts.changeAll(
    changed.map(({ amount, before: { id, version } }) => ({ id, version, values: toPricedColumns({ amount }) })),
  );
  const rows = await store.amounts.insertAll(
    added.map(({ assetId, amount }) => ({
      matter_id: matterId,
      asset_id: assetId,
      purpose: 'cost',
      is_used: false,
      ...toPricedColumns({ amount }),
    })),
  );
  const createAuditFields = (assetId: number) => ({ entity: ['asset', assetId] as const, matterId });
  await auditAll(
    tx,
    actor,
    'asset.amount.removed',
    gone.map((before) => ({ ...createAuditFields(before.asset_id), before })),
  );
  await auditAll(
    tx,
    actor,
    'asset.amount.changed',
    changed.map(({ before }, index) => ({ ...createAuditFields(before.asset_id), before, after: after[index]! })),
  );
  await auditAll(
    tx,
    actor,
    'asset.amount.added',
    rows.map((row) => ({ ...createAuditFields(row.asset_id), after: row })),
  );
}
