import { randomBytes } from 'node:crypto';
import { companyCalls } from '@boedel/contract/firm/firm.calls';
import { sessionCalls } from '@boedel/contract/session/session.calls';
import { userCalls } from '@boedel/contract/users/users.calls';
import type { FastifyInstance } from 'fastify';
import { describe, expect, test } from 'vitest';
import { allCalls } from './areas/all';
import { createTestApp } from './testing/test-app';
import { sql } from './platform/db/sql';
import { FileMissingError } from './platform/files/file-store';
import { openProviderScope } from './platform/tenancy/scopes';
import { buildApp } from './platform/http/app';
import type { HandledCall } from './platform/http/handler';

const testApp = createTestApp({ LOG_LEVEL: 'warn' });

type LoggedLine = Readonly<Record<string, unknown>>;

/** The app again, with a log that the test can read. */
async function listenWhile(work: (app: FastifyInstance) => Promise<void>, calls = allCalls): Promise<LoggedLine[]> {
  let text = '';
  const logTo = { write: (line: string) => void (text += line) };
  const app = await buildApp({ services: testApp.services, calls, logTo });
  await work(app);
  await app.close();
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as LoggedLine);
}

describe('the log of what was refused', () => {
  test('tells who tried to sign in and from where, in lines nobody can forge, and never what was typed', async () => {
    const { admin } = await testApp.createFirm();
    const password = 'a guess that must not be logged';
    const attemptSignIn = (app: FastifyInstance, email: string) =>
      app.inject({
        method: 'POST',
        url: sessionCalls.authenticate.path,
        remoteAddress: '192.0.2.77',
        headers: { 'user-agent': 'odd"agent' },
        payload: { email, password },
      });
    const lines = await listenWhile(async (app) => {
      await attemptSignIn(app, admin.email);
      await attemptSignIn(app, 'nobody@there.test');
    });
    const logged = { security: 'not signed in', status: 401, address: '192.0.2.77', device: 'odd"agent', level: 40 };
    expect(lines).toMatchObject([
      { ...logged, person: admin.personId },
      { ...logged, person: null },
    ]);
    expect(lines.every(({ time, requestId }) => typeof time === 'number' && typeof requestId === 'string')).toBe(true);
    expect(JSON.stringify(lines)).not.toMatch(/must not be logged|@/);
  });

  test('tells who lacked a right, and a token that was forged', async () => {
    const firm = await testApp.createFirm();
    const reader = await firm.person([]);
    const lines = await listenWhile(async (app) => {
      for (const token of [reader.token, `${reader.token.slice(0, -6)}aaaaaa`]) {
        await app.inject({
          method: 'POST',
          url: userCalls.endSessions.path,
          headers: { authorization: `Bearer ${token}` },
          payload: { id: 1 },
        });
      }
      await app.inject(companyCalls.getIntermediaryCompany.path); // nobody: a page that was left open
    });
    expect(lines).toMatchObject([
      {
        security: 'not allowed',
        status: 403,
        person: reader.personId,
        firm: firm.id,
        route: userCalls.endSessions.path,
      },
      { security: 'not signed in', status: 401, person: null },
    ]);
    expect(lines).toHaveLength(2);
  });

  test('says once that forwarded addresses arrive and no proxy is trusted', async () => {
    const headers = { 'x-forwarded-for': '198.51.100.4' };
    const lines = await listenWhile(async (app) => {
      for (let ask = 0; ask < 3; ask += 1) await app.inject({ url: '/healthz', headers });
    });
    expect(lines.map(({ msg }) => msg)).toEqual([expect.stringContaining('set TRUST_PROXY')]);
    expect(await listenWhile(async (app) => void (await app.inject('/healthz')))).toEqual([]);
  });
});

describe('what the machine or the database cannot do is told by its sentence', () => {
  const createFailingCalls = (handler: () => Promise<never>): HandledCall[] => [
    { call: sessionCalls.configuration, handler },
  ];
  const readAnswer = async (handler: () => Promise<never>) => {
    let answer: unknown;
    const lines = await listenWhile(async (app) => {
      const { statusCode, body } = await app.inject(sessionCalls.configuration.path);
      answer = [statusCode, (JSON.parse(body) as { error: string }).error];
    }, createFailingCalls(handler));
    return { answer, logged: lines.map(({ level }) => level) };
  };

  test('a name longer than an index can hold', async () => {
    const { answer } = await readAnswer(
      () =>
        openProviderScope(testApp.test.database).transaction((tx) =>
          tx.run(sql`insert into sign_in_tries (key) values (${randomBytes(9000).toString('base64')})`),
        ) as Promise<never>,
    );
    expect(answer).toEqual([400, 'A name or number is too long for search. Shorten it and try again.']);
  });

  test('a full disk', async () => {
    const full = await readAnswer(() => Promise.reject(Object.assign(new Error('no space'), { code: 'ENOSPC' })));
    expect(full.answer).toEqual([503, expect.stringMatching(/^The server has no space left\. Nothing was saved/)]);
  });

  test('bytes that are gone, which is logged too', async () => {
    const gone = await readAnswer(() => Promise.reject(new FileMissingError('1/2026/x')));
    expect(gone).toEqual({
      answer: [404, 'The file is not where it was put. Restore it from a backup.'],
      logged: [50],
    });
  });

  test('and a fault of ours is logged under the number the person is told', async () => {
    let quoted = '';
    const lines = await listenWhile(
      async (app) => void (quoted = (await app.inject(sessionCalls.configuration.path)).body),
      createFailingCalls(() => Promise.reject(new Error('inside'))),
    );
    expect(lines).toMatchObject([{ level: 50, err: { message: 'inside' } }]);
    expect(quoted).toContain(String(lines[0]!['requestId']));
  });
});
