import { lodgingCalls } from '@boedel/contract/lodging/lodging.calls';
import { partyCalls } from '@boedel/contract/parties/parties.calls';
import { paperCalls } from '@boedel/contract/templates/templates.calls';
import { beforeAll, expect, test } from 'vitest';
import { createMatter } from '../../testing/a-matter';
import { type TestFirm, createTestApp } from '../../testing/test-app';
import { createAsset } from '../assets/assets.testing';
import { createBankAccount } from '../cash/cash.testing';

const testApp = createTestApp();
let firm: TestFirm;
beforeAll(async () => void (firm = await testApp.createFirm()));

const content = '{account.kind}; {account.assets|or nothing}; {account.number|or not lodged}; {heirs.entitlement}';
/** What a paper says of the account. */
async function readPreview(matterID: number): Promise<string> {
  const { body } = await firm.admin.call(paperCalls.previewmattertemplate, {
    body: { matterID, content: `${content}\n\n[each heirs]\n{heir.name} {heir.entitlement}\n[end]` },
  });
  const [first] = body.paper.parts[0]!.blocks;
  return first?.kind === 'paragraph' ? first.text.map(({ text }) => text).join('') : '';
}

async function createEstate(): Promise<number> {
  const { id: matterID } = await createMatter(testApp, firm, { diedOn: '2026-02-07', lettersOn: '2026-03-02' });
  await firm.admin.call(partyCalls['child.add'], {
    body: { matterID, surname: 'Botha', firstNames: 'Elsa', dateOfBirth: '1980-05-05' },
  });
  await createAsset(firm.admin, matterID, {
    kind: 'cash',
    class: 'claim',
    name: 'Savings account',
    treatment: 'money',
    valuationAmount: 800_000,
  });
  await createBankAccount(firm.admin, matterID, { openingDate: '2026-03-05', openingBalance: 800_000 });
  return matterID;
}
const addOutstanding = (matterID: number) =>
  createAsset(firm.admin, matterID, {
    kind: 'claim',
    class: 'claim',
    name: 'Refund',
    treatment: 'outstanding',
    whyOutstanding: 'Not assessed yet',
    valuationAmount: 90_000,
  });

test('a paper names the account the estate is on: the one that can be drawn, then the one lodged, as it was lodged', async () => {
  const matterID = await createEstate();
  expect(await readPreview(matterID)).toMatch(/^First and Final; R 800,000\.00; not lodged; R \d/);
  await addOutstanding(matterID);
  expect(await readPreview(matterID)).toMatch(/^First; R 890,000\.00; not lodged/);
  const lodged = await firm.admin.call(lodgingCalls.lodgeEstate, {
    body: { matterID, kind: 'first', despiteOpen: true } as never,
  });
  expect(lodged.status).toBe(200);
  const asLodged = await readPreview(matterID);
  expect(asLodged).toMatch(/^First; R 890,000\.00; 1; R \d/);
  await createAsset(firm.admin, matterID, { name: 'Found later', treatment: 'money', valuationAmount: 50_000 });
  expect(await readPreview(matterID)).toBe(asLodged);
});
