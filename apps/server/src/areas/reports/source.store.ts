import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { ReportDataRow } from '@boedel/domain/reports/report';
import type { Tx } from '../../platform/db/database';
import { type Sql, sql } from '../../platform/db/sql';
import { whereSeesType } from '../../platform/db/sees';

export interface ReportCriteria {
  /** One firm; left out, every firm. */
  readonly firmId?: number | undefined;
  readonly from?: LocalDate | undefined;
  readonly to?: LocalDate | undefined;
  /** Matters of one type; left out, of every type the person works in. */
  readonly systemType?: number | undefined;
  readonly today: LocalDate;
}

/** Where the rows of a report come from: facts, ledger and figures, read for one firm or for all in a few statements. */
export type ReportSource = (tx: Tx, asked: ReportCriteria) => Promise<readonly ReportDataRow[]>;

/**
 * The firm is named to the database, so that its rows are found by key however many firms there are. The provider's people
 * see every type of matter; a firm's own see those they work in.
 */
export const whereFirm = ({ firmId, systemType }: ReportCriteria): Sql =>
  sql`${firmId === undefined ? sql`true` : sql`m.intermediary_id = ${firmId}`} and ${whereSeesType(sql`m.system_type`)}
    and ${systemType === undefined ? sql`true` : sql`m.system_type = ${systemType}`}`;

export const whereInPeriod = (day: Sql, { from, to }: ReportCriteria): Sql =>
  sql`${day} between ${from ?? '0001-01-01'}::date and ${to ?? '9999-12-31'}::date`;

/** A matter with its firm, as every report names it. */
export const ofMatter = sql`m.intermediary_id as "firmID", m.id as "matterID", m.reference, m.name, f.name as firm`;
export const matters = sql`matter m join intermediary f on f.id = m.intermediary_id`;

interface ReportRecord {
  readonly firmID: number;
  readonly matterID: number | null;
}

export const toReportRow = ({
  firmID,
  matterID,
  ...values
}: ReportRecord & Record<string, unknown>): ReportDataRow => ({
  firmID,
  matterID,
  values: values as ReportDataRow['values'],
});
