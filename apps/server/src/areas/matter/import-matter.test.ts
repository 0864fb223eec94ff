import { ledgerCalls } from '@boedel/contract/ledger/ledger.calls';
import { assetCalls } from '@boedel/contract/assets/assets.calls';
import { documentCalls } from '@boedel/contract/documents/documents.calls';
import { liabilityCalls } from '@boedel/contract/liabilities/liabilities.calls';
import { matterCalls } from '@boedel/contract/matter/matter.calls';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { beforeAll, describe, expect, test } from 'vitest';
import { linkFirm } from '../../platform/audit/link-entries';
import { sql } from '../../platform/db/sql';
import { openFirmScope } from '../../platform/tenancy/scopes';
import { listTrail } from '../../testing/a-matter';
import { type TestPerson, type TestFirm, createTestApp } from '../../testing/test-app';
import { sendFiles } from '../../testing/send-files';
import { createFullMatter, openArchive, type TestRow } from './archive.testing';
import { carriedDirectories } from './archive-directories';
import { leftBehind } from './archive-left-behind';
import { carriedTables } from './archive-tables';

const testApp = createTestApp();
let firm: TestFirm;
let other: TestFirm;
let matterID: number;
let archive: Buffer;

const exportArchive = async (who: TestPerson, id: number): Promise<Buffer> =>
  (await who.call(matterCalls.exportMatter, { query: { matterID: id } })).raw;
/** As an administrator does: after a look at what it holds. */
const importArchive = async (who: TestPerson, content: Uint8Array) => {
  const files = [{ name: 'matter.zip', content }];
  const { status, body } = await sendFiles(testApp, who, matterCalls.previewImport, {}, files);
  return sendFiles(testApp, who, matterCalls.importMatter, status === 200 ? { preview: body.preview } : {}, files);
};
const countMatters = ({ id }: TestFirm): Promise<number> =>
  openFirmScope(testApp.test.database, id).transaction(
    async (tx) => (await tx.one<{ count: number }>(sql`select count(*)::int as count from matter`)).count,
  );

const readTables = (zip: Uint8Array): Map<string, TestRow[]> => openArchive(zip).tables;

/** What the server sets itself: it is of the firm that imports. */
const isSet = (table: string, column: string): boolean =>
  (carriedTables.get(table) ?? carriedDirectories.get(table))?.set.has(column) ?? false;

/** What an archive holds, without numbers, moments of writing and what is not carried. */
function removeNumbers(zip: Uint8Array): Record<string, TestRow[]> {
  const passing =
    /(^|_)id$|^id$|^key$|_at$|^version$|^intermediary_id$|^done_by$|^reference$|^directory_kind$|^assetID$/;
  const toPlain = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(toPlain);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value)
        .filter(([name]) => !passing.test(name))
        .map(([name, held]) => [name, toPlain(held)]),
    );
  };
  return Object.fromEntries(
    [...readTables(zip)]
      .filter(([table]) => !(table in leftBehind))
      .map(([table, rows]) => [
        table,
        rows.map((row) =>
          Object.fromEntries(Object.entries(toPlain(row) as TestRow).filter(([column]) => !isSet(table, column))),
        ),
      ]),
  );
}

beforeAll(async () => {
  [firm, other] = [
    await testApp.createFirm({ name: 'Kanferboom Trust' }),
    await testApp.createFirm({ name: 'Rooibos Boedels' }),
  ];
  matterID = await createFullMatter(testApp, firm);
  await openFirmScope(testApp.test.database, firm.id).transaction((tx) =>
    tx.run(sql`update matter set master_office_id = (select min(id) from masteroffice),
      magistrate_office_id = (select max(id) from magistrateoffice) where id = ${matterID}`),
  );
  // As in a firm at work: what was written is linked into its chain by now.
  expect(await linkFirm(testApp.test.database, firm.id)).toBeGreaterThan(0);
  archive = await exportArchive(firm.admin, matterID);
}, 120_000);

describe('a matter’s file', () => {
  test('opens in another firm as a new matter, and comes out of it the same but for its numbers', async () => {
    const { status, body, problem } = await importArchive(other.admin, archive);
    expect([status, problem['file']]).toEqual([200, undefined]);
    expect(body.name).toBe('Steyn, Jan');
    // The offices of the provider's list are found again by their names.
    const listOffices = ({ id }: TestFirm, of: number) =>
      openFirmScope(testApp.test.database, id).transaction((tx) =>
        tx.one<Record<string, number>>(sql`select master_office_id, magistrate_office_id from matter where id = ${of}`),
      );
    const offices = await listOffices(other, body.matterID);
    expect(offices).toEqual(await listOffices(firm, matterID));
    expect(Object.values(offices)).not.toContain(null);
    expect(removeNumbers(await exportArchive(other.admin, body.matterID))).toEqual(removeNumbers(archive));
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
    expect(await listTrail(testApp, other, body.matterID)).toEqual(['matter.imported', 'matter.exported']);
  });

  test('opens in the same firm under a new reference, and entries of its lists are not made twice', async () => {
    const { body } = await importArchive(firm.admin, archive);
    const own = readTables(archive).get('matter')![0]!['reference'];
    expect(body.reference).not.toBe(own);
    const count = await openFirmScope(testApp.test.database, firm.id).transaction((tx) =>
      tx.one<{ valuers: number; labels: number }>(sql`
        select (select count(*)::int from valuer) as valuers, (select count(*)::int from matter_label) as labels`),
    );
    expect(count).toEqual({ valuers: 1, labels: 1 });
  });

  test('another firm’s rows stay where they were', async () => {
    const before = await exportArchive(firm.admin, matterID);
    await importArchive(other.admin, archive);
    expect(removeNumbers(await exportArchive(firm.admin, matterID))).toEqual(removeNumbers(before));
  });
});

describe('an archive that is not as it was made', () => {
  const changeArchive = (edit: (entries: Record<string, Uint8Array>) => void): Uint8Array => {
    const entries = unzipSync(archive);
    edit(entries);
    return zipSync(entries);
  };
  test.each([
    ['cut short', () => archive.subarray(0, archive.length - 400), 'no whole archive'],
    ['another file', () => Buffer.from('not a zip at all'), 'no whole archive'],
    [
      'changed',
      () => changeArchive((all) => void (all['data/asset.json'] = strToU8('[]'))),
      'data/asset.json is missing from this archive',
    ],
    [
      'without a part',
      () => changeArchive((all) => void delete all['data/liability.json']),
      'data/liability.json is missing',
    ],
    [
      'with a part too many',
      () => changeArchive((all) => void (all['data/job.json'] = strToU8('[]'))),
      'data/job.json is missing',
    ],
    [
      'without its manifest',
      () => changeArchive((all) => void delete all['manifest.json']),
      'does not say what it holds',
    ],
    [
      'of a later version',
      () =>
        changeArchive((all) => {
          const manifest = JSON.parse(strFromU8(all['manifest.json']!)) as TestRow;
          all['manifest.json'] = strToU8(JSON.stringify({ ...manifest, version: 99 }));
        }),
      'later version',
    ],
  ])('%s is refused with a sentence, and nothing is left behind', async (_, content, sentence) => {
    const before = await countMatters(other);
    const { status, problem } = await importArchive(other.admin, content());
    expect([status, JSON.stringify(problem)]).toEqual([422, expect.stringContaining(sentence)]);
    expect(await countMatters(other)).toBe(before);
  });
});
