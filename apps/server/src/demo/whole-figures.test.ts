import { areas } from '@boedel/contract/all-calls';
import type { CallSpec } from '@boedel/contract/call';
import { estateAccountCalls } from '@boedel/contract/estate-account/estate-account.calls';
import { accessRightNames } from '@boedel/domain/access/access-rights';
import { beforeAll, expect, test } from 'vitest';
import { sql } from '../platform/db/sql';
import { openFirmScope, openProviderScope } from '../platform/tenancy/scopes';
import { createDemoApp } from '../testing/create-demo-app';
import { createSampleFor } from '../testing/sample';
import { signIn } from '../testing/sign-in';
import { largeEstate } from './matters';
import { demoPassword } from './people';

const demoApp = createDemoApp();
const reads = Object.values(areas)
  .flatMap((area) => Object.values(area as Record<string, CallSpec>))
  .filter(
    ({ who, method, path, query, answer }) =>
      who.kind === 'matter' &&
      method === 'GET' &&
      answer !== undefined &&
      Object.keys(createSampleFor(query, 1) ?? {}).includes('matterID') &&
      // How many of its notes somebody may read is a count of what they see, no figure of the matter.
      !/comment/i.test(path),
  );

let admin: string;
const emails = { UserMatterAccess: 'client@protea.test', JointAppointee: 'joint@protea.test' } as const;
type Given = keyof typeof emails;
const tokens = new Map<Given, string>();
let firmId: number;
const matterIds = new Map<string, number>();
const signInAs = async (email: string): Promise<string> =>
  (await signIn(demoApp, email, { password: demoPassword })).body.token!;

beforeAll(async () => {
  await openProviderScope(demoApp.test.database).transaction(async (tx) => {
    firmId = (await tx.one<{ id: number }>(sql`select id from intermediary where name = 'Protea Fiduciary'`)).id;
    const rows = await tx.rows<{ id: number; reference: string }>(
      sql`select id, reference from matter where intermediary_id = ${firmId}`,
    );
    for (const { id, reference } of rows) matterIds.set(reference, id);
  });
  admin = await signInAs('admin@protea.test');
  for (const given of Object.keys(emails) as Given[]) tokens.set(given, await signInAs(emails[given]));
}, 180_000);

/** Somebody from outside, given exactly these rights on a matter. */
const give = (given: Given, matterId: number, rights: readonly string[]): Promise<unknown> =>
  openFirmScope(demoApp.test.database, firmId).transaction((tx) =>
    tx.run(sql`
      insert into matter_access (matter_id, person_id, may_capture, rights)
      select ${matterId}, p.id, false, ${[...rights]}::text[] from person p where p.email = ${emails[given]}
      on conflict (intermediary_id, matter_id, person_id) do update set rights = excluded.rights`),
  );

/** Figures beside lists: a list may be shorter by what somebody may not see, a figure may not be another one. */
function listDifferences(whole: unknown, seen: unknown, path: string): string[] {
  if (typeof whole === 'number' && typeof seen === 'number') {
    return whole === seen ? [] : [`${path}: ${seen} instead of ${whole}`];
  }
  if (Array.isArray(whole) && Array.isArray(seen)) {
    return whole.length === seen.length
      ? whole.flatMap((one, at) => listDifferences(one, seen[at], `${path}[${at}]`))
      : [];
  }
  if (whole && seen && typeof whole === 'object' && typeof seen === 'object') {
    return Object.keys(whole).flatMap((key) =>
      listDifferences(
        (whole as Record<string, unknown>)[key],
        (seen as Record<string, unknown>)[key],
        `${path}.${key}`,
      ),
    );
  }
  return [];
}

/** A paper is whole or refused: one line less of it is another paper, whatever its figures. */
const readPaper = (answer: unknown): string | undefined => {
  const paper = answer !== null && typeof answer === 'object' ? (answer as { paper?: unknown }).paper : undefined;
  return paper === undefined ? undefined : JSON.stringify(paper);
};

const joint = 'INS/2026/00001';
const references: ReadonlySet<string> = new Set([
  largeEstate,
  'EST/2026/00002',
  'INS/2026/00001',
  'INS/2026/00002',
  'CUR/2026/00001',
  'TRU/2026/00001',
  'FLW/2026/00001',
]);

test('every figure that somebody given part of a matter reads is the one that everybody reads', async () => {
  const wrong: string[] = [];
  let compared = 0;
  for (const [reference, matterID] of matterIds) {
    if (!references.has(reference)) continue;
    const whole = new Map<CallSpec, unknown>();
    const people: readonly Given[] =
      reference === joint ? ['UserMatterAccess', 'JointAppointee'] : ['UserMatterAccess'];
    const sets = people.flatMap((given) => accessRightNames.map((right) => [given, right] as const));
    for (const [given, right] of sets) {
      await give(given, matterID, [right]);
      for (const call of reads) {
        const query = { ...(createSampleFor(call.query, 1) as object), matterID };
        const seen = await demoApp.callAs(tokens.get(given), call, { query });
        if (seen.status !== 200) continue;
        if (!whole.has(call)) whole.set(call, (await demoApp.callAs(admin, call, { query })).body);
        compared += 1;
        wrong.push(
          ...listDifferences(whole.get(call), seen.body, `${reference}, ${given} with ${right}: ${call.path} `),
          ...(readPaper(whole.get(call)) === readPaper(seen.body)
            ? []
            : [`${reference}, ${given} with ${right}: ${call.path} is another paper`]),
        );
      }
    }
  }
  expect(compared).toBeGreaterThan(100);
  expect(wrong).toEqual([]);
}, 600_000);

test('the account and its paper are the same for whoever may see reports', async () => {
  const matterID = matterIds.get(largeEstate)!;
  await give('UserMatterAccess', matterID, ['documents', 'reports']);
  const client = tokens.get('UserMatterAccess');
  const query = { matterID, kind: 'first', language: 'en' } as const;
  const [seen, whole] = [
    await demoApp.callAs(client, estateAccountCalls.draft, { query }),
    await demoApp.callAs(admin, estateAccountCalls.draft, { query }),
  ];
  expect(seen.status).toBe(200);
  expect(seen.body).toEqual(whole.body);
  expect(whole.body.paper).not.toBeNull();
  for (const format of ['pdf', 'docx', 'xlsx'] as const) {
    const files = [
      await demoApp.callAs(client, estateAccountCalls.draftFile, { query: { ...query, format } }),
      await demoApp.callAs(admin, estateAccountCalls.draftFile, { query: { ...query, format } }),
    ];
    expect([format, ...files.map(({ status }) => status)]).toEqual([format, 200, 200]);
  }
}, 120_000);
