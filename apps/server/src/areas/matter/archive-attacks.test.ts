import { matterCalls } from '@boedel/contract/matter/matter.calls';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql';
import type { SecretKeys } from '../../platform/session/keys';
import { isSignedHere, signBytes } from '../../platform/session/signature';
import { openProviderScope, openFirmScope } from '../../platform/tenancy/scopes';
import { type TestPerson, type TestFirm, createTestApp } from '../../testing/test-app';
import { sendFiles } from '../../testing/send-files';
import { createFullMatter, importAfterPreview, openArchive, packArchive, type TestRow } from './archive.testing';

const app = createTestApp();
let firm: TestFirm;
let other: TestFirm;
let matterID: number;
let archive: Buffer;

beforeAll(async () => {
  [firm, other] = [
    await app.createFirm({ name: 'Kanferboom Trust' }),
    await app.createFirm({ name: 'Rooibos Boedels' }),
  ];
  matterID = await createFullMatter(app, firm);
  archive = (await firm.admin.call(matterCalls.exportMatter, { query: { matterID } })).raw;
}, 120_000);

type Change = (tables: Map<string, TestRow[]>) => void;
const changeArchive = (change: Change = () => undefined): Uint8Array => {
  const opened = openArchive(archive);
  change(opened.tables);
  return packArchive(opened, opened.tables);
};
const unzipFiles = (content: Uint8Array) => [{ name: 'matter.zip', content }];
const send = (who: TestPerson, content: Uint8Array, fields: { preview?: string } = {}) =>
  sendFiles(app, who, matterCalls.importMatter, fields, unzipFiles(content));
const previewArchive = (who: TestPerson, content: Uint8Array) =>
  sendFiles(app, who, matterCalls.previewImport, {}, unzipFiles(content));
const countMatters = async (): Promise<number> =>
  (
    await openProviderScope(app.test.database).transaction((tx) =>
      tx.one<{ count: number }>(sql`select count(*)::int as count from matter`),
    )
  ).count;
const listMemberships = () =>
  openProviderScope(app.test.database).transaction((tx) =>
    tx.rows(sql`select intermediary_id, person_id, roles from membership order by 1, 2`),
  );

test('a clerk imports what their own firm wrote here and nothing else', async () => {
  const clerk = await other.person(['Capture Matter']);
  for (const ask of [previewArchive, send]) {
    const { status, problem } = await ask(clerk, changeArchive());
    expect([status, JSON.stringify(problem)]).toEqual([422, expect.stringContaining('Ask an administrator')]);
  }
  const own = await firm.person(['Capture Matter']);
  expect((await previewArchive(own, archive)).body).toMatchObject({ isSigned: true, isOwn: true });
  expect((await send(own, archive)).status).toBe(200);
});

test('an archive that another firm wrote here is an administrator’s, after a preview', async () => {
  const clerk = await other.person(['Capture Matter']);
  for (const ask of [previewArchive, send]) {
    const { status, problem } = await ask(clerk, archive);
    expect([status, JSON.stringify(problem)]).toEqual([422, expect.stringContaining('comes from another firm')]);
  }
  const { preview, ...shown } = (await previewArchive(other.admin, archive)).body;
  expect(shown).toMatchObject({ isSigned: true, isOwn: false });
  expect((await send(other.admin, archive)).status).toBe(422);
  expect((await send(other.admin, archive, { preview })).status).toBe(200);
});

test('an administrator imports an unsigned archive after a preview of their own, and not without', async () => {
  const unsigned = changeArchive();
  const { preview, ...shown } = (await previewArchive(other.admin, unsigned)).body;
  expect(shown).toMatchObject({ isSigned: false, name: 'Steyn, Jan', firm: 'Kanferboom Trust' });
  const assets = openArchive(archive).tables.get('asset')!.length;
  expect(shown.tables).toContainEqual({ table: 'asset', label: { key: 'Assets' }, rows: assets, isOfFirm: false });
  expect(shown.tables).toContainEqual({ table: 'valuer', label: { key: 'Valuers' }, rows: 1, isOfFirm: true });
  const before = await countMatters();
  const without = await send(other.admin, unsigned);
  expect([without.status, JSON.stringify(without.problem)]).toEqual([422, expect.stringContaining('first')]);
  expect((await send(await other.person(['Admin']), unsigned, { preview })).status).toBe(422);
  const another = changeArchive((all) => void all.delete('diary_entry'));
  expect((await send(other.admin, another, { preview })).status).toBe(422);
  expect(await countMatters()).toBe(before);
  expect((await send(other.admin, unsigned, { preview })).status).toBe(200);
});

const findFirst = (all: Map<string, TestRow[]>, table: string): TestRow => all.get(table)![0]!;

test.each<[string, Change, string]>([
  ['an unknown table', (all) => void all.set('pg_class', [{ id: 1 }]), 'data/pg_class.json is not a table'],
  ['a session', (all) => void all.set('session', [{ id: 1 }]), 'data/session.json is not a table'],
  [
    'an id written as text',
    (all) => void (findFirst(all, 'income')['bank_account_id'] = String(findFirst(all, 'bank_account')['id'])),
    'Row 1 of data/income.json: bank_account_id does not hold',
  ],
  [
    'an id of another matter',
    (all) => void (findFirst(all, 'income')['bank_account_id'] = 999_999),
    'Row 1 of data/income.json: bank_account_id refers to something',
  ],
  [
    'a row of another matter',
    (all) => void (findFirst(all, 'matter_note')['matter_id'] = 1_000_000),
    'Row 1 of data/matter_note.json: matter_id refers',
  ],
  [
    'the matter as text',
    (all) => void (findFirst(all, 'matter_note')['matter_id'] = String(findFirst(all, 'matter')['id'])),
    'Row 1 of data/matter_note.json: matter_id',
  ],
  [
    'a column nobody declared',
    (all) => void (findFirst(all, 'asset')['owner'] = 1),
    'Row 1 of data/asset.json: archives have no column owner',
  ],
  [
    'a masked number, whatever the manifest says',
    (all) => void (findFirst(all, 'matter_party')['id_number'] = '•••••••••0089'),
    'Row 1 of data/matter_party.json: id_number is masked',
  ],
  [
    'a masked number inside JSON',
    (all) => void (findFirst(all, 'matter_party')['details'] = { directors: [{ idNumber: '•••••••••0089' }] }),
    'details.idNumber is masked',
  ],
  [
    'an id in JSON that is not in it',
    (all) =>
      void all.set('scenario', [
        { id: 1, matter_id: findFirst(all, 'matter')['id'], name: 'X', sales: [{ assetID: 1_000_000 }] },
      ]),
    'Row 1 of data/scenario.json: sales.assetID refers',
  ],
  [
    'a key twice',
    (all) => void all.get('asset')!.push({ ...findFirst(all, 'asset') }),
    'data/asset.json: id does not hold',
  ],
  [
    'a row that leads back to itself',
    (all) => {
      const [one, two] = all.get('asset')!;
      one!['part_of_id'] = two!['id'];
      two!['part_of_id'] = one!['id'];
    },
    'data/asset.json: part_of_id refers',
  ],
  [
    'a value no matter has',
    (all) => void (findFirst(all, 'asset')['kind'] = 'castle'),
    'Row 1 of data/asset.json breaks',
  ],
])('%s is refused with its place', async (_, change, sentence) => {
  const before = await countMatters();
  const { status, problem } = await importAfterPreview(app, other.admin, changeArchive(change));
  expect([status, JSON.stringify(problem)]).toEqual([422, expect.stringContaining(sentence)]);
  expect(await countMatters()).toBe(before);
});

test('rows of tables that are left behind are not read: memberships, links, signatures', async () => {
  const before = await listMemberships();
  const content = changeArchive((all) => {
    const matter = findFirst(all, 'matter')['id'];
    all.set('membership', [{ id: 1, person_id: firm.admin.personId, roles: ['SuperAdmin'] }]);
    all.set('outside_link', [{ id: 1, matter_id: matter, hash: 'planted', purpose: 'intake', ends_at: '2030-01-01' }]);
    all.set('signing', [{ id: 1, matter_id: matter, title: 'planted', state: 'signed' }]);
    all.set('client_answer', [{ id: 1, matter_id: matter, name: 'planted' }]);
  });
  expect((await importAfterPreview(app, other.admin, content)).status).toBe(200);
  expect(await listMemberships()).toEqual(before);
  const planted = await openProviderScope(app.test.database).transaction((tx) =>
    tx.one(sql`select (select count(*)::int from outside_link where hash = 'planted') as links,
      (select count(*)::int from signing where title = 'planted') as signings,
      (select count(*)::int from client_answer where name = 'planted') as answers`),
  );
  expect(planted).toEqual({ links: 0, signings: 0, answers: 0 });
});

test('what the server sets itself is not taken: authors, versions, stored files, bank details of a list', async () => {
  const content = changeArchive((all) => {
    Object.assign(findFirst(all, 'matter_note'), {
      person_id: firm.admin.personId,
      person_name: 'The Master',
      html: '<p onclick="x()">Ontvang<script>alert(1)</script></p>',
      plain: 'something else',
      version: 99,
      intermediary_id: 1,
    });
    const key = `${firm.id}/2026/of-another`;
    Object.assign(findFirst(all, 'stored_file'), { key, content_type: 'text/html', has_script: true });
    const bank = { name: 'Nuwe Borg', email: 'x@x.test', account_number: '62000000001' };
    Object.assign(findFirst(all, 'bondofsecurityprovider'), bank);
    Object.assign(findFirst(all, 'matter_party'), { known_id: 1, directory_kind: 'globalexecutor', directory_id: 1 });
  });
  const { status, body } = await importAfterPreview(app, other.admin, content);
  expect(status).toBe(200);
  const found = await openFirmScope(app.test.database, other.id).transaction((tx) =>
    tx.one<TestRow>(sql`select n.person_id, n.person_name, n.html, n.plain, n.version, f.key like ${`${other.id}/%`} as "isOwnFile",
        f.content_type, f.has_script, b.account_number, p.directory_id, p.known_id <> 1 as "isNewNumber"
      from matter_note n, stored_file f, bondofsecurityprovider b, matter_party p
      where n.matter_id = ${body.matterID} and f.matter_id = ${body.matterID} and b.name = 'Nuwe Borg'
        and p.matter_id = ${body.matterID} order by p.id limit 1`),
  );
  expect(found['person_name']).not.toBe('The Master');
  expect(found['html']).not.toMatch(/onclick|<script/);
  expect(found['plain']).not.toBe('something else');
  expect(found).toMatchObject({
    person_id: other.admin.personId,
    version: 1,
    isOwnFile: true,
    content_type: 'application/pdf',
    has_script: false,
    account_number: null,
    directory_id: null,
    isNewNumber: true,
  });
});

test('a signature holds by an earlier key, for what was signed alone, and no longer once the key is forgotten', () => {
  const [old, now] = ['o'.repeat(40), 'n'.repeat(40)];
  const signed = Buffer.from('x');
  const signature = signBytes({ signing: old }, 'matter archive', signed);
  const holds = (keys: SecretKeys) => isSignedHere(keys, 'matter archive', signed, signature);
  expect(holds({ signing: now, earlier: [old] })).toBe(true);
  expect(holds({ signing: now, earlier: [] })).toBe(false);
  const keys = { signing: old, earlier: [] };
  expect(isSignedHere(keys, 'matter archive', Buffer.from('y'), signature)).toBe(false);
  expect(isSignedHere(keys, 'matter archive preview', signed, signature)).toBe(false);
});

test('secret links stay behind, and an archive opens again on the installation that wrote it', async () => {
  await openFirmScope(app.test.database, firm.id).transaction(async (tx) => {
    await tx.run(sql`insert into outside_link (hash, purpose, matter_id, name, email, language, ends_at)
      values ('secret-of-the-family', 'intake', ${matterID}, 'Elsa', 'elsa@steyn.test', 'af', now() + interval '9 days')`);
    await tx.run(sql`insert into matter_mail_address (matter_id, secret) values (${matterID}, 'secretmailbox')`);
  });
  const content = (await firm.admin.call(matterCalls.exportMatter, { query: { matterID } })).raw;
  for (const bytes of Object.values(unzipSync(content))) {
    expect(strFromU8(bytes, true)).not.toMatch(/secret-of-the-family|secretmailbox/);
  }
  for (const { admin } of [firm, firm]) expect((await send(admin, content)).status).toBe(200);
  const { preview } = (await previewArchive(other.admin, content)).body;
  expect((await send(other.admin, content, { preview })).status).toBe(200);
});

test('an asset that is paid past the estate says who is paid, or the archive is refused', async () => {
  const before = await countMatters();
  const changes: Change[] = [
    (tables) => tables.delete('asset_person'),
    (tables) => tables.set('asset_person', []),
    (tables) => tables.get('asset_person')!.forEach((row) => (row['role'] = 'successor')),
  ];
  for (const change of changes) {
    const { status, problem } = await importAfterPreview(app, firm.admin, changeArchive(change));
    expect([status, JSON.stringify(problem)]).toEqual([422, expect.stringContaining('does not say who is paid')]);
  }
  expect(await countMatters()).toBe(before);
});
