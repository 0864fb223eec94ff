import type { ownerCalls } from '@boedel/contract/owners/owners.calls';
import { computeDayAt } from '@boedel/domain/dates/instant';
import { findCountry } from '@boedel/domain/law/country';
import { refuse, type RefusalError } from '@boedel/domain/law/refusal';
import { message } from '@boedel/domain/law/message';
import type { PartyFacts } from '@boedel/domain/parties/party-facts';
import { checkHolding } from '@boedel/domain/owners/register';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import type { Handler } from '../../platform/http/handler';
import { throwIfRefused } from '../../platform/throw-if-refused';
import { NotFound, RefusalProblem } from '../../platform/problems';
import { lockMatter, openToCapture, type OpenedMatter } from '../../platform/tenancy/matter-door';
import { markAnsweredDates } from '../diary/answer-dates';
import { setEvents } from '../diary/matter-events';
import { updateOwnerDates } from '../diary/owners-changed';
import { type PartyRow, partyStore } from '../matter-parties/party.store';
import { checkPartyValues } from '../parties/save-party';
import { ownerStore } from './owner.store';
import { toHolding, listLodged, readRegister, type RegisterFacts } from './read-register';

type SaveOwnerCalls = typeof ownerCalls;
type OwnerActor = Parameters<typeof openToCapture>[1] & Parameters<typeof audit>[1];

async function openParty(
  tx: Tx,
  actor: OwnerActor,
  partyId: number,
): Promise<{ party: PartyRow; matter: OpenedMatter }> {
  const party = await partyStore(tx).find(partyId);
  return { party, matter: await openToCapture(tx, actor, party.matter_id, 'estate') };
}

export const saveParticulars: Handler<SaveOwnerCalls['saveParticulars']> = ({ scope, actor, body, now }) =>
  scope.transaction(async (tx) => {
    const { matter } = await openParty(tx, actor, body.partyID);
    const { rows } = await readRegister(tx, matter, now);
    if (!rows.some(({ id }) => id === body.partyID)) throw new NotFound();
    const store = ownerStore(tx);
    const before = await store.factOf(body.partyID);
    const values = {
      standing: body.standing,
      until_on: body.endedDate,
      nationality: body.nationality,
      citizenship: body.citizenship,
      document_country: body.documentCountry,
      service_address: body.serviceAddress,
    };
    const after = before
      ? await store.facts.change(before.id, before.version, values)
      : await store.facts.insert({ matter_id: matter.id, party_id: body.partyID, ...values });
    await audit(tx, actor, 'owner.changed', {
      entity: ['matter_party', body.partyID],
      matterId: matter.id,
      ...(before && { before }),
      after,
    });
    await updateOwnerDates(tx, { actor, now }, matter);
    return { done: true };
  });

/** Somebody who is nothing else in the trust: behind a company, or a minor's guardian. */
async function insertHolder(
  tx: Tx,
  { actor, now }: { actor: OwnerActor; now: Date },
  matter: OpenedMatter,
  input: NonNullable<Parameters<Handler<SaveOwnerCalls['saveHolding']>>[0]['body']['holder']>,
): Promise<number> {
  const facts: PartyFacts = {
    kind: input.kind,
    idNumber: input.kind === 'person' ? input.idNumber : null,
    passportNumber: null,
    registrationNumber: null,
    taxNumber: null,
    vatNumber: null,
    dateOfBirth: null,
    dateOfDeath: null,
    gender: null,
    email: null,
    phone: null,
    mobile: null,
    maritalStatus: null,
  };
  const { party } = checkPartyValues(matter, now, facts);
  const row = await partyStore(tx).insert({
    matter_id: matter.id,
    role: 'owner',
    kind: input.kind,
    first_names: input.kind === 'person' ? input.firstNames : null,
    surname: input.surname,
    id_number: party.idNumber,
    born_on: party.dateOfBirth,
    gender: party.gender,
    details: {},
  });
  await audit(tx, actor, 'owner.added', { entity: ['matter_party', row.id], matterId: matter.id, after: row });
  return row.id;
}

export const saveHolding: Handler<SaveOwnerCalls['saveHolding']> = ({ scope, actor, body, now }) =>
  scope.transaction(async (tx) => {
    const { matter } = await openParty(tx, actor, body.ofID);
    const store = ownerStore(tx);
    await lockMatter(tx, matter.id);
    if (!body.holderID && !body.holder)
      throw new RefusalProblem(refuse('holderID', 'Choose who owns or controls it, or enter a name.'));
    const holderId = body.holderID ?? (await insertHolder(tx, { actor, now }, matter, body.holder!));
    const { facts, holdings } = await readRegister(tx, matter, now);
    const others = holdings.filter(({ id }) => id !== body.id);
    const holding = { of: body.ofID, holder: holderId, how: body.how, from: body.sinceDate, to: body.endedDate };
    throwIfRefused(checkHolding({ ...facts, holdings: others.map(toHolding) }, holding));
    const values = {
      of_party_id: body.ofID,
      holder_party_id: holderId,
      how: body.how,
      percent: body.percent === null ? null : String(body.percent),
      since_on: body.sinceDate,
      until_on: body.endedDate,
    };
    const before = body.id ? holdings.find(({ id }) => id === body.id) : undefined;
    if (body.id && !before) throw new NotFound();
    const after = before
      ? await store.holdings.change(before.id, body.version ?? before.version, values)
      : await store.holdings.insert({ matter_id: matter.id, ...values });
    await audit(tx, actor, 'owner.changed', {
      entity: ['owner_holding', after.id],
      matterId: matter.id,
      ...(before && { before }),
      after,
    });
    await updateOwnerDates(tx, { actor, now }, matter);
    return { done: true };
  });

export const removeHolding: Handler<SaveOwnerCalls['removeHolding']> = ({ scope, actor, body, now }) =>
  scope.transaction(async (tx) => {
    const before = await ownerStore(tx).holdings.find(body.id);
    const matter = await openToCapture(tx, actor, before.matter_id, 'estate');
    await ownerStore(tx).holdings.remove(body.id);
    await audit(tx, actor, 'owner.removed', { entity: ['owner_holding', body.id], matterId: matter.id, before });
    await updateOwnerDates(tx, { actor, now }, matter);
    return { done: true };
  });

/** The first gap of a register, by which it cannot be lodged; all of them stand above it on the screen. */
export function checkWhole({ register: { gaps } }: RegisterFacts): RefusalError | undefined {
  const [gap] = gaps;
  return gap && refuse('matterID', message('The register is not whole: {why}', { why: gap.says }));
}

/** Kept with the facts of the trust itself. */
export const confirmControllers: Handler<SaveOwnerCalls['confirmControllers']> = ({ scope, actor, body, now }) =>
  scope.transaction(async (tx) => {
    const matter = await openToCapture(tx, actor, body.matterID, 'estate');
    await lockMatter(tx, matter.id);
    const { on, rows } = await readRegister(tx, matter, now);
    const main = rows.find(({ role }) => role === 'main');
    if (!main) throw new NotFound();
    const store = ownerStore(tx);
    const before = await store.factOf(main.id);
    const values = { controllers_confirmed_on: body.isConfirmed ? on : null };
    const after = before
      ? await store.facts.change(before.id, before.version, values)
      : await store.facts.insert({ matter_id: matter.id, party_id: main.id, ...values });
    await audit(tx, actor, 'owner.changed', {
      entity: ['matter_party', main.id],
      matterId: matter.id,
      ...(before && { before }),
      after,
    });
    return { done: true };
  });

export const markUpdated: Handler<SaveOwnerCalls['markUpdated']> = ({ scope, actor, body, now }) =>
  scope.transaction(async (tx) => {
    const matter = await openToCapture(tx, actor, body.matterID, 'estate');
    const { on } = await readRegister(tx, matter, now);
    await setEvents(tx, { actor, now }, matter, { ownersUpdated: on });
    await markAnsweredDates(tx, { actor, now }, matter.id, ['owners-update'], { comesRound: false });
    return { done: true };
  });

/** What was lodged is kept as it was, and both things to do are done. */
export const lodge: Handler<SaveOwnerCalls['lodge']> = ({ scope, actor, body, now }) =>
  scope.transaction(async (tx) => {
    const matter = await openToCapture(tx, actor, body.matterID, 'estate');
    const today = computeDayAt(now, findCountry(matter.country));
    if (body.lodgedDate > today) {
      throw new RefusalProblem(
        refuse('lodgedDate', 'This date is in the future. Lodge the register first, then enter the date.'),
      );
    }
    const read = await readRegister(tx, matter, now);
    throwIfRefused(checkWhole(read));
    const row = await ownerStore(tx).registers.insert({
      matter_id: matter.id,
      lodged_on: body.lodgedDate,
      receipt: body.receipt,
      owners: listLodged(read),
      person_name: actor.fullName,
    });
    await audit(tx, actor, 'owner.lodged', { entity: ['owner_register', row.id], matterId: matter.id, after: row });
    await setEvents(tx, { actor, now }, matter, { ownersUpdated: body.lodgedDate, ownersLodged: body.lodgedDate });
    await markAnsweredDates(tx, { actor, now }, matter.id, ['owners-update', 'owners-lodge'], { comesRound: false });
    return { done: true };
  });
