import type { matterListCalls } from '@boedel/contract/matter/matter-list.calls';
import { tableStore } from '../../platform/db/rows';
import type { RowOf } from '../../platform/db/table';
import { NotFound } from '../../platform/problems';
import type { Handler } from '../../platform/http/handler';
import { deleteViewRow, deleteViewByName, listViews, viewTable } from './saved-view.store';

const presentView = (row: RowOf<typeof viewTable>, personId: number) => ({
  id: row.id,
  name: row.name,
  isShared: row.is_shared,
  isMine: row.person_id === personId,
  state: row.state,
});

/** One's own views and those colleagues share. */
export const getViews: Handler<typeof matterListCalls.getViews> = ({ scope, actor, query }) =>
  scope.transaction(async (tx) => {
    const rows = await listViews(tx, actor.personId, query.list);
    return rows.map((row) => presentView(row, actor.personId));
  });

export const saveView: Handler<typeof matterListCalls.saveView> = ({ scope, actor, body }) =>
  scope.transaction(async (tx) => {
    await deleteViewByName(tx, actor.personId, body.list, body.name);
    const row = await tableStore(tx, viewTable).insert({
      list: body.list,
      person_id: actor.personId,
      name: body.name,
      is_shared: body.isShared,
      state: body.state,
    });
    return presentView(row, actor.personId);
  });

export const deleteView: Handler<typeof matterListCalls.deleteView> = ({ scope, actor, body }) =>
  scope.transaction(async (tx) => {
    const gone = await deleteViewRow(tx, body.id, actor.personId);
    if (gone === 0) throw new NotFound();
    return { done: true as const };
  });
