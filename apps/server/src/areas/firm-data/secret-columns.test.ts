import { beforeAll, expect, test } from 'vitest';
import { secretColumns } from '../../platform/db/secret-columns';
import { sql } from '../../platform/db/sql';
import { openFirmScope } from '../../platform/tenancy/scopes';
import { type TestFirm, createTestApp } from '../../testing/test-app';
import { streamLines, listReadableTables } from './archive.store';

const app = createTestApp();
let firm: TestFirm;
beforeAll(async () => void (firm = await app.createFirm()));

test('every column a firm reads that is named like a secret is kept out of its archive', async () => {
  /** The tree of the trail, made to be checked by everyone who has the archive, and the sum a bank's file ends with. */
  const notSecret = new Set(['audit_link.hash', 'audit_leaf.hash', 'audit_node.hash', 'payout_file.hash_total']);
  const columns = await openFirmScope(app.test.database, firm.id).transaction(async (tx) => {
    const tables = (await listReadableTables(tx)).map(({ name }) => name);
    return tx.rows<{ table: string; column: string }>(sql`
      select table_name as table, column_name as column from information_schema.columns
      where table_schema = 'public' and table_name = any(${tables}::text[])
        and column_name ~ '(^|_)(hash|secret|token|sealed|password|nonce)(_|$)' and data_type = 'text'`);
  });
  const named = columns.map(({ table, column }) => `${table}.${column}`);
  const kept = Object.entries(secretColumns).flatMap(([table, list]) => list.map((column) => `${table}.${column}`));
  expect(named.filter((column) => !kept.includes(column) && !notSecret.has(column))).toEqual([]);
  expect(kept.filter((column) => !named.includes(column))).toEqual([]);
});

test('a secret of the firm is in none of its lines', async () => {
  const lines = await openFirmScope(app.test.database, firm.id).transaction(async (tx) => {
    const { id } = await tx.one<{
      id: number;
    }>(sql`insert into matter (system_type, status, reference, name, country, opened_at)
      values (2, 2, 'T1', 'T', 'South Africa', now()) returning id`);
    await tx.run(sql`insert into matter_mail_address (matter_id, secret) values (${id}, 'secretmailbox')`);
    const table = (await listReadableTables(tx)).find(({ name }) => name === 'matter_mail_address')!;
    let all = '';
    for await (const line of streamLines(tx, table)) all += line;
    return all;
  });
  expect(lines).toContain('matter_id');
  expect(lines).not.toContain('secretmailbox');
});
