import { calendarFeedCalls } from '@boedel/contract/calendar-feed/calendar-feed.calls';
import { rafClaimCalls, rafItemCalls } from '@boedel/contract/raf/raf.calls';
import { trustFeeCalls } from '@boedel/contract/trust-fees/trust-fees.calls';
import { settingCalls } from '@boedel/contract/firm/firm.calls';
import { meetingCalls } from '@boedel/contract/meetings/meetings.calls';
import { executorCalls } from '@boedel/contract/matter-people/matter-people.calls';
import { describe, expect, test } from 'vitest';
import { sql } from '../platform/db/sql';
import { saveFile } from '../platform/files/stored-file';
import { queueMail } from '../platform/mail/queue-mail';
import { sendingLimits } from '../platform/mail/sending-limit';
import { openFirmScope } from '../platform/tenancy/scopes';
import { createMatter } from '../testing/a-matter';
import { createTestApp } from '../testing/test-app';

// Limits that are counted before a row is added: twenty requests at once find room for as many as one after the other.
const app = createTestApp();
const twenty = Array.from({ length: 20 }, (_, n) => n);
const sendAtOnce = async <T>(one: (n: number) => Promise<T>) => Promise.allSettled(twenty.map(one));
const countDone = (settled: readonly PromiseSettledResult<unknown>[]): number =>
  settled.filter(({ status }) => status === 'fulfilled').length;

test('a person has ten calendar addresses', async () => {
  const firm = await app.createFirm();
  const answers = await Promise.all(
    twenty.map((n) =>
      firm.admin.call(calendarFeedCalls.add, { body: { name: `Diary ${n}`, scope: 'mine', isMasked: false } }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
  expect((await firm.admin.call(calendarFeedCalls.getlist)).body).toHaveLength(10);
});

test('executors share one remuneration', async () => {
  const firm = await app.createFirm();
  const { id: matterID } = await createMatter(app, firm);
  const answers = await Promise.all(
    twenty.map((n) =>
      firm.admin.call(executorCalls.SaveExecutor, {
        body: { matterID, surname: `Executor ${n}`, details: { sharePercent: 30 } },
      }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
});

test('a firm keeps as many bytes as it may', async () => {
  const firm = await app.createFirm();
  const file = (n: number) => ({
    key: `${firm.id}/once/${n}`,
    name: `${n}.pdf`,
    contentType: 'application/pdf',
    size: 300_000,
    sha256: 'ab'.repeat(32),
    firmBytes: 1_000_000,
  });
  const scope = openFirmScope(app.test.database, firm.id, { id: firm.admin.personId });
  expect(countDone(await sendAtOnce((n) => scope.transaction((tx) => saveFile(tx, file(n)))))).toBe(3);
});

test('a person writes to as many addresses in an hour as they may', async () => {
  const firm = await app.createFirm();
  const scope = openFirmScope(app.test.database, firm.id, { id: firm.admin.personId });
  await scope.transaction((tx) =>
    tx.run(sql`insert into mail (sender, to_addresses, subject, body_text, language, person_id, created_at)
      values ('firm', array_fill('a@example.test'::text, array[${sendingLimits.personInAnHour - 2}::int]), 'Before', 'Before', 'en',
              ${firm.admin.personId}, now() - interval '5 minutes')`),
  );
  const mail = { to: 'heir@example.test', subject: 'The account lies open', text: 'It lies open.' };
  expect(countDone(await sendAtOnce(() => scope.transaction((tx) => queueMail(tx, mail))))).toBe(2);
});

describe('what is done once', () => {
  const trust = { systemType: 5, kind: 'trust', firstNames: null, surname: 'Olive Trust' } as const;

  test('a period of a trust is charged for once', async () => {
    const firm = await app.createFirm();
    const { id: matterID } = await createMatter(app, firm, trust);
    const { body: before } = await firm.admin.call(settingCalls.getTrustFees);
    const terms = { annualPercent: 1.6, annualBasis: 'Closing value' } as const;
    await firm.admin.call(settingCalls.saveTrustFees, { body: { ...before, ...terms } });
    const answers = await Promise.all(
      twenty.map(() =>
        firm.admin.call(trustFeeCalls.add, {
          body: { matterID, fromDate: '2025-03-01', toDate: '2026-02-28', closingValue: 4_125_701 },
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('an invoice is claimed of the Road Accident Fund once, in whichever claim', async () => {
    const firm = await app.createFirm();
    const { id: matterID } = await createMatter(app, firm, trust);
    const claims: number[] = [];
    for (const description of ['January to March', 'April to June'])
      claims.push((await firm.admin.call(rafClaimCalls.add, { body: { matterID, description } })).body.id);
    const item = { matterID, servedDate: '2026-06-01', provider: 'Dr Naidoo', amount: 400, invoiceNumber: 'INV 1' };
    const answers = await Promise.all(
      twenty.map((n) => firm.admin.call(rafItemCalls.add, { body: { ...item, rafClaimID: claims[n % 2]! } })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('a notice to creditors stands once', async () => {
    const firm = await app.createFirm();
    const { id: matterID } = await createMatter(app, firm, { diedOn: '2026-02-01', lettersOn: '2026-03-02' });
    const answers = await Promise.all(
      twenty.map(() =>
        firm.admin.call(meetingCalls.add, {
          body: {
            matterID,
            type: 9,
            newspaperLanguage: 'English',
            secondNewspaperLanguage: 'Afrikaans',
            periodUnit: 'days',
          } as never,
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});
