import { rand } from '@boedel/domain/money/cents';
import { toLocalDate } from '@boedel/domain/dates/local-date';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Sql, sql } from '../../platform/db/sql';
import { openFirmScope } from '../../platform/tenancy/scopes';
import { createMatter } from '../../testing/a-matter';
import { type TestFirm, createTestApp } from '../../testing/test-app';
import { createBankAccount, addIncome } from '../cash/cash.testing';
import { ledgerStore, type NewLedgerEvent } from './ledger.store';

const testApp = createTestApp();
let firm: TestFirm;
let matterId: number;
let bankId: number;
const by = { personId: 1, fullName: 'A test' };
beforeAll(async () => {
  firm = await testApp.createFirm();
  matterId = (await createMatter(testApp, firm)).id;
  bankId = (await createBankAccount(firm.admin, matterId)).id;
});

const run = (query: Sql) => openFirmScope(testApp.test.database, firm.id).transaction((tx) => tx.run(query));
const createEvent = (cents: number[], day = '2026-03-01'): NewLedgerEvent => ({
  day: toLocalDate(day),
  kind: 'incomeReceived',
  narrative: 'Straight in',
  voucher: null,
  source: { table: 'income', id: 999_999_999 },
  postings: cents.map((one, index) =>
    index === 0
      ? { account: 'BANK' as const, bankAccountId: bankId, cents: rand(one) }
      : { account: 'INCOME:RENT' as const, cents: rand(one) },
  ),
});
const add = (...events: NewLedgerEvent[]) =>
  openFirmScope(testApp.test.database, firm.id).transaction((tx) => ledgerStore(tx).add(matterId, by, events));

describe('the database itself', () => {
  test('refuses an event that does not add up, and all that came with it', async () => {
    const before = await countEvents();
    await expect(add(createEvent([5, -5]), createEvent([5, -4]))).rejects.toThrow('add up');
    expect(await countEvents()).toBe(before);
    await add(createEvent([5, -5]));
    expect(await countEvents()).toBe(before + 1);
  });

  test('refuses an event without its postings, and postings that come later', async () => {
    await expect(
      run(sql`insert into ledger_event (matter_id, day, kind, narrative, source, posting_count, booked_name)
        values (${matterId}, '2026-03-01', 'x', 'x', 'income', 2, 'x')`),
    ).rejects.toThrow('add up');
    await expect(
      run(sql`insert into ledger_posting (event_id, line, matter_id, day, account, cents)
        select id, n, matter_id, day, 'SUSPENSE', case n when 8 then 1 else -1 end
        from (select * from ledger_event where matter_id = ${matterId} limit 1) e, generate_series(8, 9) n`),
    ).rejects.toThrow('add up');
  });

  test('refuses a change and a removal, of both tables', async () => {
    for (const query of [
      sql`update ledger_event set narrative = 'other' where matter_id = ${matterId}`,
      sql`update ledger_posting set cents = cents + 1 where matter_id = ${matterId}`,
      sql`delete from ledger_posting where matter_id = ${matterId}`,
      sql`delete from ledger_event where matter_id = ${matterId}`,
    ]) {
      await expect(run(query)).rejects.toThrow(/permission denied|append only/);
    }
    await expect(
      testApp.test.database.asOwner((tx) => tx.script(`delete from ledger_posting where matter_id = ${matterId}`)),
    ).rejects.toThrow('append only');
  });

  test('undoes an event once', async () => {
    const { body } = await addIncome(firm.admin, matterId, { bankAccountID: bankId });
    const source = { table: 'income', id: body.id } as const;
    const undo = () =>
      openFirmScope(testApp.test.database, firm.id).transaction((tx) => ledgerStore(tx).reverse(by, source));
    expect(await undo()).toBe(2);
    expect(await undo()).toBe(0);
    await expect(
      run(sql`with e as (select * from ledger_event where source = 'income' and source_id = ${body.id} and reverses_id is null),
        again as (insert into ledger_event (matter_id, day, kind, narrative, source, posting_count, booked_name, reverses_id)
          select matter_id, day, kind, narrative, source, 2, 'x', id from e returning id)
        insert into ledger_posting (event_id, line, matter_id, day, account, cents)
        select again.id, n, ${matterId}, e.day, 'SUSPENSE', case n when 1 then 1 else -1 end from again, e, generate_series(1, 2) n`),
    ).rejects.toThrow('undone_once');
  });

  test('refuses a day in a locked period, whoever books', async () => {
    const other = await createMatter(testApp, firm);
    await run(sql`insert into ledger_lock (matter_id, up_to, why) values (${other.id}, '2026-02-28', 'First account')`);
    const bank = await createBankAccount(firm.admin, other.id, { openingDate: null, openingBalance: null });
    const bookEvent = (day: string) =>
      openFirmScope(testApp.test.database, firm.id).transaction((tx) =>
        ledgerStore(tx).add(other.id, by, [
          {
            ...createEvent([5, -5], day),
            postings: createEvent([5, -5]).postings.map((posting) =>
              'bankAccountId' in posting ? { ...posting, bankAccountId: bank.id } : posting,
            ),
          },
        ]),
      );
    await expect(bookEvent('2026-02-28')).rejects.toThrow('locked');
    await bookEvent('2026-03-01');
  });

  test('keeps a matter that money moved in', async () => {
    await expect(run(sql`delete from matter where id = ${matterId}`)).rejects.toThrow(/ledger/);
  });
});

const countEvents = async () =>
  (
    await openFirmScope(testApp.test.database, firm.id).transaction((tx) =>
      tx.one<{ count: number }>(sql`select count(*)::int as count from ledger_event where matter_id = ${matterId}`),
    )
  ).count;
