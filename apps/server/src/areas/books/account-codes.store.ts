import type { Tx } from '../../platform/db/database';
import { tableStore } from '../../platform/db/rows';
import { sql } from '../../platform/db/sql';
import { c, firmTable } from '../../platform/db/table';

const codeTable = firmTable('accounting_code', { account: c.text, code: c.text });

export const listCodes = (tx: Tx) => tableStore(tx, codeTable).list(sql`true`, sql`account`);

export const saveCode = (tx: Tx, account: string, code: string): Promise<number> =>
  tx.run(sql`
    insert into accounting_code (account, code) values (${account}, ${code})
    on conflict (intermediary_id, account) do update set code = excluded.code, version = accounting_code.version + 1
    where accounting_code.code <> excluded.code`);

export const removeCode = (tx: Tx, account: string): Promise<number> =>
  tx.run(sql`delete from accounting_code where account = ${account}`);
