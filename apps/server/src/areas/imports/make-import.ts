import type { importCalls } from '@boedel/contract/imports/imports.calls';
import type { ImportKind } from '@boedel/contract/imports/import-kinds';
import { refuse } from '@boedel/domain/law/refusal';
import { message } from '@boedel/domain/law/message';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import type { ServiceHandler, Handler } from '../../platform/http/handler';
import { RefusalProblem } from '../../platform/problems';
import { throwIfRefused } from '../../platform/throw-if-refused';
import type { Actor } from '../../platform/tenancy/actor';
import { openToCapture } from '../../platform/tenancy/matter-door';
import { assetStore } from '../assets/assets.store';
import { removePerson } from '../beneficiaries/save-beneficiary';
import { claimKit } from '../claims/claim-kit';
import { liabilityKit } from '../liabilities/liabilities.calls';
import { countSecuredDebts } from '../liabilities/list-liabilities';
import { matterStore } from '../matter/matter.store';
import { partyStore } from '../matter-parties/party.store';
import { countGivenAway, refuseGiven } from '../assets/given-away';
import { presentRow, presentSheet } from './import.present';
import { listChangedSince, type MadeSheetRow, sheetStore } from './imports.store';
import { readProgress, makeNextRows } from './steps';

type MakeImportCalls = typeof importCalls;

export const readRowPage: Handler<MakeImportCalls['rows']> = ({ scope, actor, query }) =>
  scope.transaction(async (tx) => {
    const store = sheetStore(tx);
    const { id } = await store.mine(query.importID, actor.personId);
    const { rows, total } = await store.sheetPage(id, query.show, query.skip, query.take);
    return { rows: rows.map(presentRow), total };
  });

export const skipRows: Handler<MakeImportCalls['skip']> = ({ scope, actor, body }) =>
  scope.transaction(async (tx) => {
    const store = sheetStore(tx);
    const row = await store.mine(body.importID, actor.personId);
    await store.skip(row.id, body.lines, body.isSkipped);
    return presentSheet(tx, row);
  });

/** The next rows; from the first on it goes on by itself, whether or not anybody asks for the others. */
export const makeImport: ServiceHandler<MakeImportCalls['make']> = async ({ body, ...asked }) => {
  await makeNextRows(asked, body.importID, body.leaveOutDuplicates);
  return readProgress(asked, body.importID);
};

/** One row out of its matter again, by the rules of taking it out. */
async function removeMade(tx: Tx, actor: Actor, now: Date, kind: ImportKind, { id }: MadeSheetRow): Promise<void> {
  switch (kind) {
    case 'matter': {
      await openToCapture(tx, actor, id);
      const before = await matterStore(tx).lock(id);
      await audit(tx, actor, 'matter.removed', { entity: ['matter', id], matterId: id, before });
      await matterStore(tx).remove(id);
      return;
    }
    case 'asset': {
      const row = await assetStore(tx).find(id);
      await openToCapture(tx, actor, row.matter_id, 'estate');
      const debts = (await countSecuredDebts(tx, [id])).get(id);
      if (debts) {
        throw new RefusalProblem(
          refuse(
            'importID',
            message('{count} liabilities are secured on one of these assets. Change their security first.', {
              count: debts,
            }),
          ),
        );
      }
      throwIfRefused(refuseGiven((await countGivenAway(tx, [id])).get(id), 'importID'));
      await assetStore(tx).remove(id);
      await audit(tx, actor, 'asset.removed', { entity: ['asset', id], matterId: row.matter_id, before: row });
      return;
    }
    case 'liability': {
      const before = await liabilityKit.store(tx).find(id);
      const at = await liabilityKit.toChange(tx, { actor, now }, before.matter_id, before);
      await liabilityKit.store(tx).remove(id);
      await audit(tx, actor, 'liability.removed', { entity: ['liability', id], matterId: at.matter.id, before });
      return;
    }
    case 'claim': {
      const before = await claimKit.store(tx).find(id);
      const at = await claimKit.toChange(tx, { actor, now }, before.matter_id, before);
      await claimKit.store(tx).remove(id);
      await audit(tx, actor, 'creditorclaim.removed', {
        entity: ['creditorclaim', id],
        matterId: at.matter.id,
        before,
      });
      return;
    }
    case 'person': {
      const row = await partyStore(tx).find(id);
      await openToCapture(tx, actor, row.matter_id, 'estate');
      await removePerson(tx, actor, row);
      return;
    }
  }
}

export const undoImport: Handler<MakeImportCalls['undo']> = ({ scope, actor, body, now }) =>
  scope.transaction(async (tx) => {
    const store = sheetStore(tx);
    const row = await store.mine(body.importID, actor.personId);
    if (row.state === 'undone') throw new RefusalProblem(refuse('importID', 'This was undone already.'));
    if (row.state !== 'done' && row.state !== 'making') {
      throw new RefusalProblem(refuse('importID', 'Nothing of this list was made. Give it up instead.'));
    }
    const [first, ...others] = await listChangedSince(tx, row.directory, row.id);
    if (first) {
      throw new RefusalProblem(
        refuse(
          'importID',
          others.length > 0
            ? message(
                '{name} and {count} others have changed since they were imported. Remove the wrong ones one by one.',
                {
                  name: first.name ?? message('one that was removed'),
                  count: others.length,
                },
              )
            : message('{name} was changed since it was imported. Take out what is wrong one by one.', {
                name: first.name ?? message('one that was removed'),
              }),
        ),
      );
    }
    for (const made of await store.madeOf(row.id)) await removeMade(tx, actor, now, row.directory, made);
    await store.dropRows(row.id);
    const undone = await store.change(row.id, row.version, { state: 'undone', added_count: 0, content: null });
    await audit(tx, actor, 'list.undone', {
      entity: ['directory_import', row.id],
      before: { file: row.file_name, kind: row.directory, made: row.added_count },
    });
    return presentSheet(tx, undone);
  });

export const discardImport: Handler<MakeImportCalls['discard']> = ({ scope, actor, body }) =>
  scope.transaction(async (tx) => {
    const store = sheetStore(tx);
    const row = await store.mine(body.importID, actor.personId);
    if (row.state === 'done' || row.state === 'making') {
      throw new RefusalProblem(
        refuse('importID', 'Rows from this list have been imported. Undo the import to remove them.'),
      );
    }
    await store.remove(row.id);
    return { done: true };
  });
