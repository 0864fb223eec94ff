import type { ServiceHandler, Handler } from '../../platform/http/handler';
import { listImportFields } from '@boedel/contract/imports/import.fields';
import { importHeadings } from '@boedel/contract/imports/import.headings';
import type { importCalls } from '@boedel/contract/imports/imports.calls';
import { matchColumns, refuseColumns } from '@boedel/domain/imports/map-columns';
import { isMasked, isPrivate } from '@boedel/domain/identity/mask';
import { dayFormats, detectDayFormat } from '@boedel/domain/imports/read-day';
import { refuse } from '@boedel/domain/law/refusal';
import { throwIfRefused } from '../../platform/throw-if-refused';
import { NotFound, RefusalProblem } from '../../platform/problems';
import { openToCapture } from '../../platform/tenancy/matter-door';
import { runInWorker } from '../../platform/worker-pool/run-in-worker';
import { queueContinuing } from './go-on-kind';
import { presentRow, presentSheet, type SheetProgress } from './import.present';
import { sheetStore } from './imports.store';
import { openSheetJob } from '../directories/import/open-sheet.job';
import { openText, readSheetRows } from '../directories/import/sheet';
import { readOutcome, readProgress, readNextRows, markRepeated, tryRows } from './steps';

type ReadImportCalls = typeof importCalls;

const largest = 20 * 1024 * 1024;

export const beginImport: ServiceHandler<ReadImportCalls['begin']> = async ({ scope, actor, body, files }) => {
  const [file] = files;
  if (!file || files.length > 1) throw new RefusalProblem(refuse('file', 'Send one file.'));
  if (file.content.length > largest) {
    throw new RefusalProblem(refuse('file', 'The file is larger than 20 MB. Split it and import the parts.'));
  }
  const systemType = body.systemTypeID ?? actor.systemType;
  if (body.kind === 'matter' && !systemType) throw new RefusalProblem(refuse('systemTypeID', 'Choose a system type.'));
  const { kind, matterID = null } = body;
  if (kind === 'matter' && matterID !== null)
    throw new RefusalProblem(refuse('kind', 'A matter cannot contain other matters.'));
  const sheet = throwIfRefused(await runInWorker(openSheetJob, scope.firmId, { bytes: file.content }));
  return scope.transaction(async (tx) => {
    const store = sheetStore(tx);
    if (matterID !== null) await openToCapture(tx, actor, matterID, 'estate');
    const before = await store.ofPerson(kind, actor.personId, matterID);
    if (before && ['mapping', 'reading', 'ready'].includes(before.state)) await store.remove(before.id);
    const remembered = await store.remembered(body.kind);
    const columns = matchColumns(listImportFields({ kind, matterID }), sheet.headings, {
      remembered,
      called: importHeadings[body.kind],
    });
    const first = throwIfRefused(readSheetRows({ content: sheet.text, separator: sheet.separator }, sheet, 50)).rows;
    const days = first.flatMap(({ cells }) =>
      cells.filter((cell) => dayFormats.some((format) => detectDayFormat([cell]) === format && /\d{4}/.test(cell))),
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
      day_format: detectDayFormat(days),
      person_id: actor.personId,
    });
    return presentSheet(tx, row);
  });
};

export const readCurrentImport: Handler<ReadImportCalls['current']> = ({ scope, actor, query }) =>
  scope.transaction(async (tx) => {
    const row = await sheetStore(tx).ofPerson(query.kind, actor.personId, query.matterID ?? null);
    return row && row.state !== 'undone' ? presentSheet(tx, row) : null;
  });

export const mapColumns: Handler<ReadImportCalls['map']> = ({ scope, actor, body, now }) =>
  scope.transaction(async (tx) => {
    const store = sheetStore(tx);
    const row = await store.mine(body.importID, actor.personId);
    if (!['mapping', 'reading', 'ready'].includes(row.state)) {
      throw new RefusalProblem(
        refuse('importID', 'This list has already been imported. Start a new import for another list.'),
      );
    }
    const fields = listImportFields({ kind: row.directory, matterID: row.matter_id });
    const start = throwIfRefused(openText(row.content ?? ''));
    const { headings } = start;
    const chosen = headings.map((_, at) => body.columns[at] ?? null);
    const wrong = refuseColumns(fields, chosen);
    if (wrong) throw new RefusalProblem(wrong);
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
    await queueContinuing(tx, actor, row.id, now);
    return presentSheet(tx, mapped);
  });

export const readImport: ServiceHandler<ReadImportCalls['read']> = async ({
  body,
  ...asked
}): Promise<SheetProgress> => {
  await readNextRows(asked, body.importID);
  return readProgress(asked, body.importID);
};

/** The fields of a row as they should be; it is tried again by itself. */
export const repairRow: ServiceHandler<ReadImportCalls['mend']> = async ({ body, ...asked }) => {
  const { scope, actor } = asked;
  const { row, before } = await scope.transaction(async (tx) => {
    const store = sheetStore(tx);
    const found = await store.mine(body.importID, actor.personId);
    const line = await store.rowAt(found.id, body.line);
    if (!line || found.state !== 'ready') throw new NotFound();
    return { row: found, before: line };
  });
  const known = listImportFields({ kind: row.directory, matterID: row.matter_id });
  const changed = Object.fromEntries(
    // A number sent back as it was shown stays as it is.
    Object.entries(body.cells).filter(([field, cell]) => known[field] && !(isPrivate(field) && isMasked(cell))),
  );
  const cells = { ...before.cells, ...changed };
  const [tried] = await tryRows(asked, row, [{ line: body.line, cells }]);
  return scope.transaction(async (tx) => {
    const store = sheetStore(tx);
    const now = await store.mine(body.importID, actor.personId);
    await store.tell(now.id, body.line, { cells, ...readOutcome(tried) });
    await markRepeated(tx, now);
    const after = await store.rowAt(now.id, body.line);
    if (!after) throw new NotFound();
    return { progress: await presentSheet(tx, now), row: presentRow(after) };
  });
};
