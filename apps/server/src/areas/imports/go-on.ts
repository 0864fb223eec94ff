import { said } from '@boedel/domain/law/said';
import { z } from 'zod';
import type { Tx } from '../../platform/db/database';
import { notifyPeople } from '../../platform/inbox/notify-people';
import { GiveUp, handleJob, type Work } from '../../platform/jobs/job-kind';
import { queueJob } from '../../platform/jobs/queue-job';
import { NotFound, Refuses } from '../../platform/problems';
import { countryOfFirm } from '../../platform/record/check-fields';
import type { Actor } from '../../platform/tenancy/actor';
import { type Tenant, tenantDoor } from '../../platform/tenancy/doors';
import { type ImportRow, importStore } from '../directories/import/import.store';
import { stepMake, stepRead } from './steps';
import { goOnKind } from './go-on-kind';
import { memberBegan } from './imports.store';

type Job = z.output<typeof goOnKind.payload>;

/** While the dialog asks for the steps itself, it is quicker; only what stood still so long is taken over. */
const patienceMs = 4_000;

const isUnderWay = ({ state }: ImportRow): boolean => state === 'reading' || state === 'making';

/** Whoever began it, with what they may do now and no more than they might then. */
async function whoBegan(tx: Tx, row: ImportRow, { roles, jobId, firmId }: Job & { jobId: number; firmId: number }) {
  const person = await memberBegan(tx, row.person_id);
  const held = (person?.roles ?? []).filter((role) => roles.includes(role));
  if (!person || row.person_id === null || !(held.includes('Admin') || held.includes('Capture Matter'))) {
    throw new GiveUp('Whoever began this import may no longer import.');
  }
  const actor: Actor = {
    personId: row.person_id,
    sessionId: 0,
    email: person.email,
    fullName: person.full_name,
    firmId,
    country: await countryOfFirm(tx),
    roles: held,
    systemType: row.system_type ?? 0,
    types: person.types,
    captureMatters: [],
    termsAccepted: true,
    requestId: `job ${jobId}`,
  };
  return actor;
}

const tellMade = (tx: Tx, row: ImportRow): Promise<void> =>
  notifyPeople(tx, 'jobDone', row.person_id === null ? [] : [row.person_id], {
    words:
      row.state === 'done'
        ? said('{file}: {count} rows were imported.', { file: row.file_name, count: row.added_count })
        : said('{file} was read: {count} rows wait to be imported.', { file: row.file_name, count: row.row_count }),
    path:
      row.matter_id === null
        ? `/matters?import=${row.directory}`
        : `/matters/${row.matter_id}/claims?import=${row.directory}`,
  });

async function goOn({ payload, tenant, parts, signal, jobId }: Work<Job>): Promise<void> {
  const { importId } = payload;
  const found = await tenant.transaction((tx) => importStore(tx).maybe(importId));
  if (!found || !isUnderWay(found)) return;
  const now = parts.clock();
  if (found.stepped_at && now.getTime() - Date.parse(found.stepped_at) < patienceMs) {
    const runAt = new Date(now.getTime() + patienceMs);
    await tenant.transaction((tx) => queueJob(tx, goOnKind, payload, { runAt }));
    return;
  }
  const firmId = tenant.firmId;
  const actor = await tenant.transaction((tx) => whoBegan(tx, found, { ...payload, jobId, firmId }));
  const door: Tenant = tenantDoor(parts.database, firmId, { id: actor.personId, types: actor.types ?? [] });
  try {
    for (;;) {
      signal.throwIfAborted();
      const asking = { tenant: door, actor, now: parts.clock(), parts };
      const row = await tenant.transaction((tx) => importStore(tx).find(importId));
      if (!isUnderWay(row)) return await tenant.transaction((tx) => tellMade(tx, row));
      await (row.state === 'reading'
        ? stepRead(asking, importId)
        : stepMake(asking, importId, row.leaves_out_duplicates));
    }
  } catch (error) {
    if (error instanceof NotFound) return; // given up meanwhile: there is nothing left to do
    if (error instanceof Refuses) throw new GiveUp(error.message);
    throw error;
  }
}

/** Reads and makes a list to its end when nobody waits for it. Each step is a transaction of its own and stays. */
export const goOnWithImports = handleJob(goOnKind, goOn);
