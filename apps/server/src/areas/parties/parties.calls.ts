import { mainPartyCalls, partyCalls } from '@boedel/contract/parties/parties.calls';
import { type PartyRole, partyRoles } from '@boedel/contract/parties/registry';
import type { verbsOf } from '@boedel/contract/parties/role-calls';
import { dayAt } from '@boedel/domain/dates/instant';
import { handle, type HandledCall, type Handlers } from '../../platform/http/handler';
import { layOutDates, moveAsked } from '../diary/move-dates';
import { ownersChanged } from '../diary/owners-changed';
import { openMatter } from '../../platform/tenancy/matter-door';
import type { Tx } from '../../platform/db/database';
import { childOfMain } from '../family/child-of-main';
import { familyTouched } from '../family/people.store';
import { refuseRemoval } from '../family/takes';
import { presentParty } from '../matter-parties/party.present';
import { type PartyRow, partyStore } from '../matter-parties/party.store';
import { dropContactsOf } from './interest-contact.store';
import { addParty, type Around, changeParty, removeParty, type Saving } from './save-party';

type Moves = Parameters<typeof moveAsked>[3];

/** A child captured here stands in the family too, and whoever has the family open is told. */
async function familyFollows(tx: Tx, before: PartyRow | undefined, after: PartyRow): Promise<void> {
  await childOfMain(tx, before, after);
  await familyTouched(tx, after.matter_id);
}

/** Whoever made a trust is among its beneficial owners. */
const ownersFollow =
  ({ actor, now }: Pick<Saving, 'actor' | 'now'>) =>
  async (tx: Tx, row: Pick<PartyRow, 'role' | 'matter_id'>): Promise<void> => {
    if (row.role === 'founder' || row.role === 'owner')
      await ownersChanged(tx, { actor, now }, await openMatter(tx, row.matter_id));
  };

/** A death that was captured starts periods. Dates that stand already move only after asking. */
const datesFollow = ({ actor, now }: Pick<Saving, 'actor' | 'now'>, moves: Moves = []): Around => ({
  after: async (tx, before, after) => {
    await familyFollows(tx, before, after);
    await ownersFollow({ actor, now })(tx, after);
    if (after.role !== 'main' || after.died_on === before?.died_on) return;
    await layOutDates(tx, actor, after.matter_id, now);
    await moveAsked(tx, { actor, now }, after.matter_id, moves);
  },
});

const handlersOf = (role: PartyRole): Handlers<ReturnType<typeof verbsOf>> => ({
  getbymatterid: ({ tenant, query, now }) =>
    tenant.transaction(async (tx) => {
      await openMatter(tx, query.matterID, 'estate');
      const rows = await partyStore(tx).listOf(query.matterID, role.roles);
      return rows.map((row) => presentParty(role, row, dayAt(now)));
    }),
  getbyid: ({ tenant, query, now }) =>
    tenant.transaction(async (tx) => {
      const row = await partyStore(tx).findAs(query.id, role.roles);
      await openMatter(tx, row.matter_id, 'estate');
      return presentParty(role, row, dayAt(now));
    }),
  add: (request) =>
    addParty(role, request, request.body, {
      after: async (tx, before, after) => {
        await familyFollows(tx, before, after);
        await ownersFollow(request)(tx, after);
      },
    }),
  update: (request) => changeParty(role, request, request.body, datesFollow(request)),
  _delete: (request) =>
    removeParty(role, request, request.body.id, {
      keeps: async (tx, row) => {
        const refused = await refuseRemoval(tx, row);
        if (!refused) await ownersFollow(request)(tx, row);
        return refused;
      },
      first: (tx) => dropContactsOf(tx, request.body.id),
    }),
});

/** Every role's five calls, each with the handler of its verb. */
export const handledPartyCalls: HandledCall[] = handle(
  partyCalls,
  Object.fromEntries(
    Object.entries(partyRoles).flatMap(([key, role]) =>
      Object.entries(handlersOf(role as PartyRole)).map(([verb, handler]) => [`${key}.${verb}`, handler]),
    ),
  ) as unknown as Handlers<typeof partyCalls>,
);

const { insolvent: main, spouse, child } = partyRoles;

export const handledMainPartyCalls = handle(mainPartyCalls, {
  getPersonTab: ({ tenant, query, now }) =>
    tenant.transaction(async (tx) => {
      await openMatter(tx, query.matterID, 'estate');
      const parties = await partyStore(tx).listOf(query.matterID, ['main', 'spouse', 'child']);
      const today = dayAt(now);
      const inRole = (role: string) => parties.filter((party) => party.role === role);
      const [about = await partyStore(tx).mainOf(query.matterID)] = inRole('main');
      return {
        main: presentParty(main, about, today),
        spouses: inRole('spouse').map((row) => presentParty(spouse, row, today)),
        children: inRole('child').map((row) => presentParty(child, row, today)),
      };
    }),
  updateMain: ({ body: { moves, ...values }, ...request }) =>
    changeParty(main, request, values, datesFollow(request, moves)),
});
