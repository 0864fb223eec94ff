import type { BodyOf } from '@boedel/contract/call';
import { executorDetails } from '@boedel/contract/matter-people/matter-people.schema';
import { executorFields } from '@boedel/contract/parties/party-details';
import type { PartyRole } from '@boedel/contract/parties/registry';
import type { trusteeCalls } from '@boedel/contract/trustees/trustees.calls';
import { computeDayAt } from '@boedel/domain/dates/instant';
import { findCountry } from '@boedel/domain/law/country';
import { refuse, type Warning, createWarning } from '@boedel/domain/law/refusal';
import { listed, message } from '@boedel/domain/law/message';
import { systemType } from '@boedel/domain/matter/kinds';
import { listMissingIndependence } from '@boedel/domain/trustees/checklists';
import { planStatusChange } from '@boedel/domain/trustees/change-status';
import { noLeavingDays, type Trustee } from '@boedel/domain/trustees/trustee';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { presentConflict } from '../../platform/db/present-conflict';
import type { Handler } from '../../platform/http/handler';
import { throwIfRefused } from '../../platform/throw-if-refused';
import { BadInputProblem, NotFound, RefusalProblem } from '../../platform/problems';
import { type OpenedMatter, openToCapture } from '../../platform/tenancy/matter-door';
import { type DiaryContext } from '../diary/matter-events';
import { updateOwnerDates } from '../diary/owners-changed';
import { toParty } from '../matter-parties/global-entry';
import { type PartyRow, partyStore } from '../matter-parties/party.store';
import { addParty, changeParty, type PartySaving } from '../parties/save-party';
import { presentTrustee, type TrusteeView } from './trustee.present';
import { toTrustee, type GlobalTrusteeRow, globalTrustees, toTrusteeColumns, trusteeStore } from './trustee.store';

type TrusteeCalls = typeof trusteeCalls;
type TrusteeInput = BodyOf<TrusteeCalls['saveTrustee']>;

const role: PartyRole<typeof executorDetails> = {
  label: 'Trustees',
  one: 'trustee',
  roles: ['executor'],
  fields: executorFields,
  details: executorDetails,
};

export function refuseOtherKinds({ system_type }: OpenedMatter): void {
  if (system_type !== systemType.trust)
    throw new RefusalProblem(refuse('matterID', 'Only a trust has these trustees.'));
}

const toFactColumns = (input: TrusteeInput) => ({
  kind: input.trusteeKind,
  nominee: input.trusteeKind === 'corporate' ? input.nominee : null,
  accepted_on: input.acceptedDate,
  disqualifications: input.disqualifications,
  independence: input.trusteeKind === 'independent' ? input.independence : [],
  checked_on: input.checkedDate,
});

function checkFacts(input: TrusteeInput): Warning[] {
  const missing = input.trusteeKind === 'independent' ? listMissingIndependence(input.independence) : [];
  const unproved = missing.length > 0 && [
    createWarning(
      'independence',
      message('Independence not yet shown: {tests}.', { tests: listed(missing.map((asks) => message(asks))) }),
    ),
  ];
  const unnamed = input.trusteeKind === 'corporate' &&
    input.nominee === null && [
      createWarning(
        'nominee',
        'A company acts through the nominee named in the letters of authority. Enter the nominee.',
      ),
    ];
  return [...(unproved || []), ...(unnamed || [])];
}

/** A new trustee begins as proposed, and is in office at once where letters name them already. */
async function insertTrustee(
  tx: Tx,
  { actor, now }: DiaryContext,
  matter: OpenedMatter,
  party: PartyRow,
  input: TrusteeInput,
): Promise<void> {
  const store = trusteeStore(tx);
  await store.hold(matter.id);
  const trustee = await store.insert({ matter_id: matter.id, party_id: party.id, ...toFactColumns(input) });
  const [all, today] = [await store.listOf(matter.id), computeDayAt(now, findCountry(matter.country))];
  const mine = all.find((one) => one.party.id === party.id)!;
  const change = {
    to: input.authorisedDate ? ('appointed' as const) : ('proposed' as const),
    day: input.authorisedDate,
    leaving: {},
  };
  const before: Trustee[] = all.map((one) =>
    one === mine ? { ...toTrustee(one), status: 'deactivated', leaving: noLeavingDays } : toTrustee(one),
  );
  const plan = throwIfRefused(
    planStatusChange(before, [party.id], change, { deed: await store.deedOf(matter.id), today }),
  );
  await store.change(trustee.id, trustee.version, toTrusteeColumns(plan.trustees[0]!));
  await updateOwnerDates(tx, { actor, now }, matter);
}

async function changeFacts(
  tx: Tx,
  { actor, now }: DiaryContext,
  matter: OpenedMatter,
  input: TrusteeInput,
): Promise<void> {
  const store = trusteeStore(tx);
  const before = await store.ofParty(input.id!);
  const after = await store.change(before.id, before.version, toFactColumns(input));
  await audit(tx, actor, 'trustee.changed', {
    entity: ['matter_party', input.id!],
    matterId: matter.id,
    before,
    after,
  });
  await updateOwnerDates(tx, { actor, now }, matter);
}

async function readTrustee(tx: Tx, matterId: number, id: number, now: Date): Promise<TrusteeView> {
  const one = (await trusteeStore(tx).listOf(matterId)).find(({ party }) => party.id === id);
  if (!one) throw new NotFound();
  return presentTrustee(one, computeDayAt(now));
}

/** One who was linked keeps the entry's particulars: only what is the trust's own changes. */
const changeLinkedTrustee = (
  { scope, actor, now }: PartySaving,
  input: TrusteeInput & { readonly id: number; readonly version: number },
): Promise<TrusteeView> =>
  scope.transaction(async (tx) => {
    const matter = await openToCapture(tx, actor, input.matterID, 'estate');
    const presentSaved = () => readTrustee(tx, matter.id, input.id, now);
    await presentConflict(partyStore(tx).change(input.id, input.version, {}), presentSaved as never);
    await changeFacts(tx, { actor, now }, matter, input);
    return presentSaved();
  });

/** What is written beside the party, and the trustee as it then stands. */
function saveBeside(
  { actor, now }: PartySaving,
  input: TrusteeInput,
  write: (tx: Tx, matter: OpenedMatter, row: PartyRow) => Promise<void>,
) {
  let answer: TrusteeView | undefined;
  return {
    after: async (tx: Tx, _before: PartyRow | undefined, row: PartyRow): Promise<void> => {
      const matter = await openToCapture(tx, actor, input.matterID, 'estate');
      refuseOtherKinds(matter);
      await write(tx, matter, row);
      answer = await readTrustee(tx, matter.id, row.id, now);
    },
    answer: (): TrusteeView => answer!,
  };
}

export const saveTrustee: Handler<TrusteeCalls['saveTrustee']> = async (request) => {
  const { scope, actor, body, now } = request;
  const { id, matterID, version, knownID, ...party } = body;
  const warnings = checkFacts(body);
  if (!id) {
    const around = saveBeside(request, body, (tx, matter, row) => insertTrustee(tx, { actor, now }, matter, row, body));
    const details = executorDetails.parse({ capacity: 'Trustee', appointedDate: body.authorisedDate });
    await addParty(role, request, { ...party, matterID, knownID, globalID: null, details }, around);
    return { ...around.answer(), warnings };
  }
  if (!version) throw new BadInputProblem({ version: ['Enter the version of the trustee that was changed.'] });
  const held = await scope.transaction(async (tx) => {
    const row = await partyStore(tx).findAs(id, role.roles);
    if ((await trusteeStore(tx).ofParty(id)).matter_id !== matterID) throw new NotFound();
    return row;
  });
  if (held.directory_kind === globalTrustees) {
    return { ...(await changeLinkedTrustee(request, { ...body, id, version })), warnings };
  }
  const around = saveBeside(request, body, (tx, matter) => changeFacts(tx, { actor, now }, matter, body));
  const details = executorDetails.parse(held.details);
  await changeParty(role, request, { ...party, id, version, knownID, globalID: null, details }, around);
  return { ...around.answer(), warnings };
};

const toGlobalColumns = (entry: GlobalTrusteeRow) => ({
  ...toParty(entry, entry.company_number ? 'company' : 'person'),
  registration_number: entry.registration_number ?? entry.company_number,
});

/** Somebody who becomes a trustee with nothing but their kind known, and perhaps the day of the letters. */
export const beginTrustee = (
  tx: Tx,
  keeping: DiaryContext,
  matter: OpenedMatter,
  row: PartyRow,
  input: Pick<TrusteeInput, 'trusteeKind' | 'authorisedDate'>,
): Promise<void> =>
  insertTrustee(tx, keeping, matter, row, {
    ...input,
    nominee: null,
    acceptedDate: null,
    disqualifications: [],
    independence: [],
    checkedDate: null,
  } as unknown as TrusteeInput);

export const linkGlobalTrustee: Handler<TrusteeCalls['linkGlobalTrustee']> = ({ scope, actor, body, now }) =>
  scope.transaction(async (tx) => {
    const matter = await openToCapture(tx, actor, body.matterID, 'estate');
    refuseOtherKinds(matter);
    const [entry] = await trusteeStore(tx).available(matter.id, body.globalTrusteeID);
    if (!entry) throw new NotFound();
    const columns = toGlobalColumns(entry);
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
    return readTrustee(tx, matter.id, row.id, now);
  });

export const removeTrustee: Handler<TrusteeCalls['removeTrustee']> = ({ scope, actor, body, now }) =>
  scope.transaction(async (tx) => {
    const trustee = await trusteeStore(tx).ofParty(body.id);
    const matter = await openToCapture(tx, actor, trustee.matter_id, 'estate');
    if (trustee.authorised_on !== null) {
      throw new RefusalProblem(
        refuse(
          'id',
          'This trustee has held office and cannot be removed from the record. Change the status to resigned, removed or deceased.',
        ),
      );
    }
    const before = await partyStore(tx).remove(body.id);
    await audit(tx, actor, 'trustee.removed', { entity: ['matter_party', body.id], matterId: matter.id, before });
    await updateOwnerDates(tx, { actor, now }, matter);
    return { done: true };
  });
