import type { Tx } from '../../platform/db/database';
import { inParts } from '../../platform/db/in-parts';
import { sql } from '../../platform/db/sql';
import type { Actor } from '../../platform/session/actor';
import { type AnsweredEntry, reconStore } from './recon.store';

export interface MatchToKeep {
  readonly voucher: string | null;
  /** Nothing where a person said it. */
  readonly confidence: number | null;
  readonly lineIds: readonly number[];
  readonly entries: readonly Omit<AnsweredEntry, 'match_id'>[];
}

/** Many matches of an account in a few statements; their numbers, in the order given. */
export async function keepMatches(
  tx: Tx,
  actor: Pick<Actor, 'fullName'>,
  { matterId, accountId }: { readonly matterId: number; readonly accountId: number },
  wanted: readonly MatchToKeep[],
): Promise<number[]> {
  const kept: number[] = [];
  await inParts(wanted, async (part) => {
    const given = part.map(({ voucher, confidence }, place) => ({ place, voucher, confidence }));
    const rows = await tx.rows<{ id: number }>(sql`
      insert into recon_match (matter_id, bank_account_id, voucher, confidence, made_name)
      select ${matterId}::bigint, ${accountId}::bigint, voucher, confidence, ${actor.fullName}
      from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as r (place int, voucher text, confidence int)
      order by place returning id`);
    const ids = rows.map(({ id }) => id).sort((a, b) => a - b);
    await reconStore(tx).keep(
      matterId,
      accountId,
      part.flatMap(({ lineIds }, at) => lineIds.map((id) => ({ id, match_id: ids[at]! }))),
      part.flatMap(({ entries }, at) => entries.map((entry) => ({ ...entry, match_id: ids[at]! }))),
    );
    for (const id of ids) kept.push(id);
  });
  return kept;
}
