import { strFromU8, unzipSync } from 'fflate';
import { labelCalls } from '@boedel/contract/matter-settings/matter-settings.calls';
import { accessCalls } from '@boedel/contract/matter-people/matter-people.calls';
import { diaryCalls } from '@boedel/contract/diary/diary.calls';
import { matterCalls } from '@boedel/contract/matter/matter.calls';
import { interestContactCalls } from '@boedel/contract/parties/interest-contacts.calls';
import { partyCalls } from '@boedel/contract/parties/parties.calls';
import { describe, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql';
import { storeUpload, saveFile } from '../../platform/files/stored-file';
import { openFirmScope } from '../../platform/tenancy/scopes';
import { createMatter, listTrail } from '../../testing/a-matter';
import { type TestFirm, createTestApp } from '../../testing/test-app';

const testApp = createTestApp();

const unzipTexts = (zip: Buffer): Record<string, string> =>
  Object.fromEntries(Object.entries(unzipSync(zip)).map(([name, bytes]) => [name, strFromU8(bytes)]));
const parseRows = (files: Record<string, string>, table: string): Record<string, unknown>[] =>
  JSON.parse(files[`data/${table}.json`] ?? '[]') as Record<string, unknown>[];

async function uploadPaper(firm: TestFirm, matterId: number, name: string, words: string): Promise<void> {
  const kept = await storeUpload(testApp.services.files, firm.id, { name, content: Buffer.from(words) });
  await openFirmScope(testApp.test.database, firm.id).transaction((tx) => saveFile(tx, kept, matterId));
}

describe('the archive of one matter', () => {
  test('holds its tables, files and history, and nothing of another matter', async () => {
    const firm = await testApp.createFirm();
    const [own, other] = [
      await createMatter(testApp, firm, { surname: 'Botha <b>' }),
      await createMatter(testApp, firm, { surname: 'Vreemdeling' }),
    ];
    const { body: interested } = await firm.admin.call(partyCalls['personofinterest.add'], {
      body: { matterID: own.id, surname: '=SUM(A1)', firstNames: 'Koos' },
    });
    await firm.admin.call(interestContactCalls.addPersonOfInterestContactPerson, {
      body: { personOfInterestID: interested.id, name: 'Sannie Kontak' },
    });
    const { body: label } = await firm.admin.call(labelCalls.add, { body: { name: 'Dringend' } });
    await firm.admin.call(labelCalls.assign, { body: { matterID: own.id, labelIDs: [label.id] } });
    for (const [matterID, title] of [
      [own.id, 'Skakel die bank'],
      [other.id, 'Iets anders'],
    ] as const) {
      await firm.admin.call(diaryCalls.add, { body: { matterID, title, date: '2026-12-01' } });
    }
    await uploadPaper(firm, own.id, 'testament: finaal.txt', 'ons papier');
    await uploadPaper(firm, other.id, 'ander.txt', 'hulle papier');

    const { status, headers, raw } = await firm.admin.call(matterCalls.exportMatter, { query: { matterID: own.id } });
    expect([status, headers['content-type']]).toEqual([200, 'application/zip']);
    expect(decodeURIComponent(headers['x-suggested-filename']!)).toMatch(/^T\d+-2026 \d{4}-\d\d-\d\d\.zip$/);
    const files = unzipTexts(raw);
    expect(parseRows(files, 'matter')).toMatchObject([{ id: own.id, name: 'Botha <b>, Jan' }]);
    expect(parseRows(files, 'matter_party').map((row) => row['role'])).toEqual(['main', 'personofinterest']);
    expect(parseRows(files, 'contact_person')).toMatchObject([{ name: 'Sannie Kontak' }]);
    expect(parseRows(files, 'matter_label')).toMatchObject([{ name: 'Dringend' }]);
    expect(parseRows(files, 'diary_entry')).toMatchObject([{ title: 'Skakel die bank' }]);
    expect(files['data/matter_party.csv']).toContain("'=SUM(A1)");
    expect(Object.entries(files).find(([name]) => name.startsWith('files/'))).toEqual([
      expect.stringMatching(/^files\/\d+ testament_ finaal\.txt$/),
      'ons papier',
    ]);
    expect(parseRows(files, 'audit_entry').map((row) => row['action'])).toEqual(await listTrail(testApp, firm, own.id));
    expect(files['index.html']).toContain('Botha &lt;b&gt;, Jan');
    expect(files['index.html']).toContain('matter.exported');
    expect(files['people.json']).toContain(firm.admin.email);
    expect(JSON.stringify(files)).not.toMatch(/Vreemdeling|Iets anders|hulle papier/);
  });

  test('is as of one moment: a party and the trail of its adding stand in it together or not at all', async () => {
    const firm = await testApp.createFirm();
    const { id: matterID } = await createMatter(testApp, firm);
    const writing = (async () => {
      for (let count = 0; count < 12; count += 1) {
        await firm.admin.call(partyCalls['child.add'], {
          body: { matterID, surname: `Kind ${'abcdefghijkl'[count]}` },
        });
      }
    })();
    for (let count = 0; count < 4; count += 1) {
      const { raw } = await firm.admin.call(matterCalls.exportMatter, { query: { matterID } });
      const files = unzipTexts(raw);
      const children = parseRows(files, 'matter_party').filter((row) => row['role'] === 'child');
      const entries = parseRows(files, 'audit_entry').filter((row) => row['action'] === 'child.added');
      expect(children.map((row) => row['id'])).toEqual(entries.map((row) => row['entity_id']));
    }
    await writing;
  });

  test('a link that lets somebody in is not taken along', async () => {
    const firm = await testApp.createFirm();
    const { id: matterID } = await createMatter(testApp, firm);
    await firm.admin.call(accessCalls.addaccessuser, {
      body: { matterID, email: 'new@client.test', fullname: 'New Client', role: 'UserMatterAccess' },
    });
    await openFirmScope(testApp.test.database, firm.id).transaction((tx) =>
      tx.run(sql`insert into mail (sender, to_addresses, subject, body_text, language, is_secret, matter_id)
        values ('firm', '{a@b.test}', 'Your code', 'the code is kortpad-na-binne', 'en', true, ${matterID}),
          ('firm', '{a@b.test}', 'Letter', 'Dear heir', 'en', false, ${matterID})`),
    );
    const { raw } = await firm.admin.call(matterCalls.exportMatter, { query: { matterID } });
    const text = JSON.stringify(unzipTexts(raw));
    expect(text).toContain('Dear heir');
    expect(text).not.toContain('kortpad-na-binne');
  });

  test('is for administrators and those who capture; another firm’s matter is an unknown one', async () => {
    const [firm, other] = [await testApp.createFirm(), await testApp.createFirm()];
    const { id: matterID } = await createMatter(testApp, firm);
    const requestExport = async (roles: Parameters<TestFirm['person']>[0]) =>
      (await (await firm.person(roles)).call(matterCalls.exportMatter, { query: { matterID } })).status;
    expect([
      await requestExport([]),
      await requestExport(['Request Account']),
      await requestExport(['Capture Matter']),
      await requestExport(['Admin']),
    ]).toEqual([403, 403, 200, 200]);
    expect((await other.admin.call(matterCalls.exportMatter, { query: { matterID } })).status).toBe(404);
  });

  test('no table hangs on a matter in a way the archive does not follow', async () => {
    const loose = await testApp.test.database.asOwner((tx) =>
      tx.rows(sql`
        with own as (select a.attrelid from pg_attribute a join pg_class c on c.oid = a.attrelid
          where a.attname = 'matter_id' and c.relkind = 'r' and c.relnamespace = 'public'::regnamespace),
        under as (select k.conrelid, k.confrelid from pg_constraint k where k.contype = 'f')
        select c.relname from under u join pg_class c on c.oid = u.conrelid
        where u.conrelid not in (select attrelid from own)
          and u.confrelid in (select w.conrelid from under w where w.confrelid in (select attrelid from own)
            and w.conrelid not in (select attrelid from own))`),
    );
    expect(loose).toEqual([]);
  });
});
