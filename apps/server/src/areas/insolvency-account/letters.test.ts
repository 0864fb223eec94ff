import { insolvencyAccountCalls } from '@boedel/contract/insolvency-account/insolvency-account.calls';
import { lodgingCalls } from '@boedel/contract/lodging/lodging.calls';
import { paperCalls } from '@boedel/contract/templates/templates.calls';
import { beforeAll, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql';
import { drainJobs } from '../../platform/jobs/workers';
import { openFirmScope } from '../../platform/tenancy/scopes';
import { type TestFirm, createTestApp } from '../../testing/test-app';
import { makeBatches } from '../templates/batch';
import { createP9Matter } from './p9.testing';

const testApp = createTestApp();
let firm: TestFirm;
beforeAll(async () => void (firm = await testApp.createFirm()));

const answers = { 'responsible.name': 'N Adams', 'matter.confirmedDate': '2026-11-10' };
const previewLetter = async (
  matterID: number,
  templateID: number,
  index = 0,
  typed: Record<string, string> = answers,
) => {
  const list = templateID === 50 ? ('dividends' as const) : ('contributors' as const);
  return (
    await firm.admin.call(paperCalls.previewmattertemplate, {
      body: { matterID, templateID, isStandardTemplate: true, answers: typed, row: { list, index } },
    })
  ).body;
};

test('a dividend letter goes to each creditor P9 awards something, with the figures that were lodged', async () => {
  const { matterID } = await createP9Matter(testApp, firm);
  await openFirmScope(testApp.test.database, firm.id).transaction((tx) =>
    tx.run(sql`update creditor set email = 'c' || id || '@example.test', reference = 'Ref ' || name`),
  );
  const none = await previewLetter(matterID, 50);
  expect([none.rows, none.missing.length > 0]).toEqual([[], true]);
  await firm.admin.call(insolvencyAccountCalls.saveChoices, {
    body: { matterID, number: 1, version: 0, awardsToDate: '2026-10-30' },
  });
  const lodged = await firm.admin.call(lodgingCalls.lodgeInsolvency, {
    body: { matterID, kind: 'firstAndFinal', language: 'en' } as never,
  });
  expect(lodged.status).toBe(200);
  const first = await previewLetter(matterID, 50);
  const at = first.rows.findIndex(({ name }) => name === 'Vehicle Bank');
  expect(at).toBeGreaterThanOrEqual(0);
  const letter = await previewLetter(matterID, 50, at);
  // What the distribution account of the example awards it.
  expect(JSON.stringify(letter.paper)).toContain('154,959.77');
  expect(JSON.stringify(letter.paper)).toContain('Ref Vehicle Bank');
  expect(letter.missing).toEqual([]);
  // No letter says that an account was confirmed before it was.
  const early = await previewLetter(matterID, 50, at, { 'responsible.name': 'N Adams' });
  expect(JSON.stringify(early.missing)).toContain('matter.confirmedDate');
  expect((await previewLetter(matterID, 51)).rows).toEqual([]);
  const { content, title } = letter;
  const batch = await firm.admin.call(paperCalls.makebatch, {
    body: {
      matterID,
      title,
      content,
      templateID: 50,
      isStandardTemplate: true,
      language: 'en',
      // Typed while one of them was looked at: the others keep their own.
      answers: { ...answers, 'recipient.reference': 'Ref Vehicle Bank', 'recipient.name': 'Vehicle Bank' },
      list: 'dividends',
      rows: first.rows.map((_, nth) => nth),
      fileType: 0,
      isMailed: false,
    },
  });
  expect(batch.status).toBe(200);
  await drainJobs(testApp.services, [makeBatches]);
  const made = await firm.admin.call(paperCalls.getbatch, { query: { id: batch.body.id } });
  expect([made.body.total, made.body.done, made.body.failed]).toEqual([first.rows.length, first.rows.length, 0]);
  const named = await openFirmScope(testApp.test.database, firm.id).transaction((tx) =>
    tx.rows<{ name: string; reference: string; typed: string | null }>(sql`
      select data ->> 'recipient.name' as name, data ->> 'recipient.reference' as reference,
        answers ->> 'recipient.name' as typed from paper_made where matter_id = ${matterID} order by place`),
  );
  expect(named).toEqual(first.rows.map(({ name }) => ({ name, reference: `Ref ${name}`, typed: null })));
  // A second way: the letters together award what the account does.
  const letters = await openFirmScope(testApp.test.database, firm.id).transaction((tx) =>
    tx.one<{ letters: number; account: number }>(sql`
      select (select sum((d -> 'dividend.amount')::bigint)::bigint from paper_made p, jsonb_array_elements(p.data -> 'dividends') d
          where p.matter_id = ${matterID}) as letters,
        (select sum((c ->> 'total')::bigint)::bigint from lodged_account l, jsonb_array_elements(l.carries -> 'outcomes' -> 'claims') c
          where l.matter_id = ${matterID}) as account`),
  );
  expect(letters.letters).toBe(letters.account);
  expect(letters.account).toBeGreaterThan(0);
});
