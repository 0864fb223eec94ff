import { currentStatuses, matterStatuses, pastStatuses } from '@boedel/domain/matter/kinds';
import { joinSql, type Sql, sql } from './sql';

/** A number of our own in the text of a statement, so that it is planned as if it stood there. */
const formatNumber = (value: number): Sql => sql([String(value)] as unknown as TemplateStringsArray);
const whereOneOf = (column: Sql, numbers: readonly number[]): Sql =>
  sql`${column} in (${joinSql(numbers.map(formatNumber))})`;

const own = sql`status`;
/** A matter that is worked on. */
export const isCurrent = (column: Sql = own): Sql => whereOneOf(column, currentStatuses);
/** A matter that is history. */
export const isPast = (column: Sql = own): Sql => whereOneOf(column, pastStatuses);
export const hasStatus = (status: keyof typeof matterStatuses, column: Sql = own): Sql =>
  sql`${column} = ${formatNumber(matterStatuses[status])}`;
