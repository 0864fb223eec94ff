import type { AnswerOf, BodyOf } from '@boedel/contract/call';
import { findCalls } from '@boedel/contract/assets/assets.calls';
import { newAsset } from '@boedel/contract/assets/assets.schema';
import { liabilities } from '@boedel/contract/liabilities/liability.record';
import { newRow } from '@boedel/contract/record/matter-record';
import { assetKinds, usualClass } from '@boedel/domain/assets/asset-kind';
import { refuse } from '@boedel/domain/law/refusal';
import { z } from 'zod';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { orConflict } from '../../platform/db/or-conflict';
import { handle } from '../../platform/http/handler';
import { orRefuse } from '../../platform/or-refuse';
import { openMatter, openToCapture } from '../../platform/tenancy/matter-door';
import { liabilityKit } from '../liabilities/liabilities.calls';
import { aroundIn, checkedAsset } from './check-asset';
import { type FindRow, findStore, type FindDetails } from './find.store';
import { insertAsset } from './save-asset';
import { openToChange, refigured } from './saving';

type Shown = AnswerOf<typeof findCalls.add>;

const present = (row: FindDetails): Shown => ({
  id: row.id,
  matterID: row.matter_id,
  description: row.description,
  source: row.source,
  mayBe: row.may_be as Shown['mayBe'],
  amount: row.amount_cents,
  foundDate: row.found_on,
  askedDate: row.asked_on,
  answeredDate: row.answered_on,
  notes: row.notes,
  status: row.status as Shown['status'],
  outcome: row.outcome,
  assetID: row.asset_id,
  liabilityID: row.liability_id,
  letters: row.letters,
  version: row.version,
});

type Typed = Omit<BodyOf<typeof findCalls.add>, 'matterID'>;
/** While it is open, its days say how far it is. */
const columnsOf = (typed: Typed) => ({
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
function stillOpen(row: FindRow): void {
  if (settled.has(row.status)) orRefuse(refuse('id', 'This find is settled. Reopen it first.'));
}

const tell = async (tx: Tx, { matter_id, id }: FindRow): Promise<Shown> =>
  present((await findStore(tx).listOf(matter_id, id))[0]!);
const conflictOf = (tx: Tx, change: Promise<FindRow>): Promise<FindRow> =>
  orConflict(change, (theirs) => present({ ...theirs, letters: [] }));

export const handledFindCalls = handle(findCalls, {
  getbymatterid: ({ tenant, query }) =>
    tenant.transaction(async (tx) => {
      await openMatter(tx, query.matterID, 'estate');
      return (await findStore(tx).listOf(query.matterID)).map(present);
    }),
  add: ({ tenant, actor, body: { matterID, ...typed } }) =>
    tenant.transaction(async (tx) => {
      await openToCapture(tx, actor, matterID, 'estate');
      const row = await findStore(tx).insert({ matter_id: matterID, ...columnsOf(typed) });
      await audit(tx, actor, 'find.added', { entity: ['matter_find', row.id], matterId: matterID, after: row });
      return tell(tx, row);
    }),
  update: ({ tenant, actor, body: { id, version, ...typed } }) =>
    tenant.transaction(async (tx) => {
      const store = findStore(tx);
      const before = await store.find(id);
      await openToCapture(tx, actor, before.matter_id, 'estate');
      stillOpen(before);
      const after = await conflictOf(tx, store.change(id, version, columnsOf(typed)));
      await audit(tx, actor, 'find.changed', {
        entity: ['matter_find', id],
        matterId: before.matter_id,
        before,
        after,
      });
      return tell(tx, after);
    }),
  toAsset: ({ tenant, actor, body, now }) =>
    tenant.transaction(async (tx) => {
      const store = findStore(tx);
      const before = await store.find(body.id);
      const matter = await openToChange(tx, actor, before.matter_id);
      stillOpen(before);
      const typed = z.decode(newAsset, {
        matterID: before.matter_id,
        kind: body.kind,
        class: usualClass(body.kind),
        treatment: assetKinds[body.kind].treatment,
        name: before.description,
        institution: before.source,
        notes: before.notes,
        valuationAmount: before.amount_cents === null ? null : before.amount_cents / 100,
        valuationDate: before.answered_on,
      });
      const checked = await checkedAsset(tx, matter, typed, await aroundIn(tx, matter), now);
      const asset = await insertAsset(tx, matter.id, checked, typed);
      const after = await conflictOf(tx, store.change(body.id, body.version, { status: 'asset', asset_id: asset.id }));
      await store.lettersToAsset(body.id, asset.id);
      await audit(tx, actor, 'asset.added', { entity: ['asset', asset.id], matterId: matter.id, after: asset });
      await audit(tx, actor, 'find.settled', { entity: ['matter_find', body.id], matterId: matter.id, before, after });
      await refigured(tx, matter.id);
      return tell(tx, after);
    }),
  toLiability: ({ tenant, actor, body, now }) =>
    tenant.transaction(async (tx) => {
      const store = findStore(tx);
      const before = await store.find(body.id);
      const at = await liabilityKit.toChange(tx, { actor, now }, before.matter_id);
      stillOpen(before);
      const { id: liabilityId } = await liabilityKit.insert(
        z.decode(newRow(liabilities), {
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
      const after = await conflictOf(tx, change);
      await audit(tx, actor, 'find.settled', {
        entity: ['matter_find', body.id],
        matterId: before.matter_id,
        before,
        after,
      });
      return tell(tx, after);
    }),
  toNothing: ({ tenant, actor, body }) =>
    tenant.transaction(async (tx) => {
      const store = findStore(tx);
      const before = await store.find(body.id);
      await openToCapture(tx, actor, before.matter_id, 'estate');
      stillOpen(before);
      const change = store.change(body.id, body.version, { status: 'nothing', outcome: body.outcome });
      const after = await conflictOf(tx, change);
      await audit(tx, actor, 'find.settled', {
        entity: ['matter_find', body.id],
        matterId: before.matter_id,
        before,
        after,
        why: body.outcome,
      });
      return tell(tx, after);
    }),
  reopen: ({ tenant, actor, body }) =>
    tenant.transaction(async (tx) => {
      const store = findStore(tx);
      const before = await store.find(body.id);
      await openToCapture(tx, actor, before.matter_id, 'estate');
      if (before.asset_id !== null) {
        orRefuse(refuse('id', 'This find is an asset now. Remove the asset first; then the find can be reopened.'));
      }
      if (before.liability_id !== null) {
        orRefuse(
          refuse('id', 'This find is a liability now. Remove the liability first; then the find can be reopened.'),
        );
      }
      const status = before.answered_on ? 'answered' : before.asked_on ? 'asked' : 'open';
      const after = await conflictOf(tx, store.change(body.id, body.version, { status, outcome: null }));
      await audit(tx, actor, 'find.reopened', {
        entity: ['matter_find', body.id],
        matterId: before.matter_id,
        before,
        after,
      });
      return tell(tx, after);
    }),
  _delete: ({ tenant, actor, body }) =>
    tenant.transaction(async (tx) => {
      const before = await findStore(tx).find(body.id);
      await openToCapture(tx, actor, before.matter_id, 'estate');
      await findStore(tx).remove(body.id);
      await audit(tx, actor, 'find.removed', { entity: ['matter_find', body.id], matterId: before.matter_id, before });
      return { done: true };
    }),
});
