import { said } from '@boedel/domain/law/said';
import type { AnswerOf } from '@boedel/contract/call';
import { executorCalls } from '@boedel/contract/matter-people/matter-people.calls';
import { executorDetails } from '@boedel/contract/matter-people/matter-people.schema';
import { executorFields } from '@boedel/contract/parties/party-details';
import type { PartyRole } from '@boedel/contract/parties/registry';
import { dayAt } from '@boedel/domain/dates/instant';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { refuse } from '@boedel/domain/law/refusal';
import { lockCount } from '../../platform/db/lock-count';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { orConflict } from '../../platform/db/or-conflict';
import { handle, type Handler } from '../../platform/http/handler';
import { orRefuse } from '../../platform/or-refuse';
import { BadInput, NotFound } from '../../platform/problems';
import { openMatter, openToCapture } from '../../platform/tenancy/matter-door';
import { partyOfGlobal } from '../matter-parties/global-entry';
import { presentParty } from '../matter-parties/party.present';
import { refigureWhereSeen } from '../kept-figures/refigure';
import { type PartyRow, partyStore } from '../matter-parties/party.store';
import { addParty, changeParty, removeParty } from '../parties/save-party';
import { keepTrustee } from '../trustees/trustee.store';
import { executorStore, type GlobalExecutorRow, globalExecutors } from './executor.store';

type Calls = typeof executorCalls;
type Executor = AnswerOf<Calls['SaveExecutor']>;

const role: PartyRole<typeof executorDetails> = {
  label: 'Executors',
  one: 'executor',
  roles: ['executor'],
  fields: executorFields,
  details: executorDetails,
};

const isLink = ({ directory_kind }: PartyRow): boolean => directory_kind === globalExecutors;
const present = (row: PartyRow, today: LocalDate): Executor => ({
  ...presentParty(role, row, today),
  isGlobal: isLink(row),
});
const presentGlobal = (row: GlobalExecutorRow): AnswerOf<Calls['getGlobalExecutors']>[number] => ({
  id: row.id,
  name: row.name,
  idNumber: row.id_number,
  email: row.email,
  phone: row.phone,
  capacity: row.capacity,
  isLinked: row.is_linked,
});

interface Appointment {
  readonly sharePercent: number | null;
  readonly appointedDate: LocalDate | null;
  readonly endedDate: LocalDate | null;
}

/** Those who act share one remuneration, so their shares are never more than the whole of it. */
export async function checkAppointment(
  tx: Tx,
  matterId: number,
  besides: number,
  appointment: Appointment,
): Promise<void> {
  const { sharePercent, appointedDate, endedDate } = appointment;
  if (appointedDate && endedDate && endedDate < appointedDate) {
    orRefuse(refuse('endedDate', 'The appointment ends before it began. Check both days.'));
  }
  if (sharePercent === null || endedDate !== null) return;
  await lockCount(tx, 'executor shares', matterId);
  const others = await executorStore(tx).sharesBeside(matterId, besides);
  if (others + sharePercent > 100) {
    orRefuse(
      refuse(
        'sharePercent',
        said('The others have {have}% already. Give at most {most}%.', { have: others, most: 100 - others }),
      ),
    );
  }
}

async function refuseLink(tx: Tx, id: number, matterId?: number): Promise<void> {
  const row = await partyStore(tx).findAs(id, role.roles);
  if (matterId !== undefined && row.matter_id !== matterId) throw new NotFound();
  if (isLink(row)) {
    orRefuse(refuse('id', 'This executor is linked from the global list. Change or remove the link instead.'));
  }
}

const save: Handler<Calls['SaveExecutor']> = async (request) => {
  const { id, version, ...values } = request.body;
  const { matterID, ...party } = values;
  const first = async (tx: Tx): Promise<void> => {
    if (id) await refuseLink(tx, id, matterID);
    await checkAppointment(tx, matterID, id ?? 0, values.details);
  };
  // Whoever acts in a trust is a trustee of it.
  const after = async (tx: Tx, _before: PartyRow | undefined, row: PartyRow): Promise<void> =>
    keepTrustee(tx, row, (await openMatter(tx, matterID)).system_type);
  if (!id) return { ...(await addParty(role, request, values, { first, after })), isGlobal: false };
  if (!version) throw new BadInput({ version: ['Give the version of the executor that was changed.'] });
  return { ...(await changeParty(role, request, { id, version, ...party }, { first })), isGlobal: false };
};

const link: Handler<Calls['LinkExecutorToMatter']> = ({ tenant, actor, body, now }) =>
  tenant.transaction(async (tx) => {
    const { matterID, executorID, ...details } = body;
    const matter = await openToCapture(tx, actor, matterID);
    const entry = await executorStore(tx).global(executorID, matterID);
    if (!entry) throw new NotFound();
    if (entry.is_linked)
      orRefuse(refuse('executorID', said('{name} is linked to this matter already.', { name: entry.name })));
    await checkAppointment(tx, matterID, 0, details);
    const row = await partyStore(tx).insert({
      matter_id: matterID,
      role: 'executor',
      ...partyOfGlobal(entry, 'other'),
      directory_kind: globalExecutors,
      directory_id: executorID,
      details,
    });
    await keepTrustee(tx, row, matter.system_type);
    await audit(tx, actor, 'executor.linked', { entity: ['matter_party', row.id], matterId: matterID, after: row });
    await refigureWhereSeen(tx, matterID);
    return present(row, dayAt(now));
  });

const linkOf = async (tx: Tx, matterId: number, executorId: number): Promise<PartyRow> => {
  const row = await executorStore(tx).linkOf(matterId, executorId);
  if (!row) throw new NotFound();
  return row;
};

const changeLink: Handler<Calls['UpdateLinkedExecutor']> = ({ tenant, actor, body, now }) =>
  tenant.transaction(async (tx) => {
    const { matterID, executorID, version, ...details } = body;
    await openToCapture(tx, actor, matterID);
    const before = await linkOf(tx, matterID, executorID);
    await checkAppointment(tx, matterID, before.id, details);
    const change = partyStore(tx).change(before.id, version, { details });
    const after = await orConflict(change, (theirs) => present(theirs, dayAt(now)) as never);
    await audit(tx, actor, 'executor.link.changed', {
      entity: ['matter_party', after.id],
      matterId: matterID,
      before: before.details,
      after: after.details,
    });
    await refigureWhereSeen(tx, matterID);
    return present(after, dayAt(now));
  });

export const handledExecutorCalls = handle(executorCalls, {
  GetExecutors: ({ tenant, query, now }) =>
    tenant.transaction(async (tx) => {
      await openMatter(tx, query.matterID, 'estate');
      return (await executorStore(tx).listOf(query.matterID)).map((row) => present(row, dayAt(now)));
    }),
  getGlobalExecutors: ({ tenant, query }) =>
    tenant.transaction(async (tx) => {
      if (query.matterID) await openMatter(tx, query.matterID);
      return (await executorStore(tx).globals(query.matterID ?? null)).map(presentGlobal);
    }),
  GetGlobalAndLocalExecutors: ({ tenant, query, now }) =>
    tenant.transaction(async (tx) => {
      await openMatter(tx, query.matterID);
      const store = executorStore(tx);
      const [local, global] = [await store.listOf(query.matterID), await store.globals(query.matterID)];
      return { local: local.map((row) => present(row, dayAt(now))), global: global.map(presentGlobal) };
    }),
  SaveExecutor: save,
  DeleteExecutor: (request) =>
    removeParty(role, request, request.body.id, { first: (tx) => refuseLink(tx, request.body.id) }),
  LinkExecutorToMatter: link,
  UnLinkExecutorToMatter: ({ tenant, actor, body }) =>
    tenant.transaction(async (tx) => {
      await openToCapture(tx, actor, body.matterID);
      const before = await linkOf(tx, body.matterID, body.executorID);
      await partyStore(tx).remove(before.id);
      await audit(tx, actor, 'executor.unlinked', {
        entity: ['matter_party', before.id],
        matterId: body.matterID,
        before,
      });
      await refigureWhereSeen(tx, body.matterID);
      return { done: true };
    }),
  UpdateLinkedExecutor: changeLink,
  CheckIfGlobalExecutorIsLinkedToMatter: ({ tenant, body }) =>
    tenant.transaction(async (tx) => {
      await openMatter(tx, body.matterID, 'estate');
      return { isLinked: (await executorStore(tx).linkOf(body.matterID, body.executorID)) !== undefined };
    }),
});
