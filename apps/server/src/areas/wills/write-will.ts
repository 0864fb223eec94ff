import type { ClauseInput, WillInput } from '@boedel/contract/wills/wills.schema';
import type { CapturedClause, CapturedWill } from '@boedel/domain/wills/captured-will';
import type { Tx } from '../../platform/db/database';
import type { ValuesOf } from '../../platform/db/table';
import type { Parts } from './told-will';
import { type ClauseRow, type clauseTable, willStore, type WholeWill, type willTable } from '../will-facts/will.store';
import { dropTakers, pair, stepOutOfResidue, tieClause, writeTakers } from './will-write.store';

export function willColumns(told: WillInput, parts: Parts): ValuesOf<typeof willTable> {
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
function clauseColumns(told: ClauseInput, captured: CapturedClause): ValuesOf<typeof clauseTable> {
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

/** The clauses in the order given: changed where they have an id, added where not, removed where left out. */
export async function writeClauses(
  tx: Tx,
  will: Pick<WholeWill, 'id' | 'matter_id'>,
  before: readonly ClauseRow[],
  told: readonly ClauseInput[],
  captured: CapturedWill,
): Promise<void> {
  const { clauses } = willStore(tx);
  await dropTakers(tx, will.matter_id);
  const kept = new Set(told.map(({ id }) => id));
  await clauses.removeAll(before.flatMap(({ id }) => (kept.has(id) ? [] : [id])));
  const ids = new Map<string, number>();
  // A clause that becomes the residue, or stops being it, must not meet the other one on the way.
  await stepOutOfResidue(tx, will.id);
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
    await tieClause(tx, ids.get(clause.key)!, ids.get(clause.ofKey)!);
  }
  await writeTakers(
    tx,
    will.matter_id,
    told.map((clause, index) => ({ id: ids.get(clause.key)!, told: clause, captured: captured.clauses[index]! })),
  );
}
