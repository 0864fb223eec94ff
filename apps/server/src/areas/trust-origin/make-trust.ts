import { newMatterSchema } from '@boedel/contract/matter/matter.schema';
import { partyFields } from '@boedel/contract/parties/party.fields';
import type { trustOriginCalls } from '@boedel/contract/trust-origin/trust-origin.calls';
import { refuse } from '@boedel/domain/law/refusal';
import { systemType } from '@boedel/domain/matter/kinds';
import { checkTrustOfWill, splitWholeName } from '@boedel/domain/trusts/trust-of-will';
import { trustTypes } from '@boedel/domain/trusts/trust-type';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import type { ServiceHandler } from '../../platform/http/handler';
import { throwIfRefused } from '../../platform/throw-if-refused';
import { NotFound, RefusalProblem } from '../../platform/problems';
import { createColumns } from '../../platform/record/record-table';
import type { DiaryContext } from '../diary/matter-events';
import { type OpenedMatter, openToCapture } from '../../platform/tenancy/matter-door';
import { assetStore } from '../assets/assets.store';
import { saveValues } from '../assets/save-values';
import { checkMain, openNewMatter } from '../matter/add-matter';
import { ownerStore } from '../owners/owner.store';
import { type PartyRow, partyStore } from '../matter-parties/party.store';
import { beginTrustee } from '../trustees/save-trustee';
import { listAllotted } from '../wills/allotted-in';
import { trustOriginStore } from './trust-origin.store';

const particulars = Object.keys(createColumns(partyFields));

/** Somebody of the estate in another part of the trust: the same person to the firm. */
const copyPerson = (row: PartyRow): Partial<PartyRow> => ({
  ...Object.fromEntries(particulars.map((column) => [column, row[column as keyof PartyRow]])),
  known_id: row.known_id,
});

const normaliseName = (name: string): string => name.trim().toLowerCase().replaceAll(/\s+/g, ' ');

/** The guardian the estate knows of a minor stands in the register of owners; one who is a trustee, too, is one person. */
async function addGuardian(
  tx: Tx,
  actor: DiaryContext['actor'],
  told: {
    readonly trust: OpenedMatter;
    readonly of: number;
    readonly name: string;
    readonly known: Map<string, number>;
  },
): Promise<void> {
  const { trust, of, name, known } = told;
  let holder = known.get(normaliseName(name));
  if (holder === undefined) {
    const { firstNames, surname } = splitWholeName(name);
    const row = await partyStore(tx).insert({
      matter_id: trust.id,
      role: 'owner',
      kind: 'person',
      surname,
      first_names: firstNames,
      details: {},
    });
    await audit(tx, actor, 'owner.added', { entity: ['matter_party', row.id], matterId: trust.id, after: row });
    holder = row.id;
    known.set(normaliseName(name), holder);
  }
  await ownerStore(tx).holdings.insert({
    matter_id: trust.id,
    of_party_id: of,
    holder_party_id: holder,
    how: 'guardian',
    percent: null,
    since_on: null,
    until_on: null,
  });
}

async function addPeople(
  tx: Tx,
  keeping: DiaryContext,
  trust: OpenedMatter,
  told: { readonly estateId: number; readonly party: PartyRow; readonly beneficiaryIDs: readonly number[] },
): Promise<void> {
  const parties = partyStore(tx);
  const people = new Map<string, number>();
  const deceased = await parties.mainOf(told.estateId);
  await parties.insert({
    matter_id: trust.id,
    role: 'founder',
    ...copyPerson(deceased),
    details: { foundedDate: deceased.died_on },
  });
  for (const { name } of (told.party['trustees'] ?? []) as readonly { readonly name: string }[]) {
    const { firstNames, surname } = splitWholeName(name);
    const row = await parties.insert({
      matter_id: trust.id,
      role: 'executor',
      kind: 'person',
      surname,
      first_names: firstNames,
      details: { capacity: 'Trustee', appointedDate: null },
    });
    people.set(normaliseName(name), row.id);
    await beginTrustee(tx, keeping, trust, row, { trusteeKind: 'individual', authorisedDate: null });
  }
  for (const id of told.beneficiaryIDs) {
    const row = await parties.find(id);
    if (row.matter_id !== told.estateId || row.role === 'main') throw new NotFound();
    const guardian = row.details['guardian'];
    const beneficiary = await parties.insert({
      matter_id: trust.id,
      role: 'beneficiary',
      is_beneficiary: true,
      ...copyPerson(row),
      money_held_by: row.kind === 'person' ? 'trust' : null,
      beneficial_owner_on: deceased.died_on,
      details: { guardian: guardian ?? null },
    });
    if (typeof guardian === 'string' && guardian) {
      await addGuardian(tx, keeping.actor, { trust, of: beneficiary.id, name: guardian, known: people });
    }
  }
}

/** What the will and the agreements give the trust: each asset at the part of its value, and legacies in money. */
async function addAssets(tx: Tx, trust: OpenedMatter, estateId: number, partyId: number): Promise<number> {
  const { allocations, diedOn } = await listAllotted(tx, estateId);
  const store = assetStore(tx);
  const wholes = new Map((await store.listOf(estateId)).map((whole) => [String(whole.row.id), whole]));
  const own = allocations.filter(({ personId }) => personId === String(partyId));
  for (const { assetId, amount, ground } of own) {
    const from = assetId === undefined ? undefined : wholes.get(assetId)?.row;
    const row = await store.insert({
      matter_id: trust.id,
      kind: from?.kind ?? 'cash',
      class: from?.['class'] ?? 'claim',
      treatment: 'inKind',
      name: from ? (ground === 'bare dominium' ? `${from.name} (bare ownership)` : from.name) : 'Legacy in money',
      acquired_on: diedOn,
    });
    if (amount !== undefined) {
      const valued = { valuationDate: diedOn, valuationType: null, valuerID: null };
      await saveValues(tx, [{ asset: row, used: null, value: { amount }, typed: valued }]);
    }
  }
  return own.length;
}

/** One transaction: the matter, its founder, trustees, beneficiaries and assets, and the way back to the estate. */
export const make: ServiceHandler<typeof trustOriginCalls.make> = ({ scope, actor, body, now, services }) =>
  scope.transaction(async (tx) => {
    const store = trustOriginStore(tx);
    const party = await partyStore(tx).lock(body.partyID);
    const estate = await openToCapture(tx, actor, party.matter_id, 'estate');
    if (estate.system_type !== systemType.estateLate) {
      throw new RefusalProblem(refuse('partyID', 'Only a will in a deceased estate can create a trust.'));
    }
    if (await store.isMade(party.id)) {
      throw new RefusalProblem(refuse('partyID', 'This trust has its matter already. Open it from the list.'));
    }
    const deceased = await partyStore(tx).mainOf(estate.id);
    const beneficiaryIDs = [...new Set(body.beneficiaryIDs)];
    throwIfRefused(
      checkTrustOfWill({ diedOn: deceased.died_on, kind: party.kind, beneficiaries: beneficiaryIDs.length }),
    );
    const input = newMatterSchema.parse({
      systemTypeID: systemType.trust,
      country: estate.country,
      kind: trustTypes.MC,
      ...(await store.headOf(estate.id)),
      main: { kind: 'trust', surname: party.surname, details: { trust: { will: estate.name } } },
    });
    const matter = await openNewMatter(tx, { actor, now, services }, input, await checkMain(tx, actor, now, input));
    const trust: OpenedMatter = { ...estate, ...matter, country: estate.country };
    await addPeople(tx, { actor, now }, trust, { estateId: estate.id, party, beneficiaryIDs });
    const assets = await addAssets(tx, trust, estate.id, party.id);
    const row = await store.insert({
      matter_id: matter.id,
      estate_matter_id: estate.id,
      estate_party_id: party.id,
    });
    for (const matterId of [estate.id, matter.id]) {
      await audit(tx, actor, 'trust_origin.added', {
        entity: ['trust_origin', row.id],
        matterId,
        after: { estate: estate.reference, trust: matter.reference, assets, beneficiaries: beneficiaryIDs.length },
      });
    }
    return { matterID: matter.id, reference: matter.reference, name: matter.name };
  });
