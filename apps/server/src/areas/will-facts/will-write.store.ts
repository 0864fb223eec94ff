import type { ClauseInput } from '@boedel/contract/wills/wills.schema';
import type { Fraction } from '@boedel/domain/money/fraction';
import type { CapturedClause } from '@boedel/domain/wills/captured-will';
import type { Tx } from '../../platform/db/database';
import { joinSql, sql } from '../../platform/db/sql';

export const toPair = (part: Fraction | undefined): [number | null, number | null] =>
  part ? [Number(part.n), Number(part.d)] : [null, null];

export const listAssetIds = (tx: Tx, matterId: number): Promise<{ id: number }[]> =>
  tx.rows(sql`select id from asset where matter_id = ${matterId} order by id`);

export const deleteTakers = (tx: Tx, matterId: number): Promise<number> =>
  tx.run(sql`delete from will_taker where matter_id = ${matterId}`);

/** Takers and who steps in for them, anew; two statements whatever their number. */
export async function writeTakers(
  tx: Tx,
  matterId: number,
  clauses: readonly { readonly id: number; readonly told: ClauseInput; readonly captured: CapturedClause }[],
) {
  const takers = clauses.flatMap(({ id, told, captured }) =>
    captured.takers.map((taker, position) => ({
      clauseId: id,
      taker,
      position,
      written: taker.share ? (told.takers[position]?.share ?? null) : null,
    })),
  );
  if (takers.length === 0) return;
  const rows = takers.map(({ clauseId, taker, position, written }) => {
    const [n, d] = toPair(taker.share);
    return sql`(${matterId}::bigint, ${clauseId}::bigint, ${Number(taker.personId)}::bigint, ${taker.part}, ${n}::bigint, ${d}::bigint, ${written},
      ${taker.jointGift ?? null}, ${taker.noRepresentation ?? false}::boolean, ${taker.term?.years ?? null}::int, ${taker.term?.months ?? null}::int, ${position}::int)`;
  });
  const made = await tx.rows<{ id: number; clause_id: number; position: number }>(sql`
    insert into will_taker (matter_id, clause_id, party_id, part, share_n, share_d, share_written, joint_gift, no_representation, term_years, term_months, position)
    values ${joinSql(rows)} returning id, clause_id, position`);
  const standIns = takers.flatMap(({ clauseId, taker, position }) => {
    const of = made.find((row) => row.clause_id === clauseId && row.position === position)!;
    return taker.substitutes.map(
      (personId, nth) =>
        sql`(${matterId}::bigint, ${clauseId}::bigint, ${Number(personId)}::bigint, 'substitute', ${of.id}::bigint, ${nth}::int)`,
    );
  });
  if (standIns.length === 0) return;
  await tx.run(
    sql`insert into will_taker (matter_id, clause_id, party_id, part, instead_of_id, position) values ${joinSql(standIns)}`,
  );
}

export const removeFromResidue = (tx: Tx, willId: number): Promise<number> =>
  tx.run(
    sql`update will_clause set kind = 'words', asset_id = null, amount_cents = null where will_id = ${willId} and kind = 'residue'`,
  );

export const linkClause = (tx: Tx, id: number, ofClauseId: number): Promise<number> =>
  tx.run(sql`update will_clause set of_clause_id = ${ofClauseId} where id = ${id}`);
