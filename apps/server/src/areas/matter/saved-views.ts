import type { matterListCalls } from '@boedel/contract/matter/matter-list.calls';
import { rowsOf } from '../../platform/db/rows';
import type { RowOf } from '../../platform/db/table';
import { NotFound } from '../../platform/problems';
import type { Handler } from '../../platform/http/handler';
import { dropView, dropViewNamed, viewsOf, viewTable } from './saved-view.store';

const present = (row: RowOf<typeof viewTable>, personId: number) => ({
  id: row.id,
  name: row.name,
  isShared: row.is_shared,
  isMine: row.person_id === personId,
  state: row.state,
});

/** One's own views and those colleagues share. */
export const getViews: Handler<typeof matterListCalls.getViews> = ({ tenant, actor, query }) =>
  tenant.transaction(async (tx) => {
    const rows = await viewsOf(tx, actor.personId, query.list);
    return rows.map((row) => present(row, actor.personId));
  });

export const saveView: Handler<typeof matterListCalls.saveView> = ({ tenant, actor, body }) =>
  tenant.transaction(async (tx) => {
    await dropViewNamed(tx, actor.personId, body.list, body.name);
    const row = await rowsOf(tx, viewTable).insert({
      list: body.list,
      person_id: actor.personId,
      name: body.name,
      is_shared: body.isShared,
      state: body.state,
    });
    return present(row, actor.personId);
  });

export const deleteView: Handler<typeof matterListCalls.deleteView> = ({ tenant, actor, body }) =>
  tenant.transaction(async (tx) => {
    const gone = await dropView(tx, body.id, actor.personId);
    if (gone === 0) throw new NotFound();
    return { done: true as const };
  });
