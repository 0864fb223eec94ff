import type { beneficiaryCalls } from '@boedel/contract/beneficiaries/beneficiaries.calls';
import type { FamilyInput, TreeMarriage, FamilyTreePerson } from '@boedel/contract/beneficiaries/beneficiaries.schema';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { restoreMaskedNumbers } from '@boedel/domain/identity/keep-numbers';
import { findCountry, defaultCountry } from '@boedel/domain/law/country';
import { isRefused, type Refusal, refuse } from '@boedel/domain/law/refusal';
import { checkMarriage } from '@boedel/domain/marriages/marriage-record';
import { formatPartyName } from '@boedel/domain/parties/party-name';
import { checkParty } from '@boedel/domain/parties/party';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { type KnownPersonTaken, readKnownPerson } from '../known-people/take-known';
import type { Handler } from '../../platform/http/handler';
import { Conflict, NotFound, RefusalProblem } from '../../platform/problems';
import { type OpenedMatter, openToCapture } from '../../platform/tenancy/matter-door';
import { type PartyRow, partyStore } from '../matter-parties/party.store';
import { presentTree } from './beneficiaries.present';
import { readFamily, type MatterFamily, refuseNewFaults } from '../family/family';
import { readPersonValues } from '../family/list-people';
import { peopleStore, saveRelativesSought } from '../family/people.store';
import { changeMarriage, deleteMarriage, insertMarriage, listMarriageIds } from '../marriages/tree-marriage.store';
import { toPersonColumns, refuseKindOfMatter, removePerson, computeToday } from './save-beneficiary';

type SaveTreeCalls = typeof beneficiaryCalls;
const ownKey = 'main';

/** What points nowhere: a parent or spouse nobody has, a key given twice. */
function checkKeys({ people, marriages, mainParents }: FamilyInput): Refusal[] {
  const keys = new Set([ownKey, ...people.map(({ key }) => key)]);
  const twice = people.flatMap(({ key }, index) =>
    key === ownKey || people.findIndex((one) => one.key === key) < index
      ? refuse(`people.${index}.key`, 'Give each person a different key.').refusals
      : [],
  );
  const refuseStrays = (field: string, list: readonly { readonly key: string }[]): Refusal[] =>
    list.flatMap(({ key }, nth) =>
      keys.has(key) ? [] : refuse(`${field}.${nth}.key`, 'Choose a parent who is in this family.').refusals,
    );
  return [
    ...twice,
    ...people.flatMap(({ parents }, index) => refuseStrays(`people.${index}.parents`, parents)),
    ...refuseStrays('mainParents', mainParents),
    ...marriages.flatMap(({ spouse }, index) =>
      keys.has(spouse) && spouse !== ownKey
        ? []
        : refuse(`marriages.${index}.spouse`, 'Choose a spouse who is in this family.').refusals,
    ),
  ];
}

interface TreeContext {
  readonly tx: Tx;
  readonly matter: OpenedMatter;
  readonly today: LocalDate;
  readonly before: MatterFamily;
}

/** Those new to the matter who are known in the firm, by their keys. */
async function findKnownPeople(
  tx: Tx,
  people: readonly FamilyTreePerson[],
): Promise<ReadonlyMap<string, KnownPersonTaken>> {
  const known = new Map<string, KnownPersonTaken>();
  for (const person of people) {
    const taken = person.id === null ? await readKnownPerson(tx, person.knownID, person) : undefined;
    if (taken) known.set(person.key, taken);
  }
  return known;
}

/** Each person by the rules of a party, every fault at its own field. A masked number is the stored one. */
async function checkPeople(
  { tx, matter, before, today }: TreeContext,
  people: readonly FamilyTreePerson[],
): Promise<FamilyTreePerson[]> {
  const known = await findKnownPeople(tx, people);
  const country = findCountry(matter.country) ?? defaultCountry;
  const faults: Refusal[] = [];
  const checked = people.map((person, index) => {
    const row = before.rows.find(({ id }) => id === person.id);
    const kept = restoreMaskedNumbers(person, row ? readPersonValues(row) : known.get(person.key)?.stored);
    const outcome = isRefused(kept) ? kept : checkParty(kept, { country, today });
    if (!isRefused(outcome)) {
      if (!row) known.get(person.key)?.check(outcome.party);
      return outcome.party;
    }
    faults.push(...outcome.refusals.map((one) => ({ ...one, field: `people.${index}.${one.field}` })));
    return person;
  });
  const numbers = new Map<string, number>();
  checked.forEach(({ idNumber }, index) => {
    if (idNumber === null) return;
    if (numbers.has(idNumber)) {
      faults.push(
        ...refuse(
          `people.${index}.idNumber`,
          'Someone in this family already has this number. Check it, or choose that person.',
        ).refusals,
      );
    }
    numbers.set(idNumber, index);
  });
  if (faults.length > 0) throw new RefusalProblem(faults);
  return checked;
}

const hasChanged = (row: PartyRow, columns: object): boolean =>
  Object.entries(columns).some(
    ([column, value]) => JSON.stringify(value) !== JSON.stringify((row as Record<string, unknown>)[column]),
  );

/** How a person new to the matter is captured: as what the tree shows it to be. */
const chooseRole = ({ key, parents }: FamilyTreePerson, marriages: readonly TreeMarriage[]): string => {
  if (marriages.some(({ spouse }) => spouse === key)) return 'spouse';
  return parents.some((parent) => parent.key === ownKey) ? 'child' : 'relative';
};

/** What the child's own form says of the relationship follows the tree. */
function toChildDetails(row: Pick<PartyRow, 'role' | 'details'>, parents: FamilyTreePerson['parents']): object {
  if (row.role !== 'child') return {};
  const own = parents.find(({ key }) => key === ownKey);
  const relationship = row.details['relationship'];
  if (own?.kind === 'adoption') return { relationship: 'adopted' };
  if (own)
    return relationship === 'adopted' || relationship === 'stepchild' || relationship === 'foster child'
      ? { relationship: null }
      : {};
  return relationship === 'stepchild' || relationship === 'foster child' ? {} : { relationship: 'stepchild' };
}

/** Writes everybody and answers the ids their keys stand for. */
async function writePeople(
  { tx, matter, before }: TreeContext,
  input: FamilyInput,
  people: readonly FamilyTreePerson[],
) {
  const ids = new Map([[ownKey, before.rows.find(({ role }) => role === 'main')!.id]]);
  for (const person of people) {
    const { key, id, parents, knownID, ...values } = person;
    const row = before.rows.find((one) => one.id === id);
    const columns = toPersonColumns(values, row);
    if (row) {
      const details = { ...columns.details, ...toChildDetails(row, parents) };
      ids.set(key, row.id);
      if (hasChanged(row, { ...columns, details })) {
        await partyStore(tx).change(row.id, row.version, { ...columns, details });
      }
    } else {
      const role = chooseRole(person, input.marriages);
      const details = { ...columns.details, ...toChildDetails({ role, details: {} }, parents) };
      const made = await partyStore(tx).insert({
        matter_id: matter.id,
        role,
        ...columns,
        details,
        ...(knownID !== null && { known_id: knownID }),
      });
      ids.set(key, made.id);
    }
  }
  return ids;
}

async function writeParents(
  { tx, matter, before }: TreeContext,
  ids: ReadonlyMap<string, number>,
  all: readonly { readonly key: string; readonly parents: FamilyTreePerson['parents'] }[],
): Promise<void> {
  for (const { key, parents } of all) {
    const childId = ids.get(key)!;
    const rows = parents.map((parent) => ({
      parent_id: ids.get(parent.key)!,
      kind: parent.kind,
      stays: parent.kind === 'birth' && parent.stays,
    }));
    const stood = before.rows.find(({ id }) => id === childId)?.parents ?? [];
    const isSameParent = (one: (typeof rows)[number]) =>
      stood.some((other) => other.parent_id === one.parent_id && other.kind === one.kind && other.stays === one.stays);
    if (rows.length === stood.length && rows.every(isSameParent)) continue;
    await peopleStore(tx).setParents(matter.id, childId, rows);
  }
}

async function writeMarriages(
  { tx, matter, before, today }: TreeContext,
  input: FamilyInput,
  ids: ReadonlyMap<string, number>,
) {
  const main = before.rows.find(({ role }) => role === 'main')!;
  const toPersonFacts = (row: Pick<PartyRow, 'kind' | 'first_names' | 'surname' | 'born_on' | 'died_on'>) => ({
    name: formatPartyName({ kind: row.kind, firstNames: row.first_names, surname: row.surname }),
    bornOn: row.born_on,
    diedOn: row.died_on,
  });
  const known = new Set((await listMarriageIds(tx, matter.id)).map(({ id }) => id));
  const faults: Refusal[] = [];
  for (const [index, marriage] of input.marriages.entries()) {
    const { id, spouse, ...record } = marriage;
    if (id !== null && !known.has(id)) throw new NotFound();
    const spouseId = ids.get(spouse)!;
    const own = { ...toPersonFacts(main), maritalStatus: main.marital_status };
    const checked = checkMarriage(
      { ...record, isForeign: false, hasCourtOrder: false },
      { own, spouse: toPersonFacts(await partyStore(tx).find(spouseId)) },
      today,
    );
    if (isRefused(checked)) {
      faults.push(...checked.refusals.map((one) => ({ ...one, field: `marriages.${index}.${one.field}` })));
      continue;
    }
    const drawn = { ...record, spouseId };
    await (id === null ? insertMarriage(tx, matter.id, drawn) : changeMarriage(tx, id, drawn));
  }
  if (faults.length > 0) throw new RefusalProblem(faults);
}

async function removeLeft({ tx, matter, before }: TreeContext, input: FamilyInput, actor: Parameters<typeof audit>[1]) {
  for (const id of input.removesMarriages) {
    const gone = await deleteMarriage(tx, id, matter.id);
    if (gone === 0) throw new NotFound();
  }
  for (const id of input.removes) {
    const row = before.rows.find((one) => one.id === id && one.role !== 'main');
    if (!row) throw new NotFound();
    // Drawn here, a spouse or a child is taken off here too.
    await removePerson(tx, actor, { ...row, role: 'relative' });
  }
}

/** The refusal of a person is shown at that person's place in what was sent. */
const nameField =
  (input: FamilyInput, ids: ReadonlyMap<string, number>) =>
  ({ id, field }: { readonly id: string | undefined; readonly field: string }): string => {
    const index = input.people.findIndex(({ key }) => String(ids.get(key)) === id);
    if (index >= 0) return `people.${index}.${field}`;
    return id === String(ids.get(ownKey)) ? `mainParents` : field;
  };

/** The whole family in one go: everybody, whose children they are, and the marriages; or nothing of it. */
export const saveIntestateTree: Handler<SaveTreeCalls['saveIntestateTree']> = ({ scope, actor, body, now }) =>
  scope.transaction(async (tx) => {
    const matter = await openToCapture(tx, actor, body.matterID, 'estate');
    const unfit = refuseKindOfMatter(matter);
    if (unfit) throw new RefusalProblem(unfit);
    const today = computeToday(matter, now);
    const store = peopleStore(tx);
    const held = await store.holdSuccession(matter.id);
    if (held.version !== body.version) throw new Conflict(await presentTree(tx, matter, today));
    const before = await readFamily(tx, matter, today);
    const at: TreeContext = { tx, matter, today, before };
    if (body.people.some(({ id }) => id !== null && !before.rows.some((row) => row.id === id && row.role !== 'main'))) {
      throw new NotFound();
    }
    const pointing = checkKeys(body);
    if (pointing.length > 0) throw new RefusalProblem(pointing);
    const people = await checkPeople(at, body.people);
    const ids = await writePeople(at, body, people);
    await writeParents(at, ids, [...people, { key: ownKey, parents: body.mainParents }]);
    await writeMarriages(at, body, ids);
    await removeLeft(at, body, actor);
    const after = await readFamily(tx, matter, today);
    refuseNewFaults(before, after, today, nameField(body, ids));
    await saveRelativesSought(tx, matter.id, body.relativesSought);
    await audit(tx, actor, 'family.changed', {
      entity: ['succession', held.id],
      matterId: matter.id,
      before: summariseFamily(before),
      after: summariseFamily(after),
    });
    return presentTree(tx, matter, today);
  });

/** Who is whose child and spouse, by name: what the trail keeps of a change of the whole family. */
function summariseFamily({ people, marriages, deceased }: MatterFamily): object {
  const names = new Map([...people, deceased].map(({ id, name }) => [id, name]));
  return {
    people: people.map(({ name, parents = [], adoption }) =>
      [name, [...parents, ...(adoption?.parents ?? [])].map((id) => names.get(id)).join(' & ')]
        .filter(Boolean)
        .join(' ← '),
    ),
    spouses: marriages.map(({ spouseId }) => names.get(spouseId)),
  };
}
