import { directoryCalls } from '@boedel/contract/directories/directories.calls';
import { documentCalls } from '@boedel/contract/documents/documents.calls';
import { fxAssistCalls } from '@boedel/contract/fx-assist/fx-assist.calls';
import { expect, test } from 'vitest';
import { sql } from '../../platform/db/sql';
import { openFirmScope } from '../../platform/tenancy/scopes';
import { createMatter, listTrail } from '../../testing/a-matter';
import { listMails, runJobs } from '../../testing/after-commit';
import { createTestApp } from '../../testing/test-app';
import { sendFiles } from '../../testing/send-files';

const testApp = createTestApp();

test('money for heirs abroad: a provider is chosen, its papers are found, one mail takes them, and it is noted how far it is', async () => {
  const firm = await testApp.createFirm();
  const { id: matterID } = await createMatter(testApp, firm, { diedOn: '2026-03-01' });
  const provider = (
    await firm.admin.call(directoryCalls['fxassistprovider.add'], {
      body: { name: 'Forex', email: 'fx@abroad.test', documentsAsked: 'Proof of payment\nPassport' },
    })
  ).body;
  const [proof] = (
    await sendFiles(testApp, firm.admin, documentCalls.UploadFile, { matterID, type: 230 }, [
      { name: 'proof.txt', content: Buffer.from('paid') },
    ])
  ).body;
  const first = { matterID, providerID: provider.id, status: 'new' as const, note: 'Two heirs', version: 0 };
  const save = (more: object = {}) => firm.admin.call(fxAssistCalls.save, { body: { ...first, ...more } });
  expect((await save()).problem).toEqual({
    matterID: ['The FX Assist tab is off. An administrator switches it on in the organisation settings.'],
  });
  await openFirmScope(testApp.test.database, firm.id).transaction((tx) =>
    tx.run(sql`update firm_setting set is_fx_assist_on = true where intermediary_id = app_firm()`),
  );
  const send = () =>
    firm.admin.call(fxAssistCalls.send, {
      body: { matterID, documentIDs: [proof!.id], subject: 'Money abroad', text: 'For two heirs.' },
    });
  expect((await send()).problem).toEqual({ providerID: ['Choose the provider first; then the papers can be sent.'] });
  expect((await save({ providerID: 99_999_999 })).status).toBe(404);
  const { body: saved } = await save();
  expect([saved.provider?.name, saved.status, saved.note, saved.version]).toEqual(['Forex', 'new', 'Two heirs', 1]);

  const list = (await firm.admin.call(fxAssistCalls.getByMatterIDFXList, { query: { matterID } })).body;
  expect(list.map(({ name, documentID }) => [name, documentID])).toEqual([
    ['Proof of payment', proof!.id],
    ['Passport', null],
  ]);
  const { body: sent } = await send();
  expect([sent.status, sent.sentTo, sent.mailState]).toEqual(['sent', 'fx@abroad.test', 'queued']);
  await runJobs(testApp);
  const [mail] = await listMails(testApp, 'fx@abroad.test');
  expect([mail!.state, mail!.subject]).toEqual(['sent', 'Money abroad']);
  expect(mail!.body_text).toContain('proof');
  expect((await save({ status: 'done', version: 1 })).status).toBe(409);
  expect((await save({ status: 'done', version: sent.version })).body.status).toBe('done');
  expect((await listTrail(testApp, firm, matterID)).slice(-3)).toEqual([
    'fxAssist.changed',
    'fxAssist.mailed',
    'fxAssist.changed',
  ]);

  const stranger = (await testApp.createFirm()).admin;
  expect((await stranger.call(fxAssistCalls.getbymatterid, { query: { matterID } })).status).toBe(404);
});
