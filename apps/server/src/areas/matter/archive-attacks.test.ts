import { matterCalls } from '@boedel/contract/matter/matter.calls';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql';
import type { Keys } from '../../platform/session/keys';
import { isSignedHere, signBytes } from '../../platform/session/signature';
import { providerDoor, tenantDoor } from '../../platform/tenancy/doors';
import { type Somebody, type TestFirm, testHouse } from '../../testing/house';
import { sendFiles } from '../../testing/send-files';
import { aFullMatter, importAfterPreview, openArchive, packArchive, type Row } from './archive.testing';

const house = testHouse();
let firm: TestFirm;
let other: TestFirm;
let matterID: number;
let archive: Buffer;

beforeAll(async () => {
  [firm, other] = [await house.aFirm({ name: 'Kanferboom Trust' }), await house.aFirm({ name: 'Rooibos Boedels' })];
  matterID = await aFullMatter(house, firm);
  archive = (await firm.admin.call(matterCalls.exportMatter, { query: { matterID } })).raw;
}, 120_000);

type Change = (tables: Map<string, Row[]>) => void;
const changed = (change: Change = () => undefined): Uint8Array => {
  const opened = openArchive(archive);
  change(opened.tables);
  return packArchive(opened, opened.tables);
};
const filesOf = (content: Uint8Array) => [{ name: 'matter.zip', content }];
const send = (who: Somebody, content: Uint8Array, fields: { preview?: string } = {}) =>
  sendFiles(house, who, matterCalls.importMatter, fields, filesOf(content));
const look = (who: Somebody, content: Uint8Array) =>
  sendFiles(house, who, matterCalls.previewImport, {}, filesOf(content));
const countMatters = async (): Promise<number> =>
  (
    await providerDoor(house.test.database).transaction((tx) =>
      tx.one<{ count: number }>(sql`select count(*)::int as count from matter`),
    )
  ).count;
const memberships = () =>
  providerDoor(house.test.database).transaction((tx) =>
    tx.rows(sql`select intermediary_id, person_id, roles from membership order by 1, 2`),
  );

test('a clerk imports what was signed here and nothing else', async () => {
  const clerk = await other.person(['Capture Matter']);
  for (const ask of [look, send]) {
    const { status, problem } = await ask(clerk, changed());
    expect([status, JSON.stringify(problem)]).toEqual([422, expect.stringContaining('Ask an administrator')]);
  }
  expect((await look(clerk, archive)).body.isSigned).toBe(true);
  expect((await send(clerk, archive)).status).toBe(200);
});

test('an administrator imports an unsigned archive after a preview of their own, and not without', async () => {
  const unsigned = changed();
  const { preview, ...shown } = (await look(other.admin, unsigned)).body;
  expect(shown).toMatchObject({ isSigned: false, name: 'Steyn, Jan', firm: 'Kanferboom Trust' });
  const assets = openArchive(archive).tables.get('asset')!.length;
  expect(shown.tables).toContainEqual({ table: 'asset', label: { key: 'Assets' }, rows: assets, isOfFirm: false });
  expect(shown.tables).toContainEqual({ table: 'valuer', label: { key: 'Valuers' }, rows: 1, isOfFirm: true });
  const before = await countMatters();
  const without = await send(other.admin, unsigned);
  expect([without.status, JSON.stringify(without.problem)]).toEqual([422, expect.stringContaining('first')]);
  expect((await send(await other.person(['Admin']), unsigned, { preview })).status).toBe(422);
  const another = changed((all) => void all.delete('diary_entry'));
  expect((await send(other.admin, another, { preview })).status).toBe(422);
  expect(await countMatters()).toBe(before);
  expect((await send(other.admin, unsigned, { preview })).status).toBe(200);
});

const first = (all: Map<string, Row[]>, table: string): Row => all.get(table)![0]!;

test.each<[string, Change, string]>([
  ['an unknown table', (all) => void all.set('pg_class', [{ id: 1 }]), 'data/pg_class.json is no table'],
  ['a session', (all) => void all.set('session', [{ id: 1 }]), 'data/session.json is no table'],
  [
    'an id written as text',
    (all) => void (first(all, 'income')['bank_account_id'] = String(first(all, 'bank_account')['id'])),
    'Row 1 of data/income.json: bank_account_id does not hold',
  ],
  [
    'an id of another matter',
    (all) => void (first(all, 'income')['bank_account_id'] = 999_999),
    'Row 1 of data/income.json: bank_account_id refers to something',
  ],
  [
    'a row of another matter',
    (all) => void (first(all, 'matter_note')['matter_id'] = 1_000_000),
    'Row 1 of data/matter_note.json: matter_id refers',
  ],
  [
    'the matter as text',
    (all) => void (first(all, 'matter_note')['matter_id'] = String(first(all, 'matter')['id'])),
    'Row 1 of data/matter_note.json: matter_id',
  ],
  [
    'a column nobody declared',
    (all) => void (first(all, 'asset')['owner'] = 1),
    'Row 1 of data/asset.json: archives have no column owner',
  ],
  [
    'a masked number, whatever the manifest says',
    (all) => void (first(all, 'matter_party')['id_number'] = '•••••••••0089'),
    'Row 1 of data/matter_party.json: id_number is masked',
  ],
  [
    'a masked number inside JSON',
    (all) => void (first(all, 'matter_party')['details'] = { directors: [{ idNumber: '•••••••••0089' }] }),
    'details.idNumber is masked',
  ],
  [
    'an id in JSON that is not in it',
    (all) =>
      void all.set('scenario', [
        { id: 1, matter_id: first(all, 'matter')['id'], name: 'X', sales: [{ assetID: 1_000_000 }] },
      ]),
    'Row 1 of data/scenario.json: sales.assetID refers',
  ],
  [
    'a key twice',
    (all) => void all.get('asset')!.push({ ...first(all, 'asset') }),
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
  ['a value no matter has', (all) => void (first(all, 'asset')['kind'] = 'castle'), 'Row 1 of data/asset.json breaks'],
])('%s is refused with its place', async (_, change, sentence) => {
  const before = await countMatters();
  const { status, problem } = await importAfterPreview(house, other.admin, changed(change));
  expect([status, JSON.stringify(problem)]).toEqual([422, expect.stringContaining(sentence)]);
  expect(await countMatters()).toBe(before);
});

test('rows of tables that are left behind are not read: memberships, links, signatures', async () => {
  const before = await memberships();
  const content = changed((all) => {
    const matter = first(all, 'matter')['id'];
    all.set('membership', [{ id: 1, person_id: firm.admin.personId, roles: ['SuperAdmin'] }]);
    all.set('outside_link', [{ id: 1, matter_id: matter, hash: 'planted', purpose: 'intake', ends_at: '2030-01-01' }]);
    all.set('signing', [{ id: 1, matter_id: matter, title: 'planted', state: 'signed' }]);
    all.set('client_answer', [{ id: 1, matter_id: matter, name: 'planted' }]);
  });
  expect((await importAfterPreview(house, other.admin, content)).status).toBe(200);
  expect(await memberships()).toEqual(before);
  const planted = await providerDoor(house.test.database).transaction((tx) =>
    tx.one(sql`select (select count(*)::int from outside_link where hash = 'planted') as links,
      (select count(*)::int from signing where title = 'planted') as signings,
      (select count(*)::int from client_answer where name = 'planted') as answers`),
  );
  expect(planted).toEqual({ links: 0, signings: 0, answers: 0 });
});

test('what the server sets itself is not taken: authors, versions, stored files, bank details of a list', async () => {
  const content = changed((all) => {
    Object.assign(first(all, 'matter_note'), {
      person_id: firm.admin.personId,
      person_name: 'The Master',
      html: '<p onclick="x()">Ontvang<script>alert(1)</script></p>',
      plain: 'something else',
      version: 99,
      intermediary_id: 1,
    });
    const key = `${firm.id}/2026/of-another`;
    Object.assign(first(all, 'stored_file'), { key, content_type: 'text/html', has_script: true });
    const bank = { name: 'Nuwe Borg', email: 'x@x.test', account_number: '62000000001' };
    Object.assign(first(all, 'bondofsecurityprovider'), bank);
    Object.assign(first(all, 'matter_party'), { known_id: 1, directory_kind: 'globalexecutor', directory_id: 1 });
  });
  const { status, body } = await importAfterPreview(house, other.admin, content);
  expect(status).toBe(200);
  const found = await tenantDoor(house.test.database, other.id).transaction((tx) =>
    tx.one<Row>(sql`select n.person_id, n.person_name, n.html, n.plain, n.version, f.key like ${`${other.id}/%`} as "isOwnFile",
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
  const holds = (keys: Keys) => isSignedHere(keys, 'matter archive', signed, signature);
  expect(holds({ signing: now, earlier: [old] })).toBe(true);
  expect(holds({ signing: now, earlier: [] })).toBe(false);
  const keys = { signing: old, earlier: [] };
  expect(isSignedHere(keys, 'matter archive', Buffer.from('y'), signature)).toBe(false);
  expect(isSignedHere(keys, 'matter archive preview', signed, signature)).toBe(false);
});

test('secret links stay behind, and an archive opens again on the installation that wrote it', async () => {
  await tenantDoor(house.test.database, firm.id).transaction(async (tx) => {
    await tx.run(sql`insert into outside_link (hash, purpose, matter_id, name, email, language, ends_at)
      values ('secret-of-the-family', 'intake', ${matterID}, 'Elsa', 'elsa@steyn.test', 'af', now() + interval '9 days')`);
    await tx.run(sql`insert into matter_mail_address (matter_id, secret) values (${matterID}, 'secretmailbox')`);
  });
  const content = (await firm.admin.call(matterCalls.exportMatter, { query: { matterID } })).raw;
  for (const bytes of Object.values(unzipSync(content))) {
    expect(strFromU8(bytes, true)).not.toMatch(/secret-of-the-family|secretmailbox/);
  }
  for (const { admin } of [firm, firm, other]) expect((await send(admin, content)).status).toBe(200);
});
