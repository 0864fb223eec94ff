import { awaitedCalls } from '@boedel/contract/waiting/awaited.calls';
import { waitingCalls } from '@boedel/contract/waiting/waiting.calls';
import { addDays } from '@boedel/domain/dates/local-date';
import { computeDayAt } from '@boedel/domain/dates/instant';
import type { DemoCaller } from './call-in-firm';

const demoRequests = [
  ['EST/2026/00002', 'bank', 'Hoëveld Bank', 'Balances and interest on the day of death', 41],
  ['EST/2026/00006', 'heir', 'Lukas', 'Certified copy of the identity document and bank letter', 19],
  ['EST/2026/00007', 'creditor', 'City of Tshwane', 'Rates clearance figures', 66],
  ['EST/2026/00013', 'bank', 'Rante Batebestuur', 'Value of the unit trusts on the day of death', 96],
] as const;

/** What colleagues wrote down that they wait for, one of it chased already. */
export async function addWaits(call: DemoCaller, idOf: (reference: string) => number, now: Date): Promise<void> {
  const today = computeDayAt(now);
  for (const [reference, office, who, what, days] of demoRequests) {
    const matterID = idOf(reference);
    const { id } = await call(awaitedCalls.add, { matterID, office, who, what, sinceDate: addDays(today, -days) });
    if (days > 60) {
      await call(waitingCalls.chase, {
        matterID,
        key: `own:${id}`,
        chasedDate: addDays(today, -20),
        nextDate: addDays(today, 10),
        note: 'Spoke to the service desk; it was said to be in the post.',
      });
    }
  }
}
