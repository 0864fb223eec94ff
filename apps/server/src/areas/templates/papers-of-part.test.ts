import { paperCalls } from '@boedel/contract/templates/templates.calls';
import { beforeAll, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql';
import { openFirmScope } from '../../platform/tenancy/scopes';
import { createMatter, grantAccess } from '../../testing/a-matter';
import { createTestApp, type TestFirm, type TestPerson } from '../../testing/test-app';
import { createAsset } from '../assets/assets.testing';

const testApp = createTestApp();
let firm: TestFirm;
let matterID: number;
let client: TestPerson;
let joint: TestPerson;
const given = ['diary', 'estate', 'money', 'documents', 'reports'];
const createBody = (content: string) => ({ matterID, title: 'Letter', content });
const deathNotice = 52;
const createFormBody = (templateID: number) => ({ body: { matterID, templateID, isStandardTemplate: true } });

beforeAll(async () => {
  firm = await testApp.createFirm();
  const { id, mainId } = await createMatter(testApp, firm, { diedOn: '2026-03-01', lettersOn: '2026-04-01' });
  matterID = id;
  await openFirmScope(testApp.test.database, firm.id).transaction(async (tx) => {
    const child = await tx.one<{ id: number }>(sql`
      insert into matter_party (matter_id, role, kind, first_names, surname) values (${id}, 'beneficiary', 'person', 'Anna', 'Botha') returning id`);
    await tx.run(sql`insert into parentage (matter_id, parent_id, child_id) values (${id}, ${mainId}, ${child.id})`);
  });
  await createAsset(firm.admin, id, { valuationAmount: 900_000 });
  client = await firm.person(['UserMatterAccess']);
  await grantAccess(testApp, firm, id, client, { rights: ['documents', 'reports'], mayCapture: true });
  joint = await firm.person(['JointAppointee']);
  await grantAccess(testApp, firm, id, joint, { rights: given, mayCapture: true });
});

test('a form is the same for everybody who may see what it names, and refused to who may not', async () => {
  const whole = await firm.admin.call(paperCalls.previewmattertemplate, createFormBody(deathNotice));
  expect(JSON.stringify(whole.body.paper)).toContain('Anna Botha');
  const seen = await joint.call(paperCalls.previewmattertemplate, createFormBody(deathNotice));
  expect(seen.body.paper).toEqual(whole.body.paper);
  const refused = await client.call(paperCalls.previewmattertemplate, createFormBody(deathNotice));
  expect(refused.status).toBe(422);
  expect(JSON.stringify(refused.problem)).toContain('Parties, assets, liabilities, claims and beneficiaries');
});

test('a total is of all rows or not given: a letter, a file and a batch', async () => {
  const content = 'Assets: {assets.value}';
  const asked = { body: createBody(content) };
  expect((await client.call(paperCalls.previewmattertemplate, asked)).status).toBe(422);
  expect((await client.call(paperCalls.saveMatterTemplate, asked)).status).toBe(422);
  const batch = { body: { ...asked.body, list: 'heirs' as const, rows: [0] } };
  expect((await client.call(paperCalls.makebatch, batch)).status).toBe(422);
  const money = { body: createBody('Received: {incomes.amount}') };
  expect((await client.call(paperCalls.previewmattertemplate, money)).status).toBe(422);
  const preview = (await joint.call(paperCalls.previewmattertemplate, asked)).body;
  expect(JSON.stringify(preview.paper)).toContain('900,000.00');
});

test('what anybody who sees the matter may read makes a letter for them too, and they get no more of its data', async () => {
  const content = '{main.name} died on {main.dateOfDeath}.';
  const { status } = await client.call(paperCalls.saveMatterTemplate, { body: createBody(content) });
  expect(status).toBe(200);
  const [made] = (await client.call(paperCalls.getmade, { query: { matterID } })).body;
  const read = async (person: TestPerson) =>
    (await person.call(paperCalls.getdata, { query: { id: made!.id } })).body.data;
  expect(await read(client)).toEqual({ 'main.name': 'Jan Botha', 'main.dateOfDeath': '2026-03-01' });
  expect(Object.keys(await read(firm.admin))).toContain('figures.grossAssets');
});
