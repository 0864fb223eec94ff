import type { Cents } from '@boedel/domain/money/cents';
import type { Tx } from '../../platform/db/database';
import { hasStatus, isCurrent } from '../../platform/db/matter-status';
import { sql, type Sql } from '../../platform/db/sql';
import { projectedFees } from '../kept-figures/figures.store';

export type AddedFigure = 'assetValue' | 'projectedFees';

export interface AddedFigureLine {
  readonly id: number;
  readonly reference: string;
  readonly name: string;
  readonly amount: Cents | null;
  readonly known: number;
  readonly unknown: number;
  readonly total: Cents | null;
}

export const listEveryMatter = (tx: Tx): Promise<{ id: number; reference: string }[]> =>
  tx.rows(sql`select id, reference from matter order by id`);

/** Of which matters, and which figure of theirs: as the dashboard adds them. */
export const sums: Readonly<Record<AddedFigure, { readonly of: Sql; readonly figure: Sql }>> = {
  assetValue: { of: hasStatus('active', sql`m.status`), figure: sql`figures.gross_assets_cents` },
  projectedFees: { of: isCurrent(sql`m.status`), figure: projectedFees },
};

export const mostLines = 100;

/** The largest, each with what all of them come to. */
export const listLargest = (
  tx: Tx,
  systemType: number,
  { of, figure }: (typeof sums)[AddedFigure],
): Promise<AddedFigureLine[]> =>
  tx.rows(sql`
    select m.id, m.reference, m.name, ${figure} as amount, (count(${figure}) over ())::int as known,
      (count(*) filter (where ${figure} is null) over ())::int as unknown, (sum(${figure}) over ())::bigint as total
    from matter m left join matter_figures figures on figures.intermediary_id = m.intermediary_id and figures.matter_id = m.id
    where m.system_type = ${systemType} and ${of} order by ${figure} desc nulls last, m.id limit ${mostLines}`);
