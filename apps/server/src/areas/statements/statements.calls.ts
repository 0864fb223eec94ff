import { statementCalls } from '@boedel/contract/statements/statements.calls';
import { isRefused, refuse } from '@boedel/domain/law/refusal';
import {
  checkMapping,
  type Mapping,
  signatureOf,
  signatureWithoutHeading,
  type SignRule,
} from '@boedel/domain/statements/mapping';
import { recogniseBytes } from '@boedel/domain/statements/recognise';
import { audit } from '../../platform/audit/audit';
import { type KeptFile, keepOriginal, openFile, removeFile, saveFile } from '../../platform/files/stored-file';
import { further, type FurtherHandler, handle } from '../../platform/http/handler';
import { orRefuse } from '../../platform/or-refuse';
import { queueJob } from '../../platform/jobs/queue-job';
import { openMatter, openToCapture } from '../../platform/tenancy/matter-door';
import { readFile, readKind } from './read-file';
import { presentFile, presentFiles } from './statement.present';
import { type FileRow, filesOf, mappings, mappingStore, statementStore } from './statement.store';
import { takeStatement, undoStatement } from './take-statement';

type Calls = typeof statementCalls;

/** Files up to this size are read while their person waits; a larger one goes on when they have gone. */
const readAtOnce = 3 * 1024 * 1024;
/** When the job looks whether the request that reads a file came to its end: after its claim has lapsed, in milliseconds. */
const lookAfter = 65_000;

/** Keeps the files, then reads them; the reading is a job too, for when this process does not come to its end. */
const importStatement: FurtherHandler<Calls['importStatement']> = async ({
  tenant,
  actor,
  parts,
  files,
  body,
  log,
}) => {
  await tenant.transaction((tx) => openToCapture(tx, actor, body.matterID, 'money'));
  for (const { content } of files) {
    const kind = recogniseBytes(content);
    if (isRefused(kind)) orRefuse(kind);
  }
  const kept: KeptFile[] = [];
  for (const { name, content } of files) kept.push(await keepOriginal(parts.files, tenant.firmId, { name, content }));
  const rows = await tenant.transaction(async (tx) => {
    const matter = await openToCapture(tx, actor, body.matterID, 'money');
    if (body.bankAccountID) await statementStore(tx).holdAccount(matter.id, body.bankAccountID);
    const made: FileRow[] = [];
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
    await readFile(tenant, parts, row.id).catch((error: Error) => log.warn({ error: error.name }, 'a statement waits'));
  }
  return tenant.transaction(async (tx) => {
    const store = statementStore(tx);
    const now: FileRow[] = [];
    for (const { id } of rows) now.push(await store.files.find(id));
    return presentFiles(tx, now, { closely: true });
  });
};

/** The person's own words for a table, kept for the firm, and the file read by them. */
const saveMapping: FurtherHandler<Calls['saveMapping']> = async ({ tenant, actor, parts, body, now }) => {
  await tenant.transaction(async (tx) => {
    const store = statementStore(tx);
    const file = await store.files.lock(body.fileID);
    await openToCapture(tx, actor, file.matter_id, 'money');
    const table = file.unmapped;
    if (file.state !== 'unmapped' || !table) {
      return orRefuse(refuse('fileID', 'This file does not ask for a layout. Open the one that does.'));
    }
    const { name, bank, columns, sign, dateForm, decimal, feesMove } = body;
    const mapping: Mapping = orRefuse(
      checkMapping({
        id: 'new',
        name,
        bank,
        signature: table.headings.length > 0 ? signatureOf(table.headings) : signatureWithoutHeading(columns.length),
        columns,
        sign,
        ...(dateForm && { dateForm: dateForm as NonNullable<Mapping['dateForm']> }),
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
  await readFile(tenant, parts, body.fileID);
  return tenant.transaction(async (tx) => presentFile(tx, await statementStore(tx).files.find(body.fileID)));
};

export const handledStatementCalls = handle(statementCalls, {
  importStatement: further(importStatement),
  takeStatement,
  undoStatement,
  saveMapping: further(saveMapping),
  getStatementFile: ({ tenant, query }) =>
    tenant.transaction(async (tx) => {
      const file = await statementStore(tx).files.find(query.id);
      await openMatter(tx, file.matter_id, 'money');
      return presentFile(tx, file);
    }),
  getStatements: ({ tenant, query }) =>
    tenant.transaction(async (tx) => {
      const matter = await openMatter(tx, query.matterID, 'money');
      const files = await filesOf(tx, matter.id);
      return presentFiles(tx, files, { closely: false });
    }),
  dropStatementFile: further(({ tenant, actor, parts, body }) =>
    tenant.transaction(async (tx) => {
      const store = statementStore(tx);
      const file = await store.files.lock(body.id);
      const matter = await openToCapture(tx, actor, file.matter_id, 'money');
      const taken = (await store.statementsOf([file.id])).some(({ taken_at }) => taken_at !== null);
      if (taken) {
        orRefuse(refuse('id', 'Lines of this file were taken, so it stays. Undo the import first.'));
      }
      await store.files.remove(file.id);
      await removeFile(tx, parts.files, file.file_id);
      await audit(tx, actor, 'statement.removed', {
        entity: ['statement_file', file.id],
        matterId: matter.id,
        before: { file: file.file_name, sha256: file.sha256 },
      });
      return { done: true as const };
    }),
  ),
  downloadStatementFile: further(({ tenant, parts, query }) =>
    tenant.transaction(async (tx) => {
      const file = await statementStore(tx).files.find(query.id);
      await openMatter(tx, file.matter_id, 'money');
      const { file: _, ...download } = await openFile(tx, parts.files, file.file_id);
      return download;
    }),
  ),
  getMappings: ({ tenant }) =>
    tenant.transaction(async (tx) =>
      (await mappings(tx)).map((row) => ({
        id: row.id,
        name: row.name,
        bank: row.bank,
        headings: row.signature.split('|'),
        columns: row.columns,
        sign: row.sign as SignRule,
        version: row.version,
      })),
    ),
  deleteMapping: ({ tenant, actor, body }) =>
    tenant.transaction(async (tx) => {
      const before = await mappingStore(tx).remove(body.id);
      await audit(tx, actor, 'layout.removed', { entity: ['statement_mapping', before.id], before });
      return { done: true as const };
    }),
});
