import type { WireBody } from '@boedel/contract/call';
import { liabilityCalls } from '@boedel/contract/liabilities/liabilities.calls';
import type { TestPerson } from '../../testing/test-app';

export type LiabilityBody = WireBody<typeof liabilityCalls.add>;

/** Adds a liability and fails loudly where it was refused. */
export async function addLiability(who: TestPerson, matterID: number, more: Partial<LiabilityBody> = {}) {
  const body = { matterID, creditor: 'Absa', amount: 1_000, ...more };
  const added = await who.call(liabilityCalls.add, { body });
  if (added.status !== 200) throw new Error(JSON.stringify(added.problem));
  return added.body;
}
