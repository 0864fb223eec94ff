import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { Tx } from './database';
import { sql } from './sql';

/** The day it is by the database's clock; it is the same one in both countries. */
export const readToday = async (tx: Tx): Promise<LocalDate> =>
  (await tx.one<{ today: LocalDate }>(sql`select (now() at time zone 'Africa/Johannesburg')::date as today`)).today;
