import type { matterListCalls } from '@boedel/contract/matter/matter-list.calls';
import { rowsOf } from '../../platform/db/rows';
import { sql } from '../../platform/db/sql';
import { c, firmTable, type RowOf } from '../../platform/db/table';
import { NotFound } from '../../platform/problems';
import type { Handler } from '../../platform/http/handler';

export const viewTable = firmTable('saved_view', {
  list: c.text,
  person_id: c.id,
  name: c.text,
  is_shared: c.flag,
  state: c.json<Record<string, string>>(),
});

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
    const rows = await rowsOf(tx, viewTable).list(
      sql`list = ${query.list} and (is_shared or person_id = ${actor.personId})`,
      sql`name, id`,
    );
    return rows.map((row) => present(row, actor.personId));
  });

export const saveView: Handler<typeof matterListCalls.saveView> = ({ tenant, actor, body }) =>
  tenant.transaction(async (tx) => {
    await tx.run(
      sql`delete from saved_view where list = ${body.list} and person_id = ${actor.personId} and lower(name) = lower(${body.name})`,
    );
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
    const gone = await tx.run(sql`delete from saved_view where id = ${body.id} and person_id = ${actor.personId}`);
    if (gone === 0) throw new NotFound();
    return { done: true as const };
  });
