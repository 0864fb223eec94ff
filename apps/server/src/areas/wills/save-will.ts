import { matterFacts } from '../../platform/tenancy/matter-facts.store';
import type { LawSays } from '@boedel/contract/beneficiaries/beneficiaries.schema';
import type { willCalls } from '@boedel/contract/wills/wills.calls';
import type { WillInput } from '@boedel/contract/wills/wills.schema';
import { dayAt } from '@boedel/domain/dates/instant';
import { indexOf, type Index } from '@boedel/domain/estate/check-lists';
import { countryNamed, defaultCountry } from '@boedel/domain/law/country';
import { collectRefusals, Refused, refuse } from '@boedel/domain/law/refusal';
import { systemType } from '@boedel/domain/matter/kinds';
import { kindWithWill } from '@boedel/domain/matter/matter-kind';
import type { CapturedWill } from '@boedel/domain/wills/captured-will';
import { checkCapturedWill } from '@boedel/domain/wills/check-captured-will';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import type { Handler } from '../../platform/http/handler';
import { orRefuse } from '../../platform/or-refuse';
import { Conflict, NotFound, Refuses } from '../../platform/problems';
import { type OpenedMatter, openMatter, openToCapture } from '../../platform/tenancy/matter-door';
import { type EventDays, type Keeping, setEvents } from '../diary/matter-events';
import { holdFigures, refigure } from '../kept-figures/refigure';
import { sayOf } from '../family/family';
import { peopleOf } from '../family/people-of';
import { faultsOfClauses } from './check-awards';
import { capturedFrom, checkAbout, readParts } from './told-will';
import { presentWill, trailOf } from './will.present';
import { capturedWill, willStore, type WholeWill } from '../will-facts/will.store';
import { assetIdsOf, dropTakers, setKind } from './will-write.store';
import { willColumns, writeClauses } from './write-will';

type Calls = typeof willCalls;

export const hasWill = ({ system_type }: OpenedMatter): Refused | undefined =>
  system_type === systemType.estateLate || system_type === systemType.flowConsult
    ? undefined
    : refuse('matterID', 'This kind of matter has no will.');

/** The people and assets of a matter, by id: what a clause may name. */
export async function indexesOf(tx: Tx, matterId: number): Promise<{ people: Index; assets: Index }> {
  const assets = await assetIdsOf(tx, matterId);
  return {
    people: indexOf(await peopleOf(tx, matterId)),
    assets: indexOf(assets.map(({ id }) => ({ id: String(id) }))),
  };
}

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

/**
 * The days of the will and of its last codicil are events of the matter and stand there alone. A will that is new and
 * names none leaves those that somebody wrote into the key dates before.
 */
function movedDays(before: WholeWill | undefined, { datedOn, codicils }: WillInput): EventDays {
  const codicil = codicils.at(-1)?.datedOn ?? null;
  return {
    ...((before ? before.dated_on !== datedOn : datedOn !== null) && { will: datedOn }),
    ...((before ? before.codicil_on !== codicil : codicil !== null) && { codicil }),
  };
}

/** The kind of an estate says whether it has a will: captured, it has. */
async function becomesTestate(tx: Tx, actor: Keeping['actor'], { id, system_type }: OpenedMatter): Promise<void> {
  if (system_type !== systemType.estateLate) return;
  const { kind } = await matterFacts(tx, id);
  const now = kindWithWill(kind);
  if (now === kind) return;
  await setKind(tx, id, now);
  await audit(tx, actor, 'matter.changed', {
    entity: ['matter', id],
    matterId: id,
    before: { kind },
    after: { kind: now },
  });
}

/** Saves a will whole. The one way in for the will's own screen and for the calls of single assets. */
export async function saveWhole(
  tx: Tx,
  matter: OpenedMatter,
  keeping: Keeping,
  input: WillInput,
  rename: (field: string) => string = (field) => field,
): Promise<WholeWill> {
  const store = willStore(tx);
  const { actor, now } = keeping;
  const today = dayAt(now, countryNamed(matter.country) ?? defaultCountry);
  await holdFigures(tx, input.matterID);
  const before = await store.ofMatter(input.matterID);
  if ((before?.version ?? null) !== input.version) {
    throw new Conflict(before ? presentWill(before, await sayings(tx, before)) : null);
  }
  const known = new Set(before?.clauses.map(({ id }) => id));
  if (input.clauses.some(({ id }) => id !== null && !known.has(id))) throw new NotFound();
  const parts = readParts(input);
  const { people, assets } = await indexesOf(tx, input.matterID);
  const captured: CapturedWill = { clauses: input.clauses.map((clause, index) => capturedFrom(clause, index, parts)) };
  const refused = collectRefusals([
    ...checkAbout(input, today),
    parts.refused,
    parts.refused ? undefined : checkCapturedWill(captured, assets, people),
  ]);
  const twice = refused ? [] : await faultsOfClauses(tx, input.matterID, captured);
  if (twice.length > 0) throw new Refuses(twice.map((one) => ({ ...one, field: rename(one.field) })));
  if (refused) {
    orRefuse(new Refused(refused.refusals.map((one) => ({ ...one, field: rename(one.field) }))));
  }
  const columns = willColumns(input, parts);
  const will = before
    ? await store.change(before.id, before.version, columns)
    : await store.insert({ matter_id: input.matterID, ...columns });
  if (!before) await becomesTestate(tx, actor, matter);
  await writeClauses(tx, will, before?.clauses ?? [], input.clauses, captured);
  await setEvents(tx, keeping, matter, movedDays(before, input));
  const after = (await store.ofMatter(input.matterID))!;
  await audit(tx, actor, before ? 'will.changed' : 'will.added', {
    entity: ['will', will.id],
    matterId: input.matterID,
    before: before ? trailOf(before) : null,
    after: trailOf(after),
  });
  await refigure(tx, input.matterID);
  return after;
}

export const saveWill: Handler<Calls['save']> = ({ tenant, actor, body, now }) =>
  tenant.transaction(async (tx) => {
    const matter = await openToCapture(tx, actor, body.matterID, 'estate');
    orRefuse(hasWill(matter));
    return presentWill(await saveWhole(tx, matter, { actor, now }, body));
  });

export const removeWill: Handler<Calls['_delete']> = ({ tenant, actor, body }) =>
  tenant.transaction(async (tx) => {
    const store = willStore(tx);
    const { matter_id: matterId } = await store.find(body.id);
    await openToCapture(tx, actor, matterId, 'estate');
    await holdFigures(tx, matterId);
    const before = (await store.ofMatter(matterId))!;
    if (before.version !== body.version) throw new Conflict(presentWill(before, await sayings(tx, before)));
    await dropTakers(tx, matterId);
    await store.remove(body.id);
    await audit(tx, actor, 'will.removed', { entity: ['will', body.id], matterId, before: trailOf(before) });
    await refigure(tx, matterId);
    return { done: true };
  });
