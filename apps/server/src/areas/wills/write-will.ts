import type { ClauseInput, WillInput } from '@boedel/contract/wills/wills.schema';
import type { CapturedClause, CapturedWill } from '@boedel/domain/wills/captured-will';
import type { Tx } from '../../platform/db/database';
import type { ValuesOf } from '../../platform/db/table';
import type { WillParts } from './told-will';
import {
  type WillClauseRow,
  type clauseTable,
  willStore,
  type WillWithClauses,
  type willTable,
} from '../will-facts/will.store';
import { deleteTakers, toPair, removeFromResidue, linkClause, writeTakers } from '../will-facts/will-write.store';

export function toWillColumns(input: WillInput, parts: WillParts): ValuesOf<typeof willTable> {
  const [capitalN, capitalD] = toPair(parts.at('executorCapitalRate'));
  const [incomeN, incomeD] = toPair(parts.at('executorIncomeRate'));
  return {
    place: input.place,
    codicils: input.codicils.map((codicil, nth) =>
      nth === input.codicils.length - 1 ? { ...codicil, datedOn: null } : codicil,
    ),
    survivorship_days: input.survivorshipDays,
    no_collation: input.noCollation,
    keeps_former_spouse: input.keepsFormerSpouse,
    forbids_take_over: input.forbidsTakeOver,
    executor_fee_cents: input.executorFee,
    executor_capital_rate_n: capitalN,
    executor_capital_rate_d: capitalD,
    executor_income_rate_n: incomeN,
    executor_income_rate_d: incomeD,
    exempts_from_security: input.exemptsFromSecurity,
    notes: input.notes,
  };
}

/** Only what a clause of its kind has: leftovers of another kind go. */
function toClauseColumns(input: ClauseInput, captured: CapturedClause): ValuesOf<typeof clauseTable> {
  const { kind } = input;
  const hasAsset = kind === 'asset' || kind === 'limited';
  const isLimited = kind === 'limited' || (kind === 'residue' && input.right !== null);
  const [yieldN, yieldD] = toPair(kind === 'limited' ? captured.acceptedYield : undefined);
  const late = kind === 'cash' ? captured.lateInterest : undefined;
  const [rateN, rateD] = toPair(late?.yearlyRate);
  return {
    kind,
    clause: input.clause,
    wording: input.wording,
    asset_id: hasAsset ? input.assetID : null,
    amount_cents:
      kind === 'cash' || kind === 'handOver' || (isLimited && input.right === 'annuity') ? input.amount : null,
    pre_legacy: (hasAsset || kind === 'cash') && input.preLegacy,
    interest_right: isLimited ? input.right : null,
    accepted_yield_n: yieldN,
    accepted_yield_d: yieldD,
    security: isLimited ? input.security : null,
    late_from: late?.from ?? null,
    late_rate_n: rateN,
    late_rate_d: rateD,
  };
}

/** The clauses in the order given: changed where they have an id, added where not, removed where left out. */
export async function writeClauses(
  tx: Tx,
  will: Pick<WillWithClauses, 'id' | 'matter_id'>,
  before: readonly WillClauseRow[],
  inputs: readonly ClauseInput[],
  captured: CapturedWill,
): Promise<void> {
  const { clauses } = willStore(tx);
  await deleteTakers(tx, will.matter_id);
  const kept = new Set(inputs.map(({ id }) => id));
  await clauses.removeAll(before.flatMap(({ id }) => (kept.has(id) ? [] : [id])));
  const ids = new Map<string, number>();
  // A clause that becomes the residue, or stops being it, must not meet the other one on the way.
  await removeFromResidue(tx, will.id);
  const stood = new Map(before.map((row) => [row.id, row]));
  const written = inputs.map((clause, position) => ({
    key: clause.key,
    row: clause.id === null ? undefined : stood.get(clause.id),
    columns: { ...toClauseColumns(clause, captured.clauses[position]!), position, of_clause_id: null },
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
  for (const clause of inputs) {
    if (clause.kind !== 'handOver' || clause.ofKey === null) continue;
    await linkClause(tx, ids.get(clause.key)!, ids.get(clause.ofKey)!);
  }
  await writeTakers(
    tx,
    will.matter_id,
    inputs.map((clause, index) => ({ id: ids.get(clause.key)!, told: clause, captured: captured.clauses[index]! })),
  );
}
