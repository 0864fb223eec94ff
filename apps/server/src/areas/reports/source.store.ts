import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { ReportRow } from '@boedel/domain/reports/report';
import type { Tx } from '../../platform/db/database';
import { type Sql, sql } from '../../platform/db/sql';
import { seesType } from '../../platform/db/sees';

export interface Asked {
  /** One firm; left out, every firm. */
  readonly firmId?: number | undefined;
  readonly from?: LocalDate | undefined;
  readonly to?: LocalDate | undefined;
  /** Matters of one type; left out, of every type the person works in. */
  readonly systemType?: number | undefined;
  readonly today: LocalDate;
}

/** Where the rows of a report come from: facts, ledger and figures, read for one firm or for all in a few statements. */
export type Source = (tx: Tx, asked: Asked) => Promise<readonly ReportRow[]>;

/**
 * The firm is named to the database, so that its rows are found by key however many firms there are. The provider's people
 * see every type of matter; a firm's own see those they work in.
 */
export const ofFirm = ({ firmId, systemType }: Asked): Sql =>
  sql`${firmId === undefined ? sql`true` : sql`m.intermediary_id = ${firmId}`} and ${seesType(sql`m.system_type`)}
    and ${systemType === undefined ? sql`true` : sql`m.system_type = ${systemType}`}`;

export const inPeriod = (day: Sql, { from, to }: Asked): Sql =>
  sql`${day} between ${from ?? '0001-01-01'}::date and ${to ?? '9999-12-31'}::date`;

/** A matter with its firm, as every report names it. */
export const ofMatter = sql`m.intermediary_id as "firmID", m.id as "matterID", m.reference, m.name, f.name as firm`;
export const matters = sql`matter m join intermediary f on f.id = m.intermediary_id`;

interface Read {
  readonly firmID: number;
  readonly matterID: number | null;
}

export const asRow = ({ firmID, matterID, ...values }: Read & Record<string, unknown>): ReportRow => ({
  firmID,
  matterID,
  values: values as ReportRow['values'],
});
