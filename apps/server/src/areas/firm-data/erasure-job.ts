import { constants } from '@boedel/contract/fixed/constants';
import { dayAt } from '@boedel/domain/dates/instant';
import { countryNamed } from '@boedel/domain/law/country';
import { deletionAfter } from '@boedel/domain/session/termination';
import { z } from 'zod';
import { linkFirm } from '../../platform/audit/link-entries';
import type { Tx } from '../../platform/db/database';
import { handleJob, jobKind } from '../../platform/jobs/job-kind';
import { queueJob } from '../../platform/jobs/queue-job';
import { every } from '../../platform/jobs/schedule';
import { eraseRows } from './erase-firm';
import { type Ending, endingFirms, keepTombstone, lockFirmToErase, markErasing } from './erasing.store';

const eraseKind = jobKind('firm.erase', z.object({ firmId: z.int() }), { priority: 9 });
const dueKind = jobKind('firm.erase.due', z.object({}));

/** The days of access are over where the firm is, or its rows have begun to go. */
function isDue({ country, terminates_on: end, erasing_since }: Ending, now: Date): boolean {
  if (erasing_since) return true;
  return (
    end !== null && dayAt(now, countryNamed(country)) >= deletionAfter(end, constants.dataAccessAfterTerminationDays)
  );
}

/** Shuts the firm and writes down what stays of it. Nothing is gone yet; from here on it is finished, whatever stops. */
async function begin(tx: Tx, firmId: number, now: Date): Promise<boolean> {
  const firm = await lockFirmToErase(tx, firmId);
  if (!firm || !isDue(firm, now)) return false;
  await markErasing(tx, firmId, now);
  await keepTombstone(tx, firmId, now);
  return true;
}

/** Hangs on the provider's own firm, so that the job outlives what it erases. */
export const eraseFirm = handleJob(eraseKind, async ({ payload: { firmId }, provider, parts, signal, log }) => {
  const { database, files, clock } = parts;
  // So that the tombstone has the end of the whole chain.
  await linkFirm(database, firmId);
  if (!(await provider.transaction((tx) => begin(tx, firmId, clock())))) return;
  const erased = await eraseRows(database, { firmId, files, signal });
  log.info({ erasedFirm: firmId, ...erased }, 'a firm was erased');
});

/** Every day: the firms whose notice and days of access have run out, and those a stopped process left half-way. */
export const eraseDueFirms = handleJob(dueKind, ({ provider, parts: { clock }, finish }) =>
  provider.transaction(async (tx) => {
    const ending = await endingFirms(tx);
    const now = clock();
    for (const { id } of ending.filter((firm) => isDue(firm, now))) {
      await queueJob(tx, eraseKind, { firmId: id }, { onceKey: `${id} on ${now.toISOString().slice(0, 10)}` });
    }
    await finish(tx);
  }),
);
export const eraseDueDaily = every(86_400, 'house', dueKind);
