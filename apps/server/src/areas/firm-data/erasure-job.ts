import { constants } from '@boedel/contract/fixed/constants';
import { computeDayAt } from '@boedel/domain/dates/instant';
import { findCountry } from '@boedel/domain/law/country';
import { computeDeletionDay } from '@boedel/domain/session/termination';
import { z } from 'zod';
import { linkFirm } from '../../platform/audit/link-entries';
import type { Tx } from '../../platform/db/database';
import { pairJob, createJobKind } from '../../platform/jobs/job-kind';
import { queueJob } from '../../platform/jobs/queue-job';
import { scheduleEvery } from '../../platform/jobs/schedule';
import { eraseRows } from './erase-firm';
import { type EndingFirm, listEndingFirms, insertTombstone, lockFirmToErase, markErasing } from './erasing.store';

const eraseKind = createJobKind('firm.erase', z.object({ firmId: z.int() }), { priority: 9 });
const dueKind = createJobKind('firm.erase.due', z.object({}));

/** The days of access are over where the firm is, or its rows have begun to go. */
function isDue({ country, terminates_on: end, erasing_since }: EndingFirm, now: Date): boolean {
  if (erasing_since) return true;
  return (
    end !== null &&
    computeDayAt(now, findCountry(country)) >= computeDeletionDay(end, constants.dataAccessAfterTerminationDays)
  );
}

/** Shuts the firm and writes down what stays of it. Nothing is gone yet; from here on it is finished, whatever stops. */
async function beginErasing(tx: Tx, firmId: number, now: Date): Promise<boolean> {
  const firm = await lockFirmToErase(tx, firmId);
  if (!firm || !isDue(firm, now)) return false;
  await markErasing(tx, firmId, now);
  await insertTombstone(tx, firmId, now);
  return true;
}

/** Hangs on the provider's own firm, so that the job outlives what it erases. */
export const eraseFirm = pairJob(eraseKind, async ({ payload: { firmId }, provider, services, signal, log }) => {
  const { database, files, clock } = services;
  // So that the tombstone has the end of the whole chain.
  await linkFirm(database, firmId);
  if (!(await provider.transaction((tx) => beginErasing(tx, firmId, clock())))) return;
  const erased = await eraseRows(database, { firmId, files, signal });
  log.info({ erasedFirm: firmId, ...erased }, 'a firm was erased');
});

/** Every day: the firms whose notice and days of access have run out, and those a stopped process left half-way. */
export const eraseDueFirms = pairJob(dueKind, ({ provider, services: { clock }, finish }) =>
  provider.transaction(async (tx) => {
    const ending = await listEndingFirms(tx);
    const now = clock();
    for (const { id } of ending.filter((firm) => isDue(firm, now))) {
      await queueJob(tx, eraseKind, { firmId: id }, { onceKey: `${id} on ${now.toISOString().slice(0, 10)}` });
    }
    await finish(tx);
  }),
);
export const eraseDueDaily = scheduleEvery(86_400, 'installation', dueKind);
