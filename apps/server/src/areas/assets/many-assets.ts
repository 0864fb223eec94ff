import type { assetBulkCalls } from '@boedel/contract/assets/assets.calls';
import { newAsset } from '@boedel/contract/assets/assets.schema';
import { toZodSchema } from '@boedel/contract/call';
import { listUnknownFields } from '@boedel/contract/unknown-fields';
import { computeDayAt } from '@boedel/domain/dates/instant';
import { checkAsset } from '@boedel/domain/assets/check-asset';
import { findCountry } from '@boedel/domain/law/country';
import { type Refusal, refuse } from '@boedel/domain/law/refusal';
import { message } from '@boedel/domain/law/message';
import { audit, auditAll } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { tableStore } from '../../platform/db/rows';
import type { Handler } from '../../platform/http/handler';
import { readInput, refuseFields } from '../../platform/http/input';
import { throwIfRefused } from '../../platform/throw-if-refused';
import { Conflict, NotFound, RefusalProblem } from '../../platform/problems';
import type { Actor } from '../../platform/tenancy/actor';
import { countSecuredDebts } from '../liabilities/list-liabilities';
import { bulkTable, type AssetBulkLine, markBulkUndone } from './asset-bulk.store';
import { assetStore } from './assets.store';
import { toStoredAsset } from './captured';
import { readSurroundings, checkAssetInput } from './check-asset';
import { runEveryRow, insertAssets } from './save-assets';
import { countGivenAway, refuseGiven } from './given-away';
import { lockToChange, readChangedAssets } from './saving';

type ManyAssetsCalls = typeof assetBulkCalls;

const saveBulkLines = async (
  tx: Tx,
  actor: Actor,
  matterId: number,
  lines: readonly AssetBulkLine[],
): Promise<number> =>
  (await tableStore(tx, bulkTable).insert({ matter_id: matterId, person_id: actor.personId, lines: [...lines] })).id;

/** All of them or none; what is wrong with any is told for all. */
export const addManyAssets: Handler<ManyAssetsCalls['addMany']> = ({ scope, actor, body, now }) =>
  scope.transaction(async (tx) => {
    const matter = await lockToChange(tx, actor, body.matterID);
    const around = await readSurroundings(tx, matter);
    const ready = await runEveryRow(body.rows, async (row) => {
      refuseFields(listUnknownFields(toZodSchema(newAsset), row));
      const typed = readInput(toZodSchema(newAsset), { ...row, matterID: body.matterID }) as Parameters<
        typeof checkAssetInput
      >[2];
      return { typed, checked: await checkAssetInput(tx, matter, typed, around, now) };
    });
    const added = await insertAssets(tx, body.matterID, ready);
    await auditAll(
      tx,
      actor,
      'asset.added',
      added.map((row) => ({ entity: ['asset', row.id], matterId: body.matterID, after: row })),
    );
    const { presented } = await readChangedAssets(tx, body.matterID);
    const bulkID = await saveBulkLines(
      tx,
      actor,
      body.matterID,
      added.map(({ id, version }) => ({ id, version, before: null })),
    );
    return { bulkID, rows: added.map(({ id }) => presented(id)) };
  });

const columns = {
  class: 'class',
  treatment: 'treatment',
  whyOutstanding: 'why_outstanding',
  account: 'account',
  location: 'location',
  voucher: 'voucher',
} as const;

export const changeManyAssets: Handler<ManyAssetsCalls['changeMany']> = ({ scope, actor, body, now }) =>
  scope.transaction(async (tx) => {
    const matter = await lockToChange(tx, actor, body.matterID);
    const store = assetStore(tx);
    const wholes = new Map((await store.listOf(body.matterID)).map((whole) => [whole.row.id, whole]));
    const set = Object.fromEntries(
      Object.entries(body.set)
        .filter(([, value]) => value !== undefined)
        .map(([field, value]) => [columns[field as keyof typeof columns], value]),
    );
    if (Object.keys(set).length === 0) throw new RefusalProblem(refuse('set', 'Choose what to change first.'));
    const today = computeDayAt(now, findCountry(matter.country));
    const others = new Map([...wholes.values()].map(toStoredAsset).map((asset) => [asset.id, asset]));
    const wrong: Refusal[] = [];
    const lines: AssetBulkLine[] = [];
    for (const { id, version } of body.assets) {
      const whole = wholes.get(id);
      if (!whole) throw new NotFound();
      const refused = checkAsset(toStoredAsset({ ...whole, row: { ...whole.row, ...set } }), {
        today,
        others,
        holds: 0,
      });
      wrong.push(
        ...(refused?.refusals ?? []).map((one) => ({ ...one, sentence: `${whole.row.name}: ${one.sentence}` })),
      );
      if (whole.row.version !== version) throw new Conflict(undefined);
      const before = Object.fromEntries(Object.keys(set).map((column) => [column, whole.row[column]]));
      lines.push({ id, version: version + 1, before });
    }
    if (wrong.length > 0) throw new RefusalProblem(wrong);
    await store.changeAll(body.assets.map(({ id, version }) => ({ id, version, values: set })));
    await auditAll(
      tx,
      actor,
      'asset.changed',
      lines.map(({ id, before }) => ({ entity: ['asset', id], matterId: body.matterID, before, after: set })),
    );
    const { presented } = await readChangedAssets(tx, body.matterID);
    const bulkID = await saveBulkLines(tx, actor, body.matterID, lines);
    return { bulkID, rows: body.assets.map(({ id }) => presented(id)) };
  });

export const undoManyAssets: Handler<ManyAssetsCalls['undoMany']> = ({ scope, actor, body, now }) =>
  scope.transaction(async (tx) => {
    const bulk = await tableStore(tx, bulkTable).lock(body.bulkID);
    if (bulk.person_id !== actor.personId) throw new NotFound();
    await lockToChange(tx, actor, bulk.matter_id);
    if (bulk.undone_at) throw new RefusalProblem(refuse('bulkID', 'This was undone already.'));
    const store = assetStore(tx);
    const rows = new Map((await store.listOf(bulk.matter_id)).map(({ row }) => [row.id, row]));
    const moved = bulk.lines.filter(({ id, version }) => rows.get(id)?.version !== version).length;
    if (moved > 0) {
      throw new RefusalProblem(
        refuse(
          'bulkID',
          message('{count} of these assets have since changed. Change them back one by one.', { count: moved }),
        ),
      );
    }
    const added = bulk.lines.filter(({ before }) => !before).map(({ id }) => id);
    const [secured, given] = [await countSecuredDebts(tx, added), await countGivenAway(tx, added)];
    for (const { id, version, before } of bulk.lines) {
      if (before) await store.change(id, version, before);
      else {
        const debts = secured.get(id);
        if (debts) {
          throw new RefusalProblem(
            refuse(
              'bulkID',
              message('{count} liabilities are secured on one of these assets. Change their security first.', {
                count: debts,
              }),
            ),
          );
        }
        throwIfRefused(refuseGiven(given.get(id), 'bulkID'));
        await store.remove(id);
      }
    }
    await markBulkUndone(tx, bulk.id, now);
    await audit(tx, actor, 'asset.bulk.undone', {
      entity: ['asset_bulk_change', bulk.id],
      matterId: bulk.matter_id,
      after: { assets: bulk.lines.length },
    });
    return { done: true };
  });
