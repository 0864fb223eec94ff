import { statementCalls } from '@boedel/contract/statements/statements.calls';
import { isRefused, refuse } from '@boedel/domain/law/refusal';
import {
  checkMapping,
  type ColumnMapping,
  toHeadingSignature,
  toWidthSignature,
  type SignRule,
} from '@boedel/domain/statements/mapping';
import { recogniseBytes } from '@boedel/domain/statements/recognise';
import { audit } from '../../platform/audit/audit';
import { type SavedFile, storeOriginal, openFile, removeFile, saveFile } from '../../platform/files/stored-file';
import { withServices, type ServiceHandler, pairHandlers } from '../../platform/http/handler';
import { RefusalProblem } from '../../platform/problems';
import { throwIfRefused } from '../../platform/throw-if-refused';
import { queueJob } from '../../platform/jobs/queue-job';
import { openMatter, openToCapture } from '../../platform/tenancy/matter-door';
import { readFile, readKind } from './read-file';
import { presentFile, presentFiles } from './statement.present';
import { type StatementFileRow, listFiles, listMappings, mappingStore, statementStore } from './statement.store';
import { acceptStatement, undoStatement } from './take-statement';

type StatementCalls = typeof statementCalls;

/** Files up to this size are read while their person waits; a larger one goes on when they have gone. */
const readAtOnce = 3 * 1024 * 1024;
/** When the job looks whether the request that reads a file came to its end: after its claim has lapsed, in milliseconds. */
const lookAfter = 65_000;

/** Keeps the files, then reads them; the reading is a job too, for when this process does not come to its end. */
const importStatement: ServiceHandler<StatementCalls['importStatement']> = async ({
  scope,
  actor,
  services,
  files,
  body,
  log,
}) => {
  await scope.transaction((tx) => openToCapture(tx, actor, body.matterID, 'money'));
  for (const { content } of files) {
    const kind = recogniseBytes(content);
    if (isRefused(kind)) throwIfRefused(kind);
  }
  const kept: SavedFile[] = [];
  for (const { name, content } of files)
    kept.push(await storeOriginal(services.files, scope.firmId, { name, content }));
  const rows = await scope.transaction(async (tx) => {
    const matter = await openToCapture(tx, actor, body.matterID, 'money');
    if (body.bankAccountID) await statementStore(tx).holdAccount(matter.id, body.bankAccountID);
    const made: StatementFileRow[] = [];
    for (const file of kept) {
      const stored = await saveFile(tx, file, matter.id);
      const row = await statementStore(tx).files.insert({
        matter_id: matter.id,
        bank_account_id: body.bankAccountID ?? null,
        file_id: stored.id,
        file_name: stored.name,
        sha256: stored.sha256,
        state: 'reading',
      });
      // Taken up a little later where this request reads it itself.
      const runAt = new Date(Date.now() + (stored.size <= readAtOnce ? lookAfter : 0));
      await queueJob(tx, readKind, { fileId: row.id }, { onceKey: `${row.id}-1`, matterId: matter.id, runAt });
      await audit(tx, actor, 'statement.uploaded', {
        entity: ['statement_file', row.id],
        matterId: matter.id,
        after: { file: row.file_name, sha256: row.sha256 },
      });
      made.push(row);
    }
    return made;
  });
  for (const [at, row] of rows.entries()) {
    if (kept[at]!.size > readAtOnce) continue;
    // What goes wrong here the job tries again.
    await readFile(scope, services, row.id).catch((error: Error) =>
      log.warn({ error: error.name }, 'a statement waits'),
    );
  }
  return scope.transaction(async (tx) => {
    const store = statementStore(tx);
    const now: StatementFileRow[] = [];
    for (const { id } of rows) now.push(await store.files.find(id));
    return presentFiles(tx, now, { closely: true });
  });
};

/** The columns of a table that a layout reads wrongly are asked for. */
const mapStatementFile: ServiceHandler<StatementCalls['mapStatementFile']> = async ({
  scope,
  actor,
  services,
  body,
  now,
}) => {
  await scope.transaction(async (tx) => {
    const store = statementStore(tx);
    const file = await store.files.lock(body.fileID);
    await openToCapture(tx, actor, file.matter_id, 'money');
    const statements = await store.statementsOf([file.id]);
    const isUsed = statements.some(({ taken_at, taking }) => taken_at !== null || taking !== null);
    if (isUsed || (file.state !== 'ready' && file.state !== 'refused')) {
      throw new RefusalProblem(refuse('fileID', 'This file is being read or was imported. Undo the import first.'));
    }
    if (file.format !== null && file.format !== 'csv' && file.format !== 'xlsx') {
      throw new RefusalProblem(refuse('fileID', 'Only CSV and Excel files have columns to choose.'));
    }
    await store.files.change(file.id, file.version, { state: 'reading', refusals: [], claimed_at: null });
    await queueJob(
      tx,
      readKind,
      { fileId: file.id },
      { onceKey: `${file.id}-${file.version}`, matterId: file.matter_id, runAt: new Date(now.getTime() + lookAfter) },
    );
  });
  await readFile(scope, services, body.fileID, { asTable: true });
  return scope.transaction(async (tx) => presentFile(tx, await statementStore(tx).files.find(body.fileID)));
};

/** The person's own words for a table, kept for the firm, and the file read by them. */
const saveMapping: ServiceHandler<StatementCalls['saveMapping']> = async ({ scope, actor, services, body, now }) => {
  await scope.transaction(async (tx) => {
    const store = statementStore(tx);
    const file = await store.files.lock(body.fileID);
    await openToCapture(tx, actor, file.matter_id, 'money');
    const table = file.unmapped;
    if (file.state !== 'unmapped' || !table) {
      throw new RefusalProblem(refuse('fileID', 'This file does not need a layout. Open the one that does.'));
    }
    const { name, bank, columns, sign, dateForm, decimal, feesMove } = body;
    const mapping: ColumnMapping = throwIfRefused(
      checkMapping({
        id: 'new',
        name,
        bank,
        signature: table.headings.length > 0 ? toHeadingSignature(table.headings) : toWidthSignature(columns.length),
        columns,
        sign,
        ...(dateForm && { dateForm: dateForm as NonNullable<ColumnMapping['dateForm']> }),
        ...(decimal && { decimal }),
        ...(feesMove !== null && feesMove !== undefined && { feesMove }),
      }),
    );
    const mappings = mappingStore(tx);
    const values = {
      name: mapping.name,
      bank: mapping.bank,
      signature: mapping.signature,
      columns: [...mapping.columns],
      date_form: mapping.dateForm ?? null,
      decimal: mapping.decimal ?? null,
      sign: mapping.sign,
      fees_move: mapping.feesMove ?? null,
    };
    const before = await mappings.ofSignature(mapping.signature);
    const after = before ? await mappings.change(before.id, before.version, values) : await mappings.insert(values);
    await audit(tx, actor, before ? 'layout.changed' : 'layout.added', {
      entity: ['statement_mapping', after.id],
      matterId: file.matter_id,
      ...(before && { before }),
      after,
    });
    await store.files.change(file.id, file.version, { state: 'reading', unmapped: null, claimed_at: null });
    await queueJob(
      tx,
      readKind,
      { fileId: file.id },
      {
        onceKey: `${file.id}-${file.version}`,
        matterId: file.matter_id,
        runAt: new Date(now.getTime() + lookAfter),
      },
    );
  });
  await readFile(scope, services, body.fileID);
  return scope.transaction(async (tx) => presentFile(tx, await statementStore(tx).files.find(body.fileID)));
};

export const handledStatementCalls = pairHandlers(statementCalls, {
  importStatement: withServices(importStatement),
  takeStatement: acceptStatement,
  undoStatement,
  saveMapping: withServices(saveMapping),
  mapStatementFile: withServices(mapStatementFile),
  getStatementFile: ({ scope, query }) =>
    scope.transaction(async (tx) => {
      const file = await statementStore(tx).files.find(query.id);
      await openMatter(tx, file.matter_id, 'money');
      return presentFile(tx, file);
    }),
  getStatements: ({ scope, query }) =>
    scope.transaction(async (tx) => {
      const matter = await openMatter(tx, query.matterID, 'money');
      const files = await listFiles(tx, matter.id);
      return presentFiles(tx, files, { closely: false });
    }),
  dropStatementFile: withServices(({ scope, actor, services, body }) =>
    scope.transaction(async (tx) => {
      const store = statementStore(tx);
      const file = await store.files.lock(body.id);
      const matter = await openToCapture(tx, actor, file.matter_id, 'money');
      const taken = (await store.statementsOf([file.id])).some(({ taken_at }) => taken_at !== null);
      if (taken) {
        throw new RefusalProblem(
          refuse('id', 'Lines from this file have been imported, so it cannot be removed. Undo the import first.'),
        );
      }
      await store.files.remove(file.id);
      await removeFile(tx, services.files, file.file_id);
      await audit(tx, actor, 'statement.removed', {
        entity: ['statement_file', file.id],
        matterId: matter.id,
        before: { file: file.file_name, sha256: file.sha256 },
      });
      return { done: true as const };
    }),
  ),
  downloadStatementFile: withServices(({ scope, services, query }) =>
    scope.transaction(async (tx) => {
      const file = await statementStore(tx).files.find(query.id);
      await openMatter(tx, file.matter_id, 'money');
      const { file: _, ...download } = await openFile(tx, services.files, file.file_id);
      return download;
    }),
  ),
  getMappings: ({ scope }) =>
    scope.transaction(async (tx) =>
      (await listMappings(tx)).map((row) => ({
        id: row.id,
        name: row.name,
        bank: row.bank,
        headings: row.signature.split('|'),
        columns: row.columns,
        sign: row.sign as SignRule,
        version: row.version,
      })),
    ),
  deleteMapping: ({ scope, actor, body }) =>
    scope.transaction(async (tx) => {
      const before = await mappingStore(tx).remove(body.id);
      await audit(tx, actor, 'layout.removed', { entity: ['statement_mapping', before.id], before });
      return { done: true as const };
    }),
});
