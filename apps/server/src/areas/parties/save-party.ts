import { said } from '@boedel/domain/law/said';
import type { PartyRole } from '@boedel/contract/parties/registry';
import { dayAt } from '@boedel/domain/dates/instant';
import { keepNumbers } from '@boedel/domain/identity/keep-numbers';
import { countryNamed } from '@boedel/domain/law/country';
import { refuse, type Refused } from '@boedel/domain/law/refusal';
import { checkMaritalStatus } from '@boedel/domain/marriages/marriage-record';
import { tabs } from '@boedel/domain/matter/tabs';
import { checkParty } from '@boedel/domain/parties/party';
import type { PartyFacts } from '@boedel/domain/parties/party-facts';
import type { z } from 'zod';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { orConflict } from '../../platform/db/or-conflict';
import { orRefuse } from '../../platform/or-refuse';
import type { Actor } from '../../platform/tenancy/actor';
import type { Tenant } from '../../platform/tenancy/doors';
import { type OpenedMatter, openToCapture } from '../../platform/tenancy/matter-door';
import { refigure } from '../kept-figures/refigure';
import { readMarriages } from '../marriages/marriages.store';
import { takeKnown } from '../known-people/take-known';
import { knownAsEntry } from '../matter-parties/directory-entry';
import { dropUnfitKind, refreshMatterName } from '../matter-parties/matter-name';
import { partyColumns, type PartyShown, type PartyValues, presentParty } from '../matter-parties/party.present';
import { type PartyRow, partyStore } from '../matter-parties/party.store';

const hasInsolvents: readonly number[] = tabs.find(({ path }) => path === 'insolvent')?.systemTypes ?? [];

/** What a change of a party stands on: the request's own parts. */
export interface Saving {
  readonly tenant: Tenant;
  readonly actor: Actor;
  readonly now: Date;
}

/**
 * The values by the rules of the matter's country, numbers tidy, birth date and gender filled. A number that came back
 * masked is the stored one.
 */
export const checkedParty = <V extends PartyFacts>(
  { country }: Pick<OpenedMatter, 'country'>,
  now: Date,
  values: V,
  stored?: { readonly idNumber?: string | null },
) => {
  const home = countryNamed(country) ?? 'ZA';
  const kept = stored?.idNumber;
  return orRefuse(
    checkParty(orRefuse(keepNumbers(values, stored)), { country: home, today: dayAt(now, home), keptIdNumber: kept }),
  );
};

async function linkColumns(tx: Tx, { directory }: PartyRole, globalId: number | null) {
  if (globalId === null) return { directory_kind: null, directory_id: null };
  const known = await knownAsEntry(tx, directory, globalId);
  return { directory_kind: directory, directory_id: globalId, known_id: known };
}

/** A second insolvent stands in a joint estate: only a type that has insolvents takes one. */
function refuseOutOfPlace({ roles }: Pick<PartyRole, 'roles'>, { system_type }: OpenedMatter): void {
  if (roles[0] === 'insolvent' && !hasInsolvents.includes(system_type)) {
    orRefuse(refuse('matterID', 'This kind of matter has no insolvents.'));
  }
}

/** What stands around a change, in the same transaction. */
export interface Around {
  first?(tx: Tx): Promise<void>;
  after?(tx: Tx, before: PartyRow | undefined, changed: PartyRow): Promise<void>;
  /** Why somebody cannot go. */
  keeps?(tx: Tx, row: PartyRow): Promise<Refused | undefined>;
}

export const addParty = <D extends z.ZodObject>(
  role: PartyRole<D>,
  { tenant, actor, now }: Saving,
  { matterID, ...values }: PartyValues<D> & { matterID: number },
  around: Pick<Around, 'first' | 'after'> = {},
): Promise<PartyShown<D>> =>
  tenant.transaction(async (tx) => {
    const matter = await openToCapture(tx, actor, matterID, 'estate');
    refuseOutOfPlace(role, matter);
    await around.first?.(tx);
    const input = values as unknown as PartyValues;
    const known = await takeKnown(tx, input.knownID, input);
    const { party, warnings } = checkedParty(matter, now, input, known?.stored);
    known?.check(party);
    const row = await partyStore(tx).insert({
      matter_id: matterID,
      role: role.roles[0],
      ...partyColumns(party),
      ...known?.columns,
      ...(await linkColumns(tx, role, party.globalID)),
    });
    await audit(tx, actor, `${role.roles[0]}.added`, {
      entity: ['matter_party', row.id],
      matterId: matterID,
      after: row,
    });
    await around.after?.(tx, undefined, row);
    await refigure(tx, matterID);
    return presentParty(role, row, dayAt(now), warnings);
  });

export const changeParty = <D extends z.ZodObject>(
  role: PartyRole<D>,
  { tenant, actor, now }: Saving,
  { id, version, ...values }: PartyValues<D> & { id: number; version: number },
  around: Around = {},
): Promise<PartyShown<D>> =>
  tenant.transaction(async (tx) => {
    const store = partyStore(tx);
    const before = await store.findAs(id, role.roles);
    const matter = await openToCapture(tx, actor, before.matter_id, 'estate');
    await around.first?.(tx);
    const stored = presentParty(role, before, dayAt(now)) as object;
    const { party, warnings } = checkedParty(matter, now, values as unknown as PartyValues, stored);
    if (before.role === 'main' && party.maritalStatus !== before.marital_status) {
      const today = dayAt(now, countryNamed(matter.country));
      orRefuse(checkMaritalStatus(party.maritalStatus, await readMarriages(tx, matter, today)));
    }
    const change = store.change(id, version, {
      ...partyColumns(party),
      ...(await linkColumns(tx, role, party.globalID)),
    });
    const row = await orConflict(change, (theirs) => presentParty(role, theirs, dayAt(now)) as never);
    if (row.role === 'main') await refreshMatterName(tx, row);
    if (row.role === 'main' && row.kind !== before.kind) await dropUnfitKind(tx, row);
    await audit(tx, actor, `${row.role}.changed`, {
      entity: ['matter_party', id],
      matterId: row.matter_id,
      before,
      after: row,
    });
    await around.after?.(tx, before, row);
    await refigure(tx, row.matter_id);
    return presentParty(role, row, dayAt(now), warnings);
  });

export const removeParty = (
  { roles, one }: Pick<PartyRole, 'roles' | 'one'>,
  { tenant, actor }: Omit<Saving, 'now'>,
  id: number,
  around: Pick<Around, 'first' | 'keeps'> = {},
): Promise<{ done: true }> =>
  tenant.transaction(async (tx) => {
    const before = await partyStore(tx).findAs(id, roles);
    await openToCapture(tx, actor, before.matter_id, 'estate');
    await around.first?.(tx);
    if (before.role === 'main') {
      orRefuse(
        refuse(
          'id',
          said('The matter is about this {one}, so it stays. Change its particulars instead.', { one: said(one) }),
        ),
      );
    }
    orRefuse(await around.keeps?.(tx, before));
    await partyStore(tx).remove(id);
    await audit(tx, actor, `${before.role}.removed`, {
      entity: ['matter_party', id],
      matterId: before.matter_id,
      before,
    });
    await refigure(tx, before.matter_id);
    return { done: true };
  });
