import { message } from '@boedel/domain/law/message';
import type { PartyRole } from '@boedel/contract/parties/registry';
import { computeDayAt } from '@boedel/domain/dates/instant';
import { restoreMaskedNumbers } from '@boedel/domain/identity/keep-numbers';
import { findCountry } from '@boedel/domain/law/country';
import { refuse, type RefusalError } from '@boedel/domain/law/refusal';
import { checkMaritalStatus } from '@boedel/domain/marriages/marriage-record';
import { tabs } from '@boedel/domain/matter/tabs';
import { checkParty } from '@boedel/domain/parties/party';
import type { PartyFacts } from '@boedel/domain/parties/party-facts';
import type { z } from 'zod';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { presentConflict } from '../../platform/db/present-conflict';
import { RefusalProblem } from '../../platform/problems';
import { throwIfRefused } from '../../platform/throw-if-refused';
import type { Actor } from '../../platform/tenancy/actor';
import type { FirmScope } from '../../platform/tenancy/scopes';
import { type OpenedMatter, openToCapture } from '../../platform/tenancy/matter-door';
import { nameSpouse, readMarriages } from '../marriages/marriages.store';
import { readKnownPerson } from '../known-people/take-known';
import { findKnownNumber } from '../matter-parties/directory-entry';
import { clearUnfitKind, refreshMatterName } from '../matter-parties/matter-name';
import { toPartyColumns, type PartyView, type PartyValues, presentParty } from '../matter-parties/party.present';
import { type PartyRow, partyStore } from '../matter-parties/party.store';

const hasInsolvents: readonly number[] = tabs.find(({ path }) => path === 'insolvent')?.systemTypes ?? [];

/** What a change of a party stands on: the request's own parts. */
export interface PartySaving {
  readonly scope: FirmScope;
  readonly actor: Actor;
  readonly now: Date;
}

/**
 * The values by the rules of the matter's country, numbers tidy, birth date and gender filled. A number that came back
 * masked is the stored one.
 */
export const checkPartyValues = <V extends PartyFacts>(
  { country }: Pick<OpenedMatter, 'country'>,
  now: Date,
  values: V,
  stored?: { readonly idNumber?: string | null },
) => {
  const home = findCountry(country) ?? 'ZA';
  const kept = stored?.idNumber;
  return throwIfRefused(
    checkParty(throwIfRefused(restoreMaskedNumbers(values, stored)), {
      country: home,
      today: computeDayAt(now, home),
      keptIdNumber: kept,
    }),
  );
};

async function readLinkColumns(tx: Tx, { directory }: PartyRole, globalId: number | null) {
  if (globalId === null) return { directory_kind: null, directory_id: null };
  const known = await findKnownNumber(tx, directory, globalId);
  return { directory_kind: directory, directory_id: globalId, known_id: known };
}

/** A second insolvent stands in a joint estate: only a type that has insolvents takes one. */
function refuseOutOfPlace({ roles }: Pick<PartyRole, 'roles'>, { system_type }: OpenedMatter): void {
  if (roles[0] === 'insolvent' && !hasInsolvents.includes(system_type)) {
    throw new RefusalProblem(refuse('matterID', 'This kind of matter has no insolvents.'));
  }
}

/** What stands around a change, in the same transaction. */
export interface PartySaveHooks {
  first?(tx: Tx): Promise<void>;
  after?(tx: Tx, before: PartyRow | undefined, changed: PartyRow): Promise<void>;
  /** Why somebody cannot go. */
  keeps?(tx: Tx, row: PartyRow): Promise<RefusalError | undefined>;
}

export const addParty = <D extends z.ZodObject>(
  role: PartyRole<D>,
  { scope, actor, now }: PartySaving,
  { matterID, ...values }: PartyValues<D> & { matterID: number },
  around: Pick<PartySaveHooks, 'first' | 'after'> = {},
): Promise<PartyView<D>> =>
  scope.transaction(async (tx) => {
    const matter = await openToCapture(tx, actor, matterID, 'estate');
    refuseOutOfPlace(role, matter);
    await around.first?.(tx);
    const input = values as unknown as PartyValues;
    const known = await readKnownPerson(tx, input.knownID, input);
    const { party, warnings } = checkPartyValues(matter, now, input, known?.stored);
    known?.check(party);
    const row = await partyStore(tx).insert({
      matter_id: matterID,
      role: role.roles[0],
      ...toPartyColumns(party),
      ...known?.columns,
      ...(await readLinkColumns(tx, role, party.globalID)),
    });
    await audit(tx, actor, `${role.roles[0]}.added`, {
      entity: ['matter_party', row.id],
      matterId: matterID,
      after: row,
    });
    for (const { id } of row.role === 'spouse' ? await nameSpouse(tx, matterID, row.id) : []) {
      await audit(tx, actor, 'marriage.changed', {
        entity: ['marriage', id],
        matterId: matterID,
        before: { spouse_id: null },
        after: { spouse_id: row.id },
      });
    }
    await around.after?.(tx, undefined, row);
    return presentParty(role, row, computeDayAt(now), warnings);
  });

export const changeParty = <D extends z.ZodObject>(
  role: PartyRole<D>,
  { scope, actor, now }: PartySaving,
  { id, version, ...values }: PartyValues<D> & { id: number; version: number },
  around: PartySaveHooks = {},
): Promise<PartyView<D>> =>
  scope.transaction(async (tx) => {
    const store = partyStore(tx);
    const before = await store.findAs(id, role.roles);
    const matter = await openToCapture(tx, actor, before.matter_id, 'estate');
    await around.first?.(tx);
    const stored = presentParty(role, before, computeDayAt(now)) as object;
    const { party, warnings } = checkPartyValues(matter, now, values as unknown as PartyValues, stored);
    if (before.role === 'main' && party.maritalStatus !== before.marital_status) {
      const today = computeDayAt(now, findCountry(matter.country));
      throwIfRefused(checkMaritalStatus(party.maritalStatus, await readMarriages(tx, matter, today)));
    }
    const change = store.change(id, version, {
      ...toPartyColumns(party),
      ...(await readLinkColumns(tx, role, party.globalID)),
    });
    const row = await presentConflict(change, (theirs) => presentParty(role, theirs, computeDayAt(now)) as never);
    if (row.role === 'main') await refreshMatterName(tx, row);
    if (row.role === 'main' && row.kind !== before.kind) await clearUnfitKind(tx, row);
    await audit(tx, actor, `${row.role}.changed`, {
      entity: ['matter_party', id],
      matterId: row.matter_id,
      before,
      after: row,
    });
    await around.after?.(tx, before, row);
    return presentParty(role, row, computeDayAt(now), warnings);
  });

export const removeParty = (
  { roles, one }: Pick<PartyRole, 'roles' | 'one'>,
  { scope, actor }: Omit<PartySaving, 'now'>,
  id: number,
  around: Pick<PartySaveHooks, 'first' | 'keeps'> = {},
): Promise<{ done: true }> =>
  scope.transaction(async (tx) => {
    const before = await partyStore(tx).findAs(id, roles);
    await openToCapture(tx, actor, before.matter_id, 'estate');
    await around.first?.(tx);
    if (before.role === 'main') {
      throw new RefusalProblem(
        refuse(
          'id',
          message('The matter is about this {one}, so it stays. Change its particulars instead.', {
            one: message(one),
          }),
        ),
      );
    }
    throwIfRefused(await around.keeps?.(tx, before));
    await partyStore(tx).remove(id);
    await audit(tx, actor, `${before.role}.removed`, {
      entity: ['matter_party', id],
      matterId: before.matter_id,
      before,
    });
    return { done: true };
  });
