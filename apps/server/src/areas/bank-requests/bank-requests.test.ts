import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { bankRequestCalls } from '@boedel/contract/bank-requests/bank-requests.calls';
import { bankAccountCalls } from '@boedel/contract/cash/cash.calls';
import { documentCalls } from '@boedel/contract/documents/documents.calls';
import { inboxCalls } from '@boedel/contract/inbox/inbox.calls';
import { formatInEnglish } from '@boedel/domain/law/message';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql';
import type { JobWork } from '../../platform/jobs/job-kind';
import { openFirmScope } from '../../platform/tenancy/scopes';
import { createMatter, listTrail } from '../../testing/a-matter';
import { type TestPerson, type TestFirm, createTestApp } from '../../testing/test-app';
import { askBankJob, lookAtBankJob } from './bank-jobs';

/** A bank's line as the contract has it, which remembers what it was asked. */
interface BankRequest {
  readonly method: string | undefined;
  readonly path: string | undefined;
  readonly key: string | undefined;
  readonly token: string | undefined;
  readonly body: unknown;
}
const requests: BankRequest[] = [];
let answers: { status: number; body: unknown }[] = [];
let server: Server;
const readText = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
};

const byLetter = createTestApp();
const environment: Record<string, string> = {
  BANK_LINE_TOKEN: 'a token',
  TIS_ACCOUNT_NAME: 'Trust investment account',
};
const byLine = createTestApp(environment);
beforeAll(async () => {
  server = createServer((request, response) => {
    void readText(request).then((text) => {
      requests.push({
        method: request.method,
        path: request.url,
        key: request.headers['idempotency-key'] as string | undefined,
        token: request.headers.authorization,
        body: text === '' ? undefined : JSON.parse(text),
      });
      const { status, body } = answers.shift() ?? { status: 500, body: {} };
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  Object.assign(byLine.services.config, {
    BANK_LINE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/line/`,
  });
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

interface BankAsking {
  readonly firm: TestFirm;
  readonly asker: TestPerson;
  readonly matterID: number;
}
async function createAsking(app: typeof byLetter): Promise<BankAsking> {
  app.setClock(new Date('2026-11-16T08:00:00Z'));
  const firm = await app.createFirm();
  const asker = await firm.person(['Capture Matter', 'Request Account'], { systemType: 2 });
  return { firm, asker, matterID: (await createMatter(app, firm)).id };
}
const createBody = (matterID: number) => ({
  matterID,
  bank: 'FNB',
  accountName: 'Estate late J Botha',
  note: 'Cheque book',
});

describe('without a line', () => {
  test('a letter is filed, the request tracked, and the answer makes the account', async () => {
    const { firm, asker, matterID } = await createAsking(byLetter);
    const { body: asked } = await asker.call(bankRequestCalls.openaccount, { body: createBody(matterID) });
    expect(asked).toMatchObject({ state: 'asked', way: 'letter', kindName: 'Bank account', bankAccountID: null });
    const letter = await asker.call(documentCalls.downloaddocument, { query: { documentID: asked.letterID! } });
    expect([letter.headers['content-type'], letter.raw.subarray(0, 5).toString()]).toEqual([
      'application/pdf',
      '%PDF-',
    ]);
    const answer = {
      id: asked.id,
      version: asked.version,
      outcome: 'opened' as const,
      answeredDate: '2026-11-16',
      accountNumber: '62700110000',
      branchCode: '250655',
      note: null,
    };
    const wrong = await asker.call(bankRequestCalls.saveAnswer, { body: { ...answer, accountNumber: '6.27E+10' } });
    expect([wrong.status, Object.keys(wrong.problem)]).toEqual([422, ['accountNumber']]);
    const { body: opened } = await asker.call(bankRequestCalls.saveAnswer, { body: answer });
    expect(opened).toMatchObject({ state: 'opened', accountNumber: '•••••••0000' });
    const accounts = await asker.call(bankAccountCalls.getOfMatter, { query: { matterID } });
    expect(accounts.body).toMatchObject([{ id: opened.bankAccountID, name: 'Estate late J Botha', isMain: true }]);
    const again = await asker.call(bankRequestCalls.saveAnswer, { body: { ...answer, version: opened.version } });
    expect(again.status).toBe(422);
    expect(await listTrail(byLetter, firm, matterID)).toEqual([
      'accountrequest.asked',
      'document.uploaded',
      'bank_account.added',
      'accountrequest.opened',
    ]);
  });

  test('only who may ask for accounts asks, and a refusal has its reason', async () => {
    const { firm, asker, matterID } = await createAsking(byLetter);
    const capturer = await firm.person(['Capture Matter'], { systemType: 2 });
    expect((await capturer.call(bankRequestCalls.openTISaccount, { body: createBody(matterID) })).status).toBe(403);
    const { body: asked } = await asker.call(bankRequestCalls.openTISaccount, { body: createBody(matterID) });
    expect(asked).toMatchObject({ kind: 'tis', kindName: 'TIS account' });
    const refusal = {
      id: asked.id,
      version: asked.version,
      outcome: 'refused' as const,
      answeredDate: '2026-11-16',
      accountNumber: null,
      branchCode: null,
    };
    expect((await capturer.call(bankRequestCalls.saveAnswer, { body: { ...refusal, note: null } })).status).toBe(422);
    const saved = await capturer.call(bankRequestCalls.saveAnswer, { body: { ...refusal, note: 'No letters yet' } });
    expect(saved.body).toMatchObject({ state: 'refused', answer: 'No letters yet', bankAccountID: null });
    const { entries } = (await asker.call(inboxCalls.getInbox, { query: {} })).body;
    expect(entries.map(({ kind, words }) => [kind, formatInEnglish(words)])).toEqual([
      ['bankAnswer', 'FNB did not open the account Estate late J Botha.'],
    ]);
  });
});

describe('over a line', () => {
  const run = (firmId: number, job: typeof askBankJob, payload: object) =>
    job.run({
      jobId: 1,
      attempt: 1,
      payload,
      scope: openFirmScope(byLine.test.database, firmId),
      services: byLine.services,
      signal: new AbortController().signal,
    } as unknown as JobWork<unknown>);
  const listJobs = (firmId: number) =>
    openFirmScope(byLine.test.database, firmId).transaction((tx) =>
      tx.rows<{ kind: string; payload: { requestId: number } }>(sql`select kind, payload from job order by id`),
    );
  const readRequest = async ({ asker, matterID }: BankAsking) =>
    (await asker.call(bankRequestCalls.getRequests, { query: { matterID } })).body.rows[0]!;

  test('the bank is asked once, looked at until it answers, and its answer is filed', async () => {
    const who = await createAsking(byLine);
    const { body: asked } = await who.asker.call(bankRequestCalls.openTISaccount, { body: createBody(who.matterID) });
    expect(asked).toMatchObject({ way: 'line', kindName: 'Trust investment account', letterID: null });
    expect(await listJobs(who.firm.id)).toEqual([{ kind: 'bank.ask', payload: { requestId: asked.id } }]);
    requests.length = 0;
    answers = [
      { status: 503, body: {} },
      { status: 200, body: { bankReference: 'B/77' } },
    ];
    const payload = { requestId: asked.id };
    await expect(run(who.firm.id, askBankJob, payload)).rejects.toThrow('503');
    expect(await readRequest(who)).toMatchObject({ state: 'asked', trouble: expect.stringContaining('503') });
    await run(who.firm.id, askBankJob, payload);
    await run(who.firm.id, askBankJob, payload);
    expect(requests).toMatchObject([
      { method: 'POST', path: '/line/accounts', key: `${who.firm.id}-${asked.id}`, token: 'Bearer a token' },
      { method: 'POST', body: { kind: 'tis', accountName: 'Estate late J Botha' } },
    ]);
    expect(await readRequest(who)).toMatchObject({ bankReference: 'B/77', trouble: null });
    answers = [
      { status: 200, body: { status: 'pending' } },
      {
        status: 200,
        body: { status: 'opened', accountNumber: 'none', branchCode: '250655', answeredOn: '2026-11-16' },
      },
      { status: 200, body: { something: 'else' } },
      {
        status: 200,
        body: { status: 'opened', accountNumber: '62700110000', branchCode: '250655', answeredOn: '2026-11-16' },
      },
    ];
    const runLook = () => run(who.firm.id, lookAtBankJob, { ...payload, times: 0 });
    await runLook();
    await expect(runLook()).rejects.toThrow('digits only');
    await expect(runLook()).rejects.toThrow('cannot be read');
    expect(await readRequest(who)).toMatchObject({ state: 'asked', bankAccountID: null });
    await runLook();
    await runLook();
    expect(requests.at(-1)).toMatchObject({ method: 'GET', path: '/line/accounts/B%2F77' });
    expect(await readRequest(who)).toMatchObject({ state: 'opened', accountNumber: '•••••••0000', trouble: null });
    const accounts = await who.asker.call(bankAccountCalls.getOfMatter, { query: { matterID: who.matterID } });
    expect(accounts.body).toMatchObject([{ accountType: 'trust investment', branchCode: '250655' }]);
    const { entries } = (await who.asker.call(inboxCalls.getInbox, { query: {} })).body;
    expect(entries).toMatchObject([{ kind: 'bankAnswer', path: `/matters/${who.matterID}/banking` }]);
  });
});
