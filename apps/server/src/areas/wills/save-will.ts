import { readMatterKind } from '../../platform/tenancy/matter-facts.store';
import type { FamilyLawRemark } from '@boedel/contract/beneficiaries/beneficiaries.schema';
import type { willCalls } from '@boedel/contract/wills/wills.calls';
import type { WillInput } from '@boedel/contract/wills/wills.schema';
import { computeDayAt } from '@boedel/domain/dates/instant';
import { indexById, type IdIndex } from '@boedel/domain/estate/check-lists';
import { findCountry, defaultCountry } from '@boedel/domain/law/country';
import { collectRefusals, RefusalError, refuse } from '@boedel/domain/law/refusal';
import { systemType } from '@boedel/domain/matter/kinds';
import { chooseKindWithWill } from '@boedel/domain/matter/matter-kind';
import type { CapturedWill } from '@boedel/domain/wills/captured-will';
import { checkCapturedWill } from '@boedel/domain/wills/check-captured-will';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import type { Handler } from '../../platform/http/handler';
import { throwIfRefused } from '../../platform/throw-if-refused';
import { Conflict, NotFound, RefusalProblem } from '../../platform/problems';
import { type OpenedMatter, openMatter, openToCapture } from '../../platform/tenancy/matter-door';
import { type EventDays, type DiaryContext, setEvents } from '../diary/matter-events';
import { lockFigures } from '../kept-figures/stored-figures';
import { toLawMessage } from '../family/family';
import { listPeople } from '../family/list-people';
import { checkClauses } from './check-awards';
import { toCapturedClause, checkAbout, readParts } from './told-will';
import { presentWill, toAuditFields } from './will.present';
import { toCapturedWill, willStore, type WillWithClauses } from '../will-facts/will.store';
import { listAssetIds, deleteTakers } from '../will-facts/will-write.store';
import { setMatterKind } from '../matter/matter.store';
import { toWillColumns, writeClauses } from './write-will';

type SaveWillCalls = typeof willCalls;

export const hasWill = ({ system_type }: OpenedMatter): RefusalError | undefined =>
  system_type === systemType.estateLate || system_type === systemType.flowConsult
    ? undefined
    : refuse('matterID', 'This kind of matter has no will.');

/** The people and assets of a matter, by id: what a clause may name. */
export async function readIndexes(tx: Tx, matterId: number): Promise<{ people: IdIndex; assets: IdIndex }> {
  const assets = await listAssetIds(tx, matterId);
  return {
    people: indexById(await listPeople(tx, matterId)),
    assets: indexById(assets.map(({ id }) => ({ id: String(id) }))),
  };
}

/** What the law says of a will as it stands: an asset or somebody may have changed since it was saved. */
export async function listLawMessages(tx: Tx, row: WillWithClauses): Promise<FamilyLawRemark[]> {
  const { people, assets } = await readIndexes(tx, row.matter_id);
  return checkCapturedWill(toCapturedWill(row), assets, people)?.refusals.map(toLawMessage) ?? [];
}

export const getWill: Handler<SaveWillCalls['getbymatterid']> = ({ scope, query }) =>
  scope.transaction(async (tx) => {
    await openMatter(tx, query.matterID, 'estate');
    const whole = await willStore(tx).ofMatter(query.matterID);
    return { will: whole ? presentWill(whole, await listLawMessages(tx, whole)) : null };
  });

/**
 * The days of the will and of its last codicil are events of the matter and stand there alone. A will that is new and
 * names none leaves those that somebody wrote into the key dates before.
 */
function readMovedDays(before: WillWithClauses | undefined, { datedOn, codicils }: WillInput): EventDays {
  const codicil = codicils.at(-1)?.datedOn ?? null;
  return {
    ...((before ? before.dated_on !== datedOn : datedOn !== null) && { will: datedOn }),
    ...((before ? before.codicil_on !== codicil : codicil !== null) && { codicil }),
  };
}

/** The kind of an estate says whether it has a will: captured, it has. */
async function setTestate(tx: Tx, actor: DiaryContext['actor'], { id, system_type }: OpenedMatter): Promise<void> {
  if (system_type !== systemType.estateLate) return;
  const { kind } = await readMatterKind(tx, id);
  const now = chooseKindWithWill(kind);
  if (now === kind) return;
  await setMatterKind(tx, id, now);
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
  keeping: DiaryContext,
  input: WillInput,
  rename: (field: string) => string = (field) => field,
): Promise<WillWithClauses> {
  const store = willStore(tx);
  const { actor, now } = keeping;
  const today = computeDayAt(now, findCountry(matter.country) ?? defaultCountry);
  await lockFigures(tx, input.matterID);
  const before = await store.ofMatter(input.matterID);
  if ((before?.version ?? null) !== input.version) {
    throw new Conflict(before ? presentWill(before, await listLawMessages(tx, before)) : null);
  }
  const known = new Set(before?.clauses.map(({ id }) => id));
  if (input.clauses.some(({ id }) => id !== null && !known.has(id))) throw new NotFound();
  const parts = readParts(input);
  const { people, assets } = await readIndexes(tx, input.matterID);
  const captured: CapturedWill = {
    clauses: input.clauses.map((clause, index) => toCapturedClause(clause, index, parts)),
  };
  const refused = collectRefusals([
    ...checkAbout(input, today),
    parts.refused,
    parts.refused ? undefined : checkCapturedWill(captured, assets, people),
  ]);
  const twice = refused ? [] : await checkClauses(tx, input.matterID, captured);
  if (twice.length > 0) throw new RefusalProblem(twice.map((one) => ({ ...one, field: rename(one.field) })));
  if (refused) {
    throw new RefusalProblem(new RefusalError(refused.refusals.map((one) => ({ ...one, field: rename(one.field) }))));
  }
  const columns = toWillColumns(input, parts);
  const will = before
    ? await store.change(before.id, before.version, columns)
    : await store.insert({ matter_id: input.matterID, ...columns });
  if (!before) await setTestate(tx, actor, matter);
  await writeClauses(tx, will, before?.clauses ?? [], input.clauses, captured);
  await setEvents(tx, keeping, matter, readMovedDays(before, input));
  const after = (await store.ofMatter(input.matterID))!;
  await audit(tx, actor, before ? 'will.changed' : 'will.added', {
    entity: ['will', will.id],
    matterId: input.matterID,
    before: before ? toAuditFields(before) : null,
    after: toAuditFields(after),
  });
  return after;
}

export const saveWill: Handler<SaveWillCalls['save']> = ({ scope, actor, body, now }) =>
  scope.transaction(async (tx) => {
    const matter = await openToCapture(tx, actor, body.matterID, 'estate');
    throwIfRefused(hasWill(matter));
    return presentWill(await saveWhole(tx, matter, { actor, now }, body));
  });

export const removeWill: Handler<SaveWillCalls['_delete']> = ({ scope, actor, body }) =>
  scope.transaction(async (tx) => {
    const store = willStore(tx);
    const { matter_id: matterId } = await store.find(body.id);
    await openToCapture(tx, actor, matterId, 'estate');
    await lockFigures(tx, matterId);
    const before = (await store.ofMatter(matterId))!;
    if (before.version !== body.version) throw new Conflict(presentWill(before, await listLawMessages(tx, before)));
    await deleteTakers(tx, matterId);
    await store.remove(body.id);
    await audit(tx, actor, 'will.removed', { entity: ['will', body.id], matterId, before: toAuditFields(before) });
    return { done: true };
  });
