import { areas } from '@boedel/contract/all-calls';
import { type CallSpec, toZodSchema } from '@boedel/contract/call';
import { pickKnownFields } from '@boedel/contract/unknown-fields';
import { directoryToolCalls } from '@boedel/contract/directories/directories.calls';
import { mainPartyCalls } from '@boedel/contract/parties/parties.calls';
import Fastify from 'fastify';
import { beforeEach, expect, test } from 'vitest';
import { createMatter } from '../../testing/a-matter';
import { type TestFirm, createTestApp } from '../../testing/test-app';
import { readSecret } from '../../testing/link-secret';
import { createSampleFor } from '../../testing/sample';
import { createSystemActor } from '../audit/audit';
import { sql } from '../db/sql';
import { makeLink } from '../outside/make-link';
import { openProviderScope, openFirmScope } from '../tenancy/scopes';
import { answerProblem } from './answer';
import { brokenText } from './well-formed';

const testApp = createTestApp();
/** All but what ends the session that asks. */
const { session: _, ...others } = areas;
const calls = Object.values(others).flatMap((area) => Object.values<CallSpec>(area));
let firm: TestFirm;
beforeEach(async () => void (firm = await testApp.createFirm()));

/** Links as somebody of the family and a creditor have them; a signer sends no text but in a call that is guarded. */
async function createLinks({ id }: TestFirm): Promise<Partial<Record<string, string>>> {
  const estate = await createMatter(testApp, { id });
  const insolvency = await createMatter(testApp, { id }, { systemType: 1 });
  return openFirmScope(testApp.test.database, id).transaction(async (tx) => {
    const intake = await tx.one<{ id: number }>(sql`insert into family_intake (matter_id, name, email, language)
      values (${estate.id}, 'Lerato', 'lerato@family.test', 'en') returning id`);
    const creditor = await tx.one<{ id: number }>(
      sql`insert into creditor (name) values ('Active Traders') returning id`,
    );
    const createLink = async (purpose: 'intake' | 'creditor', matterId: number, subjectId: number): Promise<string> => {
      const recipient = {
        name: 'Lerato',
        email: 'lerato@family.test',
        language: 'en' as const,
        endsAt: new Date('2099-01-01'),
      };
      const { address } = await makeLink(tx, testApp.services.config, createSystemActor(), {
        purpose,
        matterId,
        subjectId,
        ...recipient,
      });
      return readSecret(address);
    };
    const intakeLink = await createLink('intake', estate.id, intake.id);
    return { any: intakeLink, intake: intakeLink, creditor: await createLink('creditor', insolvency.id, creditor.id) };
  });
}

/** Every text of a sample replaced; what is chosen from a list or is a day stays, so that the rest is looked at. */
const replaceTexts = (sample: unknown, text: string): unknown =>
  JSON.parse(JSON.stringify(sample ?? null), (_, value: unknown) => (value === 'Sample' ? text : value));

test.each(['constructor', '__proto__', "'; drop table person; --", '%', '\\'])(
  'no call fails on the text %s',
  async (text) => {
    const failed: string[] = [];
    const links = await createLinks(firm);
    for (const call of calls.filter(({ guarded, upload }) => !guarded && !upload)) {
      const link = call.who.kind === 'link' ? links[call.who.purpose] : undefined;
      if (call.who.kind === 'link' && !link) continue;
      const sample = {
        searchString: text,
        ...(replaceTexts(createSampleFor(call.query, 987_654_321), text) as object),
      };
      // Only what the call takes: a field it does not have is refused before anything is read.
      const query = call.query && pickKnownFields(toZodSchema(call.query), sample);
      const body = call.body && replaceTexts(createSampleFor(call.body, 987_654_321), text);
      const { status } = await testApp.callAs(firm.admin.token, call, { query, body, ...(link && { link }) });
      if (status >= 500 || status === 401) failed.push(`${call.method} ${call.path}: ${status}`);
    }
    expect(failed).toEqual([]);
  },
  120_000,
);

test.each(['__proto__', 'constructor', 'toString'])(
  'an export sorted by %s is refused: it is no column of the list',
  async (column) => {
    const { status, problem } = await firm.admin.call(directoryToolCalls.export, {
      query: { directory: 'creditor', sortModelColId: column },
    });
    expect([status, problem]).toEqual([422, { sortModelColId: ['Sort by a column of the list.'] }]);
  },
);

test('half a character is refused by its field, however deep it lies', async () => {
  const { id } = await createMatter(testApp, firm);
  const { body: tab } = await firm.admin.call(mainPartyCalls.getPersonTab, { query: { matterID: id } });
  const body = tab.main;
  const { status, problem } = await firm.admin.call(mainPartyCalls.updateMain, {
    body: { ...body, details: { ...body.details, occupation: 'a\ud800b' } },
  });
  expect([status, problem]).toEqual([400, { 'details.occupation': [brokenText] }]);
  const whole = await firm.admin.call(mainPartyCalls.updateMain, {
    body: { ...body, details: { ...body.details, occupation: 'a\u{1F33F}b' } },
  });
  expect(whole.body.details?.occupation).toBe('a\u{1F33F}b');
});

test('half a character in a name, and a body nested very deep, are refused too', async () => {
  const requestCheck = (payload: string) =>
    testApp.fastify.inject({
      method: 'POST',
      url: directoryToolCalls.check.path,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${firm.admin.token}` },
      payload,
    });
  const named = await requestCheck('{"directory":"creditor","values":{"\\ud800":1}}');
  expect([named.statusCode, named.json()]).toEqual([400, { values: [brokenText] }]);
  const deep = await requestCheck(
    `{"directory":"creditor","values":{"name":${'['.repeat(50_000)}${']'.repeat(50_000)}}}`,
  );
  expect(deep.statusCode).toBe(400);
});

test('what the database cannot keep as JSON is the sender’s to mend', async () => {
  const refused: unknown = await openProviderScope(testApp.test.database)
    .transaction((tx) => tx.one(sql`select ${'"\\ud800"'}::text::jsonb as kept`))
    .catch((error: unknown) => error);
  const app = Fastify();
  app.setErrorHandler(answerProblem);
  app.get('/', () => Promise.reject(refused as Error));
  const answer = await app.inject('/');
  expect([answer.statusCode, answer.json()]).toEqual([400, { error: brokenText }]);
});

test.each(['9999-12-31', '0001-01-01', '2200-01-01'])('the day %s is refused by its year', async (to) => {
  for (const call of [areas.auditTrail.getlist, areas.auditTrail.export]) {
    const { status, problem } = await firm.admin.call(call, { query: { to } });
    expect([status, problem]).toEqual([400, { to: ['Give a year from 1800 to 2199.'] }]);
  }
  for (const call of [areas.matter.add, areas.matter.update]) {
    const body = { ...(createSampleFor(call.body, 1) as object), lettersDate: to };
    const { status, problem } = await testApp.callAs(firm.admin.token, call, { body });
    expect([status, problem]).toEqual([400, { lettersDate: ['Give a year from 1800 to 2199.'] }]);
  }
});
