import type { BodyOf } from '@boedel/contract/call';
import type { beneficiaryCalls } from '@boedel/contract/beneficiaries/beneficiaries.calls';
import type { ParentInput } from '@boedel/contract/beneficiaries/beneficiaries.schema';
import { personFields } from '@boedel/contract/beneficiaries/person.fields';
import { partyFields } from '@boedel/contract/parties/party.fields';
import type { FieldValues } from '@boedel/contract/record/schemas';
import { computeDayAt } from '@boedel/domain/dates/instant';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { findCountry, defaultCountry } from '@boedel/domain/law/country';
import { type RefusalError, refuse } from '@boedel/domain/law/refusal';
import { message } from '@boedel/domain/law/message';
import { systemType } from '@boedel/domain/matter/kinds';
import { listName } from '@boedel/domain/parties/party-name';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { presentConflict } from '../../platform/db/present-conflict';
import type { ValuesOf } from '../../platform/db/table';
import type { Handler } from '../../platform/http/handler';
import { throwIfRefused } from '../../platform/throw-if-refused';
import { NotFound, RefusalProblem } from '../../platform/problems';
import { toColumnValues } from '../../platform/record/record-table';
import { type OpenedMatter, openToCapture } from '../../platform/tenancy/matter-door';
import { updateOwnerDates } from '../diary/owners-changed';
import { readKnownPerson } from '../known-people/take-known';
import { findKnownNumber } from '../matter-parties/directory-entry';
import { type PartyRow, partyStore, type partyTable } from '../matter-parties/party.store';
import { checkPartyValues } from '../parties/save-party';
import { createPersonNumber } from '../known-people/people-numbers.store';
import { readBeneficiaryContext, presentPerson } from './beneficiaries.present';
import { readFamily, type MatterFamily, refuseNewFaults } from '../family/family';
import { touchFamily, isPerson, peopleStore } from '../family/people.store';
import { refuseRemoval } from '../family/takes';
import { listPartiesByNumber } from './beneficiary.store';

type SaveBeneficiaryCalls = typeof beneficiaryCalls;

/** What somebody is asked, as the call carries it. */
export type PersonInput = FieldValues<typeof partyFields> &
  FieldValues<typeof personFields> & { readonly guardian: string | null; readonly isResident: boolean | null };

export const computeToday = ({ country }: Pick<OpenedMatter, 'country'>, now: Date): LocalDate =>
  computeDayAt(now, findCountry(country) ?? defaultCountry);

const takers: ReadonlySet<number> = new Set([
  systemType.estateLate,
  systemType.curatorship,
  systemType.flowConsult,
  systemType.trust,
]);
export const refuseKindOfMatter = ({ system_type }: OpenedMatter): RefusalError | undefined =>
  takers.has(system_type) ? undefined : refuse('matterID', 'This kind of matter has no beneficiaries.');

/** Only a trust has trustees, only a person a guardian: what was left over from another kind goes. */
function clearUnfitting(input: PersonInput): PersonInput {
  const isMan = input.kind === 'person';
  const isTrust = input.kind === 'trust';
  return {
    ...input,
    bodyKind: isMan ? null : input.bodyKind,
    maritalProperty: input.maritalStatus === 'married' ? input.maritalProperty : null,
    inCommunityWith:
      input.maritalStatus === 'married' && input.maritalProperty === 'in community of property'
        ? input.inCommunityWith
        : null,
    renouncedDate: input.hasRenounced ? input.renouncedDate : null,
    renouncedMentallyIll: input.hasRenounced && input.renouncedMentallyIll,
    guardian: isMan ? input.guardian : null,
    moneyHeldBy: isMan ? input.moneyHeldBy : null,
    unable: isMan ? input.unable : null,
    trustees: isTrust ? input.trustees : [],
    authorityNumber: isTrust ? input.authorityNumber : null,
    spouseTrustForID: isTrust ? input.spouseTrustForID : null,
    mayGiveToOthers: isTrust && input.mayGiveToOthers,
  };
}

export const toPersonColumns = (
  input: PersonInput,
  before?: Pick<PartyRow, 'details'>,
): ValuesOf<typeof partyTable> => {
  const kept = clearUnfitting(input);
  return {
    ...toColumnValues(partyFields, kept as never),
    ...toColumnValues(personFields, kept as never),
    is_resident: kept.isResident,
    details: { ...before?.details, guardian: kept.guardian },
  };
};

/** Parents must be of this matter; whom it is about counts. */
export function checkParents(family: MatterFamily, parents: readonly ParentInput[]): RefusalError | undefined {
  const known = new Set(family.rows.map(({ id }) => id));
  const stranger = parents.findIndex(({ parentID }) => !known.has(parentID));
  return stranger < 0 ? undefined : refuse(`parents.${stranger}.parentID`, 'Choose a parent who is in this matter.');
}

/** The spouse a trust stands for is one of this matter. */
function checkSpouseTrust(family: MatterFamily, id: number | null): RefusalError | undefined {
  return id === null || family.rows.some((row) => row.id === id)
    ? undefined
    : refuse('spouseTrustForID', 'Choose a person who is on file in this matter.');
}

/** Nobody of a matter is captured twice: one number is one person. */
export async function refuseTwice(
  tx: Tx,
  matterId: number,
  typed: Pick<PersonInput, 'idNumber' | 'passportNumber' | 'registrationNumber'>,
  besides = 0,
): Promise<RefusalError | undefined> {
  const numbers = [typed.idNumber, typed.passportNumber, typed.registrationNumber].filter((one) => one !== null);
  if (numbers.length === 0) return undefined;
  const [twin] = await listPartiesByNumber(tx, matterId, besides, numbers);
  if (!twin) return undefined;
  const field =
    twin.id_number === typed.idNumber && typed.idNumber !== null
      ? 'idNumber'
      : twin.passport_number !== null && twin.passport_number === typed.passportNumber
        ? 'passportNumber'
        : 'registrationNumber';
  const name = listName({ kind: twin.kind, firstNames: twin.first_names, surname: twin.surname });
  return refuse(field, message('{name} is already in this matter with this number. Choose that entry.', { name }));
}

const toParentRows = (parents: readonly ParentInput[]) =>
  parents.map(({ parentID, kind, stays }) => ({ parent_id: parentID, kind, stays: kind === 'birth' && stays }));

/** One of the firm's global beneficiaries is known by the entry's number; who is none any more, by a number of their own. */
const readGlobalColumns = async (tx: Tx, globalId: number | null) => ({
  known_id: globalId === null ? await createPersonNumber(tx) : await findKnownNumber(tx, 'globalbeneficiary', globalId),
});

/** At the person's own fields; what is about somebody else is shown at the parents. */
const nameOwnField =
  (id: number) =>
  ({ id: about, field }: { readonly id: string | undefined; readonly field: string }): string =>
    about === String(id) ? field : 'parents';

type NewBeneficiary = Omit<BodyOf<SaveBeneficiaryCalls['add']>, 'matterID' | 'partyID'>;

/** Somebody new, by every rule; the figures are worked out by whoever asked. */
export async function insertBeneficiary(
  tx: Tx,
  {
    matter,
    actor,
    now,
    family: before,
  }: Omit<PartyTaking, 'today'> & { readonly now: Date; readonly family: MatterFamily },
  { globalID, knownID, parents, ...given }: NewBeneficiary,
) {
  const today = computeToday(matter, now);
  throwIfRefused(checkParents(before, parents));
  throwIfRefused(checkSpouseTrust(before, given.spouseTrustForID));
  const known = await readKnownPerson(tx, knownID, given);
  const { party, warnings } = checkPartyValues(matter, now, given, known?.stored);
  known?.check(party);
  throwIfRefused(await refuseTwice(tx, matter.id, party));
  const row = await partyStore(tx).insert({
    matter_id: matter.id,
    role: 'beneficiary',
    is_beneficiary: true,
    ...toPersonColumns(party),
    ...known?.columns,
    ...(globalID !== null && (await readGlobalColumns(tx, globalID))),
  });
  await peopleStore(tx).setParents(matter.id, row.id, toParentRows(parents));
  const after = await readFamily(tx, matter, today);
  refuseNewFaults(before, after, today, nameOwnField(row.id));
  await touchFamily(tx, matter.id);
  await audit(tx, actor, 'beneficiary.added', { entity: ['matter_party', row.id], matterId: matter.id, after: row });
  await updateOwnerDates(tx, { actor, now }, matter);
  return { row, warnings, after };
}

export const addBeneficiary: Handler<SaveBeneficiaryCalls['add']> = ({ scope, actor, body, now }) =>
  scope.transaction(async (tx) => {
    const { matterID, partyID, ...given } = body;
    const matter = await openToCapture(tx, actor, matterID, 'estate');
    throwIfRefused(refuseKindOfMatter(matter));
    const today = computeToday(matter, now);
    await peopleStore(tx).holdSuccession(matterID);
    if (partyID !== null) return acceptParty(tx, { matter, actor, today }, partyID, given.relationship);
    const family = await readFamily(tx, matter, today);
    const { row, warnings, after } = await insertBeneficiary(tx, { matter, actor, now, family }, given);
    return presentPerson(await readBeneficiaryContext(tx, matter, today, after), row.id, warnings);
  });

interface PartyTaking {
  readonly matter: OpenedMatter;
  readonly actor: Parameters<typeof audit>[1];
  readonly today: LocalDate;
}

/** Somebody captured already stands among the beneficiaries too: the same row. */
async function acceptParty(
  tx: Tx,
  { matter, actor, today }: PartyTaking,
  partyId: number,
  relationship: string | null,
) {
  const before = await partyStore(tx).lock(partyId);
  if (before.matter_id !== matter.id) throw new NotFound();
  if (before.role === 'main')
    throw new RefusalProblem(refuse('partyID', 'The matter is about this person, who inherits nothing from it.'));
  const row = await partyStore(tx).change(partyId, before.version, {
    is_beneficiary: true,
    relationship: relationship ?? before.relationship,
  });
  await touchFamily(tx, matter.id);
  await audit(tx, actor, 'beneficiary.added', {
    entity: ['matter_party', partyId],
    matterId: matter.id,
    before,
    after: row,
  });
  return presentPerson(await readBeneficiaryContext(tx, matter, today), partyId);
}

/** What of somebody the register of beneficial owners shows. */
const formatRegisterFacts = (row: PartyRow): string =>
  JSON.stringify([
    row.kind,
    row.first_names,
    row.surname,
    row.id_number,
    row.passport_number,
    row.born_on,
    row.address1,
    row.address2,
    row.city,
    row.code,
    row.beneficial_owner_on,
    row.details['guardian'],
  ]);

export const changeBeneficiary: Handler<SaveBeneficiaryCalls['update']> = ({ scope, actor, body, now }) =>
  scope.transaction(async (tx) => {
    const { id, version, globalID, parents, ...given } = body;
    const store = partyStore(tx);
    const before = await store.find(id);
    if (!isPerson(before)) throw new NotFound();
    const matter = await openToCapture(tx, actor, before.matter_id, 'estate');
    const today = computeToday(matter, now);
    await peopleStore(tx).holdSuccession(matter.id);
    const family = await readFamily(tx, matter, today);
    if (parents) throwIfRefused(checkParents(family, parents));
    throwIfRefused(checkSpouseTrust(family, given.spouseTrustForID));
    const stored = presentPerson(await readBeneficiaryContext(tx, matter, today, family), id);
    const { party, warnings } = checkPartyValues(matter, now, given, stored);
    throwIfRefused(await refuseTwice(tx, matter.id, party, id));
    const link = globalID === stored.globalID ? {} : await readGlobalColumns(tx, globalID);
    const change = store.change(id, version, { ...toPersonColumns(party, before), ...link });
    const row = await presentConflict(change, async () =>
      presentPerson(await readBeneficiaryContext(tx, matter, today), id),
    );
    if (parents) await peopleStore(tx).setParents(matter.id, id, toParentRows(parents));
    const after = await readFamily(tx, matter, today);
    refuseNewFaults(family, after, today, nameOwnField(id));
    await touchFamily(tx, matter.id);
    const findParents = (read: MatterFamily) => read.rows.find((one) => one.id === id)!.parents;
    await audit(tx, actor, 'beneficiary.changed', {
      entity: ['matter_party', id],
      matterId: matter.id,
      before: { ...before, parents: findParents(family) },
      after: { ...row, parents: findParents(after) },
    });
    if (formatRegisterFacts(before) !== formatRegisterFacts(row)) await updateOwnerDates(tx, { actor, now }, matter);
    return presentPerson(await readBeneficiaryContext(tx, matter, today, after), id, warnings);
  });

export const setResidentFlag: Handler<SaveBeneficiaryCalls['setResidentFlag']> = ({ scope, actor, body, now }) =>
  scope.transaction(async (tx) => {
    const store = partyStore(tx);
    const before = await store.find(body.id);
    if (!isPerson(before)) throw new NotFound();
    const matter = await openToCapture(tx, actor, before.matter_id, 'estate');
    const today = computeToday(matter, now);
    const presentChanged = async () => presentPerson(await readBeneficiaryContext(tx, matter, today), body.id);
    const row = await presentConflict(
      store.change(body.id, body.version, { is_resident: body.isResident }),
      presentChanged,
    );
    await audit(tx, actor, 'beneficiary.changed', {
      entity: ['matter_party', body.id],
      matterId: matter.id,
      before,
      after: row,
    });
    return presentChanged();
  });

/** Takes somebody out of the matter. A spouse or a child stays where it was captured. */
export async function removePerson(tx: Tx, actor: Parameters<typeof audit>[1], row: PartyRow): Promise<void> {
  throwIfRefused(await refuseRemoval(tx, row));
  const name = listName({ kind: row.kind, firstNames: row.first_names, surname: row.surname });
  if (row.role === 'spouse' || row.role === 'child') {
    throw new RefusalProblem(
      refuse(
        'id',
        message('{name} is in this matter as {role}. Remove that entry.', { name, role: message(row.role) }),
      ),
    );
  }
  if (row.role === 'beneficiary' || row.role === 'relative') await partyStore(tx).remove(row.id);
  else await partyStore(tx).change(row.id, row.version, { is_beneficiary: false });
  await touchFamily(tx, row.matter_id);
  await audit(tx, actor, 'beneficiary.removed', {
    entity: ['matter_party', row.id],
    matterId: row.matter_id,
    before: row,
  });
}

export const removeBeneficiary: Handler<SaveBeneficiaryCalls['_delete']> = ({ scope, actor, body, now }) =>
  scope.transaction(async (tx) => {
    const row = await partyStore(tx).find(body.id);
    if (!isPerson(row)) throw new NotFound();
    const matter = await openToCapture(tx, actor, row.matter_id, 'estate');
    await removePerson(tx, actor, row);
    await updateOwnerDates(tx, { actor, now }, matter);
    return { done: true };
  });
