import { said } from '@boedel/domain/law/said';
import type { AnswerOf } from '@boedel/contract/call';
import { labelCalls } from '@boedel/contract/matter-settings/matter-settings.calls';
import { refuse } from '@boedel/domain/law/refusal';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { orConflict } from '../../platform/db/or-conflict';
import { rowsOf } from '../../platform/db/rows';
import { sql } from '../../platform/db/sql';
import { c, firmTable, type RowOf } from '../../platform/db/table';
import { handle, type Handler } from '../../platform/http/handler';
import { orRefuse } from '../../platform/http/or-refuse';
import { NotFound } from '../../platform/problems';
import { openMatter } from '../../platform/tenancy/matter-door';

type Calls = typeof labelCalls;
type Label = AnswerOf<Calls['add']>;

const labelTable = firmTable('matter_label', { name: c.text, colour: c.text.orNull });
type LabelRow = RowOf<typeof labelTable>;

const present = (row: LabelRow & { matters?: number; is_on?: boolean }): Label => ({
  id: row.id,
  name: row.name,
  colour: row.colour,
  matters: row.matters ?? 0,
  isOn: row.is_on ?? false,
  version: row.version,
});

const labels = (tx: Tx) => ({
  ...rowsOf(tx, labelTable),
  shown: async (matterId: number | null): Promise<Label[]> =>
    (
      await tx.rows<LabelRow & { matters: number; is_on: boolean }>(sql`
        select l.*, count(o.id)::int as matters, coalesce(bool_or(o.matter_id = ${matterId}::bigint), false) as is_on
        from matter_label l left join matter_label_on o on o.intermediary_id = l.intermediary_id and o.label_id = l.id
        group by l.intermediary_id, l.id order by plain_text(l.name), l.id`)
    ).map(present),
  refuseTwice: async (name: string, besides: number): Promise<void> => {
    const other = await tx.maybe(
      sql`select id from matter_label where lower(name) = lower(${name}) and id <> ${besides}`,
    );
    if (other) orRefuse(refuse('name', said('There is a label called {name} already. Choose another name.', { name })));
  },
});

const assign: Handler<Calls['assign']> = ({ tenant, actor, body }) =>
  tenant.transaction(async (tx) => {
    const matter = await openMatter(tx, body.matterID);
    const before = (await labels(tx).shown(matter.id)).filter(({ isOn }) => isOn);
    const wanted = [...new Set(body.labelIDs)];
    const known = await labels(tx).some(wanted);
    if (known.length < wanted.length) throw new NotFound();
    await tx.run(
      sql`delete from matter_label_on where matter_id = ${matter.id} and label_id <> all(${wanted}::bigint[])`,
    );
    await tx.run(
      sql`insert into matter_label_on (matter_id, label_id) select ${matter.id}, unnest(${wanted}::bigint[]) on conflict do nothing`,
    );
    await audit(tx, actor, 'matter.labels', {
      entity: ['matter', matter.id],
      matterId: matter.id,
      before: { labels: before.map(({ name }) => name) },
      after: { labels: known.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b)) },
    });
    return labels(tx).shown(matter.id);
  });

export const handledLabelCalls = handle(labelCalls, {
  getMatterLabels: ({ tenant, query }) =>
    tenant.transaction(async (tx) => {
      if (query.matterID) await openMatter(tx, query.matterID);
      return labels(tx).shown(query.matterID ?? null);
    }),
  add: ({ tenant, actor, body }) =>
    tenant.transaction(async (tx) => {
      await labels(tx).refuseTwice(body.name, 0);
      const row = await labels(tx).insert(body);
      await audit(tx, actor, 'label.added', { entity: ['matter_label', row.id], after: row });
      return present(row);
    }),
  update: ({ tenant, actor, body }) =>
    tenant.transaction(async (tx) => {
      const before = await labels(tx).find(body.id);
      await labels(tx).refuseTwice(body.name, body.id);
      const change = labels(tx).change(body.id, body.version, { name: body.name, colour: body.colour });
      const after = await orConflict(change, (theirs) => present(theirs) as never);
      await audit(tx, actor, 'label.changed', { entity: ['matter_label', after.id], before, after });
      return present(after);
    }),
  _delete: ({ tenant, actor, body }) =>
    tenant.transaction(async (tx) => {
      const before = await labels(tx).remove(body.id);
      await audit(tx, actor, 'label.removed', { entity: ['matter_label', body.id], before });
      return { done: true };
    }),
  assign,
});
