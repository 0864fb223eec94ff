import type { AnswerOf, BodyOf } from '@boedel/contract/call';
import { findCalls } from '@boedel/contract/assets/assets.calls';
import { newAsset } from '@boedel/contract/assets/assets.schema';
import { liabilities } from '@boedel/contract/liabilities/liability.record';
import { newRowSchema } from '@boedel/contract/record/matter-record';
import { assetKinds, findUsualClass } from '@boedel/domain/assets/asset-kind';
import { refuse } from '@boedel/domain/law/refusal';
import { z } from 'zod';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { presentConflict } from '../../platform/db/present-conflict';
import { pairHandlers } from '../../platform/http/handler';
import { RefusalProblem } from '../../platform/problems';
import { openMatter, openToCapture } from '../../platform/tenancy/matter-door';
import { liabilityKit } from '../liabilities/liabilities.calls';
import { readSurroundings, checkAssetInput } from './check-asset';
import { type AssetFindRow, findStore, type AssetFindDetails } from './find.store';
import { insertAsset } from './save-asset';
import { linkLettersToAsset } from '../documents/document.store';
import { lockToChange } from './saving';

type FindView = AnswerOf<typeof findCalls.add>;

const presentFind = (row: AssetFindDetails): FindView => ({
  id: row.id,
  matterID: row.matter_id,
  description: row.description,
  source: row.source,
  mayBe: row.may_be as FindView['mayBe'],
  amount: row.amount_cents,
  foundDate: row.found_on,
  askedDate: row.asked_on,
  answeredDate: row.answered_on,
  notes: row.notes,
  status: row.status as FindView['status'],
  outcome: row.outcome,
  assetID: row.asset_id,
  liabilityID: row.liability_id,
  letters: row.letters,
  version: row.version,
});

type FindInput = Omit<BodyOf<typeof findCalls.add>, 'matterID'>;
/** While it is open, its days say how far it is. */
const toFindColumns = (typed: FindInput) => ({
  description: typed.description,
  source: typed.source,
  may_be: typed.mayBe,
  amount_cents: typed.amount,
  found_on: typed.foundDate,
  asked_on: typed.askedDate,
  answered_on: typed.answeredDate,
  notes: typed.notes,
  status: typed.answeredDate ? 'answered' : typed.askedDate ? 'asked' : 'open',
});

const settled = new Set(['asset', 'liability', 'nothing']);
function refuseSettled(row: AssetFindRow): void {
  if (settled.has(row.status)) throw new RefusalProblem(refuse('id', 'This item is settled. Reopen it first.'));
}

const readFind = async (tx: Tx, { matter_id, id }: AssetFindRow): Promise<FindView> =>
  presentFind((await findStore(tx).listOf(matter_id, id))[0]!);
const presentFindConflict = (change: Promise<AssetFindRow>): Promise<AssetFindRow> =>
  presentConflict(change, (theirs) => presentFind({ ...theirs, letters: [] }));

export const handledFindCalls = pairHandlers(findCalls, {
  getbymatterid: ({ scope, query }) =>
    scope.transaction(async (tx) => {
      await openMatter(tx, query.matterID, 'estate');
      return (await findStore(tx).listOf(query.matterID)).map(presentFind);
    }),
  add: ({ scope, actor, body: { matterID, ...typed } }) =>
    scope.transaction(async (tx) => {
      await openToCapture(tx, actor, matterID, 'estate');
      const row = await findStore(tx).insert({ matter_id: matterID, ...toFindColumns(typed) });
      await audit(tx, actor, 'find.added', { entity: ['matter_find', row.id], matterId: matterID, after: row });
      return readFind(tx, row);
    }),
  update: ({ scope, actor, body: { id, version, ...typed } }) =>
    scope.transaction(async (tx) => {
      const store = findStore(tx);
      const before = await store.find(id);
      await openToCapture(tx, actor, before.matter_id, 'estate');
      refuseSettled(before);
      const after = await presentFindConflict(store.change(id, version, toFindColumns(typed)));
      await audit(tx, actor, 'find.changed', {
        entity: ['matter_find', id],
        matterId: before.matter_id,
        before,
        after,
      });
      return readFind(tx, after);
    }),
  toAsset: ({ scope, actor, body, now }) =>
    scope.transaction(async (tx) => {
      const store = findStore(tx);
      const before = await store.find(body.id);
      const matter = await lockToChange(tx, actor, before.matter_id);
      refuseSettled(before);
      const typed = z.decode(newAsset, {
        matterID: before.matter_id,
        kind: body.kind,
        class: findUsualClass(body.kind),
        treatment: assetKinds[body.kind].treatment,
        name: before.description,
        institution: before.source,
        notes: before.notes,
        valuationAmount: before.amount_cents === null ? null : before.amount_cents / 100,
        valuationDate: before.answered_on,
      });
      const checked = await checkAssetInput(tx, matter, typed, await readSurroundings(tx, matter), now);
      const asset = await insertAsset(tx, matter.id, checked, typed);
      const after = await presentFindConflict(
        store.change(body.id, body.version, { status: 'asset', asset_id: asset.id }),
      );
      await linkLettersToAsset(tx, body.id, asset.id);
      await audit(tx, actor, 'asset.added', { entity: ['asset', asset.id], matterId: matter.id, after: asset });
      await audit(tx, actor, 'find.settled', { entity: ['matter_find', body.id], matterId: matter.id, before, after });
      return readFind(tx, after);
    }),
  toLiability: ({ scope, actor, body, now }) =>
    scope.transaction(async (tx) => {
      const store = findStore(tx);
      const before = await store.find(body.id);
      const at = await liabilityKit.toChange(tx, { actor, now }, before.matter_id);
      refuseSettled(before);
      const { id: liabilityId } = await liabilityKit.insert(
        z.decode(newRowSchema(liabilities), {
          matterID: before.matter_id,
          creditor: before.source ?? before.description,
          description: before.description,
          kind: body.kind,
          amount: (before.amount_cents ?? 0) / 100,
          notes: before.notes,
        }),
        at,
      );
      const change = store.change(body.id, body.version, { status: 'liability', liability_id: liabilityId });
      const after = await presentFindConflict(change);
      await audit(tx, actor, 'find.settled', {
        entity: ['matter_find', body.id],
        matterId: before.matter_id,
        before,
        after,
      });
      return readFind(tx, after);
    }),
  toNothing: ({ scope, actor, body }) =>
    scope.transaction(async (tx) => {
      const store = findStore(tx);
      const before = await store.find(body.id);
      await openToCapture(tx, actor, before.matter_id, 'estate');
      refuseSettled(before);
      const change = store.change(body.id, body.version, { status: 'nothing', outcome: body.outcome });
      const after = await presentFindConflict(change);
      await audit(tx, actor, 'find.settled', {
        entity: ['matter_find', body.id],
        matterId: before.matter_id,
        before,
        after,
        why: body.outcome,
      });
      return readFind(tx, after);
    }),
  reopen: ({ scope, actor, body }) =>
    scope.transaction(async (tx) => {
      const store = findStore(tx);
      const before = await store.find(body.id);
      await openToCapture(tx, actor, before.matter_id, 'estate');
      if (before.asset_id !== null) {
        throw new RefusalProblem(
          refuse('id', 'This item is now an asset. Remove the asset first, then reopen the item.'),
        );
      }
      if (before.liability_id !== null) {
        throw new RefusalProblem(
          refuse('id', 'This item has become a liability. Remove the liability before you reopen the item.'),
        );
      }
      const status = before.answered_on ? 'answered' : before.asked_on ? 'asked' : 'open';
      const after = await presentFindConflict(store.change(body.id, body.version, { status, outcome: null }));
      await audit(tx, actor, 'find.reopened', {
        entity: ['matter_find', body.id],
        matterId: before.matter_id,
        before,
        after,
      });
      return readFind(tx, after);
    }),
  _delete: ({ scope, actor, body }) =>
    scope.transaction(async (tx) => {
      const before = await findStore(tx).find(body.id);
      await openToCapture(tx, actor, before.matter_id, 'estate');
      await findStore(tx).remove(body.id);
      await audit(tx, actor, 'find.removed', { entity: ['matter_find', body.id], matterId: before.matter_id, before });
      return { done: true };
    }),
});
