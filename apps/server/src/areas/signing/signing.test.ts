import { documentCalls } from '@boedel/contract/documents/documents.calls';
import { inboxCalls } from '@boedel/contract/inbox/inbox.calls';
import { outsideSigningCalls, signingCalls } from '@boedel/contract/signing/signing.calls';
import { paperCalls } from '@boedel/contract/templates/templates.calls';
import { readText } from '@boedel/document/read/read-text';
import { beforeAll, describe, expect, test } from 'vitest';
import { createSystemActor } from '../../platform/audit/audit';
import { queueJob } from '../../platform/jobs/queue-job';
import { drainJobs } from '../../platform/jobs/workers';
import { makeLink } from '../../platform/outside/make-link';
import { openProviderScope, openFirmScope } from '../../platform/tenancy/scopes';
import { createMatter, listTrail } from '../../testing/a-matter';
import { listMails } from '../../testing/after-commit';
import { type TestFirm, createTestApp } from '../../testing/test-app';
import { readSecret } from '../../testing/link-secret';
import { sendFiles } from '../../testing/send-files';
import { completeSignings } from './complete-signing';
import { lookAtSignings, remindSigners } from './remind-signers';

const testApp = createTestApp();
const start = new Date('2026-11-16T08:00:00Z');
const addDaysToStart = (days: number): Date => new Date(start.getTime() + days * 86_400_000);
let firm: TestFirm;
beforeAll(async () => void (firm = await testApp.createFirm()));

/** A paper made and filed as a PDF. */
async function createPaper(title = 'Mandate', standardId?: number): Promise<{ matterID: number; documentID: number }> {
  testApp.setClock(start);
  const { id: matterID } = await createMatter(testApp, firm, { diedOn: '2026-03-01' });
  const { body } = await firm.admin.call(paperCalls.saveMatterTemplate, {
    body: {
      matterID,
      title,
      content: `# ${title}\n\nAbout {main.name}`,
      fileType: 0,
      ...(standardId && { templateID: standardId, isStandardTemplate: true }),
    },
  });
  return { matterID, documentID: body.documentID! };
}
let serial = 0;
const createSigners = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    name: `Signer ${at + 1}`,
    email: `s${at + 1}.${(serial += 1)}@signers.test`,
    language: at === 0 ? ('en' as const) : ('af' as const),
  }));
const sendIt = (documentID: number, who: ReturnType<typeof createSigners>, more: object = {}) =>
  firm.admin.call(signingCalls.send, { body: { documentID, signers: who, ...more } });
/** The secret in the last mail to somebody. */
async function readMailedSecret(address: string): Promise<string> {
  const mail = (await listMails(testApp, address)).at(-1);
  return /\/outside\/signing#([\w-]+)/.exec(mail?.body_text ?? '')?.[1] ?? '';
}
const createLinkCalls = (link: string) => ({
  read: () => testApp.callAs(undefined, outsideSigningCalls.read, { link }),
  paper: () => testApp.callAs(undefined, outsideSigningCalls.paper, { link }),
  sign: async (signature: object = { typed: 'Anna Müller' }, sha256?: string) =>
    testApp.callAs(undefined, outsideSigningCalls.sign, {
      link,
      address: '196.25.1.1',
      body: {
        signature,
        consents: true,
        language: 'en',
        sha256:
          sha256 ?? (await testApp.callAs(undefined, outsideSigningCalls.read, { link })).body.sha256 ?? '0'.repeat(64),
      },
    }),
  decline: (reason: string) => testApp.callAs(undefined, outsideSigningCalls.decline, { link, body: { reason } }),
});
const listSignings = async (matterID: number) =>
  (await firm.admin.call(signingCalls.getbymatterid, { query: { matterID } })).body;

describe('a paper sent to be signed', () => {
  test('goes to one after the other, and comes back as its next version with a certificate of who signed', async () => {
    const { matterID, documentID } = await createPaper();
    const [one, two] = createSigners(2);
    const sent = await sendIt(documentID, [one!, two!], { message: 'Please by Friday.' });
    expect(sent.status).toBe(200);
    expect(sent.body.signers.map(({ state }) => state)).toEqual(['asked', 'waiting']);
    expect(await listMails(testApp, two!.email)).toEqual([]);
    const [mail] = await listMails(testApp, one!.email);
    expect(mail!.body_text).toMatch(/Please by Friday\..*works until 2026-12-16/s);

    const first = createLinkCalls(await readMailedSecret(one!.email));
    const { body: shown } = await first.read();
    expect(shown).toMatchObject({ title: 'Mandate', message: 'Please by Friday.' });
    expect(shown.signers.map(({ name, isYou }) => [name, isYou])).toEqual([['Signer 1', true], ['Signer 2', false]]); // prettier-ignore
    expect((await first.paper()).raw.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await first.sign({ drawn: [[[0, 0], [300, 100], [600, 200], [900, 290]]] })).status).toBe(200); // prettier-ignore
    // The link is spent, and reads as one that never was.
    expect([(await first.read()).status, (await first.sign({ typed: 'Again' }, shown.sha256)).status]).toEqual([
      401, 401,
    ]);

    const [afterOne] = await listSignings(matterID);
    expect(afterOne!.signers.map(({ state }) => state)).toEqual(['signed', 'asked']);
    expect((await listMails(testApp, two!.email))[0]!.subject).toBe('Teken asseblief: Mandate');
    expect((await createLinkCalls(await readMailedSecret(two!.email)).sign({ typed: 'Piet ŵ' })).status).toBe(200);
    await drainJobs(testApp.services, [completeSignings]);

    const [done] = await listSignings(matterID);
    expect([done!.state, done!.resultID === null]).toEqual(['signed', false]);
    const { body: versions } = await firm.admin.call(documentCalls.getVersions, { query: { documentID } });
    expect(versions.map(({ id, edition }) => [id, edition])).toEqual([[done!.resultID, 2], [documentID, 1]]); // prettier-ignore
    const { raw } = await firm.admin.call(documentCalls.downloaddocument, { query: { documentID: done!.resultID! } });
    const text = (await readText('pdf', raw)).replaceAll(/\s+/g, ' ');
    expect(text).toContain('Certificate of signature');
    expect(text.replaceAll(' ', '')).toContain(done!.sha256);
    expect(text).toMatch(/1\. Signer 1.*2026-11-16 10:00:00.*196\.25\.1\.1.*2\. Signer 2.*Piet/);
    for (const { email } of [one!, two!])
      expect((await listMails(testApp, email)).at(-1)!.subject).toMatch(/^(Signed|Onderteken)/);
    expect((await listTrail(testApp, firm, matterID)).filter((action) => action.startsWith('signing'))).toEqual([
      'signing.sent',
      'signing.signed',
      'signing.signed',
      'signing.completed',
    ]);
    const { body: inbox } = await firm.admin.call(inboxCalls.getInbox, { query: {} });
    expect(JSON.stringify(inbox)).toContain('signing');
  });

  test('takes a name or lines as a signature, and nothing that a picture or a page could be hidden in', async () => {
    const { documentID } = await createPaper();
    const [one] = createSigners(1);
    await sendIt(documentID, [one!]);
    const link = createLinkCalls(await readMailedSecret(one!.email));
    const line = [[0, 0], [10, 10]]; // prettier-ignore
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>';
    for (const signature of [
      {},
      null,
      'data:image/png;base64,iVBORw0KGgo=',
      { drawn: 'data:image/svg+xml,<svg onload=alert(1)>' },
      { drawn: svg },
      { drawn: [] },
      { drawn: [[]] },
      { drawn: [[[-1, 0], [5, 5]]] }, // prettier-ignore
      { drawn: [[[0, 0], [1001, 0]]] }, // prettier-ignore
      { drawn: [[[0, 0], [0, 301]]] }, // prettier-ignore
      { drawn: [[[0.5, '1'], [1, 1]]] }, // prettier-ignore
      { drawn: [[[null, 1], [1e308, 1]]] }, // prettier-ignore
      { drawn: [[[1, 2, 3]]] }, // prettier-ignore
      { drawn: Array.from({ length: 5_000 }, () => line) },
      { drawn: [Array.from({ length: 50_000 }, (_, at) => [at % 1000, at % 300])] },
      { image: svg },
      { typed: '' },
      { typed: 'x'.repeat(100_000) },
      { typed: 'a', drawn: [line], image: svg },
    ] as object[]) {
      const { status } = await link.sign(signature);
      expect([JSON.stringify(signature).slice(0, 60), [400, 413, 422].includes(status)]).toEqual([
        expect.anything(),
        true,
      ]);
    }
    expect((await link.read()).status).toBe(200);

    // What is typed is set as words, whatever it says; sent many times at once it is one signature.
    const { sha256 } = (await link.read()).body;
    const atOnce = await Promise.all(
      Array.from({ length: 6 }, () => link.sign({ typed: '<img src=x onerror=alert(1)>' }, sha256)),
    );
    expect(atOnce.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    expect(atOnce.filter(({ status }) => status >= 500)).toEqual([]);
    expect((await link.sign({ typed: 'Again' }, sha256)).status).toBe(401);
    await drainJobs(testApp.services, [completeSignings]);
    const { body: versions } = await firm.admin.call(documentCalls.getVersions, { query: { documentID } });
    const { raw } = await firm.admin.call(documentCalls.downloaddocument, { query: { documentID: versions[0]!.id } });
    expect((await readText('pdf', raw)).replaceAll(/\s+/g, '')).toContain('<imgsrc=xonerror=alert(1)>');
  });

  test('to all at once; one who declines ends it for everybody, with the reason', async () => {
    const { matterID, documentID } = await createPaper('Fee agreement');
    const [one, two] = createSigners(2);
    await sendIt(documentID, [one!, two!], { turns: 'together' });
    const [first, second] = [
      createLinkCalls(await readMailedSecret(one!.email)),
      createLinkCalls(await readMailedSecret(two!.email)),
    ];
    expect((await first.decline('   ')).status).toBe(400);
    expect((await first.decline('The fee is too high')).status).toBe(200);
    expect((await second.read()).status).toBe(401);
    const [signing] = await listSignings(matterID);
    expect([signing!.state, signing!.reason]).toEqual(['declined', 'The fee is too high']);
    // It can be sent once more.
    expect((await sendIt(documentID, createSigners(1))).status).toBe(200);
    const again = await sendIt(documentID, createSigners(1));
    expect(again.problem).toMatchObject({ documentID: [expect.stringContaining('already out for signature')] });
  });

  test('is not signed out of turn, after it was taken back, by another hash, or by the link of another firm or purpose', async () => {
    const { matterID, documentID } = await createPaper('Order of things');
    const [one, two] = createSigners(2);
    const { body: sent } = await sendIt(documentID, [one!, two!]);
    const make = (subjectId: number, purpose: 'signing' | 'intake' = 'signing') =>
      openFirmScope(testApp.test.database, firm.id).transaction(async (tx) => {
        const { address } = await makeLink(tx, testApp.services.config, createSystemActor(), {
          purpose,
          matterId: matterID,
          subjectId,
          name: 'X',
          email: 'x@x.test',
          language: 'en',
          endsAt: addDaysToStart(30),
        });
        return readSecret(address);
      });
    const early = createLinkCalls(await make(sent.signers[1]!.id));
    expect((await early.read()).problem).toEqual({
      signing: ['It is not your turn yet. We will write to you when the people before you have signed.'],
    });
    expect((await early.sign({ typed: 'Early' }, sent.sha256)).status).toBe(422);
    expect((await createLinkCalls(await make(sent.signers[0]!.id, 'intake')).read()).status).toBe(401);
    const good = createLinkCalls(await readMailedSecret(one!.email));
    expect((await good.sign({ typed: 'A B' }, 'f'.repeat(64))).status).toBe(422);
    expect((await good.sign({ typed: 'x' })).status).toBe(400);
    expect((await good.sign({ drawn: [[[0, 0]]] })).status).toBe(400);

    // Another firm's people know nothing of it, and a link of theirs reaches nothing of ours.
    const stranger = await testApp.createFirm();
    for (const call of [signingCalls.cancel, signingCalls.remind] as const) {
      const body = call === signingCalls.cancel ? { id: sent.id, reason: 'x' } : { signerID: sent.signers[0]!.id };
      expect((await stranger.admin.call(call, { body })).status).toBe(404);
    }
    const theirs = await createMatter(testApp, stranger);
    const crossed = await openFirmScope(testApp.test.database, stranger.id).transaction((tx) =>
      makeLink(tx, testApp.services.config, createSystemActor(), {
        purpose: 'signing',
        matterId: theirs.id,
        subjectId: sent.signers[0]!.id,
        name: 'X',
        email: 'x@x.test',
        language: 'en',
        endsAt: addDaysToStart(30),
      }),
    );
    expect((await createLinkCalls(crossed.address.slice(crossed.address.indexOf('#') + 1)).read()).status).toBe(404);

    await firm.admin.call(signingCalls.cancel, { body: { id: sent.id, reason: 'A slip in clause 3' } });
    expect((await good.read()).status).toBe(401);
    expect((await listSignings(matterID))[0]).toMatchObject({ state: 'cancelled', reason: 'A slip in clause 3' });
  });

  test('is reminded of on the days that were chosen, and lapses when its time is up', async () => {
    const { matterID, documentID } = await createPaper('Slow one');
    const [one] = createSigners(1);
    await sendIt(documentID, [one!], { days: 10, remindAfter: [7, 3] });
    const runReminders = async (days: number) => {
      testApp.setClock(addDaysToStart(days));
      await openProviderScope(testApp.test.database).transaction((tx) =>
        queueJob(tx, lookAtSignings.kind, {}, { firmId: firm.id }),
      );
      await drainJobs(testApp.services, [lookAtSignings, remindSigners]);
      return (await listMails(testApp, one!.email)).length;
    };
    expect([await runReminders(2), await runReminders(3.1), await runReminders(4), await runReminders(8)]).toEqual([
      1, 2, 2, 3,
    ]);
    expect((await createLinkCalls(await readMailedSecret(one!.email)).read()).status).toBe(200);
    expect(await runReminders(10.5)).toBe(3);
    testApp.setClock(start);
    expect((await listSignings(matterID))[0]!.state).toBe('lapsed');
    expect((await createLinkCalls(await readMailedSecret(one!.email)).read()).status).toBe(401);
  });
});

describe('what the law wants in ink', () => {
  test.each([
    ['Last will and testament', undefined, /in front of two witnesses/, 'Wills Act 7 of 1953 s 2(1)(a)'],
    ['Death notice', 52, /signature in ink/, 'Administration of Estates Act'],
    ['Affidavit of service', undefined, /commissioner of oaths/, 'Commissioners of Oaths'],
  ])('%s is refused a link, and its scan comes back as the next version', async (title, standardId, why, section) => {
    const { matterID, documentID } = await createPaper(title, standardId);
    const { body: way } = await firm.admin.call(signingCalls.getWay, { query: { documentID } });
    expect([way.wetInk!.why.key, way.wetInk!.section]).toEqual([
      expect.stringMatching(why),
      expect.stringContaining(section),
    ]);
    const refused = await sendIt(documentID, createSigners(1));
    expect(refused.status).toBe(422);
    expect(JSON.stringify(refused.problem)).toMatch(why);
    const out = await firm.admin.call(signingCalls.sendForInk, { body: { documentID, signers: [{ name: 'Anna' }] } });
    expect([out.body.way, out.body.state]).toEqual(['ink', 'open']);
    const wrong = await sendFiles(testApp, firm.admin, signingCalls.scanBack, { id: out.body.id }, [
      { name: 'a.txt', content: 'x' },
    ]);
    expect(wrong.status).toBe(422);
    const { raw } = await firm.admin.call(documentCalls.downloaddocument, { query: { documentID } });
    const back = await sendFiles(testApp, firm.admin, signingCalls.scanBack, { id: out.body.id }, [
      { name: 'scan.pdf', content: raw },
    ]);
    expect(back.body).toMatchObject({ state: 'signed', documentID });
    const { body: versions } = await firm.admin.call(documentCalls.getVersions, { query: { documentID } });
    expect(versions.map(({ id }) => id)).toEqual([back.body.resultID, documentID]);
    expect((await listTrail(testApp, firm, matterID)).filter((action) => action.startsWith('signing'))).toEqual([
      'signing.printed',
      'signing.scanned',
    ]);
  });
});
