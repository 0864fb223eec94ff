import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { Tx } from '../../platform/db/database';
import { tableStore } from '../../platform/db/rows';
import { sql } from '../../platform/db/sql';
import { settledTable } from '../lodging/settled';

export const lockLedger = (tx: Tx, matterId: number, upTo: LocalDate, title: string): Promise<number> =>
  tx.run(sql`
    insert into ledger_lock (matter_id, up_to, why) values (${matterId}, ${upTo}, ${title})`);

export const listSettled = (tx: Tx, matterId: number, point: string) =>
  tableStore(tx, settledTable).list(sql`matter_id = ${matterId} and point = ${point}`);
