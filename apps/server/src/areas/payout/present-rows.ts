import type { AnswerOf } from '@boedel/contract/call';
import type { payoutCalls } from '@boedel/contract/payout/payout.calls';
import { computeDayAt } from '@boedel/domain/dates/instant';
import { findCountry, defaultCountry } from '@boedel/domain/law/country';
import type { Tx } from '../../platform/db/database';
import type { OpenedMatter } from '../../platform/tenancy/matter-door';
import { payoutKit } from './payout-kit';

/** Payments as an answer shows them, of whichever matters, in the order asked for. */
export async function presentRows(
  tx: Tx,
  now: Date,
  rows: readonly { readonly id: number }[],
): Promise<AnswerOf<typeof payoutCalls.approve>> {
  const ids = rows.map(({ id }) => id);
  const found = await payoutKit.store(tx).some(ids);
  const ordered = ids.flatMap((id) => found.filter((row) => row.id === id));
  // What is said of a payment hangs on its own matter; the day is the same in both countries.
  const matter = {} as OpenedMatter;
  return payoutKit.presentAll(ordered, {
    tx,
    matter,
    country: findCountry('South Africa') ?? defaultCountry,
    today: computeDayAt(now, defaultCountry),
  });
}
