import { documentCalls } from '@boedel/contract/documents/documents.calls';
import { inboxCalls } from '@boedel/contract/inbox/inbox.calls';
import { outsideSigningCalls, signingCalls } from '@boedel/contract/signing/signing.calls';
import { paperCalls } from '@boedel/contract/templates/templates.calls';
import { textOf } from '@boedel/document/read/text-of';
import { beforeAll, describe, expect, test } from 'vitest';
import { byTheSystem } from '../../platform/audit/audit';
import { queueJob } from '../../platform/jobs/queue-job';
import { drainJobs } from '../../platform/jobs/workers';
import { makeLink } from '../../platform/outside/make-link';
import { providerDoor, tenantDoor } from '../../platform/tenancy/doors';
import { aMatter, trailOf } from '../../testing/a-matter';
import { mailsTo } from '../../testing/after-commit';
import { type TestFirm, testHouse } from '../../testing/house';
import { secretIn } from '../../testing/link-secret';
import { sendFiles } from '../../testing/send-files';
import { completeSignings } from './complete-signing';
import { lookAtSignings, remindSigners } from './remind-signers';

const house = testHouse();
const start = new Date('2026-11-16T08:00:00Z');
const after = (days: number): Date => new Date(start.getTime() + days * 86_400_000);
let firm: TestFirm;
beforeAll(async () => void (firm = await house.aFirm()));

/** A paper made and filed as a PDF. */
async function aPaper(title = 'Mandate', standardId?: number): Promise<{ matterID: number; documentID: number }> {
  house.setClock(start);
  const { id: matterID } = await aMatter(house, firm, { diedOn: '2026-03-01' });
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
const signers = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    name: `Signer ${at + 1}`,
    email: `s${at + 1}.${(serial += 1)}@signers.test`,
    language: at === 0 ? ('en' as const) : ('af' as const),
  }));
const sendIt = (documentID: number, who: ReturnType<typeof signers>, more: object = {}) =>
  firm.admin.call(signingCalls.send, { body: { documentID, signers: who, ...more } });
/** The secret in the last mail to somebody. */
async function secretTo(address: string): Promise<string> {
  const mail = (await mailsTo(house, address)).at(-1);
  return /\/outside\/signing#([\w-]+)/.exec(mail?.body_text ?? '')?.[1] ?? '';
}
const by = (link: string) => ({
  read: () => house.callAs(undefined, outsideSigningCalls.read, { link }),
  paper: () => house.callAs(undefined, outsideSigningCalls.paper, { link }),
  sign: async (signature: object = { typed: 'Anna Müller' }, sha256?: string) =>
    house.callAs(undefined, outsideSigningCalls.sign, {
      link,
      address: '196.25.1.1',
      body: {
        signature,
        consents: true,
        language: 'en',
        sha256:
          sha256 ?? (await house.callAs(undefined, outsideSigningCalls.read, { link })).body.sha256 ?? '0'.repeat(64),
      },
    }),
  decline: (reason: string) => house.callAs(undefined, outsideSigningCalls.decline, { link, body: { reason } }),
});
const signingsOf = async (matterID: number) =>
  (await firm.admin.call(signingCalls.getbymatterid, { query: { matterID } })).body;

describe('a paper sent to be signed', () => {
  test('goes to one after the other, and comes back as its next version with a certificate of who signed', async () => {
    const { matterID, documentID } = await aPaper();
    const [one, two] = signers(2);
    const sent = await sendIt(documentID, [one!, two!], { message: 'Please by Friday.' });
    expect(sent.status).toBe(200);
    expect(sent.body.signers.map(({ state }) => state)).toEqual(['asked', 'waiting']);
    expect(await mailsTo(house, two!.email)).toEqual([]);
    const [mail] = await mailsTo(house, one!.email);
    expect(mail!.body_text).toMatch(/Please by Friday\..*works until 2026-12-16/s);

    const first = by(await secretTo(one!.email));
    const { body: shown } = await first.read();
    expect(shown).toMatchObject({ title: 'Mandate', message: 'Please by Friday.' });
    expect(shown.signers.map(({ name, isYou }) => [name, isYou])).toEqual([['Signer 1', true], ['Signer 2', false]]); // prettier-ignore
    expect((await first.paper()).raw.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await first.sign({ drawn: [[[0, 0], [300, 100], [600, 200], [900, 290]]] })).status).toBe(200); // prettier-ignore
    // The link is spent, and reads as one that never was.
    expect([(await first.read()).status, (await first.sign({ typed: 'Again' }, shown.sha256)).status]).toEqual([
      401, 401,
    ]);

    const [afterOne] = await signingsOf(matterID);
    expect(afterOne!.signers.map(({ state }) => state)).toEqual(['signed', 'asked']);
    expect((await mailsTo(house, two!.email))[0]!.subject).toBe('Teken asseblief: Mandate');
    expect((await by(await secretTo(two!.email)).sign({ typed: 'Piet ŵ' })).status).toBe(200);
    await drainJobs(house.parts, [completeSignings]);

    const [done] = await signingsOf(matterID);
    expect([done!.state, done!.resultID === null]).toEqual(['signed', false]);
    const { body: versions } = await firm.admin.call(documentCalls.getVersions, { query: { documentID } });
    expect(versions.map(({ id, edition }) => [id, edition])).toEqual([[done!.resultID, 2], [documentID, 1]]); // prettier-ignore
    const { raw } = await firm.admin.call(documentCalls.downloaddocument, { query: { documentID: done!.resultID! } });
    const text = (await textOf('pdf', raw)).replaceAll(/\s+/g, ' ');
    expect(text).toContain('Certificate of signature');
    expect(text.replaceAll(' ', '')).toContain(done!.sha256);
    expect(text).toMatch(/1\. Signer 1.*2026-11-16 10:00:00.*196\.25\.1\.1.*2\. Signer 2.*Piet/);
    for (const { email } of [one!, two!])
      expect((await mailsTo(house, email)).at(-1)!.subject).toMatch(/^(Signed|Onderteken)/);
    expect((await trailOf(house, firm, matterID)).filter((action) => action.startsWith('signing'))).toEqual([
      'signing.sent',
      'signing.signed',
      'signing.signed',
      'signing.completed',
    ]);
    const { body: inbox } = await firm.admin.call(inboxCalls.getInbox, { query: {} });
    expect(JSON.stringify(inbox)).toContain('signing');
  });

  test('takes a name or lines as a signature, and nothing that a picture or a page could be hidden in', async () => {
    const { documentID } = await aPaper();
    const [one] = signers(1);
    await sendIt(documentID, [one!]);
    const link = by(await secretTo(one!.email));
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
    await drainJobs(house.parts, [completeSignings]);
    const { body: versions } = await firm.admin.call(documentCalls.getVersions, { query: { documentID } });
    const { raw } = await firm.admin.call(documentCalls.downloaddocument, { query: { documentID: versions[0]!.id } });
    expect((await textOf('pdf', raw)).replaceAll(/\s+/g, '')).toContain('<imgsrc=xonerror=alert(1)>');
  });

  test('to all at once; one who declines ends it for everybody, with the reason', async () => {
    const { matterID, documentID } = await aPaper('Fee agreement');
    const [one, two] = signers(2);
    await sendIt(documentID, [one!, two!], { turns: 'together' });
    const [first, second] = [by(await secretTo(one!.email)), by(await secretTo(two!.email))];
    expect((await first.decline('   ')).status).toBe(400);
    expect((await first.decline('The fee is too high')).status).toBe(200);
    expect((await second.read()).status).toBe(401);
    const [signing] = await signingsOf(matterID);
    expect([signing!.state, signing!.reason]).toEqual(['declined', 'The fee is too high']);
    // It can be sent once more.
    expect((await sendIt(documentID, signers(1))).status).toBe(200);
    const again = await sendIt(documentID, signers(1));
    expect(again.problem).toMatchObject({ documentID: [expect.stringContaining('out to be signed already')] });
  });

  test('is not signed out of turn, after it was taken back, by another hash, or by the link of another firm or purpose', async () => {
    const { matterID, documentID } = await aPaper('Order of things');
    const [one, two] = signers(2);
    const { body: sent } = await sendIt(documentID, [one!, two!]);
    const make = (subjectId: number, purpose: 'signing' | 'intake' = 'signing') =>
      tenantDoor(house.test.database, firm.id).transaction(async (tx) => {
        const { address } = await makeLink(tx, house.parts.config, byTheSystem(), {
          purpose,
          matterId: matterID,
          subjectId,
          name: 'X',
          email: 'x@x.test',
          language: 'en',
          endsAt: after(30),
        });
        return secretIn(address);
      });
    const early = by(await make(sent.signers[1]!.id));
    expect((await early.read()).problem).toEqual({
      signing: ['It is not your turn yet. You are written to when those before you have signed.'],
    });
    expect((await early.sign({ typed: 'Early' }, sent.sha256)).status).toBe(422);
    expect((await by(await make(sent.signers[0]!.id, 'intake')).read()).status).toBe(401);
    const good = by(await secretTo(one!.email));
    expect((await good.sign({ typed: 'A B' }, 'f'.repeat(64))).status).toBe(422);
    expect((await good.sign({ typed: 'x' })).status).toBe(400);
    expect((await good.sign({ drawn: [[[0, 0]]] })).status).toBe(400);

    // Another firm's people know nothing of it, and a link of theirs reaches nothing of ours.
    const stranger = await house.aFirm();
    for (const call of [signingCalls.cancel, signingCalls.remind] as const) {
      const body = call === signingCalls.cancel ? { id: sent.id, reason: 'x' } : { signerID: sent.signers[0]!.id };
      expect((await stranger.admin.call(call, { body })).status).toBe(404);
    }
    const theirs = await aMatter(house, stranger);
    const crossed = await tenantDoor(house.test.database, stranger.id).transaction((tx) =>
      makeLink(tx, house.parts.config, byTheSystem(), {
        purpose: 'signing',
        matterId: theirs.id,
        subjectId: sent.signers[0]!.id,
        name: 'X',
        email: 'x@x.test',
        language: 'en',
        endsAt: after(30),
      }),
    );
    expect((await by(crossed.address.slice(crossed.address.indexOf('#') + 1)).read()).status).toBe(404);

    await firm.admin.call(signingCalls.cancel, { body: { id: sent.id, reason: 'A slip in clause 3' } });
    expect((await good.read()).status).toBe(401);
    expect((await signingsOf(matterID))[0]).toMatchObject({ state: 'cancelled', reason: 'A slip in clause 3' });
  });

  test('is reminded of on the days that were chosen, and lapses when its time is up', async () => {
    const { matterID, documentID } = await aPaper('Slow one');
    const [one] = signers(1);
    await sendIt(documentID, [one!], { days: 10, remindAfter: [7, 3] });
    const look = async (days: number) => {
      house.setClock(after(days));
      await providerDoor(house.test.database).transaction((tx) =>
        queueJob(tx, lookAtSignings.kind, {}, { firmId: firm.id }),
      );
      await drainJobs(house.parts, [lookAtSignings, remindSigners]);
      return (await mailsTo(house, one!.email)).length;
    };
    expect([await look(2), await look(3.1), await look(4), await look(8)]).toEqual([1, 2, 2, 3]);
    expect((await by(await secretTo(one!.email)).read()).status).toBe(200);
    expect(await look(10.5)).toBe(3);
    house.setClock(start);
    expect((await signingsOf(matterID))[0]!.state).toBe('lapsed');
    expect((await by(await secretTo(one!.email)).read()).status).toBe(401);
  });
});

describe('what the law wants in ink', () => {
  test.each([
    ['Last will and testament', undefined, /before two witnesses/, 'Wills Act 7 of 1953 s 2(1)(a)'],
    ['Death notice', 52, /own hand/, 'Administration of Estates Act'],
    ['Affidavit of service', undefined, /commissioner of oaths/, 'Commissioners of Oaths'],
  ])('%s is refused a link, and its scan comes back as the next version', async (title, standardId, why, section) => {
    const { matterID, documentID } = await aPaper(title, standardId);
    const { body: way } = await firm.admin.call(signingCalls.getWay, { query: { documentID } });
    expect([way.wetInk!.why.key, way.wetInk!.section]).toEqual([
      expect.stringMatching(why),
      expect.stringContaining(section),
    ]);
    const refused = await sendIt(documentID, signers(1));
    expect(refused.status).toBe(422);
    expect(JSON.stringify(refused.problem)).toMatch(why);
    const out = await firm.admin.call(signingCalls.sendForInk, { body: { documentID, signers: [{ name: 'Anna' }] } });
    expect([out.body.way, out.body.state]).toEqual(['ink', 'open']);
    const wrong = await sendFiles(house, firm.admin, signingCalls.scanBack, { id: out.body.id }, [
      { name: 'a.txt', content: 'x' },
    ]);
    expect(wrong.status).toBe(422);
    const { raw } = await firm.admin.call(documentCalls.downloaddocument, { query: { documentID } });
    const back = await sendFiles(house, firm.admin, signingCalls.scanBack, { id: out.body.id }, [
      { name: 'scan.pdf', content: raw },
    ]);
    expect(back.body).toMatchObject({ state: 'signed', documentID });
    const { body: versions } = await firm.admin.call(documentCalls.getVersions, { query: { documentID } });
    expect(versions.map(({ id }) => id)).toEqual([back.body.resultID, documentID]);
    expect((await trailOf(house, firm, matterID)).filter((action) => action.startsWith('signing'))).toEqual([
      'signing.printed',
      'signing.scanned',
    ]);
  });
});
