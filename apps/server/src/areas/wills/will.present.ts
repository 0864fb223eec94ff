import type { AnswerOf } from '@boedel/contract/call';
import type { FamilyLawRemark } from '@boedel/contract/beneficiaries/beneficiaries.schema';
import type { willCalls } from '@boedel/contract/wills/wills.calls';
import type { ClauseInput } from '@boedel/contract/wills/wills.schema';
import { fraction, writeFraction } from '@boedel/domain/money/fraction';
import type { ClauseWithTakers, WillWithClauses } from '../will-facts/will.store';

type WillView = AnswerOf<(typeof willCalls)['save']>;

const formatShare = (n: number | null, d: number | null): string | null =>
  n === null || d === null ? null : writeFraction(fraction(n, d));

function presentClause(row: ClauseWithTakers): WillView['clauses'][number] {
  const takers = row.takers
    .filter(({ part }) => part !== 'substitute')
    .map((taker) => ({
      partyID: taker.party_id,
      part: taker.part as ClauseInput['takers'][number]['part'],
      share: taker.share_written ?? formatShare(taker.share_n, taker.share_d),
      jointGift: taker.joint_gift,
      noRepresentation: taker.no_representation,
      termYears: taker.term_years,
      termMonths: taker.term_months,
      substitutes: row.takers.filter(({ instead_of_id }) => instead_of_id === taker.id).map(({ party_id }) => party_id),
    }));
  return {
    key: String(row.id),
    id: row.id,
    kind: row.kind as ClauseInput['kind'],
    clause: row.clause,
    wording: row.wording,
    assetID: row.asset_id,
    amount: row.amount_cents,
    preLegacy: row.pre_legacy,
    right: row.interest_right as ClauseInput['right'],
    acceptedYield: formatShare(row.accepted_yield_n, row.accepted_yield_d),
    security: row.security,
    lateFrom: row.late_from,
    lateRate: formatShare(row.late_rate_n, row.late_rate_d),
    ofKey: row.of_clause_id === null ? null : String(row.of_clause_id),
    takers,
  };
}

/** With the day of the last one from the matter's events; one that only the key dates know is shown too. */
const presentCodicils = ({ codicils, codicil_on: last }: WillWithClauses): WillView['codicils'] =>
  codicils.length === 0 && last !== null
    ? [{ datedOn: last, note: null }]
    : codicils.map(({ datedOn, note }, nth) => ({ datedOn: nth === codicils.length - 1 ? last : datedOn, note }));

export const presentWill = (row: WillWithClauses, says: readonly FamilyLawRemark[] = []): WillView => ({
  id: row.id,
  matterID: row.matter_id,
  datedOn: row.dated_on,
  place: row.place,
  codicils: presentCodicils(row),
  survivorshipDays: row.survivorship_days,
  noCollation: row.no_collation,
  keepsFormerSpouse: row.keeps_former_spouse,
  forbidsTakeOver: row.forbids_take_over,
  executorFee: row.executor_fee_cents,
  executorCapitalRate: formatShare(row.executor_capital_rate_n, row.executor_capital_rate_d),
  executorIncomeRate: formatShare(row.executor_income_rate_n, row.executor_income_rate_d),
  exemptsFromSecurity: row.exempts_from_security,
  notes: row.notes,
  clauses: row.clauses.map(presentClause),
  says: [...says],
  version: row.version,
});

/** The will as the trail keeps it: every clause by its number, so that a change shows the clauses it touched. */
export const toAuditFields = ({ clauses, ...will }: WillWithClauses): object => ({
  ...will,
  ...Object.fromEntries(
    clauses.map(({ id, takers, ...clause }) => [
      `clause ${id}`,
      {
        ...clause,
        version: undefined,
        takers: takers.map(({ party_id, part, share_n, share_d }) => ({
          party_id,
          part,
          share: formatShare(share_n, share_d),
        })),
      },
    ]),
  ),
});
