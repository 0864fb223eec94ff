import { areas } from '@boedel/contract/all-calls';
import type { CallSpec } from '@boedel/contract/call';
import { readText } from '@boedel/document/read/read-text';
import { accessRightNames } from '@boedel/domain/access/access-rights';
import { isRefused } from '@boedel/domain/law/refusal';
import { beforeAll, expect, test } from 'vitest';
import { demoPassword } from '../demo/people';
import { sql } from '../platform/db/sql';
import { openFirmScope, openProviderScope } from '../platform/tenancy/scopes';
import { unzipWithin } from '../platform/zip/unzip';
import { createDemoApp } from '../testing/create-demo-app';
import { createSampleFor } from '../testing/sample';
import { signIn } from '../testing/sign-in';

/** A file is computed whole or refused, as an answer is: `npm run consistency` walks more matters. */
const isWhole = process.env['CONSISTENCY'] === 'all';
const references = isWhole
  ? ['EST/2026/00001', 'EST/2026/00008', 'INS/2026/00001', 'INS/2026/00002', 'CUR/2026/00030', 'TRU/2026/00001']
  : ['EST/2026/00008', 'INS/2026/00002'];
const rights = isWhole ? accessRightNames : (['money', 'reports'] as const);
/** What somebody sees of these depends on the person and not on figures. */
const notOfFigures = /audittrail|exportMatter|document\/|filedmail|fxassist|signing/i;

const readKeys = ({ query }: CallSpec): string[] => Object.keys(createSampleFor(query, 1) ?? {});
const downloads = Object.values(areas)
  .flatMap((area) => Object.values(area as Record<string, CallSpec>))
  .filter(
    (call) =>
      call.who.kind === 'matter' &&
      call.method === 'GET' &&
      'download' in call &&
      readKeys(call).includes('matterID') &&
      !notOfFigures.test(call.path),
  );

const demoApp = createDemoApp();
let admin: string;
let client: string;
let firmId: number;
let matters: { readonly id: number; readonly reference: string }[];
beforeAll(async () => {
  await openProviderScope(demoApp.test.database).transaction(async (tx) => {
    firmId = (await tx.one<{ id: number }>(sql`select id from intermediary where name = 'Protea Fiduciary'`)).id;
    matters = await tx.rows(
      sql`select id, reference from matter where intermediary_id = ${firmId} and reference = any(${references}::text[])`,
    );
  });
  const readToken = async (email: string): Promise<string> =>
    (await signIn(demoApp, email, { password: demoPassword })).body.token!;
  admin = await readToken('admin@protea.test');
  client = await readToken('client@protea.test');
}, 180_000);

const giveRight = (matterId: number, right: string): Promise<unknown> =>
  openFirmScope(demoApp.test.database, firmId).transaction((tx) =>
    tx.run(sql`
      insert into matter_access (matter_id, person_id, may_capture, rights)
      select ${matterId}, p.id, false, ${[right]}::text[] from person p where p.email = 'client@protea.test'
      on conflict (intermediary_id, matter_id, person_id) do update set rights = excluded.rights`),
  );

/** What a file says, whatever its format. */
async function readFile(raw: Buffer): Promise<string> {
  if (raw.subarray(0, 5).toString() === '%PDF-') return readText('pdf', raw);
  if (raw.subarray(0, 2).toString() !== 'PK') return raw.toString('utf8');
  const opened = unzipWithin(raw, { bytes: 200_000_000, entries: 2000, ratio: 10_000 });
  if (isRefused(opened)) throw new Error('The file cannot be opened.');
  return [...opened]
    .filter(([name]) => /^(xl\/(worksheets|sharedStrings)|word\/document)/.test(name))
    .map(([, { content }]) => Buffer.from(content).toString('utf8'))
    .join('\n');
}

test('a file that somebody given part of a matter downloads says what it says to everybody, or is refused', async () => {
  const wrong: string[] = [];
  let compared = 0;
  for (const { id: matterID, reference } of matters) {
    const whole = new Map<CallSpec, string>();
    for (const right of rights) {
      await giveRight(matterID, right);
      for (const call of downloads) {
        // A workbook holds every figure and is made in a moment.
        const query = {
          ...(createSampleFor(call.query, 1) as object),
          matterID,
          ...(readKeys(call).includes('format') && { format: 'xlsx' }),
        };
        const seen = await demoApp.callAs(client, call, { query });
        if (seen.status !== 200) continue;
        if (!whole.has(call)) {
          whole.set(call, await readFile((await demoApp.callAs(admin, call, { query })).raw));
        }
        compared += 1;
        if ((await readFile(seen.raw)) !== whole.get(call)) wrong.push(`${reference} with ${right}: ${call.path}`);
      }
    }
  }
  expect(downloads.length).toBeGreaterThan(8);
  expect(compared).toBeGreaterThan(matters.length);
  expect(wrong).toEqual([]);
}, 600_000);
