import { ledgerCalls } from '@boedel/contract/ledger/ledger.calls';
import { assetCalls } from '@boedel/contract/assets/assets.calls';
import { documentCalls } from '@boedel/contract/documents/documents.calls';
import { liabilityCalls } from '@boedel/contract/liabilities/liabilities.calls';
import { matterCalls } from '@boedel/contract/matter/matter.calls';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { beforeAll, describe, expect, test } from 'vitest';
import { linkFirm } from '../../platform/audit/link-entries';
import { sql } from '../../platform/db/sql';
import { tenantDoor } from '../../platform/tenancy/doors';
import { trailOf } from '../../testing/a-matter';
import { type Somebody, type TestFirm, testHouse } from '../../testing/house';
import { sendFiles } from '../../testing/send-files';
import { aFullMatter, openArchive, type Row } from './archive.testing';
import { carriedDirectories, carriedTables, leftBehind } from './archive-tables';

const house = testHouse();
let firm: TestFirm;
let other: TestFirm;
let matterID: number;
let archive: Buffer;

const exported = async (who: Somebody, id: number): Promise<Buffer> =>
  (await who.call(matterCalls.exportMatter, { query: { matterID: id } })).raw;
const imported = (who: Somebody, content: Uint8Array) =>
  sendFiles(house, who, matterCalls.importMatter, {}, [{ name: 'matter.zip', content }]);
const mattersOf = ({ id }: TestFirm): Promise<number> =>
  tenantDoor(house.test.database, id).transaction(
    async (tx) => (await tx.one<{ count: number }>(sql`select count(*)::int as count from matter`)).count,
  );

const tablesIn = (zip: Uint8Array): Map<string, Row[]> => openArchive(zip).tables;

/** What the server sets itself: it is of the firm that imports. */
const isSet = (table: string, column: string): boolean =>
  (carriedTables.get(table) ?? carriedDirectories.get(table))?.set.has(column) ?? false;

/** What an archive holds, without numbers, moments of writing and what is not carried. */
function withoutNumbers(zip: Uint8Array): Record<string, Row[]> {
  const passing =
    /(^|_)id$|^id$|^key$|_at$|^version$|^intermediary_id$|^done_by$|^reference$|^directory_kind$|^assetID$/;
  const plain = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(plain);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value)
        .filter(([name]) => !passing.test(name))
        .map(([name, held]) => [name, plain(held)]),
    );
  };
  return Object.fromEntries(
    [...tablesIn(zip)]
      .filter(([table]) => !(table in leftBehind))
      .map(([table, rows]) => [
        table,
        rows.map((row) =>
          Object.fromEntries(Object.entries(plain(row) as Row).filter(([column]) => !isSet(table, column))),
        ),
      ]),
  );
}

beforeAll(async () => {
  [firm, other] = [await house.aFirm({ name: 'Kanferboom Trust' }), await house.aFirm({ name: 'Rooibos Boedels' })];
  matterID = await aFullMatter(house, firm);
  // As in a firm at work: what was written is linked into its chain by now.
  expect(await linkFirm(house.test.database, firm.id)).toBeGreaterThan(0);
  archive = await exported(firm.admin, matterID);
}, 120_000);

describe('a matter’s file', () => {
  test('opens in another firm as a new matter, and comes out of it the same but for its numbers', async () => {
    const { status, body, problem } = await imported(other.admin, archive);
    expect([status, problem['file']]).toEqual([200, undefined]);
    expect(body.name).toBe('Steyn, Jan');
    expect(withoutNumbers(await exported(other.admin, body.matterID))).toEqual(withoutNumbers(archive));
    const ask = { query: { matterID: body.matterID } };
    const assets = (await other.admin.call(assetCalls.getbymatterid, ask)).body.rows;
    const named = new Map(assets.map((asset) => [asset.name, asset]));
    expect(named.get('Shares')!.partOfID).toBe(named.get('Portfolio')!.id);
    const debts = (await other.admin.call(liabilityCalls.getbymatterid, ask)).body;
    expect(debts[0]!.securedBy).toEqual([{ assetID: named.get('Erf 1')!.id }]);
    // Three events: what was changed before is booked once, and the cash comes to the same.
    const { cash, income } = (await other.admin.call(ledgerCalls.getBalances, ask)).body;
    expect([cash, income]).toEqual([1189.75, 310]);
    expect((await other.admin.call(ledgerCalls.getEvents, ask)).body).toHaveLength(3);
    const papers = await other.admin.call(documentCalls.getbymatterid, ask);
    const opened = await other.admin.call(documentCalls.downloaddocument, {
      query: { documentID: papers.body.rows[0]!.id },
    });
    expect(opened.raw.toString()).toContain('bond');
    expect(await trailOf(house, other, body.matterID)).toEqual(['matter.imported', 'matter.exported']);
  });

  test('opens in the same firm under a new reference, and entries of its lists are not made twice', async () => {
    const { body } = await imported(firm.admin, archive);
    const own = tablesIn(archive).get('matter')![0]!['reference'];
    expect(body.reference).not.toBe(own);
    const count = await tenantDoor(house.test.database, firm.id).transaction((tx) =>
      tx.one<{ valuers: number; labels: number }>(sql`
        select (select count(*)::int from valuer) as valuers, (select count(*)::int from matter_label) as labels`),
    );
    expect(count).toEqual({ valuers: 1, labels: 1 });
  });

  test('another firm’s rows stay where they were', async () => {
    const before = await exported(firm.admin, matterID);
    await imported(other.admin, archive);
    expect(withoutNumbers(await exported(firm.admin, matterID))).toEqual(withoutNumbers(before));
  });
});

describe('an archive that is not as it was made', () => {
  const changed = (edit: (entries: Record<string, Uint8Array>) => void): Uint8Array => {
    const entries = unzipSync(archive);
    edit(entries);
    return zipSync(entries);
  };
  test.each([
    ['cut short', () => archive.subarray(0, archive.length - 400), 'no whole archive'],
    ['another file', () => Buffer.from('not a zip at all'), 'no whole archive'],
    [
      'changed',
      () => changed((all) => void (all['data/asset.json'] = strToU8('[]'))),
      'data/asset.json in this archive',
    ],
    ['without a part', () => changed((all) => void delete all['data/liability.json']), 'data/liability.json in this'],
    [
      'with a part too many',
      () => changed((all) => void (all['data/job.json'] = strToU8('[]'))),
      'data/job.json in this',
    ],
    ['without its manifest', () => changed((all) => void delete all['manifest.json']), 'does not say what it holds'],
    [
      'of a later version',
      () =>
        changed((all) => {
          const manifest = JSON.parse(strFromU8(all['manifest.json']!)) as Row;
          all['manifest.json'] = strToU8(JSON.stringify({ ...manifest, version: 99 }));
        }),
      'later version',
    ],
  ])('%s is refused with a sentence, and nothing is left behind', async (_, content, sentence) => {
    const before = await mattersOf(other);
    const { status, problem } = await imported(other.admin, content());
    expect([status, JSON.stringify(problem)]).toEqual([422, expect.stringContaining(sentence)]);
    expect(await mattersOf(other)).toBe(before);
  });
});
