import type { AnswerOf } from '@boedel/contract/call';
import type { LawSays } from '@boedel/contract/beneficiaries/beneficiaries.schema';
import type { willCalls } from '@boedel/contract/wills/wills.calls';
import type { ClauseTold, WillTold } from '@boedel/contract/wills/wills.schema';
import { readShare } from '@boedel/domain/assets/read-fraction';
import { dayAt } from '@boedel/domain/dates/instant';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { indexOf, type Index } from '@boedel/domain/estate/check-lists';
import { countryNamed, defaultCountry } from '@boedel/domain/law/country';
import { collectRefusals, isRefused, Refused, refuse } from '@boedel/domain/law/refusal';
import { systemType } from '@boedel/domain/matter/kinds';
import { type Fraction, fraction, writtenFraction } from '@boedel/domain/money/fraction';
import type { CapturedClause, CapturedWill } from '@boedel/domain/wills/captured-will';
import { checkCapturedWill } from '@boedel/domain/wills/check-captured-will';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { joined, sql } from '../../platform/db/sql';
import type { ValuesOf } from '../../platform/db/table';
import type { Handler } from '../../platform/http/handler';
import { orRefuse } from '../../platform/http/or-refuse';
import { Conflict, NotFound } from '../../platform/problems';
import type { Actor } from '../../platform/session/actor';
import { type OpenedMatter, openMatter, openToCapture } from '../../platform/tenancy/matter-door';
import { holdFigures, refigure } from '../figures/refigure';
import { sayOf } from '../beneficiaries/family';
import { peopleOf } from '../beneficiaries/people-of';
import {
  capturedWill,
  type ClauseRow,
  type clauseTable,
  willStore,
  type WholeClause,
  type WholeWill,
  type willTable,
} from './will.store';

type Calls = typeof willCalls;
type WillShown = AnswerOf<Calls['save']>;

export const hasWill = ({ system_type }: OpenedMatter): Refused | undefined =>
  system_type === systemType.estateLate || system_type === systemType.flowConsult
    ? undefined
    : refuse('matterID', 'This kind of matter has no will.');

/** The people and assets of a matter, by id: what a clause may name. */
export async function indexesOf(tx: Tx, matterId: number): Promise<{ people: Index; assets: Index }> {
  const assets = await tx.rows<{ id: number }>(sql`select id from asset where matter_id = ${matterId} order by id`);
  return {
    people: indexOf(await peopleOf(tx, matterId)),
    assets: indexOf(assets.map(({ id }) => ({ id: String(id) }))),
  };
}

const written = (n: number | null, d: number | null): string | null =>
  n === null || d === null ? null : writtenFraction(fraction(n, d));

function presentClause(row: WholeClause): WillShown['clauses'][number] {
  const takers = row.takers
    .filter(({ part }) => part !== 'substitute')
    .map((taker) => ({
      partyID: taker.party_id,
      part: taker.part as ClauseTold['takers'][number]['part'],
      share: written(taker.share_n, taker.share_d),
      jointGift: taker.joint_gift,
      noRepresentation: taker.no_representation,
      termYears: taker.term_years,
      termMonths: taker.term_months,
      substitutes: row.takers.filter(({ instead_of_id }) => instead_of_id === taker.id).map(({ party_id }) => party_id),
    }));
  return {
    key: String(row.id),
    id: row.id,
    kind: row.kind as ClauseTold['kind'],
    clause: row.clause,
    wording: row.wording,
    assetID: row.asset_id,
    amount: row.amount_cents,
    preLegacy: row.pre_legacy,
    right: row.interest_right as ClauseTold['right'],
    acceptedYield: written(row.accepted_yield_n, row.accepted_yield_d),
    security: row.security,
    lateFrom: row.late_from,
    lateRate: written(row.late_rate_n, row.late_rate_d),
    ofKey: row.of_clause_id === null ? null : String(row.of_clause_id),
    takers,
  };
}

export const presentWill = (row: WholeWill, says: readonly LawSays[] = []): WillShown => ({
  id: row.id,
  matterID: row.matter_id,
  datedOn: row.dated_on,
  place: row.place,
  codicils: row.codicils.map(({ datedOn, note }) => ({ datedOn, note })),
  survivorshipDays: row.survivorship_days,
  noCollation: row.no_collation,
  keepsFormerSpouse: row.keeps_former_spouse,
  forbidsTakeOver: row.forbids_take_over,
  executorFee: row.executor_fee_cents,
  executorCapitalRate: written(row.executor_capital_rate_n, row.executor_capital_rate_d),
  executorIncomeRate: written(row.executor_income_rate_n, row.executor_income_rate_d),
  exemptsFromSecurity: row.exempts_from_security,
  notes: row.notes,
  clauses: row.clauses.map(presentClause),
  says: [...says],
  version: row.version,
});

/** What the law says of a will as it stands: an asset or somebody may have changed since it was saved. */
export async function sayings(tx: Tx, row: WholeWill): Promise<LawSays[]> {
  const { people, assets } = await indexesOf(tx, row.matter_id);
  return checkCapturedWill(capturedWill(row), assets, people)?.refusals.map(sayOf) ?? [];
}

export const getWill: Handler<Calls['getbymatterid']> = ({ tenant, query }) =>
  tenant.transaction(async (tx) => {
    await openMatter(tx, query.matterID, 'estate');
    const whole = await willStore(tx).ofMatter(query.matterID);
    return { will: whole ? presentWill(whole, await sayings(tx, whole)) : null };
  });

/** Fractions as typed, each fault at its field. */
function readParts(told: WillTold): {
  readonly at: (field: string) => Fraction | undefined;
  readonly refused: Refused | undefined;
} {
  const typed: [string, string | null][] = [
    ['executorCapitalRate', told.executorCapitalRate],
    ['executorIncomeRate', told.executorIncomeRate],
    ...told.clauses.flatMap((clause, index): [string, string | null][] => [
      [`clauses.${index}.acceptedYield`, clause.acceptedYield],
      [`clauses.${index}.lateRate`, clause.lateRate],
      ...clause.takers.map(({ share }, nth): [string, string | null] => [
        `clauses.${index}.takers.${nth}.share`,
        share,
      ]),
    ]),
  ];
  const read = new Map(
    typed.flatMap(([field, text]) => (text === null ? [] : [[field, readShare(text, field)] as const])),
  );
  return {
    at: (field) => {
      const one = read.get(field);
      return one === undefined || isRefused(one) ? undefined : one;
    },
    refused: collectRefusals(read.values()),
  };
}
type Parts = ReturnType<typeof readParts>;

const sharing: ReadonlySet<string> = new Set(['taker', 'holder', 'bareOwner']);

function capturedFrom(clause: ClauseTold, index: number, parts: Parts): CapturedClause {
  const lateRate = parts.at(`clauses.${index}.lateRate`);
  const acceptedYield = parts.at(`clauses.${index}.acceptedYield`);
  return {
    id: clause.key,
    kind: clause.kind,
    ...(clause.clause !== null && { clause: clause.clause }),
    ...(clause.assetID !== null && { assetId: String(clause.assetID) }),
    ...(clause.amount !== null && { amount: clause.amount }),
    ...(clause.preLegacy && { preLegacy: true }),
    ...(clause.right !== null && { right: clause.right }),
    ...(acceptedYield && { acceptedYield }),
    ...(clause.security !== null && { security: clause.security }),
    ...(clause.lateFrom !== null && lateRate && { lateInterest: { from: clause.lateFrom, yearlyRate: lateRate } }),
    ...(clause.ofKey !== null && { ofClauseId: clause.ofKey }),
    takers: clause.takers.map((taker, nth) => ({
      personId: String(taker.partyID),
      part: taker.part,
      // Nothing written is all of it, as a will says 'my car to Anna'.
      ...(sharing.has(taker.part) && { share: parts.at(`clauses.${index}.takers.${nth}.share`) ?? fraction(1) }),
      ...(taker.jointGift !== null && { jointGift: taker.jointGift }),
      ...(taker.noRepresentation && { noRepresentation: true }),
      ...(taker.termYears !== null && {
        term: { years: taker.termYears, ...(taker.termMonths !== null && { months: taker.termMonths }) },
      }),
      substitutes: taker.substitutes.map(String),
    })),
  };
}

function checkAbout(told: WillTold, today: LocalDate): (Refused | undefined)[] {
  const rates = [told.executorCapitalRate, told.executorIncomeRate].filter((rate) => rate !== null).length;
  const keys = told.clauses.map(({ key }) => key);
  return [
    told.datedOn !== null && told.datedOn > today
      ? refuse('datedOn', 'The will lies in the future. Check the year.')
      : undefined,
    ...told.codicils.map(({ datedOn }, index) =>
      datedOn !== null && told.datedOn !== null && datedOn < told.datedOn
        ? refuse(`codicils.${index}.datedOn`, 'The codicil lies before the will it changes. Check both days.')
        : undefined,
    ),
    rates === 1
      ? refuse(
          told.executorCapitalRate === null ? 'executorCapitalRate' : 'executorIncomeRate',
          'Give both rates the will fixes, on capital and on income.',
        )
      : undefined,
    told.executorFee !== null && rates > 0
      ? refuse('executorFee', 'The will fixes a sum or rates, not both. Clear one of them.')
      : undefined,
    ...told.clauses.map(({ key, lateFrom, lateRate, ofKey }, index) => {
      if (keys.indexOf(key) < index) return refuse(`clauses.${index}.key`, 'Give every clause a key of its own.');
      if ((lateFrom === null) !== (lateRate === null)) {
        return refuse(`clauses.${index}.lateRate`, 'Interest needs both the day it runs from and the rate.');
      }
      return ofKey !== null && !keys.includes(ofKey)
        ? refuse(`clauses.${index}.ofKey`, 'Choose a legacy of this will, or leave it open for the residue.')
        : undefined;
    }),
  ];
}

const pair = (part: Fraction | undefined): [number | null, number | null] =>
  part ? [Number(part.n), Number(part.d)] : [null, null];

function willColumns(told: WillTold, parts: Parts): ValuesOf<typeof willTable> {
  const [capitalN, capitalD] = pair(parts.at('executorCapitalRate'));
  const [incomeN, incomeD] = pair(parts.at('executorIncomeRate'));
  return {
    dated_on: told.datedOn,
    place: told.place,
    codicils: told.codicils,
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
  clauses: readonly { readonly id: number; readonly captured: CapturedClause }[],
) {
  const takers = clauses.flatMap(({ id, captured }) =>
    captured.takers.map((taker, position) => ({ clauseId: id, taker, position })),
  );
  if (takers.length === 0) return;
  const rows = takers.map(({ clauseId, taker, position }) => {
    const [n, d] = pair(taker.share);
    return sql`(${matterId}::bigint, ${clauseId}::bigint, ${Number(taker.personId)}::bigint, ${taker.part}, ${n}::bigint, ${d}::bigint,
      ${taker.jointGift ?? null}, ${taker.noRepresentation ?? false}::boolean, ${taker.term?.years ?? null}::int, ${taker.term?.months ?? null}::int, ${position}::int)`;
  });
  const made = await tx.rows<{ id: number; clause_id: number; position: number }>(sql`
    insert into will_taker (matter_id, clause_id, party_id, part, share_n, share_d, joint_gift, no_representation, term_years, term_months, position)
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
async function writeClauses(
  tx: Tx,
  will: Pick<WholeWill, 'id' | 'matter_id'>,
  before: readonly ClauseRow[],
  told: readonly ClauseTold[],
  captured: CapturedWill,
): Promise<void> {
  const { clauses } = willStore(tx);
  await tx.run(sql`delete from will_taker where matter_id = ${will.matter_id}`);
  const kept = new Set(told.map(({ id }) => id));
  for (const row of before) if (!kept.has(row.id)) await clauses.remove(row.id);
  const ids = new Map<string, number>();
  // A clause that becomes the residue, or stops being it, must not meet the other one on the way.
  await tx.run(
    sql`update will_clause set kind = 'words', asset_id = null, amount_cents = null where will_id = ${will.id} and kind = 'residue'`,
  );
  for (const [position, clause] of told.entries()) {
    const columns = { ...clauseColumns(clause, captured.clauses[position]!), position, of_clause_id: null };
    const row = before.find(({ id }) => id === clause.id);
    const saved = row
      ? await clauses.change(row.id, row.version, columns)
      : await clauses.insert({ matter_id: will.matter_id, will_id: will.id, ...columns });
    ids.set(clause.key, saved.id);
  }
  for (const clause of told) {
    if (clause.kind !== 'handOver' || clause.ofKey === null) continue;
    await tx.run(
      sql`update will_clause set of_clause_id = ${ids.get(clause.ofKey)!} where id = ${ids.get(clause.key)!}`,
    );
  }
  await writeTakers(
    tx,
    will.matter_id,
    told.map(({ key }, index) => ({ id: ids.get(key)!, captured: captured.clauses[index]! })),
  );
}

/** Saves a will whole. The one way in for the will's own screen and for the calls of single assets. */
export async function saveWhole(
  tx: Tx,
  { actor, today }: { readonly actor: Actor; readonly today: LocalDate },
  told: WillTold,
  rename: (field: string) => string = (field) => field,
): Promise<WholeWill> {
  const store = willStore(tx);
  await holdFigures(tx, told.matterID);
  const before = await store.ofMatter(told.matterID);
  if ((before?.version ?? null) !== told.version) {
    throw new Conflict(before ? presentWill(before, await sayings(tx, before)) : null);
  }
  const known = new Set(before?.clauses.map(({ id }) => id));
  if (told.clauses.some(({ id }) => id !== null && !known.has(id))) throw new NotFound();
  const parts = readParts(told);
  const { people, assets } = await indexesOf(tx, told.matterID);
  const captured: CapturedWill = { clauses: told.clauses.map((clause, index) => capturedFrom(clause, index, parts)) };
  const refused = collectRefusals([
    ...checkAbout(told, today),
    parts.refused,
    parts.refused ? undefined : checkCapturedWill(captured, assets, people),
  ]);
  if (refused) {
    orRefuse(new Refused(refused.refusals.map((one) => ({ ...one, field: rename(one.field) }))));
  }
  const columns = willColumns(told, parts);
  const will = before
    ? await store.change(before.id, before.version, columns)
    : await store.insert({ matter_id: told.matterID, ...columns });
  await writeClauses(tx, will, before?.clauses ?? [], told.clauses, captured);
  const after = (await store.ofMatter(told.matterID))!;
  await audit(tx, actor, before ? 'will.changed' : 'will.added', {
    entity: ['will', will.id],
    matterId: told.matterID,
    before: before ? trailOf(before) : null,
    after: trailOf(after),
  });
  await refigure(tx, told.matterID);
  return after;
}

/** The will as the trail keeps it: every clause by its number, so that a change shows the clauses it touched. */
const trailOf = ({ clauses, ...will }: WholeWill): object => ({
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
          share: written(share_n, share_d),
        })),
      },
    ]),
  ),
});

export const saveWill: Handler<Calls['save']> = ({ tenant, actor, body, now }) =>
  tenant.transaction(async (tx) => {
    const matter = await openToCapture(tx, actor, body.matterID, 'estate');
    orRefuse(hasWill(matter));
    const today = dayAt(now, countryNamed(matter.country) ?? defaultCountry);
    return presentWill(await saveWhole(tx, { actor, today }, body));
  });

export const removeWill: Handler<Calls['_delete']> = ({ tenant, actor, body }) =>
  tenant.transaction(async (tx) => {
    const store = willStore(tx);
    const { matter_id: matterId } = await store.find(body.id);
    await openToCapture(tx, actor, matterId, 'estate');
    await holdFigures(tx, matterId);
    const before = (await store.ofMatter(matterId))!;
    if (before.version !== body.version) throw new Conflict(presentWill(before, await sayings(tx, before)));
    await tx.run(sql`delete from will_taker where matter_id = ${matterId}`);
    await store.remove(body.id);
    await audit(tx, actor, 'will.removed', { entity: ['will', body.id], matterId, before: trailOf(before) });
    await refigure(tx, matterId);
    return { done: true };
  });
