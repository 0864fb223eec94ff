import type { ClauseTold, WillTold } from '@boedel/contract/wills/wills.schema';
import type { Fraction } from '@boedel/domain/money/fraction';
import type { CapturedClause, CapturedWill } from '@boedel/domain/wills/captured-will';
import type { Tx } from '../../platform/db/database';
import { joined, sql } from '../../platform/db/sql';
import type { ValuesOf } from '../../platform/db/table';
import type { Parts } from './told-will';
import { type ClauseRow, type clauseTable, willStore, type WholeWill, type willTable } from '../will-facts/will.store';

const pair = (part: Fraction | undefined): [number | null, number | null] =>
  part ? [Number(part.n), Number(part.d)] : [null, null];

export function willColumns(told: WillTold, parts: Parts): ValuesOf<typeof willTable> {
  const [capitalN, capitalD] = pair(parts.at('executorCapitalRate'));
  const [incomeN, incomeD] = pair(parts.at('executorIncomeRate'));
  return {
    place: told.place,
    codicils: told.codicils.map((codicil, nth) =>
      nth === told.codicils.length - 1 ? { ...codicil, datedOn: null } : codicil,
    ),
    survivorship_days: told.survivorshipDays,
    no_collation: told.noCollation,
    keeps_former_spouse: told.keepsFormerSpouse,
    forbids_take_over: told.forbidsTakeOver,
    executor_fee_cents: told.executorFee,
    executor_capital_rate_n: capitalN,
    executor_capital_rate_d: capitalD,
    executor_income_rate_n: incomeN,
    executor_income_rate_d: incomeD,
    exempts_from_security: told.exemptsFromSecurity,
    notes: told.notes,
  };
}

/** Only what a clause of its kind has: leftovers of another kind go. */
function clauseColumns(told: ClauseTold, captured: CapturedClause): ValuesOf<typeof clauseTable> {
  const { kind } = told;
  const hasAsset = kind === 'asset' || kind === 'limited';
  const isLimited = kind === 'limited' || (kind === 'residue' && told.right !== null);
  const [yieldN, yieldD] = pair(kind === 'limited' ? captured.acceptedYield : undefined);
  const late = kind === 'cash' ? captured.lateInterest : undefined;
  const [rateN, rateD] = pair(late?.yearlyRate);
  return {
    kind,
    clause: told.clause,
    wording: told.wording,
    asset_id: hasAsset ? told.assetID : null,
    amount_cents: kind === 'cash' || kind === 'handOver' ? told.amount : null,
    pre_legacy: (hasAsset || kind === 'cash') && told.preLegacy,
    interest_right: isLimited ? told.right : null,
    accepted_yield_n: yieldN,
    accepted_yield_d: yieldD,
    security: isLimited ? told.security : null,
    late_from: late?.from ?? null,
    late_rate_n: rateN,
    late_rate_d: rateD,
  };
}

/** Takers and who steps in for them, anew; two statements whatever their number. */
async function writeTakers(
  tx: Tx,
  matterId: number,
  clauses: readonly { readonly id: number; readonly told: ClauseTold; readonly captured: CapturedClause }[],
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
    const [n, d] = pair(taker.share);
    return sql`(${matterId}::bigint, ${clauseId}::bigint, ${Number(taker.personId)}::bigint, ${taker.part}, ${n}::bigint, ${d}::bigint, ${written},
      ${taker.jointGift ?? null}, ${taker.noRepresentation ?? false}::boolean, ${taker.term?.years ?? null}::int, ${taker.term?.months ?? null}::int, ${position}::int)`;
  });
  const made = await tx.rows<{ id: number; clause_id: number; position: number }>(sql`
    insert into will_taker (matter_id, clause_id, party_id, part, share_n, share_d, share_written, joint_gift, no_representation, term_years, term_months, position)
    values ${joined(rows)} returning id, clause_id, position`);
  const standIns = takers.flatMap(({ clauseId, taker, position }) => {
    const of = made.find((row) => row.clause_id === clauseId && row.position === position)!;
    return taker.substitutes.map(
      (personId, nth) =>
        sql`(${matterId}::bigint, ${clauseId}::bigint, ${Number(personId)}::bigint, 'substitute', ${of.id}::bigint, ${nth}::int)`,
    );
  });
  if (standIns.length === 0) return;
  await tx.run(
    sql`insert into will_taker (matter_id, clause_id, party_id, part, instead_of_id, position) values ${joined(standIns)}`,
  );
}

/** The clauses in the order given: changed where they have an id, added where not, removed where left out. */
export async function writeClauses(
  tx: Tx,
  will: Pick<WholeWill, 'id' | 'matter_id'>,
  before: readonly ClauseRow[],
  told: readonly ClauseTold[],
  captured: CapturedWill,
): Promise<void> {
  const { clauses } = willStore(tx);
  await tx.run(sql`delete from will_taker where matter_id = ${will.matter_id}`);
  const kept = new Set(told.map(({ id }) => id));
  await clauses.removeAll(before.flatMap(({ id }) => (kept.has(id) ? [] : [id])));
  const ids = new Map<string, number>();
  // A clause that becomes the residue, or stops being it, must not meet the other one on the way.
  await tx.run(
    sql`update will_clause set kind = 'words', asset_id = null, amount_cents = null where will_id = ${will.id} and kind = 'residue'`,
  );
  const stood = new Map(before.map((row) => [row.id, row]));
  const written = told.map((clause, position) => ({
    key: clause.key,
    row: clause.id === null ? undefined : stood.get(clause.id),
    columns: { ...clauseColumns(clause, captured.clauses[position]!), position, of_clause_id: null },
  }));
  for (const { key, row } of written) if (row) ids.set(key, row.id);
  await clauses.changeAll(
    written.flatMap(({ row, columns }) => (row ? [{ id: row.id, version: row.version, values: columns }] : [])),
  );
  const added = written.filter(({ row }) => !row);
  const rows = await clauses.insertAll(
    added.map(({ columns }) => ({ matter_id: will.matter_id, will_id: will.id, ...columns })),
  );
  added.forEach(({ key }, index) => ids.set(key, rows[index]!.id));
  for (const clause of told) {
    if (clause.kind !== 'handOver' || clause.ofKey === null) continue;
    await tx.run(
      sql`update will_clause set of_clause_id = ${ids.get(clause.ofKey)!} where id = ${ids.get(clause.key)!}`,
    );
  }
  await writeTakers(
    tx,
    will.matter_id,
    told.map((clause, index) => ({ id: ids.get(clause.key)!, told: clause, captured: captured.clauses[index]! })),
  );
}
