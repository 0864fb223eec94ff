import { describe, expect, test } from 'vitest';
import { openFirmScope } from '../../platform/tenancy/scopes';
import { createMatter } from '../../testing/a-matter';
import { createTestApp } from '../../testing/test-app';
import { createBankAccount, addIncome } from '../cash/cash.testing';
import { ledgerStore } from './ledger.store';
import { describeLedgerFaults, verifyLedger, verifyLedgers } from './verify-ledger.store';

const app = createTestApp();
const by = { personId: 1, fullName: 'A test' };

async function createBook() {
  const firm = await app.createFirm();
  const matter = await createMatter(app, firm);
  const bank = await createBankAccount(firm.admin, matter.id);
  const { body } = await addIncome(firm.admin, matter.id, { bankAccountID: bank.id });
  const within = openFirmScope(app.test.database, firm.id);
  const event = (reverses: boolean) =>
    within.transaction((tx) =>
      tx.one<{ id: number }>({
        text: `select max(id) as id from ledger_event where matter_id = $1 and (reverses_id is not null) = $2`,
        values: [matter.id, reverses],
      }),
    );
  return {
    firm,
    matter,
    within,
    undo: () => within.transaction((tx) => ledgerStore(tx).reverse(by, { table: 'income', id: body.id })),
    event: async (reverses = false) => (await event(reverses)).id,
    faults: () => within.transaction(verifyLedger),
  };
}
/** As somebody who owns the tables and switches every guard off, references too. */
const tamper = (statements: string) =>
  app.test.database.asOwner((tx) =>
    tx.script(`alter table ledger_event disable trigger user; alter table ledger_posting disable trigger user;
      alter table ledger_event drop constraint ledger_event_intermediary_id_reverses_id_fkey;
      alter table ledger_posting drop constraint ledger_posting_intermediary_id_matter_id_event_id_day_fkey; ${statements};
      alter table ledger_posting add constraint ledger_posting_intermediary_id_matter_id_event_id_day_fkey
        foreign key (intermediary_id, matter_id, event_id, day) references ledger_event (intermediary_id, matter_id, id, day) not valid;
      alter table ledger_event add constraint ledger_event_intermediary_id_reverses_id_fkey
        foreign key (intermediary_id, reverses_id) references ledger_event (intermediary_id, id) not valid;
      alter table ledger_event enable trigger user; alter table ledger_posting enable trigger user`),
  );

describe('the ledger worked out again', () => {
  test('adds up as the product keeps it, with what was undone', async () => {
    const book = await createBook();
    expect(await book.faults()).toEqual([]);
    await addIncome(book.firm.admin, book.matter.id);
    expect(await book.faults()).toEqual([]);
  });

  test('names matter and event where a posting was changed', async () => {
    const book = await createBook();
    const event = await book.event();
    await tamper(`update ledger_posting set cents = cents + 5 where event_id = ${event} and line = 1`);
    const faults = await book.faults();
    expect(faults).toContainEqual(
      expect.objectContaining({
        matterId: book.matter.id,
        eventId: event,
        why: 'its postings come to 5 cents instead of nil',
      }),
    );
    expect(faults).toContainEqual(
      expect.objectContaining({ eventId: null, why: 'its accounts together come to 5 cents instead of nil' }),
    );
    const lines: string[] = [];
    for await (const report of verifyLedgers(app.test.database)) {
      if (report.id === book.firm.id) lines.push(...describeLedgerFaults(report));
    }
    expect(lines.join('\n')).toMatch(
      new RegExp(`LEDGER WRONG in matter .*\\(${book.matter.id}\\), event ${event}: its postings`),
    );
  });

  test.each([
    [
      'a posting was taken out',
      (event: number) => `delete from ledger_posting where event_id = ${event} and line = 1`,
      /it has 1 postings instead of 2/,
    ],
    [
      'an event was taken out',
      (event: number) => `delete from ledger_event where id = ${event}`,
      /belongs to no event of its matter and day/,
    ],
    [
      'an event was moved to another day',
      (event: number) => `update ledger_event set day = day + 1 where id = ${event}`,
      /belongs to no event of its matter and day/,
    ],
  ])('says so where %s', async (_, attack, why) => {
    const book = await createBook();
    await tamper(attack(await book.event()));
    expect((await book.faults()).map((fault) => fault.why).join('\n')).toMatch(why);
  });

  test('says so where a reversal undoes nothing, or not what was booked', async () => {
    const [gone, other] = [await createBook(), await createBook()];
    await gone.undo();
    const [booked, undoing] = [await gone.event(), await gone.event(true)];
    await tamper(
      `delete from ledger_posting where event_id = ${booked}; delete from ledger_event where id = ${booked}`,
    );
    expect(await gone.faults()).toContainEqual(
      expect.objectContaining({ eventId: undoing, why: `it undoes event ${booked}, which is not there` }),
    );
    await other.undo();
    const [first, second] = [await other.event(), await other.event(true)];
    await tamper(`update ledger_posting set cents = cents * 2 where event_id = ${second}`);
    expect(await other.faults()).toContainEqual(
      expect.objectContaining({ eventId: second, why: `it does not undo event ${first} posting for posting` }),
    );
  });

  test('says so where the cash that is kept is not what was posted', async () => {
    const book = await createBook();
    await app.test.database.asOwner((tx) =>
      tx.script(`alter table matter_figures no force row level security;
        update matter_figures set cash_position_cents = 1 where matter_id = ${book.matter.id};
        alter table matter_figures force row level security`),
    );
    expect(await book.faults()).toMatchObject([
      { matterId: book.matter.id, eventId: null, why: expect.stringMatching(/^its cash is kept as 1 cents/) },
    ]);
  });
});
