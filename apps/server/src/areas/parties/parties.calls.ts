import { mainPartyCalls, partyCalls } from '@boedel/contract/parties/parties.calls';
import { type PartyRole, partyRoles } from '@boedel/contract/parties/registry';
import type { createRoleCalls } from '@boedel/contract/parties/role-calls';
import { computeDayAt } from '@boedel/domain/dates/instant';
import { pairHandlers, type HandledCall, type Handlers } from '../../platform/http/handler';
import { checkOrder } from '../diary/matter-events';
import { recomputeStatutoryDates, moveAsked } from '../diary/move-dates';
import { updateOwnerDates } from '../diary/owners-changed';
import { openMatter } from '../../platform/tenancy/matter-door';
import type { Tx } from '../../platform/db/database';
import { setParentsOfChild } from '../family/set-parents-of-child';
import { touchFamily } from '../family/people.store';
import { refuseRemoval } from '../family/takes';
import { presentParty } from '../matter-parties/party.present';
import { type PartyRow, partyStore } from '../matter-parties/party.store';
import { deleteContacts } from '../directories/interest-contact.store';
import { addParty, type PartySaveHooks, changeParty, removeParty, type PartySaving } from './save-party';

type PartyMoves = Parameters<typeof moveAsked>[3];

/** A child captured here stands in the family too, and whoever has the family open is told. */
async function updateFamily(tx: Tx, before: PartyRow | undefined, after: PartyRow): Promise<void> {
  await setParentsOfChild(tx, before, after);
  await touchFamily(tx, after.matter_id);
}

/** Whoever made a trust is among its beneficial owners. */
const updateOwners =
  ({ actor, now }: Pick<PartySaving, 'actor' | 'now'>) =>
  async (tx: Tx, row: Pick<PartyRow, 'role' | 'matter_id'>): Promise<void> => {
    if (row.role === 'founder' || row.role === 'owner')
      await updateOwnerDates(tx, { actor, now }, await openMatter(tx, row.matter_id));
  };

/** A death that was captured starts periods. Dates that stand already move only after asking. */
const updateDates = ({ actor, now }: Pick<PartySaving, 'actor' | 'now'>, moves: PartyMoves = []): PartySaveHooks => ({
  after: async (tx, before, after) => {
    await updateFamily(tx, before, after);
    await updateOwners({ actor, now })(tx, after);
    if (after.role !== 'main' || after.died_on === before?.died_on) return;
    const matter = await openMatter(tx, after.matter_id);
    await checkOrder(tx, matter, { event: 'death', on: after.died_on, now, field: 'dateOfDeath' });
    await recomputeStatutoryDates(tx, actor, after.matter_id, now);
    await moveAsked(tx, { actor, now }, after.matter_id, moves);
  },
});

const createHandlers = (role: PartyRole): Handlers<ReturnType<typeof createRoleCalls>> => ({
  getbymatterid: ({ scope, query, now }) =>
    scope.transaction(async (tx) => {
      await openMatter(tx, query.matterID, 'estate');
      const rows = await partyStore(tx).listOf(query.matterID, role.roles);
      return rows.map((row) => presentParty(role, row, computeDayAt(now)));
    }),
  getbyid: ({ scope, query, now }) =>
    scope.transaction(async (tx) => {
      const row = await partyStore(tx).findAs(query.id, role.roles);
      await openMatter(tx, row.matter_id, 'estate');
      return presentParty(role, row, computeDayAt(now));
    }),
  add: (request) =>
    addParty(role, request, request.body, {
      after: async (tx, before, after) => {
        await updateFamily(tx, before, after);
        await updateOwners(request)(tx, after);
      },
    }),
  update: (request) => changeParty(role, request, request.body, updateDates(request)),
  _delete: (request) =>
    removeParty(role, request, request.body.id, {
      keeps: async (tx, row) => {
        const refused = await refuseRemoval(tx, row);
        if (!refused) await updateOwners(request)(tx, row);
        return refused;
      },
      first: (tx) => deleteContacts(tx, request.body.id),
    }),
});

/** Every role's five calls, each with the handler of its verb. */
export const handledPartyCalls: HandledCall[] = pairHandlers(
  partyCalls,
  Object.fromEntries(
    Object.entries(partyRoles).flatMap(([key, role]) =>
      Object.entries(createHandlers(role as PartyRole)).map(([verb, handler]) => [`${key}.${verb}`, handler]),
    ),
  ) as unknown as Handlers<typeof partyCalls>,
);

const { insolvent: main, spouse, child } = partyRoles;

export const handledMainPartyCalls = pairHandlers(mainPartyCalls, {
  getPersonTab: ({ scope, query, now }) =>
    scope.transaction(async (tx) => {
      await openMatter(tx, query.matterID, 'estate');
      const parties = await partyStore(tx).listOf(query.matterID, ['main', 'spouse', 'child']);
      const today = computeDayAt(now);
      const listInRole = (role: string) => parties.filter((party) => party.role === role);
      const [about = await partyStore(tx).mainOf(query.matterID)] = listInRole('main');
      return {
        main: presentParty(main, about, today),
        spouses: listInRole('spouse').map((row) => presentParty(spouse, row, today)),
        children: listInRole('child').map((row) => presentParty(child, row, today)),
      };
    }),
  updateMain: ({ body: { moves, ...values }, ...request }) =>
    changeParty(main, request, values, updateDates(request, moves)),
});
