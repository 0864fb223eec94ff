import type { Tx } from '../../platform/db/database';
import { runInBatches } from '../../platform/db/in-batches';
import type { Actor } from '../../platform/tenancy/actor';
import { nameClaimVouchers } from '../liabilities/liabilities.store';
import { type AnsweredEntry, insertMatches, matchStore } from './match.store';

export interface MatchToSave {
  readonly voucher: string | null;
  /** Nothing where a person said it. */
  readonly confidence: number | null;
  readonly lineIds: readonly number[];
  readonly entries: readonly Omit<AnsweredEntry, 'match_id'>[];
}

/** Many matches of an account in a few statements; their numbers, in the order given. */
export async function saveMatches(
  tx: Tx,
  actor: Pick<Actor, 'fullName'>,
  { matterId, accountId }: { readonly matterId: number; readonly accountId: number },
  wanted: readonly MatchToSave[],
): Promise<number[]> {
  const kept: number[] = [];
  await runInBatches(wanted, async (part) => {
    const given = part.map(({ voucher, confidence }, place) => ({ place, voucher, confidence }));
    const rows = await insertMatches(tx, { matterId, accountId, fullName: actor.fullName, given });
    const ids = rows.map(({ id }) => id).sort((a, b) => a - b);
    await matchStore(tx).keep(
      matterId,
      accountId,
      part.flatMap(({ lineIds }, at) => lineIds.map((id) => ({ id, match_id: ids[at]! }))),
      part.flatMap(({ entries }, at) => entries.map((entry) => ({ ...entry, match_id: ids[at]! }))),
    );
    // The account prints a claim with the voucher of the payment that settled it.
    await nameClaimVouchers(
      tx,
      matterId,
      part.flatMap(({ voucher, entries }) =>
        voucher === null
          ? []
          : entries.flatMap(({ source, source_id }) =>
              source === 'expense' ? [{ expenseId: source_id, voucher }] : [],
            ),
      ),
    );
    for (const id of ids) kept.push(id);
  });
  return kept;
}
