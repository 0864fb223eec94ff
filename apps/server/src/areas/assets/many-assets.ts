import type { assetBulkCalls } from '@boedel/contract/assets/assets.calls';
import { newAsset } from '@boedel/contract/assets/assets.schema';
import { asSchema } from '@boedel/contract/call';
import { dayAt } from '@boedel/domain/dates/instant';
import { checkAsset } from '@boedel/domain/assets/check-asset';
import { countryNamed } from '@boedel/domain/law/country';
import { type Refusal, refuse } from '@boedel/domain/law/refusal';
import { said } from '@boedel/domain/law/said';
import { audit, auditAll } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { rowsOf } from '../../platform/db/rows';
import type { Handler } from '../../platform/http/handler';
import { readInput } from '../../platform/http/input';
import { orRefuse } from '../../platform/or-refuse';
import { Conflict, NotFound, Refuses } from '../../platform/problems';
import type { Actor } from '../../platform/tenancy/actor';
import { debtsSecuredOn } from '../liabilities/liabilities-of';
import { bulkTable, type Line, markUndone } from './asset-bulk.store';
import { assetStore } from './assets.store';
import { storedAsset } from './captured';
import { aroundIn, checkedAsset } from './check-asset';
import { everyRow, insertAssets } from './save-assets';
import { givenAway, refuseGiven } from './given-away';
import { openToChange, refigured } from './saving';

type Calls = typeof assetBulkCalls;

const keepLines = async (tx: Tx, actor: Actor, matterId: number, lines: readonly Line[]): Promise<number> =>
  (await rowsOf(tx, bulkTable).insert({ matter_id: matterId, person_id: actor.personId, lines: [...lines] })).id;

/** All of them or none; what is wrong with any is told for all. */
export const addManyAssets: Handler<Calls['addMany']> = ({ tenant, actor, body, now }) =>
  tenant.transaction(async (tx) => {
    const matter = await openToChange(tx, actor, body.matterID);
    const around = await aroundIn(tx, matter);
    const ready = await everyRow(body.rows, async (row) => {
      const typed = readInput(asSchema(newAsset), { ...row, matterID: body.matterID }) as Parameters<
        typeof checkedAsset
      >[2];
      return { typed, checked: await checkedAsset(tx, matter, typed, around, now) };
    });
    const added = await insertAssets(tx, body.matterID, ready);
    await auditAll(
      tx,
      actor,
      'asset.added',
      added.map((row) => ({ entity: ['asset', row.id], matterId: body.matterID, after: row })),
    );
    const { presented } = await refigured(tx, body.matterID);
    const bulkID = await keepLines(
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

export const changeManyAssets: Handler<Calls['changeMany']> = ({ tenant, actor, body, now }) =>
  tenant.transaction(async (tx) => {
    const matter = await openToChange(tx, actor, body.matterID);
    const store = assetStore(tx);
    const wholes = new Map((await store.listOf(body.matterID)).map((whole) => [whole.row.id, whole]));
    const set = Object.fromEntries(
      Object.entries(body.set)
        .filter(([, value]) => value !== undefined)
        .map(([field, value]) => [columns[field as keyof typeof columns], value]),
    );
    if (Object.keys(set).length === 0) orRefuse(refuse('set', 'Choose what to change first.'));
    const today = dayAt(now, countryNamed(matter.country));
    const others = new Map([...wholes.values()].map(storedAsset).map((asset) => [asset.id, asset]));
    const wrong: Refusal[] = [];
    const lines: Line[] = [];
    for (const { id, version } of body.assets) {
      const whole = wholes.get(id);
      if (!whole) throw new NotFound();
      const refused = checkAsset(storedAsset({ ...whole, row: { ...whole.row, ...set } }), { today, others, holds: 0 });
      wrong.push(
        ...(refused?.refusals ?? []).map((one) => ({ ...one, sentence: `${whole.row.name}: ${one.sentence}` })),
      );
      if (whole.row.version !== version) throw new Conflict(undefined);
      const before = Object.fromEntries(Object.keys(set).map((column) => [column, whole.row[column]]));
      lines.push({ id, version: version + 1, before });
    }
    if (wrong.length > 0) throw new Refuses(wrong);
    await store.changeAll(body.assets.map(({ id, version }) => ({ id, version, values: set })));
    await auditAll(
      tx,
      actor,
      'asset.changed',
      lines.map(({ id, before }) => ({ entity: ['asset', id], matterId: body.matterID, before, after: set })),
    );
    const { presented } = await refigured(tx, body.matterID);
    const bulkID = await keepLines(tx, actor, body.matterID, lines);
    return { bulkID, rows: body.assets.map(({ id }) => presented(id)) };
  });

export const undoManyAssets: Handler<Calls['undoMany']> = ({ tenant, actor, body, now }) =>
  tenant.transaction(async (tx) => {
    const bulk = await rowsOf(tx, bulkTable).lock(body.bulkID);
    if (bulk.person_id !== actor.personId) throw new NotFound();
    await openToChange(tx, actor, bulk.matter_id);
    if (bulk.undone_at) orRefuse(refuse('bulkID', 'This was undone already.'));
    const store = assetStore(tx);
    const rows = new Map((await store.listOf(bulk.matter_id)).map(({ row }) => [row.id, row]));
    const moved = bulk.lines.filter(({ id, version }) => rows.get(id)?.version !== version).length;
    if (moved > 0) {
      orRefuse(
        refuse(
          'bulkID',
          said('{count} of these assets were changed since. Change them back one by one.', { count: moved }),
        ),
      );
    }
    const added = bulk.lines.filter(({ before }) => !before).map(({ id }) => id);
    const [secured, given] = [await debtsSecuredOn(tx, added), await givenAway(tx, added)];
    for (const { id, version, before } of bulk.lines) {
      if (before) await store.change(id, version, before);
      else {
        const debts = secured.get(id);
        if (debts) {
          orRefuse(
            refuse(
              'bulkID',
              said('{count} liabilities are secured on one of these assets. Change their security first.', {
                count: debts,
              }),
            ),
          );
        }
        orRefuse(refuseGiven(given.get(id), 'bulkID'));
        await store.remove(id);
      }
    }
    await markUndone(tx, bulk.id, now);
    await audit(tx, actor, 'asset.bulk.undone', {
      entity: ['asset_bulk_change', bulk.id],
      matterId: bulk.matter_id,
      after: { assets: bulk.lines.length },
    });
    await refigured(tx, bulk.matter_id);
    return { done: true };
  });
