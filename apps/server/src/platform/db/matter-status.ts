import { currentStatuses, matterStatuses, pastStatuses } from '@boedel/domain/matter/kinds';
import { joined, type Sql, sql } from './sql';

/** A number of our own in the text of a statement, so that it is planned as if it stood there. */
const written = (value: number): Sql => sql([String(value)] as unknown as TemplateStringsArray);
const oneOf = (column: Sql, numbers: readonly number[]): Sql => sql`${column} in (${joined(numbers.map(written))})`;

const own = sql`status`;
/** A matter that is worked on. */
export const isCurrent = (column: Sql = own): Sql => oneOf(column, currentStatuses);
/** A matter that is history. */
export const isPast = (column: Sql = own): Sql => oneOf(column, pastStatuses);
export const hasStatus = (status: keyof typeof matterStatuses, column: Sql = own): Sql =>
  sql`${column} = ${written(matterStatuses[status])}`;
