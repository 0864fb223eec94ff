import { message } from '@boedel/domain/law/message';
import type { AnswerOf } from '@boedel/contract/call';
import { executorCalls } from '@boedel/contract/matter-people/matter-people.calls';
import { executorDetails } from '@boedel/contract/matter-people/matter-people.schema';
import { executorFields } from '@boedel/contract/parties/party-details';
import type { PartyRole } from '@boedel/contract/parties/registry';
import { computeDayAt } from '@boedel/domain/dates/instant';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { refuse } from '@boedel/domain/law/refusal';
import { lockCount } from '../../platform/db/lock-count';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { presentConflict } from '../../platform/db/present-conflict';
import { pairHandlers, type Handler } from '../../platform/http/handler';
import { BadInputProblem, NotFound, RefusalProblem } from '../../platform/problems';
import { openMatter, openToCapture } from '../../platform/tenancy/matter-door';
import { toParty } from '../matter-parties/global-entry';
import { presentParty } from '../matter-parties/party.present';
import { type PartyRow, partyStore } from '../matter-parties/party.store';
import { addParty, changeParty, removeParty } from '../parties/save-party';
import { saveTrusteeRow } from '../trustees/trustee.store';
import { executorStore, type GlobalExecutorRow, globalExecutors } from './executor.store';

type ExecutorCalls = typeof executorCalls;
type MatterExecutor = AnswerOf<ExecutorCalls['SaveExecutor']>;

const role: PartyRole<typeof executorDetails> = {
  label: 'Executors',
  one: 'executor',
  roles: ['executor'],
  fields: executorFields,
  details: executorDetails,
};

const isLink = ({ directory_kind }: PartyRow): boolean => directory_kind === globalExecutors;
const presentExecutor = (row: PartyRow, today: LocalDate): MatterExecutor => ({
  ...presentParty(role, row, today),
  isGlobal: isLink(row),
});
const presentGlobal = (row: GlobalExecutorRow): AnswerOf<ExecutorCalls['getGlobalExecutors']>[number] => ({
  id: row.id,
  name: row.name,
  idNumber: row.id_number,
  email: row.email,
  phone: row.phone,
  capacity: row.capacity,
  isLinked: row.is_linked,
});

interface ExecutorAppointment {
  readonly sharePercent: number | null;
  readonly appointedDate: LocalDate | null;
  readonly endedDate: LocalDate | null;
}

/** Those who act share one remuneration, so their shares are never more than the whole of it. */
export async function checkAppointment(
  tx: Tx,
  matterId: number,
  besides: number,
  appointment: ExecutorAppointment,
): Promise<void> {
  const { sharePercent, appointedDate, endedDate } = appointment;
  if (appointedDate && endedDate && endedDate < appointedDate) {
    throw new RefusalProblem(refuse('endedDate', 'The appointment ends before it begins. Check both dates.'));
  }
  if (sharePercent === null || endedDate !== null) return;
  await lockCount(tx, 'executor shares', matterId);
  const others = await executorStore(tx).sharesBeside(matterId, besides);
  if (others + sharePercent > 100) {
    throw new RefusalProblem(
      refuse(
        'sharePercent',
        message('The others have {have}% already. Give at most {most}%.', { have: others, most: 100 - others }),
      ),
    );
  }
}

async function refuseLink(tx: Tx, id: number, matterId?: number): Promise<void> {
  const row = await partyStore(tx).findAs(id, role.roles);
  if (matterId !== undefined && row.matter_id !== matterId) throw new NotFound();
  if (isLink(row)) {
    throw new RefusalProblem(
      refuse('id', 'This executor is linked from the global list. Change or remove the link instead.'),
    );
  }
}

const save: Handler<ExecutorCalls['SaveExecutor']> = async (request) => {
  const { id, version, ...values } = request.body;
  const { matterID, ...party } = values;
  const checkBefore = async (tx: Tx): Promise<void> => {
    if (id) await refuseLink(tx, id, matterID);
    await checkAppointment(tx, matterID, id ?? 0, values.details);
  };
  // Whoever acts in a trust is a trustee of it.
  const saveAfter = async (tx: Tx, _before: PartyRow | undefined, row: PartyRow): Promise<void> =>
    saveTrusteeRow(tx, row, (await openMatter(tx, matterID)).system_type);
  if (!id)
    return { ...(await addParty(role, request, values, { first: checkBefore, after: saveAfter })), isGlobal: false };
  if (!version) throw new BadInputProblem({ version: ['Give the version of the executor that was changed.'] });
  return { ...(await changeParty(role, request, { id, version, ...party }, { first: checkBefore })), isGlobal: false };
};

const linkExecutor: Handler<ExecutorCalls['LinkExecutorToMatter']> = ({ scope, actor, body, now }) =>
  scope.transaction(async (tx) => {
    const { matterID, executorID, ...details } = body;
    const matter = await openToCapture(tx, actor, matterID);
    const entry = await executorStore(tx).global(executorID, matterID);
    if (!entry) throw new NotFound();
    if (entry.is_linked)
      throw new RefusalProblem(
        refuse('executorID', message('{name} is already linked to this matter.', { name: entry.name })),
      );
    await checkAppointment(tx, matterID, 0, details);
    const row = await partyStore(tx).insert({
      matter_id: matterID,
      role: 'executor',
      ...toParty(entry, 'other'),
      directory_kind: globalExecutors,
      directory_id: executorID,
      details,
    });
    await saveTrusteeRow(tx, row, matter.system_type);
    await audit(tx, actor, 'executor.linked', { entity: ['matter_party', row.id], matterId: matterID, after: row });
    return presentExecutor(row, computeDayAt(now));
  });

const findLink = async (tx: Tx, matterId: number, executorId: number): Promise<PartyRow> => {
  const row = await executorStore(tx).linkOf(matterId, executorId);
  if (!row) throw new NotFound();
  return row;
};

const changeExecutorLink: Handler<ExecutorCalls['UpdateLinkedExecutor']> = ({ scope, actor, body, now }) =>
  scope.transaction(async (tx) => {
    const { matterID, executorID, version, ...details } = body;
    await openToCapture(tx, actor, matterID);
    const before = await findLink(tx, matterID, executorID);
    await checkAppointment(tx, matterID, before.id, details);
    const change = partyStore(tx).change(before.id, version, { details });
    const after = await presentConflict(change, (theirs) => presentExecutor(theirs, computeDayAt(now)) as never);
    await audit(tx, actor, 'executor.link.changed', {
      entity: ['matter_party', after.id],
      matterId: matterID,
      before: before.details,
      after: after.details,
    });
    return presentExecutor(after, computeDayAt(now));
  });

export const handledExecutorCalls = pairHandlers(executorCalls, {
  GetExecutors: ({ scope, query, now }) =>
    scope.transaction(async (tx) => {
      await openMatter(tx, query.matterID, 'estate');
      return (await executorStore(tx).listOf(query.matterID)).map((row) => presentExecutor(row, computeDayAt(now)));
    }),
  getGlobalExecutors: ({ scope, query }) =>
    scope.transaction(async (tx) => {
      if (query.matterID) await openMatter(tx, query.matterID);
      return (await executorStore(tx).globals(query.matterID ?? null)).map(presentGlobal);
    }),
  GetGlobalAndLocalExecutors: ({ scope, query, now }) =>
    scope.transaction(async (tx) => {
      await openMatter(tx, query.matterID);
      const store = executorStore(tx);
      const [local, global] = [await store.listOf(query.matterID), await store.globals(query.matterID)];
      return { local: local.map((row) => presentExecutor(row, computeDayAt(now))), global: global.map(presentGlobal) };
    }),
  SaveExecutor: save,
  DeleteExecutor: (request) =>
    removeParty(role, request, request.body.id, { first: (tx) => refuseLink(tx, request.body.id) }),
  LinkExecutorToMatter: linkExecutor,
  UnLinkExecutorToMatter: ({ scope, actor, body }) =>
    scope.transaction(async (tx) => {
      await openToCapture(tx, actor, body.matterID);
      const before = await findLink(tx, body.matterID, body.executorID);
      await partyStore(tx).remove(before.id);
      await audit(tx, actor, 'executor.unlinked', {
        entity: ['matter_party', before.id],
        matterId: body.matterID,
        before,
      });
      return { done: true };
    }),
  UpdateLinkedExecutor: changeExecutorLink,
  CheckIfGlobalExecutorIsLinkedToMatter: ({ scope, body }) =>
    scope.transaction(async (tx) => {
      await openMatter(tx, body.matterID, 'estate');
      return { isLinked: (await executorStore(tx).linkOf(body.matterID, body.executorID)) !== undefined };
    }),
});
