import type { Tx } from '../../platform/db/database';
import { tableStore } from '../../platform/db/rows';
import { sql } from '../../platform/db/sql';
import { c, firmTable } from '../../platform/db/table';

const ruleTable = firmTable('bank_rule', { system_type: c.int, words: c.text, account: c.text, is_active: c.flag });

export const bankRuleStore = (tx: Tx) => tableStore(tx, ruleTable);

export const listRules = (tx: Tx, systemType: number) =>
  bankRuleStore(tx).list(sql`system_type = ${systemType}`, sql`words, id`);
