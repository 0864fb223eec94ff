import type { BodyOf } from '@boedel/contract/call';
import type { trusteeCalls } from '@boedel/contract/trustees/trustees.calls';
import { computeDayAt } from '@boedel/domain/dates/instant';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { findCountry } from '@boedel/domain/law/country';
import type { Warning } from '@boedel/domain/law/refusal';
import { findLatestLeavingDay } from '@boedel/domain/trustees/capacity';
import { planStatusChange, type StatusChange } from '@boedel/domain/trustees/change-status';
import type { LeavingDays, Trustee } from '@boedel/domain/trustees/trustee';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import type { Handler } from '../../platform/http/handler';
import { throwIfRefused } from '../../platform/throw-if-refused';
import { NotFound } from '../../platform/problems';
import { runAsFirm } from '../../platform/tenancy/run-as-firm';
import { type OpenedMatter, openToCapture } from '../../platform/tenancy/matter-door';
import { type DiaryContext, setEvents } from '../diary/matter-events';
import { updateOwnerDates } from '../diary/owners-changed';
import { partyStore } from '../matter-parties/party.store';
import { presentTrustee } from './trustee.present';
import { toTrustee, toTrusteeColumns, type TrusteeWithParty, trusteeStore } from './trustee.store';

/** How somebody acts, as papers, the bond and mails read it of everybody who acts. */
const readActingDays = (trustee: Trustee) => ({
  appointedDate: trustee.authorised,
  endedDate: trustee.ended ?? findLatestLeavingDay(trustee),
});

const leaves: ReadonlySet<string> = new Set(['resigned', 'removed', 'deceased', 'deactivated']);

async function saveOne(tx: Tx, { actor }: DiaryContext, before: TrusteeWithParty, after: Trustee): Promise<void> {
  const kept = await trusteeStore(tx).change(before.trustee.id, before.trustee.version, toTrusteeColumns(after));
  await partyStore(tx).change(before.party.id, before.party.version, {
    details: { ...before.party.details, ...readActingDays(after) },
    ...(after.status === 'deceased' && { died_on: after.ended }),
  });
  await audit(tx, actor, 'trustee.status', {
    entity: ['matter_party', before.party.id],
    matterId: before.party.matter_id,
    before: before.trustee,
    after: kept,
  });
}

/** A trustee out of office hands the letters back: Trust Property Control Act s 20(3). */
const readLeavingDay = (change: StatusChange, today: LocalDate): LocalDate | undefined =>
  leaves.has(change.to) && change.to !== 'deactivated'
    ? (Object.values(change.leaving).find((one) => one !== null && one !== undefined) ?? change.day ?? today)
    : undefined;

/** Changes statuses by the law's own rules, with everything that follows; for whoever else moves trustees too. */
export async function changeStatuses(
  tx: Tx,
  keeping: DiaryContext,
  matter: OpenedMatter,
  ids: readonly number[],
  change: StatusChange,
): Promise<readonly Warning[]> {
  const today = computeDayAt(keeping.now, findCountry(matter.country));
  const store = trusteeStore(tx);
  await store.hold(matter.id);
  const all = await store.listOf(matter.id);
  if (ids.some((id) => !all.some(({ party }) => party.id === id))) throw new NotFound();
  const plan = throwIfRefused(
    planStatusChange(all.map(toTrustee), ids, change, { deed: await store.deedOf(matter.id), today }),
  );
  for (const after of plan.trustees)
    await saveOne(
      tx,
      keeping,
      all.find(({ party }) => party.id === after.id)!,
      after,
    );
  const left = readLeavingDay(change, today);
  if (left) await runAsFirm(tx, () => setEvents(tx, keeping, matter, { trusteeLeft: left }));
  await updateOwnerDates(tx, keeping, matter);
  return plan.warnings;
}

const readLeavingDays = (body: BodyOf<typeof trusteeCalls.UpdateTrusteeStatuses>): Partial<LeavingDays> => ({
  ...(body.letterSignedDate !== undefined && { letterSigned: body.letterSignedDate }),
  ...(body.beneficiariesToldDate !== undefined && { beneficiariesTold: body.beneficiariesToldDate }),
  ...(body.masterReceivedDate !== undefined && { masterReceived: body.masterReceivedDate }),
  ...(body.lettersAmendedDate !== undefined && { lettersAmended: body.lettersAmendedDate }),
});

export const updateStatuses: Handler<typeof trusteeCalls.UpdateTrusteeStatuses> = ({ scope, actor, body, now }) =>
  scope.transaction(async (tx) => {
    const matter = await openToCapture(tx, actor, body.matterID, 'estate');
    const change = { to: body.newStatus, day: body.date ?? null, leaving: readLeavingDays(body) };
    const warnings = await changeStatuses(tx, { actor, now }, matter, body.trusteeIDs, change);
    const today = computeDayAt(now, findCountry(matter.country));
    const changed = (await trusteeStore(tx).listOf(matter.id)).filter(({ party }) =>
      body.trusteeIDs.includes(party.id),
    );
    return { trustees: changed.map((one) => presentTrustee(one, today)), warnings: [...warnings] };
  });
