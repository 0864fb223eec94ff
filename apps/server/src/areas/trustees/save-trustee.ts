import type { BodyOf } from '@boedel/contract/call';
import { executorDetails } from '@boedel/contract/matter-people/matter-people.schema';
import { executorFields } from '@boedel/contract/parties/party-details';
import type { PartyRole } from '@boedel/contract/parties/registry';
import type { trusteeCalls } from '@boedel/contract/trustees/trustees.calls';
import { dayAt } from '@boedel/domain/dates/instant';
import { countryNamed } from '@boedel/domain/law/country';
import { refuse, type Warning, warn } from '@boedel/domain/law/refusal';
import { listed, said } from '@boedel/domain/law/said';
import { systemType } from '@boedel/domain/matter/kinds';
import { missingIndependence } from '@boedel/domain/trustees/checklists';
import { planStatusChange } from '@boedel/domain/trustees/change-status';
import { noLeavingDays, type Trustee } from '@boedel/domain/trustees/trustee';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { orConflict } from '../../platform/db/or-conflict';
import type { Handler } from '../../platform/http/handler';
import { orRefuse } from '../../platform/or-refuse';
import { BadInput, NotFound } from '../../platform/problems';
import { type OpenedMatter, openToCapture } from '../../platform/tenancy/matter-door';
import { type Keeping } from '../diary/matter-events';
import { ownersChanged } from '../diary/owners-changed';
import { partyOfGlobal } from '../matter-parties/global-entry';
import { type PartyRow, partyStore } from '../matter-parties/party.store';
import { addParty, changeParty, type Saving } from '../parties/save-party';
import { presentTrustee, type TrusteeShown } from './trustee.present';
import { asTrustee, type GlobalTrusteeRow, globalTrustees, trusteeColumns, trusteeStore } from './trustee.store';

type Calls = typeof trusteeCalls;
type TrusteeInput = BodyOf<Calls['saveTrustee']>;

const role: PartyRole<typeof executorDetails> = {
  label: 'Trustees',
  one: 'trustee',
  roles: ['executor'],
  fields: executorFields,
  details: executorDetails,
};

export function refuseOtherKinds({ system_type }: OpenedMatter): void {
  if (system_type !== systemType.trust) orRefuse(refuse('matterID', 'Only a trust has trustees of this kind.'));
}

const factColumns = (input: TrusteeInput) => ({
  kind: input.trusteeKind,
  nominee: input.trusteeKind === 'corporate' ? input.nominee : null,
  accepted_on: input.acceptedDate,
  disqualifications: input.disqualifications,
  independence: input.trusteeKind === 'independent' ? input.independence : [],
  checked_on: input.checkedDate,
});

function factsSay(input: TrusteeInput): Warning[] {
  const missing = input.trusteeKind === 'independent' ? missingIndependence(input.independence) : [];
  const unproved = missing.length > 0 && [
    warn(
      'independence',
      said('Not shown to be independent yet: {tests}.', { tests: listed(missing.map((asks) => said(asks))) }),
    ),
  ];
  const unnamed = input.trusteeKind === 'corporate' &&
    input.nominee === null && [
      warn('nominee', 'A company acts through the nominee named on the letters of authority. Capture who that is.'),
    ];
  return [...(unproved || []), ...(unnamed || [])];
}

/** A new trustee begins as proposed, and is in office at once where letters name them already. */
async function begin(
  tx: Tx,
  { actor, now }: Keeping,
  matter: OpenedMatter,
  party: PartyRow,
  input: TrusteeInput,
): Promise<void> {
  const store = trusteeStore(tx);
  await store.hold(matter.id);
  const trustee = await store.insert({ matter_id: matter.id, party_id: party.id, ...factColumns(input) });
  const [all, today] = [await store.listOf(matter.id), dayAt(now, countryNamed(matter.country))];
  const mine = all.find((one) => one.party.id === party.id)!;
  const change = {
    to: input.authorisedDate ? ('appointed' as const) : ('proposed' as const),
    day: input.authorisedDate,
    leaving: {},
  };
  const before: Trustee[] = all.map((one) =>
    one === mine ? { ...asTrustee(one), status: 'deactivated', leaving: noLeavingDays } : asTrustee(one),
  );
  const plan = orRefuse(planStatusChange(before, [party.id], change, { deed: await store.deedOf(matter.id), today }));
  await store.change(trustee.id, trustee.version, trusteeColumns(plan.trustees[0]!));
  await ownersChanged(tx, { actor, now }, matter);
}

async function changeFacts(tx: Tx, { actor, now }: Keeping, matter: OpenedMatter, input: TrusteeInput): Promise<void> {
  const store = trusteeStore(tx);
  const before = await store.ofParty(input.id!);
  const after = await store.change(before.id, before.version, factColumns(input));
  await audit(tx, actor, 'trustee.changed', {
    entity: ['matter_party', input.id!],
    matterId: matter.id,
    before,
    after,
  });
  await ownersChanged(tx, { actor, now }, matter);
}

async function shown(tx: Tx, matterId: number, id: number, now: Date): Promise<TrusteeShown> {
  const one = (await trusteeStore(tx).listOf(matterId)).find(({ party }) => party.id === id);
  if (!one) throw new NotFound();
  return presentTrustee(one, dayAt(now));
}

/** One who was linked keeps the entry's particulars: only what is the trust's own changes. */
const changeLinked = (
  { tenant, actor, now }: Saving,
  input: TrusteeInput & { readonly id: number; readonly version: number },
): Promise<TrusteeShown> =>
  tenant.transaction(async (tx) => {
    const matter = await openToCapture(tx, actor, input.matterID, 'estate');
    const present = () => shown(tx, matter.id, input.id, now);
    await orConflict(partyStore(tx).change(input.id, input.version, {}), present as never);
    await changeFacts(tx, { actor, now }, matter, input);
    return present();
  });

/** What is written beside the party, and the trustee as it then stands. */
function beside(
  { actor, now }: Saving,
  input: TrusteeInput,
  write: (tx: Tx, matter: OpenedMatter, row: PartyRow) => Promise<void>,
) {
  let answer: TrusteeShown | undefined;
  return {
    after: async (tx: Tx, _before: PartyRow | undefined, row: PartyRow): Promise<void> => {
      const matter = await openToCapture(tx, actor, input.matterID, 'estate');
      refuseOtherKinds(matter);
      await write(tx, matter, row);
      answer = await shown(tx, matter.id, row.id, now);
    },
    answer: (): TrusteeShown => answer!,
  };
}

export const saveTrustee: Handler<Calls['saveTrustee']> = async (request) => {
  const { tenant, actor, body, now } = request;
  const { id, matterID, version, knownID, ...party } = body;
  const warnings = factsSay(body);
  if (!id) {
    const around = beside(request, body, (tx, matter, row) => begin(tx, { actor, now }, matter, row, body));
    const details = executorDetails.parse({ capacity: 'Trustee', appointedDate: body.authorisedDate });
    await addParty(role, request, { ...party, matterID, knownID, globalID: null, details }, around);
    return { ...around.answer(), warnings };
  }
  if (!version) throw new BadInput({ version: ['Give the version of the trustee that was changed.'] });
  const held = await tenant.transaction(async (tx) => {
    const row = await partyStore(tx).findAs(id, role.roles);
    if ((await trusteeStore(tx).ofParty(id)).matter_id !== matterID) throw new NotFound();
    return row;
  });
  if (held.directory_kind === globalTrustees) {
    return { ...(await changeLinked(request, { ...body, id, version })), warnings };
  }
  const around = beside(request, body, (tx, matter) => changeFacts(tx, { actor, now }, matter, body));
  const details = executorDetails.parse(held.details);
  await changeParty(role, request, { ...party, id, version, knownID, globalID: null, details }, around);
  return { ...around.answer(), warnings };
};

const columnsOfGlobal = (entry: GlobalTrusteeRow) => ({
  ...partyOfGlobal(entry, entry.company_number ? 'company' : 'person'),
  registration_number: entry.registration_number ?? entry.company_number,
});

/** Somebody who becomes a trustee with nothing but their kind known, and perhaps the day of the letters. */
export const beginTrustee = (
  tx: Tx,
  keeping: Keeping,
  matter: OpenedMatter,
  row: PartyRow,
  input: Pick<TrusteeInput, 'trusteeKind' | 'authorisedDate'>,
): Promise<void> =>
  begin(tx, keeping, matter, row, {
    ...input,
    nominee: null,
    acceptedDate: null,
    disqualifications: [],
    independence: [],
    checkedDate: null,
  } as unknown as TrusteeInput);

export const linkGlobalTrustee: Handler<Calls['linkGlobalTrustee']> = ({ tenant, actor, body, now }) =>
  tenant.transaction(async (tx) => {
    const matter = await openToCapture(tx, actor, body.matterID, 'estate');
    refuseOtherKinds(matter);
    const [entry] = await trusteeStore(tx).available(matter.id, body.globalTrusteeID);
    if (!entry) throw new NotFound();
    const columns = columnsOfGlobal(entry);
    const row = await partyStore(tx).insert({
      matter_id: matter.id,
      role: 'executor',
      ...columns,
      directory_kind: globalTrustees,
      directory_id: entry.id,
      details: { capacity: 'Trustee', appointedDate: body.authorisedDate },
    });
    await audit(tx, actor, 'trustee.linked', { entity: ['matter_party', row.id], matterId: matter.id, after: row });
    await beginTrustee(tx, { actor, now }, matter, row, {
      trusteeKind: entry.is_independent ? 'independent' : columns.kind === 'person' ? 'individual' : 'corporate',
      authorisedDate: body.authorisedDate,
    });
    return shown(tx, matter.id, row.id, now);
  });

export const removeTrustee: Handler<Calls['removeTrustee']> = ({ tenant, actor, body, now }) =>
  tenant.transaction(async (tx) => {
    const trustee = await trusteeStore(tx).ofParty(body.id);
    const matter = await openToCapture(tx, actor, trustee.matter_id, 'estate');
    if (trustee.authorised_on !== null) {
      orRefuse(
        refuse(
          'id',
          'This trustee held office, so the record stays. Change the status: resigned, removed or deceased.',
        ),
      );
    }
    const before = await partyStore(tx).remove(body.id);
    await audit(tx, actor, 'trustee.removed', { entity: ['matter_party', body.id], matterId: matter.id, before });
    await ownersChanged(tx, { actor, now }, matter);
    return { done: true };
  });
