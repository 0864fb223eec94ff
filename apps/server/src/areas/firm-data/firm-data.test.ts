import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { firmDataCalls } from '@boedel/contract/firm-data/firm-data.calls';
import type { Role } from '@boedel/domain/access/role';
import { describe, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql';
import { storeUpload, saveFile } from '../../platform/files/stored-file';
import { drainJobs } from '../../platform/jobs/workers';
import { openProviderScope, openFirmScope } from '../../platform/tenancy/scopes';
import { createMatter } from '../../testing/a-matter';
import { databaseKind } from '../../testing/database';
import { createTestApp, type TestFirm } from '../../testing/test-app';
import { writeArchive } from './archive-contents';
import { makeExport, tidyExports } from './export-job';

const testApp = createTestApp();

const unzipTexts = (zip: Buffer): Record<string, string> =>
  Object.fromEntries(Object.entries(unzipSync(zip)).map(([name, bytes]) => [name, strFromU8(bytes)]));

async function uploadPaper(firm: TestFirm, words: string): Promise<void> {
  const kept = await storeUpload(testApp.services.files, firm.id, { name: 'nota.txt', content: Buffer.from(words) });
  await openFirmScope(testApp.test.database, firm.id).transaction((tx) => saveFile(tx, kept));
}

describe('a firm’s own data', () => {
  test('is fetched whole: every table, every file, nothing of another firm, and the trail says so', async () => {
    const [firm, other] = [
      await testApp.createFirm({ name: 'Protea' }),
      await testApp.createFirm({ name: 'Ander Firma' }),
    ];
    await createMatter(testApp, firm, { surname: 'Botha' });
    await createMatter(testApp, other, { surname: 'Vreemdeling' });
    await uploadPaper(firm, 'ons papier');
    await uploadPaper(other, 'hulle papier');
    const begun = await firm.admin.call(firmDataCalls.startExport);
    expect(begun.body).toMatchObject({ state: 'Under way', size: null });
    expect((await firm.admin.call(firmDataCalls.startExport)).status).toBe(422);
    await drainJobs(testApp.services, [makeExport]);
    const [ready] = (await firm.admin.call(firmDataCalls.getexports)).body;
    expect(ready).toMatchObject({ id: begun.body.id, state: 'Ready' });
    expect(ready!.done).toBe(ready!.total);
    const { headers, raw } = await firm.admin.call(firmDataCalls.download, { query: { id: ready!.id } });
    expect(headers['content-type']).toBe('application/zip');
    const files = unzipTexts(raw);
    const matters = files['tables/matter.jsonl']!.trim().split('\n');
    expect(matters.map((line) => (JSON.parse(line) as { name: string }).name)).toEqual(['Botha, Jan']);
    expect(Object.entries(files).find(([name]) => name.endsWith('nota.txt'))![1]).toBe('ons papier');
    expect(files['people.json']).toContain(firm.admin.email);
    expect(Object.keys(files)).toEqual(expect.arrayContaining(['tables/audit_entry.jsonl', 'tables/company.jsonl']));
    expect(JSON.stringify(files)).not.toMatch(/Vreemdeling|hulle papier|Ander Firma|password/);
    const trail = await openFirmScope(testApp.test.database, firm.id).transaction((tx) =>
      tx.rows<{ action: string }>(sql`select action from audit_entry where entity_type = 'firm_export' order by id`),
    );
    expect(trail.map(({ action }) => action)).toEqual([
      'firmdata.export.asked',
      'firmdata.exported',
      'firmdata.downloaded',
    ]);
    expect((await other.admin.call(firmDataCalls.download, { query: { id: ready!.id } })).status).toBe(404);
  });

  test('lies about for a week and is then gone', async () => {
    const firm = await testApp.createFirm();
    await firm.admin.call(firmDataCalls.startExport);
    await drainJobs(testApp.services, [makeExport]);
    const [ready] = (await firm.admin.call(firmDataCalls.getexports)).body;
    await openProviderScope(testApp.test.database).transaction(async (tx) => {
      await tx.run(
        sql`update firm_export set expires_at = now() - interval '1 minute' where intermediary_id = ${firm.id}`,
      );
      await tx.run(
        sql`insert into job (intermediary_id, kind, max_attempts) values (${firm.id}, 'firm.export.tidy', 1)`,
      );
    });
    await drainJobs(testApp.services, [tidyExports]);
    expect((await firm.admin.call(firmDataCalls.getexports)).body[0]).toMatchObject({ state: 'Gone', size: null });
    expect((await firm.admin.call(firmDataCalls.download, { query: { id: ready!.id } })).status).toBe(404);
  });

  test('is one moment’s: what changes while it is read is not in it', async () => {
    const firm = await testApp.createFirm();
    const matter = await createMatter(testApp, firm, { surname: 'Botha' });
    const folder = mkdtempSync(join(tmpdir(), 'boedel-test-'));
    const rename = (name: string) =>
      openFirmScope(testApp.test.database, firm.id).transaction((tx) =>
        tx.run(sql`update matter set name = ${name} where id = ${matter.id}`),
      );
    let meanwhile: Promise<unknown> | undefined;
    const scope = openFirmScope(testApp.test.database, firm.id);
    await writeArchive(
      {
        ...scope,
        // The embedded database has one session: there the change waits, on a server it is committed at once.
        snapshot: (work) =>
          scope.snapshot(async (tx) => {
            await tx.rows(sql`select 1 from matter`);
            meanwhile = rename('Later');
            if (databaseKind === 'server') await meanwhile;
            return work(tx);
          }),
      },
      folder,
    );
    await meanwhile;
    expect(readFileSync(join(folder, 'matter.jsonl'), 'utf8')).toContain('Botha, Jan');
    const write = scope.snapshot((tx) => tx.run(sql`update matter set name = 'x'`));
    await expect(write).rejects.toThrow(/read-only/);
    rmSync(folder, { recursive: true });
  });

  test('of closed matters is listed with the day until which the law keeps them', async () => {
    const firm = await testApp.createFirm();
    const [old, young] = [await createMatter(testApp, firm), await createMatter(testApp, firm, { systemType: 5 })];
    await createMatter(testApp, firm);
    const close = (id: number, at: string) =>
      openFirmScope(testApp.test.database, firm.id).transaction((tx) =>
        tx.run(sql`update matter set status = 3, closed_at = ${at} where id = ${id}`),
      );
    // Already the first of February where the firm is.
    await close(old.id, '2020-01-31T22:30:00Z');
    await close(young.id, '2026-01-31T10:00:00Z');
    const { body } = await firm.admin.call(firmDataCalls.getretainedmatters, { query: {} });
    expect(body).toMatchObject({
      total: 2,
      rows: [
        { id: old.id, closedOn: '2020-02-01', keepUntil: '2025-02-01', mayBeDestroyed: true },
        { id: young.id, keepUntil: '2031-01-31', section: expect.stringContaining('s 17'), mayBeDestroyed: false },
      ],
    });
    expect((await firm.admin.call(firmDataCalls.getretention)).body.mattersPastKeeping).toBe(1);
  });

  test('is kept until days that are told', async () => {
    const firm = await testApp.createFirm();
    const readRetention = async () => (await firm.admin.call(firmDataCalls.getretention)).body;
    expect(await readRetention()).toEqual({
      terminatesOn: null,
      deletableFrom: null,
      noticeFrom: null,
      noticeBy: null,
      mattersPastKeeping: 0,
      archivesKeptDays: 7,
      signInsKeptDays: 30,
    });
    await openProviderScope(testApp.test.database).transaction((tx) =>
      tx.run(sql`update intermediary set terminates_on = '2026-12-15' where id = ${firm.id}`),
    );
    expect(await readRetention()).toMatchObject({ terminatesOn: '2026-12-15', deletableFrom: '2026-12-21' });
  });

  test.each<[Role, number]>([
    ['SuperAdmin', 403],
    ['Admin', 200],
    ['Capture Matter', 403],
    ['Request Account', 403],
    ['JointAppointee', 403],
    ['UserMatterAccess', 403],
  ])('is fetched by %s: %i', async (role, expected) => {
    const person = await (await testApp.createFirm()).person([role]);
    expect((await person.call(firmDataCalls.getexports)).status).toBe(expected);
    expect((await person.call(firmDataCalls.startExport)).status).toBe(expected);
    expect((await person.call(firmDataCalls.getretention)).status).toBe(expected);
    expect((await person.call(firmDataCalls.getretainedmatters, { query: {} })).status).toBe(expected);
    const refused = expected === 200 ? 422 : 403;
    const meant = { name: 'Not the name', reason: 'x' };
    expect((await person.call(firmDataCalls.giveNotice, { body: meant })).status).toBe(refused);
    expect((await person.call(firmDataCalls.withdrawNotice, { body: { reason: 'x' } })).status).toBe(refused);
    const unknown = await person.call(firmDataCalls.download, { query: { id: 987_654_321 } });
    expect(unknown.status).toBe(expected === 200 ? 404 : 403);
  });
});
