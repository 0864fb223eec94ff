import type { figureCalls } from '@boedel/contract/figures/figures.calls';
import { type Cents, nil } from '@boedel/domain/money/cents';
import type { Tx } from '../../platform/db/database';
import { hasStatus, isCurrent } from '../../platform/db/matter-status';
import { type Sql, sql } from '../../platform/db/sql';
import type { Handler } from '../../platform/http/handler';
import { projectedFees } from '../kept-figures/figures.store';

type Name = 'assetValue' | 'projectedFees';

/** Of which matters, and which figure of theirs: as the dashboard adds them. */
const sums: Readonly<Record<Name, { readonly of: Sql; readonly figure: Sql }>> = {
  assetValue: { of: hasStatus('active', sql`m.status`), figure: sql`figures.gross_assets_cents` },
  projectedFees: { of: isCurrent(sql`m.status`), figure: projectedFees },
};
const mostLines = 100;

interface Line {
  readonly id: number;
  readonly reference: string;
  readonly name: string;
  readonly amount: Cents | null;
  readonly known: number;
  readonly unknown: number;
  readonly total: Cents | null;
}

/** The largest, each with what all of them come to. */
const linesOf = (tx: Tx, systemType: number, { of, figure }: (typeof sums)[Name]): Promise<Line[]> =>
  tx.rows(sql`
    select m.id, m.reference, m.name, ${figure} as amount, (count(${figure}) over ())::int as known,
      (count(*) filter (where ${figure} is null) over ())::int as unknown, (sum(${figure}) over ())::bigint as total
    from matter m left join matter_figures figures on figures.intermediary_id = m.intermediary_id and figures.matter_id = m.id
    where m.system_type = ${systemType} and ${of} order by ${figure} desc nulls last, m.id limit ${mostLines}`);

export const howAdded: Handler<typeof figureCalls.howAdded> = ({ tenant, actor, query }) =>
  tenant.transaction(async (tx) => {
    const rows = await linesOf(tx, actor.systemType, sums[query.name]);
    const lines = rows.flatMap(({ id, reference, name, amount }) =>
      amount === null ? [] : [{ matterID: id, reference, name, amount }],
    );
    const { known = 0, unknown = 0, total = null } = rows[0] ?? {};
    const shown = lines.reduce((all, { amount }) => all + amount, 0);
    return {
      lines,
      others: { count: known - lines.length, amount: total === null ? nil : ((total - shown) as Cents) },
      withoutFigure: unknown,
      total,
    };
  });
