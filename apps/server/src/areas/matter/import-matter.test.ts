import { incomeCalls } from '@boedel/contract/cash/cash.calls';
import { ledgerCalls } from '@boedel/contract/ledger/ledger.calls';
import { assetCalls } from '@boedel/contract/assets/assets.calls';
import { bondCalls } from '@boedel/contract/bond/bond.calls';
import { directoryCalls } from '@boedel/contract/directories/directories.calls';
import { diaryCalls } from '@boedel/contract/diary/diary.calls';
import { documentCalls } from '@boedel/contract/documents/documents.calls';
import { liabilityCalls } from '@boedel/contract/liabilities/liabilities.calls';
import { labelCalls } from '@boedel/contract/matter-settings/matter-settings.calls';
import { matterCalls } from '@boedel/contract/matter/matter.calls';
import { noteCalls } from '@boedel/contract/notes/notes.calls';
import { interestContactCalls } from '@boedel/contract/parties/interest-contacts.calls';
import { partyCalls } from '@boedel/contract/parties/parties.calls';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { beforeAll, describe, expect, test } from 'vitest';
import { linkFirm } from '../../platform/audit/link-entries';
import { sql } from '../../platform/db/sql';
import { tenantDoor } from '../../platform/tenancy/doors';
import { aMatter, trailOf } from '../../testing/a-matter';
import { type Somebody, type TestFirm, testHouse } from '../../testing/house';
import { sendFiles } from '../../testing/send-files';
import { aBankAccount, earn, spend } from '../cash/cash.testing';
import { addedAsset } from '../assets/assets.testing';
import { notCarried } from './carried-tables';

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

type Row = Record<string, unknown>;
const tablesIn = (zip: Uint8Array): Map<string, Row[]> =>
  new Map(
    Object.entries(unzipSync(zip)).flatMap(([name, bytes]) => {
      const table = /^data\/(\w+)\.json$/.exec(name)?.[1];
      return table ? [[table, JSON.parse(strFromU8(bytes)) as Row[]] as const] : [];
    }),
  );

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
      .filter(([table]) => !(table in notCarried))
      .map(([table, rows]) => [table, rows.map((row) => plain(row) as Row)]),
  );
}

beforeAll(async () => {
  [firm, other] = [await house.aFirm({ name: 'Kanferboom Trust' }), await house.aFirm({ name: 'Rooibos Boedels' })];
  const { admin } = firm;
  matterID = (await aMatter(house, firm, { surname: 'Steyn', diedOn: '2026-03-01' })).id;
  const valuer = await admin.call(directoryCalls['valuer.add'], { body: { name: 'Bosveld Waardeerders' } });
  const provider = await admin.call(directoryCalls['bondofsecurityprovider.add'], {
    body: { name: 'Borg Bpk', email: 'borg@borg.test' },
  });
  const spouse = await admin.call(partyCalls['spouse.add'], {
    body: { matterID, surname: 'Steyn', firstNames: 'Elsa', idNumber: '6904120084089' },
  });
  const interested = await admin.call(partyCalls['personofinterest.add'], { body: { matterID, surname: 'Kok' } });
  await admin.call(interestContactCalls.addPersonOfInterestContactPerson, {
    body: { personOfInterestID: interested.body.id, name: 'Sannie Kontak' },
  });
  if (spouse.status !== 200) throw new Error(JSON.stringify(spouse.problem));
  const house1 = await addedAsset(admin, matterID, {
    name: 'Erf 1',
    valuerID: valuer.body.id,
    valuationDate: '2026-03-01',
  });
  const account = await addedAsset(admin, matterID, { name: 'Portfolio', kind: 'investment', class: 'movable' });
  await addedAsset(admin, matterID, { name: 'Shares', kind: 'investment', class: 'movable', partOfID: account.id });
  await addedAsset(admin, matterID, {
    name: 'Policy',
    kind: 'policy',
    class: 'claim',
    treatment: 'money',
    paysPastEstate: true,
    benefitKind: 'policy',
    payees: [{ partyID: spouse.body.id, share: '1' }],
  });
  await admin.call(liabilityCalls.add, {
    body: { matterID, creditor: 'Hoëveld Bank', amount: 300_000, securedBy: [{ assetID: house1.id }] },
  });
  const bond = await admin.call(bondCalls.add, {
    body: { matterID, providerID: provider.body.id, amount: 900_000, number: 'B 1', issuedDate: '2026-04-01' },
  });
  const bank = await aBankAccount(admin, matterID);
  const rent = await earn(admin, matterID, { bankAccountID: bank.id, receivedDate: '2026-04-01' });
  await admin.call(incomeCalls.update, { body: { ...rent.body, amount: 310 } });
  await spend(admin, matterID, { bankAccountID: bank.id, paidDate: '2026-04-02' });
  await admin.call(diaryCalls.add, { body: { matterID, title: 'Skakel die bank', date: '2026-12-01' } });
  await admin.call(noteCalls.add, { body: { matterID, html: '<p>Ontvang</p>' } as never });
  const label = await admin.call(labelCalls.add, { body: { name: 'Dringend' } });
  await admin.call(labelCalls.assign, { body: { matterID, labelIDs: [label.body.id] } });
  await sendFiles(house, admin, documentCalls.UploadFile, { matterID, bondID: bond.body.id }, [
    { name: 'bond.pdf', content: '%PDF-1.7\nbond\n%%EOF' },
  ]);
  // As in a firm at work: what was written is linked into its chain by now.
  expect(await linkFirm(house.test.database, firm.id)).toBeGreaterThan(0);
  archive = await exported(admin, matterID);
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

  test('with masked numbers cannot be opened', async () => {
    const masked = changed((all) => {
      const manifest = JSON.parse(strFromU8(all['manifest.json']!)) as Row;
      all['manifest.json'] = strToU8(JSON.stringify({ ...manifest, wholeNumbers: false }));
    });
    expect(JSON.stringify((await imported(other.admin, masked)).problem)).toContain('masked numbers');
  });
});

test('every table that hangs on a matter can be carried, or is named with the reason why it is not', async () => {
  const hanging = await tenantDoor(house.test.database, firm.id).transaction((tx) =>
    tx.rows<{ name: string; may: boolean }>(sql`
      select c.relname as name, has_table_privilege(c.oid, 'insert') as may
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'matter_id' and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1`),
  );
  expect(hanging.length).toBeGreaterThan(30);
  const lost = hanging.filter(({ name, may }) => !may && !(name in notCarried));
  expect(lost.map(({ name }) => name)).toEqual([]);
  const under = await tenantDoor(house.test.database, firm.id).transaction((tx) =>
    tx.rows<{ name: string }>(sql`
      select distinct k.conrelid::regclass::text as name from pg_constraint k
      where k.contype = 'f' and k.confrelid::regclass::text = any(${hanging.map(({ name }) => name)}::text[])`),
  );
  const all = new Set([...hanging, ...under].map(({ name }) => name));
  expect(Object.keys(notCarried).filter((name) => !all.has(name))).toEqual([]);
});
