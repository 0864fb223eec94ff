import { message } from '@boedel/domain/law/message';
import { z } from 'zod';
import type { Tx } from '../../platform/db/database';
import { notifyPeople } from '../../platform/inbox/notify-people';
import { GiveUpError, pairJob, type JobWork } from '../../platform/jobs/job-kind';
import { queueJob } from '../../platform/jobs/queue-job';
import { NotFound, RefusalProblem } from '../../platform/problems';
import { readFirmCountry } from '../../platform/record/check-fields';
import type { Actor } from '../../platform/tenancy/actor';
import { type FirmScope, openFirmScope } from '../../platform/tenancy/scopes';
import { type DirectoryImportRow, importStore } from '../directories/import/import.store';
import { makeNextRows, readNextRows } from './steps';
import { goOnKind } from './go-on-kind';
import { findMember } from './imports.store';

type ContinueJob = z.output<typeof goOnKind.payload>;

/** While the dialog asks for the steps itself, it is quicker; only what stood still so long is taken over. */
const patienceMs = 4_000;

const isUnderWay = ({ state }: DirectoryImportRow): boolean => state === 'reading' || state === 'making';

/** Whoever began it, with what they may do now and no more than they might then. */
async function findImporter(
  tx: Tx,
  row: DirectoryImportRow,
  { roles, jobId, firmId }: ContinueJob & { jobId: number; firmId: number },
) {
  const person = await findMember(tx, row.person_id);
  const held = (person?.roles ?? []).filter((role) => roles.includes(role));
  if (!person || row.person_id === null || !(held.includes('Admin') || held.includes('Capture Matter'))) {
    throw new GiveUpError('The person who started this import no longer has permission to import.');
  }
  const actor: Actor = {
    personId: row.person_id,
    sessionId: 0,
    email: person.email,
    fullName: person.full_name,
    firmId,
    country: await readFirmCountry(tx),
    roles: held,
    systemType: row.system_type ?? 0,
    types: person.types,
    captureMatters: [],
    termsAccepted: true,
    requestId: `job ${jobId}`,
  };
  return actor;
}

const notifyMade = (tx: Tx, row: DirectoryImportRow): Promise<void> =>
  notifyPeople(tx, 'jobDone', row.person_id === null ? [] : [row.person_id], {
    words:
      row.state === 'done'
        ? message('{file}: {count} rows were imported.', { file: row.file_name, count: row.added_count })
        : message('{file} was read: {count} rows wait to be imported.', { file: row.file_name, count: row.row_count }),
    path:
      row.matter_id === null
        ? `/matters?import=${row.directory}`
        : `/matters/${row.matter_id}/claims?import=${row.directory}`,
  });

async function continueImport({ payload, scope, services, signal, jobId }: JobWork<ContinueJob>): Promise<void> {
  const { importId } = payload;
  const found = await scope.transaction((tx) => importStore(tx).maybe(importId));
  if (!found || !isUnderWay(found)) return;
  const now = services.clock();
  if (found.stepped_at && now.getTime() - Date.parse(found.stepped_at) < patienceMs) {
    const runAt = new Date(now.getTime() + patienceMs);
    await scope.transaction((tx) => queueJob(tx, goOnKind, payload, { runAt }));
    return;
  }
  const firmId = scope.firmId;
  const actor = await scope.transaction((tx) => findImporter(tx, found, { ...payload, jobId, firmId }));
  const importerScope: FirmScope = openFirmScope(services.database, firmId, {
    id: actor.personId,
    types: actor.types ?? [],
  });
  try {
    for (;;) {
      signal.throwIfAborted();
      const asking = { scope: importerScope, actor, now: services.clock(), services };
      const row = await scope.transaction((tx) => importStore(tx).find(importId));
      if (!isUnderWay(row)) return await scope.transaction((tx) => notifyMade(tx, row));
      await (row.state === 'reading'
        ? readNextRows(asking, importId)
        : makeNextRows(asking, importId, row.leaves_out_duplicates));
    }
  } catch (error) {
    if (error instanceof NotFound) return; // given up meanwhile: there is nothing left to do
    if (error instanceof RefusalProblem) throw new GiveUpError(error.message);
    throw error;
  }
}

/** Reads and makes a list to its end when nobody waits for it. Each step is a transaction of its own and stays. */
export const goOnWithImports = pairJob(goOnKind, continueImport);
