import { assetCalls } from '@boedel/contract/assets/assets.calls';
import { expenseCalls } from '@boedel/contract/cash/cash.calls';
import { estateAccountCalls } from '@boedel/contract/estate-account/estate-account.calls';
import { estateSettingCalls } from '@boedel/contract/estate/estate.calls';
import { liabilityCalls } from '@boedel/contract/liabilities/liabilities.calls';
import { lodgingCalls } from '@boedel/contract/lodging/lodging.calls';
import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql';
import { openFirmScope } from '../../platform/tenancy/scopes';
import { createMatter, grantAccess, listTrail } from '../../testing/a-matter';
import { type TestFirm, createTestApp } from '../../testing/test-app';
import { createAsset } from '../assets/assets.testing';
import { addIncome, addExpense } from '../cash/cash.testing';
import { createEstateToLodge } from './lodging.testing';

const testApp = createTestApp();
let firm: TestFirm;
beforeAll(async () => void (firm = await testApp.createFirm()));

const listFields = ({ problem }: { problem?: unknown }) => Object.keys(problem as object);
const createEstate = () => createEstateToLodge(testApp, firm);
const lodge = (matterID: number, more: object = {}) =>
  firm.admin.call(lodgingCalls.lodgeEstate, {
    body: { matterID, kind: 'firstAndFinal', despiteOpen: true, ...more } as never,
  });
const listLodged = async (matterID: number) =>
  (await firm.admin.call(lodgingCalls.getbymatterid, { query: { matterID } })).body;
const readRow = (id: number) =>
  openFirmScope(testApp.test.database, firm.id).transaction((tx) =>
    tx.one<{
      facts_file_id: number;
      paper_file_id: number;
      sha256: string;
      facts_sha: string;
      paper_sha: string;
      number: number;
    }>(sql`
      select l.*, f.sha256 as facts_sha, p.sha256 as paper_sha from lodged_account l
        join stored_file f on f.id = l.facts_file_id join stored_file p on p.id = l.paper_file_id where l.id = ${id}`),
  );

describe('lodging the account of an estate', () => {
  test('with points open it says so and asks; that it was lodged nevertheless stands in the trail', async () => {
    const { matterID } = await createEstate();
    const { points } = (await firm.admin.call(lodgingCalls.check, { query: { matterID } })).body;
    const refused = await lodge(matterID, { despiteOpen: false });
    expect([refused.status, listFields(refused)]).toEqual([422, ['despiteOpen']]);
    expect(JSON.stringify(refused.problem)).toContain(`Open before lodging: ${points.length}.`);
    expect(await listLodged(matterID)).toEqual([]);
    expect((await lodge(matterID)).status).toBe(200);
    const [{ after }] = (await openFirmScope(testApp.test.database, firm.id).transaction((tx) =>
      tx.rows<{ after: { still_open: number } }>(
        sql`select after from audit_entry where matter_id = ${matterID} and action = 'account.lodged'`,
      ),
    )) as [{ after: { still_open: number } }];
    expect(after.still_open).toBe(points.length);
  });

  test('freezes facts, figures and paper, numbered and hashed, sets key date 20 and locks the period', async () => {
    const { matterID, bank } = await createEstate();
    const done = await lodge(matterID);
    expect(done.status).toBe(200);
    expect(done.body).toMatchObject({ number: 1, kind: 'firstAndFinal', sequence: 1, language: 'en' });
    const kept = await readRow(done.body.id);
    const hash = createHash('sha256').update([1, kept.facts_sha, kept.paper_sha].join('\n')).digest('hex');
    expect(done.body.sha256).toBe(hash);
    const pdf = await firm.admin.call(lodgingCalls.file, { query: { id: done.body.id } });
    expect(pdf.status).toBe(200);
    const facts = await firm.admin.call(lodgingCalls.file, { query: { id: done.body.id, what: 'facts' } });
    expect(facts.status).toBe(200);
    const diary = await openFirmScope(testApp.test.database, firm.id).transaction((tx) =>
      tx.rows<{ type: number }>(
        sql`select type from diary_entry where matter_id = ${matterID} and event = 'accountGenerated'`,
      ),
    );
    expect(diary).toEqual([{ type: 20 }]);
    expect(await listTrail(testApp, firm, matterID)).toContain('account.lodged');
    // Nothing is booked into its period any more; the sentence says what to do.
    const late = await addExpense(firm.admin, matterID, { bankAccountID: bank.id, paidDate: '2026-04-10' });
    expect([late.status, listFields(late)]).toEqual([422, ['paidDate']]);
    expect(JSON.stringify(late.problem)).toContain('Enter a correction with a later date');
    // And the row itself is held by the database.
    await expect(
      openFirmScope(testApp.test.database, firm.id).transaction((tx) =>
        tx.run(sql`update lodged_account set title = 'Another' where id = ${done.body.id}`),
      ),
    ).rejects.toThrow();
  });

  test('two people lodge it at once: one does, the other is told', async () => {
    const { matterID } = await createEstate();
    const other = await firm.person(['Capture Matter', 'Request Account'], { systemType: 2 });
    const both = await Promise.all([
      lodge(matterID),
      other.call(lodgingCalls.lodgeEstate, { body: { matterID, kind: 'firstAndFinal', despiteOpen: true } as never }),
    ]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
    expect(JSON.stringify(both.find(({ status }) => status === 422)!.problem)).toContain(
      'A final account has been lodged.',
    );
    expect(await listLodged(matterID)).toHaveLength(1);
  });

  test('is refused with what is stopping it, and nothing is frozen', async () => {
    const { id: matterID } = await createMatter(testApp, firm);
    const refused = await lodge(matterID);
    expect(refused.status).toBe(422);
    expect(await listLodged(matterID)).toEqual([]);
    const second = await createEstate();
    const early = await lodge(second.matterID, { kind: 'secondAndFinal' });
    expect([early.status, listFields(early)]).toEqual([422, ['kind']]);
    expect(JSON.stringify(early.problem)).toContain('Lodge the first account first');
  });

  test('what is captured afterwards stands in the next account, said; the amended one is compared line by line', async () => {
    const { matterID, asset } = await createEstate();
    const { body: first } = await lodge(matterID);
    const claim = await firm.admin.call(liabilityCalls.add, {
      body: { matterID, creditor: 'Late Creditor', amount: 5000, kind: 'debtBeforeDeath' } as never,
    });
    expect(claim.body).toMatchObject({ account: 2, warnings: [{ field: 'account' }] });
    const compare = async () =>
      (
        await firm.admin.call(lodgingCalls.compare, {
          query: { id: first.id, kind: 'amendedFirstAndFinal' },
        })
      ).body;
    const before = await compare();
    expect(before.lines.filter(({ change }) => change !== 'same')).toEqual([]);
    expect(before.lines.length).toBeGreaterThan(10);
    // The claim is put into the account that is amended, and a value is corrected.
    await firm.admin.call(liabilityCalls.update, { body: { ...claim.body, account: 1 } });
    const { body: now } = await firm.admin.call(assetCalls.getbyid, { query: { id: asset.id } });
    await firm.admin.call(assetCalls.update, { body: { ...now, valuationAmount: 1_100_000 } });
    const after = await compare();
    const changed = after.lines.filter(({ change }) => change !== 'same');
    expect(changed.find(({ words }) => words.includes('Late Creditor'))).toMatchObject({
      change: 'added',
      before: null,
      after: 5000,
    });
    expect(changed.find(({ words }) => words === 'Gross assets')).toMatchObject({
      change: 'changed',
      before: 1_200_000,
      after: 1_300_000,
    });
    const amended = await lodge(matterID, { kind: 'amendedFirstAndFinal' });
    expect(amended.body).toMatchObject({ number: 2, sequence: 1 });
    expect((await listLodged(matterID)).map(({ number }) => number)).toEqual([2, 1]);
    // The frozen one is as it was, whatever was changed since.
    const both = await firm.admin.call(lodgingCalls.compare, { query: { id: first.id, againstID: amended.body.id } });
    expect(both.body.lines.filter(({ change }) => change !== 'same')).toEqual(changed);
  });

  test('a second account carries forward what the first held back and left outstanding', async () => {
    const { matterID, asset } = await createEstate();
    await firm.admin.call(assetCalls.update, {
      body: { ...asset, treatment: 'outstanding', whyOutstanding: 'Not yet transferred.' } as never,
    });
    const first = await lodge(matterID, { kind: 'first', holdBack: 50_000 });
    expect(first.status).toBe(200);
    const { body: kinds } = await firm.admin.call(lodgingCalls.getKinds, { query: { matterID } });
    expect(kinds).toMatchObject({ usual: 'secondAndFinal', heldBack: 50_000 });
    // Amended, it holds back what it did: nothing differs until somebody holds back something else.
    const listChanged = async (more: object) =>
      (
        await firm.admin.call(lodgingCalls.compare, { query: { id: first.body.id, kind: 'amendedFirst', ...more } })
      ).body.lines
        .filter(({ change, words }) => change !== 'same' && words === 'Held back for the next account')
        .map(({ before, after }) => [before, after]);
    expect(await listChanged({})).toEqual([]);
    expect(await listChanged({ holdBack: 20_000 })).toEqual([[50_000, 20_000]]);
    expect(kinds.kinds.find(({ kind }) => kind === 'third')?.needs?.key).toBe('Lodge the {which} account first.');
    const { body: now } = await firm.admin.call(assetCalls.getbyid, { query: { id: asset.id } });
    await firm.admin.call(assetCalls.update, { body: { ...now, treatment: 'inKind', whyOutstanding: null } as never });
    const drawn = await firm.admin.call(estateAccountCalls.draft, { query: { matterID, kind: 'secondAndFinal' } });
    expect([drawn.body.stopping, drawn.body.balances]).toEqual([[], true]);
    const text = JSON.stringify(drawn.body.paper);
    expect(text).toContain('Second and Final');
    const second = await lodge(matterID, { kind: 'secondAndFinal' });
    expect(second.body).toMatchObject({ number: 2, sequence: 2 });
    const supplementary = await firm.admin.call(lodgingCalls.getKinds, { query: { matterID } });
    expect(supplementary.body.kinds.find(({ kind }) => kind === 'supplementarySecond')?.sequence).toBe(3);
  });

  test('a figure set by hand is marked, lodged with its reason, and undone', async () => {
    const { matterID } = await createEstate();
    const { body: settings } = await firm.admin.call(estateSettingCalls.get, { query: { matterID } });
    const set = await firm.admin.call(estateSettingCalls.save, {
      body: {
        ...settings,
        overrides: { ...settings.overrides!, mastersFee: { amount: 1234, reason: 'As the Master taxed it' } },
      },
    });
    const marked = await firm.admin.call(estateAccountCalls.draft, { query: { matterID } });
    expect(marked.body.overrides).toMatchObject([
      { name: 'mastersFee', amount: 1234, reason: 'As the Master taxed it' },
    ]);
    expect(JSON.stringify(marked.body.paper)).toContain('As the Master taxed it');
    await firm.admin.call(estateSettingCalls.save, {
      body: { ...set.body, overrides: { ...set.body.overrides!, mastersFee: { amount: null, reason: null } } },
    });
    const plain = await firm.admin.call(estateAccountCalls.draft, { query: { matterID } });
    expect(plain.body.overrides).toEqual([]);
  });

  test('is generated by whoever may request accounts, not by somebody who only captures', async () => {
    const { matterID } = await createEstate();
    const lodgeAs = async (role: 'Capture Matter' | 'Request Account') => {
      const person = await firm.person([role]);
      const body = { matterID, kind: 'firstAndFinal', language: 'en', despiteOpen: true } as const;
      return (await person.call(lodgingCalls.lodgeEstate, { body })).status;
    };
    expect([await lodgeAs('Capture Matter'), await lodgeAs('Request Account')]).toEqual([403, 200]);
  });

  test('is for whoever may see accounts; another firm’s is unknown', async () => {
    const { matterID } = await createEstate();
    const { body: first } = await lodge(matterID);
    const other = await testApp.createFirm();
    const query = { id: first.id };
    expect((await other.admin.call(lodgingCalls.file, { query })).status).toBe(404);
    expect((await other.admin.call(lodgingCalls.compare, { query })).status).toBe(404);
    const reader = await firm.person(['UserMatterAccess']);
    await grantAccess(testApp, firm, matterID, reader, { rights: ['reports'] });
    expect((await reader.call(lodgingCalls.file, { query })).status).toBe(200);
    const capture = await reader.call(lodgingCalls.lodgeEstate, {
      body: { matterID, kind: 'amendedFirstAndFinal', despiteOpen: true } as never,
    });
    expect(capture.status).toBe(403);
    const blind = await firm.person(['UserMatterAccess']);
    await grantAccess(testApp, firm, matterID, blind, { rights: ['estate'] });
    expect((await blind.call(lodgingCalls.getbymatterid, { query: { matterID } })).status).toBe(404);
  });

  test('entries after it go to the next account too', async () => {
    const { matterID, bank } = await createEstate();
    await firm.admin.call(estateSettingCalls.save, {
      body: {
        ...(await firm.admin.call(estateSettingCalls.get, { query: { matterID } })).body,
        accountDate: '2026-06-30',
      },
    });
    expect((await lodge(matterID)).body.toDate).toBe('2026-06-30');
    const rent = await addIncome(firm.admin, matterID, { bankAccountID: bank.id, receivedDate: '2026-07-31' });
    expect(rent.body).toMatchObject({ account: 2, warnings: [{ field: 'account' }] });
    const cost = await addExpense(firm.admin, matterID, { paidDate: '2026-07-31', account: 1 });
    expect(cost.body).toMatchObject({ account: 1, warnings: [] });
    await firm.admin.call(expenseCalls._delete, { body: { id: cost.body.id } });
    const asset = await createAsset(firm.admin, matterID, { name: 'Found later' });
    expect(asset.account).toBe(2);
  });
});
