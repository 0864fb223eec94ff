import { describe, expect, test } from 'vitest';
import { createMatter } from '../../testing/a-matter';
import { createTestApp } from '../../testing/test-app';
import { openProviderScope, openFirmScope } from '../tenancy/scopes';
import { sql } from './sql';

const app = createTestApp();
const formatAsText = (text: string) => ({ text, values: [] });

/** A row in each table that proves something, put there as the owner would: what leads to them is tried elsewhere. */
async function fillRow() {
  const firm = await app.createFirm();
  const { id: matterId } = await createMatter(app, firm);
  const of = `${firm.id}, ${matterId}`;
  await app.test.database.asOwner((tx) =>
    tx.script(`
      alter table payout disable trigger user; alter table payout_approval disable trigger user; alter table payout_file_row disable trigger user;
      insert into ledger_lock (intermediary_id, matter_id, up_to, why) values (${of}, '2026-02-28', 'First account');
      insert into bank_account (intermediary_id, matter_id, name) values (${of}, 'Estate late');
      insert into payout (intermediary_id, matter_id, payee, purpose, amount_cents, bank_account_id)
        select ${of}, 'A payee', 'cost', 100, max(id) from bank_account where matter_id = ${matterId};
      insert into payout_approval (intermediary_id, matter_id, payout_id, person_id, person_name, amount_cents, account_number, branch_code)
        select ${of}, max(id), 1, 'x', 100, '1', '1' from payout where matter_id = ${matterId};
      insert into payout_file (intermediary_id, matter_id, bank_account_id, number, format, action_on, same_day, row_count, total_cents, hash_total, sha256, content, made_name)
        select ${of}, max(id), 1, 'x', '2026-03-01', false, 1, 100, 'x', 'x', 'x', 'x' from bank_account where matter_id = ${matterId};
      insert into payout_file_row (intermediary_id, matter_id, payout_file_id, payout_id, place, payee, amount_cents, account_number, branch_code)
        select ${of}, (select max(id) from payout_file where matter_id = ${matterId}), max(id), 1, 'A payee', 100, '1', '1' from payout where matter_id = ${matterId};
      insert into signing (intermediary_id, matter_id, title, sha256, way, person_name) values (${of}, 'A paper', 'x', 'ink', 'x');
      insert into signer (intermediary_id, matter_id, signing_id, place, name, language, state, answered_at)
        select ${of}, max(id), 1, 'Thandi Maseko', 'en', 'signed', now() from signing where matter_id = ${matterId};
      insert into stored_file (intermediary_id, key, name, content_type, size, sha256)
        values (${firm.id}, '${firm.id}/2026/x', 'x', 'text/plain', 1, repeat('0', 64));
      insert into terms_acceptance (person_id, terms_version, accepted_at) values (${firm.admin.personId}, 'x', now());
      alter table payout enable trigger user; alter table payout_approval enable trigger user; alter table payout_file_row enable trigger user`),
  );
  return { firm, matterId };
}

describe('what proves something', () => {
  test.each([
    'update ledger_lock set up_to = up_to - 30',
    'delete from ledger_lock',
    'truncate ledger_lock',
    'update payout_approval set person_name = person_name || $$x$$',
    'update payout_approval set approved_at = now()',
    'delete from payout_approval',
    'truncate payout_approval',
    'update payout_file_row set payee = payee || $$x$$',
    'delete from payout_file_row',
    'truncate payout_file_row',
    'update signing set sha256 = sha256 || $$x$$',
    'delete from signing',
    'truncate signing cascade',
    'update signer set name = name || $$x$$',
    'update signer set state = $$waiting$$',
    'delete from signer',
    'truncate signer',
    'update stored_file set sha256 = sha256 || $$x$$',
    'update terms_acceptance set accepted_at = now() - interval $$1 year$$',
    'delete from terms_acceptance',
  ])('is not changed, not even by the owner while the guards are on: %s', async (text) => {
    const { firm } = await fillRow();
    const refused = /append only|permission denied|stands as it was given/;
    await expect(app.test.database.asOwner((tx) => tx.script(text))).rejects.toThrow(refused);
    await expect(
      openFirmScope(app.test.database, firm.id).transaction((tx) => tx.run(formatAsText(text))),
    ).rejects.toThrow(refused);
    await expect(openProviderScope(app.test.database).transaction((tx) => tx.run(formatAsText(text)))).rejects.toThrow(
      refused,
    );
  });

  test('has what happens to it later added: an approval is voided, a payment fails, a signed paper is filed', async () => {
    const { firm, matterId } = await fillRow();
    const ran = (query: ReturnType<typeof sql>) =>
      openFirmScope(app.test.database, firm.id).transaction((tx) => tx.run(query));
    expect(await ran(sql`update payout_approval set voided_at = now() where matter_id = ${matterId}`)).toBe(1);
    expect(await ran(sql`update payout_file_row set outcome = 'failed', why = 'x' where matter_id = ${matterId}`)).toBe(
      1,
    );
    expect(await ran(sql`update signing set state = 'signed', closed_at = now() where matter_id = ${matterId}`)).toBe(
      1,
    );
    expect(await ran(sql`update signing set version = version + 1 where matter_id = ${matterId}`)).toBe(1);
    await expect(ran(sql`update signing set state = 'open' where matter_id = ${matterId}`)).rejects.toThrow(
      'append only',
    );
    expect(await ran(sql`update stored_file set fault = 'missing' where key = ${`${firm.id}/2026/x`}`)).toBe(1);
  });

  test('keeps its matter: one with a locked period is not removed, one with a signing alone goes with it', async () => {
    const { firm, matterId } = await fillRow();
    const remove = (id: number) =>
      openFirmScope(app.test.database, firm.id).transaction((tx) => tx.run(sql`delete from matter where id = ${id}`));
    await expect(remove(matterId)).rejects.toThrow(/violates foreign key|ledger_lock|payout/);
    const { id: other } = await createMatter(app, firm);
    await openFirmScope(app.test.database, firm.id).transaction((tx) =>
      tx.run(
        sql`insert into signing (matter_id, title, sha256, way, person_name) values (${other}, 'x', 'x', 'ink', 'x')`,
      ),
    );
    expect(await remove(other)).toBe(1);
  });
});
