import type { FurtherHandler, Handler } from '../../platform/http/handler';
import { fieldsOfList } from '@boedel/contract/imports/import.fields';
import { importHeadings } from '@boedel/contract/imports/import.headings';
import type { importCalls } from '@boedel/contract/imports/imports.calls';
import { columnsOf, refuseColumns } from '@boedel/domain/imports/map-columns';
import { isMasked, isPrivate } from '@boedel/domain/identity/mask';
import { dayFormats, likelyFormat } from '@boedel/domain/imports/read-day';
import { refuse } from '@boedel/domain/law/refusal';
import { orRefuse } from '../../platform/or-refuse';
import { NotFound } from '../../platform/problems';
import { openToCapture } from '../../platform/tenancy/matter-door';
import { runInWorker } from '../../platform/worker-pool/run-in-worker';
import { queueGoOn } from './go-on-kind';
import { presentRow, presentSheet, type Progress } from './import.present';
import { sheetStore } from './imports.store';
import { openSheetJob } from '../directories/import/open-sheet.job';
import { openText, rowsOfSheet } from '../directories/import/sheet';
import { outcome, progressOf, stepRead, tellRepeated, tryOut } from './steps';

type Calls = typeof importCalls;

const largest = 20 * 1024 * 1024;

export const beginImport: FurtherHandler<Calls['begin']> = async ({ tenant, actor, body, files }) => {
  const [file] = files;
  if (!file || files.length > 1) return orRefuse(refuse('file', 'Send one file.'));
  if (file.content.length > largest) {
    return orRefuse(refuse('file', 'The file is larger than 20 MB. Split it and import the parts.'));
  }
  const systemType = body.systemTypeID ?? actor.systemType;
  if (body.kind === 'matter' && !systemType) return orRefuse(refuse('systemTypeID', 'Choose a system type.'));
  const { kind, matterID = null } = body;
  if (kind === 'matter' && matterID !== null) return orRefuse(refuse('kind', 'A matter holds no other matters.'));
  const sheet = orRefuse(await runInWorker(openSheetJob, tenant.firmId, { bytes: file.content }));
  return tenant.transaction(async (tx) => {
    const store = sheetStore(tx);
    if (matterID !== null) await openToCapture(tx, actor, matterID, 'estate');
    const before = await store.ofPerson(kind, actor.personId, matterID);
    if (before && ['mapping', 'reading', 'ready'].includes(before.state)) await store.remove(before.id);
    const remembered = await store.remembered(body.kind);
    const columns = columnsOf(fieldsOfList({ kind, matterID }), sheet.headings, {
      remembered,
      called: importHeadings[body.kind],
    });
    const first = orRefuse(rowsOfSheet({ content: sheet.text, separator: sheet.separator }, sheet, 50)).rows;
    const days = first.flatMap(({ cells }) =>
      cells.filter((cell) => dayFormats.some((format) => likelyFormat([cell]) === format && /\d{4}/.test(cell))),
    );
    const row = await store.insert({
      directory: body.kind,
      file_name: file.name.slice(0, 200) || 'list',
      size: sheet.text.length,
      state: 'mapping',
      content: sheet.text,
      separator: sheet.separator,
      columns,
      read_to: sheet.at,
      read_line: sheet.line,
      matter_id: matterID,
      system_type: body.kind === 'matter' ? systemType : null,
      day_format: likelyFormat(days),
      person_id: actor.personId,
    });
    return presentSheet(tx, row);
  });
};

export const currentImport: Handler<Calls['current']> = ({ tenant, actor, query }) =>
  tenant.transaction(async (tx) => {
    const row = await sheetStore(tx).ofPerson(query.kind, actor.personId, query.matterID ?? null);
    return row && row.state !== 'undone' ? presentSheet(tx, row) : null;
  });

export const mapColumns: Handler<Calls['map']> = ({ tenant, actor, body, now }) =>
  tenant.transaction(async (tx) => {
    const store = sheetStore(tx);
    const row = await store.mine(body.importID, actor.personId);
    if (!['mapping', 'reading', 'ready'].includes(row.state)) {
      orRefuse(refuse('importID', 'This list is made already. Begin a new import for another.'));
    }
    const fields = fieldsOfList({ kind: row.directory, matterID: row.matter_id });
    const start = orRefuse(openText(row.content ?? ''));
    const { headings } = start;
    const chosen = headings.map((_, at) => body.columns[at] ?? null);
    const wrong = refuseColumns(fields, chosen);
    if (wrong) orRefuse(wrong);
    await store.remember(row.directory, headings, chosen);
    await store.dropRows(row.id);
    const mapped = await store.change(row.id, row.version, {
      state: 'reading',
      columns: chosen,
      day_format: body.dayFormat,
      read_to: start.at,
      read_line: start.line,
      row_count: 0,
      stepped_at: now.toISOString(),
    });
    await queueGoOn(tx, actor, row.id, now);
    return presentSheet(tx, mapped);
  });

export const readImport: FurtherHandler<Calls['read']> = async ({ body, ...asked }): Promise<Progress> => {
  await stepRead(asked, body.importID);
  return progressOf(asked, body.importID);
};

/** The fields of a row as they should be; it is tried again by itself. */
export const mendRow: FurtherHandler<Calls['mend']> = async ({ body, ...asked }) => {
  const { tenant, actor } = asked;
  const { row, before } = await tenant.transaction(async (tx) => {
    const store = sheetStore(tx);
    const found = await store.mine(body.importID, actor.personId);
    const line = await store.rowAt(found.id, body.line);
    if (!line || found.state !== 'ready') throw new NotFound();
    return { row: found, before: line };
  });
  const known = fieldsOfList({ kind: row.directory, matterID: row.matter_id });
  const changed = Object.fromEntries(
    // A number sent back as it was shown stays as it is.
    Object.entries(body.cells).filter(([field, cell]) => known[field] && !(isPrivate(field) && isMasked(cell))),
  );
  const cells = { ...before.cells, ...changed };
  const [tried] = await tryOut(asked, row, [{ line: body.line, cells }]);
  return tenant.transaction(async (tx) => {
    const store = sheetStore(tx);
    const now = await store.mine(body.importID, actor.personId);
    await store.tell(now.id, body.line, { cells, ...outcome(tried) });
    await tellRepeated(tx, now);
    const after = await store.rowAt(now.id, body.line);
    if (!after) throw new NotFound();
    return { progress: await presentSheet(tx, now), row: presentRow(after) };
  });
};
