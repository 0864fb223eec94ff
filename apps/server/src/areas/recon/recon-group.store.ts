import type { AnswerOf } from '@boedel/contract/call';
import type { reconCalls } from '@boedel/contract/recon/recon.calls';
import type { Cents } from '@boedel/domain/money/cents';
import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';
import { tableStore } from '../../platform/db/rows';
import { c, firmTable } from '../../platform/db/table';

export const groupTable = firmTable('recon_group', { matter_id: c.id, name: c.text }, 'money');

export const groupStore = (tx: Tx) => tableStore(tx, groupTable);

export type ReconGroupView = AnswerOf<ReconGroupStoreCalls['saveGroup']>;

type ReconGroupStoreCalls = typeof reconCalls;

export const listGroups = async (tx: Tx, matterId: number): Promise<ReconGroupView[]> =>
  (
    await tx.rows<{ id: number; name: string; version: number; lines: number; total: Cents; allocated: Cents }>(sql`
      select g.id, g.name, g.version,
        (select count(*)::int from bank_line l where l.intermediary_id = g.intermediary_id and l.group_id = g.id) as lines,
        (select coalesce(sum(amount_cents), 0)::bigint from bank_line l where l.intermediary_id = g.intermediary_id and l.group_id = g.id) as total,
        (select coalesce(sum(amount_cents), 0)::bigint from cash_allocation a where a.intermediary_id = g.intermediary_id and a.group_id = g.id) as allocated
      from recon_group g where g.matter_id = ${matterId} order by lower(g.name)`)
  ).map((row) => ({ ...row, matterID: matterId }));

export const listGroupsByName = (tx: Tx, matterId: number, name: string) =>
  groupStore(tx).list(sql`matter_id = ${matterId} and lower(name) = lower(${name})`);
