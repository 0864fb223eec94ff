import { inboxCalls } from '@boedel/contract/inbox/inbox.calls';
import { payoutCalls } from '@boedel/contract/payout/payout.calls';
import { waitingCalls } from '@boedel/contract/waiting/waiting.calls';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql';
import { openFirmScope } from '../../platform/tenancy/scopes';
import { createTestApp } from '../../testing/test-app';
import {
  approveFile,
  approvePayments,
  createPayingEstate,
  capture,
  filePayments,
  readPayment,
  type PayingEstate,
  listVersions,
} from './payout.testing';

const app = createTestApp();
let paying: PayingEstate;
beforeAll(() => app.setClock(new Date('2026-11-16T08:00:00Z')));
beforeEach(async () => {
  paying = await createPayingEstate(app);
});

describe('a bank file', () => {
  const download = (id: number) => paying.maker.call(payoutCalls.download, { query: { id } });
  const approveAs = (who: typeof paying.maker, { id, sha256 }: { id: number; sha256: string }) =>
    who.call(payoutCalls.approveFile, { body: { id, sha256 } });

  test('is handed out once somebody else approved it, with its day and format', async () => {
    const [ready] = await approvePayments(paying, await capture(paying));
    // Whoever approved the payment has seen no day and no format; whoever makes the file chooses both.
    const made = await paying.checker.call(payoutCalls.makeFile, {
      body: { matterID: paying.matterID, rows: listVersions(ready!), format: 'absa', actionDate: '2026-12-24' },
    });
    const file = made.body[0]!;
    expect(file).toMatchObject({ format: 'absa', actionDate: '2026-12-24', approvedBy: null });
    expect((await download(file.id)).status).toBe(422);
    expect((await approveAs(paying.checker, file)).status).toBe(422);
    expect((await approveAs(paying.maker, file)).status).toBe(403);
    expect((await approveAs(paying.second, { ...file, sha256: '0'.repeat(64) })).status).toBe(422);
    expect((await download(file.id)).status).toBe(422);
    const told = (await paying.second.call(inboxCalls.getInbox, { query: {} })).body.entries;
    expect(told.map(({ words }) => words.key)).toContain(
      'Approve bank file no. {number} of {matter} before it goes to the bank.',
    );
    expect((await approveAs(paying.second, file)).status).toBe(200);
    expect((await approveAs(paying.second, file)).status).toBe(422);
    const { body: files } = await paying.maker.call(payoutCalls.getFiles, { query: { matterID: paying.matterID } });
    expect(files[0]).toMatchObject({ id: file.id, approvedBy: expect.any(String), approvedAt: expect.any(String) });
    expect((await download(file.id)).status).toBe(200);
    const { after } = await openFirmScope(app.test.database, paying.firm.id).transaction((tx) =>
      tx.one<{ after: object }>(
        sql`select after from audit_entry where action = 'payoutfile.approved' and entity_id = ${file.id}`,
      ),
    );
    expect(after).toMatchObject({ format: 'absa', action_on: '2026-12-24', sha256: file.sha256 });
  });

  test('is approved by its maker in no way, and an approval is never changed: the database refuses', async () => {
    const [ready] = await approvePayments(paying, await capture(paying));
    const file = await filePayments(paying, ready!);
    const write = (person: number, hash: string, as = person) =>
      openFirmScope(app.test.database, paying.firm.id, { id: as }).transaction((tx) =>
        tx.run(sql`insert into payout_file_approval (matter_id, payout_file_id, person_id, person_name, sha256)
          values (${paying.matterID}, ${file.id}, ${person}, 'x', ${hash})`),
      );
    const refused = /approved unchanged, by another person than its maker/;
    await expect(write(paying.maker.personId, file.sha256)).rejects.toThrow(refused);
    await expect(write(paying.second.personId, file.sha256, paying.maker.personId)).rejects.toThrow(refused);
    await expect(write(paying.second.personId, '0'.repeat(64))).rejects.toThrow(refused);
    expect(await write(paying.second.personId, file.sha256)).toBe(1);
    await expect(
      app.test.database.asOwner((tx) => tx.script(`update payout_file_approval set person_name = 'y'`)),
    ).rejects.toThrow('append only');
  });
});

describe('a file that is taken back', () => {
  test('is no longer handed out', async () => {
    const [ready] = await approvePayments(paying, await capture(paying));
    const file = await filePayments(paying, ready!);
    // The bank is waited for once it may have the file.
    const isAwaited = async () => {
      const { body } = await paying.maker.call(waitingCalls.getbymatterid, { query: { matterID: paying.matterID } });
      return body.waits.some(({ key }) => key === `payoutFile:${file.id}`);
    };
    expect(await isAwaited()).toBe(false);
    await approveFile(paying, file);
    expect(await isAwaited()).toBe(true);
    expect((await paying.maker.call(payoutCalls.download, { query: { id: file.id } })).status).toBe(200);
    await paying.checker.call(payoutCalls.withdrawFile, { body: { id: file.id, why: 'Wrong day' } });
    const refused = await paying.maker.call(payoutCalls.download, { query: { id: file.id } });
    expect([refused.status, JSON.stringify(refused.problem)]).toEqual([422, expect.stringContaining('withdrawn')]);
  });

  test('while it is booked as paid: one of the two is refused, never a fault', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [ready] = await approvePayments(
        paying,
        await capture(paying, { amount: 10 + round, benRef: `REF ${round}` }),
      );
      const file = await filePayments(paying, ready!);
      const { version } = await readPayment(paying, ready!.id);
      const [withdrawn, saved] = await Promise.all([
        paying.checker.call(payoutCalls.withdrawFile, { body: { id: file.id, why: 'Wrong day' } }),
        paying.maker.call(payoutCalls.saveResults, {
          body: {
            matterID: paying.matterID,
            results: [{ id: ready!.id, version, outcome: 'paid', date: '2026-11-16', why: null }],
          },
        }),
      ]);
      expect([withdrawn.status, saved.status].filter((status) => status === 200)).toHaveLength(1);
      expect([withdrawn.status, saved.status].every((status) => [200, 409, 422].includes(status))).toBe(true);
      const after = await readPayment(paying, ready!.id);
      expect(after.state).toBe(saved.status === 200 ? 'paid' : 'approved');
    }
  });
});
