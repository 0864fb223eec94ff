import { claimCalls } from '@boedel/contract/claims/claims.calls';
import { creditorLinkCalls, creditorPageCalls } from '@boedel/contract/creditor-page/creditor-page.calls';
import { documentCalls, documentLinkCalls } from '@boedel/contract/documents/documents.calls';
import { inboxCalls } from '@boedel/contract/inbox/inbox.calls';
import { insolvencyAccountCalls } from '@boedel/contract/insolvency-account/insolvency-account.calls';
import { lodgingCalls } from '@boedel/contract/lodging/lodging.calls';
import { formatInEnglish } from '@boedel/domain/law/message';
import { linkHeader } from '@boedel/contract/outside-links/link-header';
import { beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql';
import { openFirmScope } from '../../platform/tenancy/scopes';
import { listTrail } from '../../testing/a-matter';
import { listMails } from '../../testing/after-commit';
import { type TestFirm, createTestApp } from '../../testing/test-app';
import { sendFiles } from '../../testing/send-files';
import { createP9Matter } from '../insolvency-account/p9.testing';

const testApp = createTestApp();
let firm: TestFirm;
let matterID: number;
let sharedID: number;
const creditors = new Map<string, number>();
const pdf = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF';

beforeAll(async () => {
  testApp.setClock(new Date('2026-11-16T08:00:00Z'));
  firm = await testApp.createFirm({ name: 'Protea Likwidasies' });
  ({ matterID } = await createP9Matter(testApp, firm));
  await openFirmScope(testApp.test.database, firm.id).transaction((tx) =>
    tx.run(sql`update matter set responsible_person_id = ${firm.admin.personId} where id = ${matterID}`),
  );
  for (const { creditorName, creditorID } of await listClaims()) creditors.set(creditorName, creditorID);
  const filed = await sendFiles(testApp, firm.admin, documentCalls.UploadFile, { matterID, title: 'Circular' }, [
    { name: 'circular.pdf', content: pdf },
  ]);
  sharedID = filed.body[0]!.id;
});
const listClaims = async () =>
  (await firm.admin.call(claimCalls.getCreditorClaimsListBymatterid, { query: { matterID } })).body;
async function createLink(name: string, more: object = {}): Promise<string> {
  const email = `${name.toLowerCase().replaceAll(/\W/g, '')}${Math.round(performance.now())}@creditor.test`;
  const sent = await firm.admin.call(creditorLinkCalls.sendLink, {
    body: { matterID, creditorID: creditors.get(name)!, email, ...more },
  });
  expect([sent.status, sent.status === 200 ? '' : JSON.stringify(sent.problem)]).toEqual([200, '']);
  const [mail] = await listMails(testApp, email);
  return /#([\w-]{43})/.exec(JSON.stringify(mail))![1]!;
}
const openPage = (link: string) => testApp.callAs(undefined, creditorPageCalls.get, { link });
const form = {
  amount: 90_000,
  interest: 1_859.75,
  claimBasisID: 2,
  cause: 'Goods sold and delivered to the insolvent from March 2024',
  reference: 'CC-778',
  deponent: 'Anna Botha',
  capacity: 'credit manager',
};
const lodge = (link: string, more: object = {}) =>
  testApp.callAs(undefined, creditorPageCalls.lodge, { link, body: { ...form, ...more } });
async function addPaper(link: string, formID: number, name = 'statement.pdf', content: string = pdf) {
  const boundary = '----creditor';
  const answer = await testApp.fastify.inject({
    method: 'POST',
    url: creditorPageCalls.addPaper.path,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, [linkHeader]: link },
    payload: `--${boundary}\r\nContent-Disposition: form-data; name="formID"\r\n\r\n${formID}\r\n--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n${content}\r\n--${boundary}--\r\n`,
  });
  return { status: answer.statusCode, body: answer.json<{ papers: { documentID: number }[] }>() };
}

describe('a creditor’s own page', () => {
  test('shows the own claim, reference, papers and meetings, and nothing of others', async () => {
    const link = await createLink('Card Co', { documentIDs: [sharedID], language: 'af' });
    const { status, body } = await openPage(link);
    expect(status).toBe(200);
    expect(body).toMatchObject({ creditorName: 'Card Co', reference: 'Card Co ref', orderDate: '2026-02-02' });
    expect(body.claims).toMatchObject([{ amount: 88_140.25, standsFor: 88_140.25, status: 'proved' }]);
    expect(body.papers.map(({ title }) => title)).toEqual(['Circular']);
    expect(body.dividends).toEqual([]);
    const said = JSON.stringify(body);
    for (const other of ['Store', 'Dr P', 'Mortgage Bank', '12607.9', '905216.48']) expect(said).not.toContain(other);
    const file = await testApp.callAs(undefined, creditorPageCalls.file, { link, query: { documentID: sharedID } });
    expect([file.status, file.raw.toString().startsWith('%PDF')]).toEqual([200, true]);
    const other = await createLink('Store');
    const stolen = await testApp.callAs(undefined, creditorPageCalls.file, {
      link: other,
      query: { documentID: sharedID },
    });
    const unknown = await testApp.callAs(undefined, creditorPageCalls.file, {
      link: other,
      query: { documentID: 999_999 },
    });
    expect([stolen.status, stolen.raw.toString()]).toEqual([404, unknown.raw.toString()]);
  });

  test('takes a claim with its papers, which a person takes up as lodged and never as proved', async () => {
    const link = await createLink('Card Co');
    const before = (await listClaims()).length;
    const sent = await lodge(link);
    expect(sent.status).toBe(200);
    const withPaper = await addPaper(link, sent.body.id);
    expect([withPaper.status, withPaper.body.papers.length]).toEqual([200, 1]);
    const affidavit = await testApp.callAs(undefined, creditorPageCalls.affidavit, {
      link,
      query: { formID: sent.body.id, language: 'af' },
    });
    expect([affidavit.status, affidavit.raw.toString().startsWith('%PDF')]).toEqual([200, true]);
    // Who is responsible for the matter is told, in the transaction that took it.
    const { entries } = (await firm.admin.call(inboxCalls.getInbox, { query: {} })).body;
    expect(entries.map(({ kind, path }) => [kind, path])).toEqual([['claim', `/matters/${matterID}/claims?show=sent`]]);
    expect(formatInEnglish(entries[0]!.words)).toMatch(/^Card Co sent a claim of R\s?90,000\.00 against /);
    // Nothing became a claim by itself.
    expect((await listClaims()).length).toBe(before);
    const { forms, links } = (await firm.admin.call(creditorLinkCalls.getLinks, { query: { matterID } })).body;
    expect(links.every(({ isOpen }) => isOpen)).toBe(true);
    expect(forms[0]).toMatchObject({ creditorName: 'Card Co', amount: 90_000, state: 'sent', claimBasisID: 2 });
    const taken = await firm.admin.call(creditorLinkCalls.acceptForm, {
      body: { id: forms[0]!.id, version: forms[0]!.version, claimTypeID: 3 },
    });
    expect(taken.status).toBe(200);
    expect(taken.body).toMatchObject({ status: 'lodged', isProved: false, amount: 90_000, reference: 'CC-778' });
    expect(taken.body.amounts).toMatchObject([{ part: 'interest', amount: 1_859.75 }]);
    const papers = await firm.admin.call(documentLinkCalls.getbyclaimid, {
      query: { claimID: taken.body.id },
    });
    expect(JSON.stringify(papers.body)).toContain('Card Co: statement');
    const again = await firm.admin.call(creditorLinkCalls.acceptForm, {
      body: { id: forms[0]!.id, version: forms[0]!.version + 1 },
    });
    expect(again.status).toBe(422);
    expect((await addPaper(link, sent.body.id)).status).toBe(422);
    const trail = await listTrail(testApp, firm, matterID);
    expect(trail).toContain('creditorclaim.form.sent');
    expect(trail).toContain('creditorclaim.form.accepted');
  });

  test('tells the creditor why a claim was not taken up', async () => {
    const link = await createLink('Dr P');
    const sent = await lodge(link, { security: 'Pledge of a watch', securityValue: 5_000, reliesSolely: true });
    const declined = await firm.admin.call(creditorLinkCalls.declineForm, {
      body: { id: sent.body.id, version: sent.body.version, reason: 'The statement of account is missing.' },
    });
    expect(declined.status).toBe(200);
    const { body } = await openPage(link);
    expect(body.forms).toMatchObject([{ state: 'declined', reason: 'The statement of account is missing.' }]);
  });

  test('shows the dividend once the account is published, the own alone', async () => {
    await firm.admin.call(insolvencyAccountCalls.saveChoices, {
      body: { matterID, number: 1, version: 0, awardsToDate: '2026-10-30' },
    });
    const lodged = await firm.admin.call(lodgingCalls.lodgeInsolvency, {
      body: { matterID, kind: 'firstAndFinal', language: 'en' } as never,
    });
    expect(lodged.status).toBe(200);
    const link = await createLink('Store');
    expect((await openPage(link)).body.dividends).toEqual([]);
    await openFirmScope(testApp.test.database, firm.id).transaction((tx) =>
      tx.run(sql`insert into diary_entry (matter_id, event, title, due_on, done_at)
        values (${matterID}, 'confirmation', 'Confirmed', '2026-11-10', '2026-11-10')`),
    );
    expect((await openPage(link)).body.dividends).toMatchObject([{ award: 3_805.7, confirmedDate: '2026-11-10' }]);
  });

  test('refuses what is wrong or hostile, and ends when it is taken back', async () => {
    const link = await createLink('Store');
    for (const wrong of [
      { amount: 0 },
      { amount: -5 },
      { amount: 1e18 },
      { interest: 90_000.01 },
      { cause: '' },
      { cause: 'x'.repeat(2_001) },
      { claimBasisID: 9 },
      { reliesSolely: true },
      { deponent: '' },
    ]) {
      expect([wrong, (await lodge(link, wrong)).status]).toEqual([
        wrong,
        expect.toSatisfy((s) => s === 400 || s === 422),
      ]);
    }
    // What is not asked for is refused by name: nobody proves a claim, or claims for another, by adding fields.
    const added = { status: 'proved', creditorID: creditors.get('Dr P'), matterID: 1 };
    const refused = await lodge(link, added);
    expect([refused.status, Object.keys(refused.problem).toSorted()]).toEqual([400, Object.keys(added).toSorted()]);
    // A field of the answer may come back, and changes nothing.
    const more = await lodge(link, { state: 'accepted' });
    expect(more.body).toMatchObject({ state: 'sent' });
    const html = await lodge(link, { cause: '<script>alert(1)</script>', reference: '=HYPERLINK("x")' });
    expect(html.status).toBe(200);
    const other = await createLink('Dr P');
    expect((await addPaper(other, more.body.id)).status).toBe(404);
    const theirs = { link: other, query: { formID: more.body.id } };
    expect((await testApp.callAs(undefined, creditorPageCalls.affidavit, theirs)).status).toBe(404);
    expect((await addPaper(link, more.body.id, 'claim.pdf.exe', 'MZ\u0000not a paper')).status).toBeGreaterThanOrEqual(
      400,
    );
    for (let nth = 0; nth < 3; nth += 1) await lodge(link);
    expect((await lodge(link)).status).toBe(422);
    // No call of the firm's opens by a link, and no link of a creditor opens by a session.
    expect((await testApp.callAs(undefined, creditorLinkCalls.getLinks, { link, query: { matterID } })).status).toBe(
      401,
    );
    expect((await testApp.callAs(firm.admin.token, creditorPageCalls.get)).status).toBe(401);
    const { links } = (await firm.admin.call(creditorLinkCalls.getLinks, { query: { matterID } })).body;
    const mine = links.find(({ creditorID }) => creditorID === creditors.get('Store'))!;
    await firm.admin.call(creditorLinkCalls.endLink, { body: { id: mine.id } });
    expect((await openPage(link)).status).toBe(401);
    const stranger = await testApp.createFirm();
    const foreign = await stranger.admin.call(creditorLinkCalls.endLink, { body: { id: mine.id } });
    expect(foreign.status).toBe(404);
    const theirForm = await stranger.admin.call(creditorLinkCalls.acceptForm, {
      body: { id: more.body.id, version: 1 },
    });
    expect(theirForm.status).toBe(404);
  });

  test('takes five claims and twenty papers, also of many that come at once', async () => {
    const link = await createLink('Mortgage Bank');
    const claimsSent = await Promise.all(Array.from({ length: 20 }, () => lodge(link)));
    const taken = claimsSent.filter(({ status }) => status === 200);
    expect([taken.length, claimsSent.filter(({ status }) => status === 422).length]).toEqual([5, 15]);
    const papers = await Promise.all(
      Array.from({ length: 24 }, (_, n) => addPaper(link, taken[0]!.body.id, `paper ${n}.pdf`)),
    );
    expect(papers.filter(({ status }) => status === 200)).toHaveLength(20);
  });
});
