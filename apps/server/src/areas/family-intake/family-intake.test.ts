import { assetCalls, findCalls } from '@boedel/contract/assets/assets.calls';
import { documentCalls } from '@boedel/contract/documents/documents.calls';
import { familyAnswerCalls, familyIntakeCalls } from '@boedel/contract/family-intake/family-intake.calls';
import { inboxCalls } from '@boedel/contract/inbox/inbox.calls';
import { liabilityCalls } from '@boedel/contract/liabilities/liabilities.calls';
import { matterCalls } from '@boedel/contract/matter/matter.calls';
import { marriageCalls } from '@boedel/contract/parties/marriages.calls';
import { mainPartyCalls } from '@boedel/contract/parties/parties.calls';
import { waitingCalls } from '@boedel/contract/waiting/waiting.calls';
import { formatInEnglish } from '@boedel/domain/law/message';
import { beforeAll, describe, expect, test } from 'vitest';
import { createMatter, listTrail } from '../../testing/a-matter';
import { listMails } from '../../testing/after-commit';
import { type TestFirm, createTestApp } from '../../testing/test-app';
import { readSecret } from '../../testing/link-secret';
import { sendFiles } from '../../testing/send-files';

const testApp = createTestApp();
const address = 'anna@family.test';
let firm: TestFirm;
let matterID: number;
let link: string;

const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF');

beforeAll(async () => {
  testApp.setClock(new Date('2026-11-16T08:00:00Z'));
  firm = await testApp.createFirm();
  matterID = (await createMatter(testApp, firm, { firstNames: 'Jan', surname: 'Botha' })).id;
});

const askFamily = (body: object = {}) =>
  firm.admin.call(familyIntakeCalls.ask, {
    body: { matterID, name: 'Anna Botha', email: address, language: 'af', message: null, ...body },
  });
const readLatestLink = async (to = address) => readSecret((await listMails(testApp, to)).at(-1)!.body_text);
const openLink = (by = link) => testApp.callAs(undefined, familyAnswerCalls.open, { link: by });
const save = (body: object, by = link) => testApp.callAs(undefined, familyAnswerCalls.save, { link: by, body });
const saveAnswer = async (kind: string, answers: Record<string, string>) => {
  const { status, body, raw } = await save({ kind, answers });
  expect([status, raw]).toEqual([200, raw]);
  return body.items.find(({ id }) => id === body.itemID)!;
};
const readReview = async () => (await firm.admin.call(familyIntakeCalls.getbymatterid, { query: { matterID } })).body;
const accept = (itemID: number, version: number, more: object = {}) =>
  firm.admin.call(familyIntakeCalls.accept, { body: { itemID, version, ...more } });
const readPerson = async () => (await firm.admin.call(mainPartyCalls.getPersonTab, { query: { matterID } })).body;

describe('a family is asked about an estate', () => {
  test('by a mail in its language whose link opens the questions and nothing else', async () => {
    const { status, body } = await askFamily();
    expect(status).toBe(200);
    expect(body.asked).toMatchObject([{ name: 'Anna Botha', isOpen: true, openedAt: null, finishedAt: null }]);
    const { waits } = (await firm.admin.call(waitingCalls.getbymatterid, { query: { matterID } })).body;
    expect(waits).toMatchObject([{ office: 'heir', who: 'Anna Botha', days: 0 }]);
    const [mail] = await listMails(testApp, address);
    expect(mail!.subject).toContain('boedel van Jan Botha');
    link = readSecret(mail!.body_text);
    const { body: given } = await openLink();
    expect(given.items).toEqual([]);
    expect(given.missing.map(({ what }) => formatInEnglish(what))).toContain('Who died');
    expect(
      (await testApp.callAs(undefined, familyIntakeCalls.getbymatterid, { link, query: { matterID } })).status,
    ).toBe(401);
  });

  test('there is one answer of what there is one of, also of many that come at once', async () => {
    const other = (await createMatter(testApp, firm, { firstNames: 'Piet', surname: 'Nel' })).id;
    await askFamily({ matterID: other, email: 'sus@nel.test' });
    const theirs = await readLatestLink('sus@nel.test');
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        save({ kind: 'deceased', answers: { firstNames: 'Piet', surname: 'Nel' } }, theirs),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await openLink(theirs)).body.items).toHaveLength(1);
  });

  test('what they answer is kept as they go and touches no fact', async () => {
    const half = await saveAnswer('deceased', { firstNames: 'Jan Hendrik', surname: 'Botha' });
    const { body } = await save({
      kind: 'deceased',
      itemID: half.id,
      version: half.version,
      answers: { ...half.answers, idNumber: '5001015009080', dateOfDeath: '2026-09-30', placeOfDeath: 'Paarl' },
    });
    const whole = body.items.find(({ id }) => id === half.id)!;
    expect(whole.answers['idNumber']).not.toContain('5009080');
    expect((await readPerson()).main).toMatchObject({ firstNames: 'Jan', dateOfDeath: null });
    expect((await save({ kind: 'deceased', answers: { firstNames: 'Another' } })).status).toBe(422);
    const wrong = await save({ kind: 'debt', answers: { creditor: 'Doves', amount: 'plenty' } });
    expect([wrong.status, Object.keys(wrong.body as object)]).toEqual([422, expect.anything()]);
  });

  test('the firm sees each answer beside what the matter holds, and what is missing', async () => {
    const { items, asked } = await readReview();
    expect(items[0]!.rows.find(({ label }) => label === 'First names')).toMatchObject({
      given: { values: { text: 'Jan Hendrik' } },
      held: { values: { text: 'Jan' } },
      isSame: false,
    });
    expect(asked[0]!.missing.map(({ what }) => formatInEnglish(what))).toEqual(
      expect.arrayContaining(['Children', 'The death certificate']),
    );
  });

  test('an answer that is accepted becomes a fact by the tab it belongs to', async () => {
    const [deceased] = (await readReview()).items;
    expect((await accept(deceased!.id, deceased!.version)).status).toBe(200);
    expect((await readPerson()).main).toMatchObject({
      firstNames: 'Jan Hendrik',
      dateOfDeath: '2026-09-30',
      details: { death: { place: 'Paarl' } },
    });
    const wife = await saveAnswer('marriage', {
      firstNames: 'Anna',
      surname: 'Botha',
      kind: 'civil marriage',
      marriedDate: '1975-04-05',
      contract: 'none',
      ended: 'no',
    });
    const dead = await saveAnswer('child', {
      firstNames: 'Piet',
      surname: 'Botha',
      isAlive: 'no',
      dateOfDeath: '2010-01-01',
      ownChildren: 'Sannie and Koos',
    });
    const will = await saveAnswer('will', { hasWill: 'joint', willDate: '2001-02-03', whereKept: 'In the safe' });
    const house1 = await saveAnswer('asset', {
      kind: 'home',
      name: 'House in Paarl',
      value: '1 250 000',
      number: 'T 12/1999',
    });
    const policy = await saveAnswer('policy', {
      institution: 'Sanlam',
      policyNumber: 'P1',
      payee: 'other',
      payeeName: 'Anna Botha',
    });
    const unknown = await saveAnswer('policy', { institution: 'Old Mutual', payee: 'unknown', value: '50000' });
    const debt = await saveAnswer('debt', { creditor: 'Doves', kind: 'funeral', amount: '32 500,75' });
    for (const { id, version } of [wife, dead, will, house1, policy, unknown, debt]) {
      const { status, raw } = await accept(id, version);
      expect([id, status, raw]).toEqual([id, 200, raw]);
    }
    const { spouses, children } = await readPerson();
    expect(spouses).toMatchObject([{ firstNames: 'Anna' }]);
    expect(children).toMatchObject([
      { firstNames: 'Piet', dateOfDeath: '2010-01-01', details: { notes: 'Sannie and Koos' } },
    ]);
    const ofMatter = { query: { matterID } };
    expect((await firm.admin.call(marriageCalls.getbymatterid, ofMatter)).body).toMatchObject([
      { spouseID: spouses[0]!.id, marriedDate: '1975-04-05', regime: 'in community of property' },
    ]);
    expect((await firm.admin.call(matterCalls.GetMatterDetails, ofMatter)).body).toMatchObject({
      kind: 'Testate',
      details: { willKind: 'joint will', willDate: '2001-02-03' },
    });
    expect((await firm.admin.call(assetCalls.getbymatterid, ofMatter)).body.rows).toMatchObject([
      { name: 'House in Paarl', valuationAmount: 1_250_000, titleDeed: 'T 12/1999', countedAmount: 1_250_000 },
      { name: 'Sanlam P1', paysPastEstate: true, countedUnder: 'paidPast' },
    ]);
    expect((await firm.admin.call(findCalls.getbymatterid, ofMatter)).body).toMatchObject([
      { description: 'Old Mutual', amount: 50_000 },
    ]);
    expect((await firm.admin.call(liabilityCalls.getbymatterid, ofMatter)).body).toMatchObject([
      { creditorName: 'Doves', kind: 'funeral', amount: 32_500.75 },
    ]);
    const again = await save({ kind: 'debt', itemID: debt.id, version: debt.version + 1, answers: debt.answers });
    expect(again.status).toBe(422);
    expect(await listTrail(testApp, firm, matterID)).toEqual(
      expect.arrayContaining([
        'familyIntake.asked',
        'familyAnswer.given',
        'familyAnswer.accepted',
        'asset.added',
        'liability.added',
      ]),
    );
  });

  test('something the matter has already is changed by it, or stands beside it where the firm says so', async () => {
    const car = await saveAnswer('asset', { kind: 'home', name: 'House in Paarl', value: '1 300 000' });
    const { items } = await readReview();
    expect(items.find(({ id }) => id === car.id)).toMatchObject({ into: 'House in Paarl' });
    expect((await accept(car.id, car.version)).status).toBe(200);
    const rows = (await firm.admin.call(assetCalls.getbymatterid, { query: { matterID } })).body.rows;
    expect(rows.filter(({ name }) => name === 'House in Paarl')).toMatchObject([{ valuationAmount: 1_300_000 }]);
    const second = await saveAnswer('debt', { creditor: 'Doves', kind: 'funeral', amount: '100' });
    await accept(second.id, second.version, { asNew: true });
    expect((await firm.admin.call(liabilityCalls.getbymatterid, { query: { matterID } })).body).toHaveLength(2);
  });

  test('what breaks a rule of the tab is not accepted and changes nothing', async () => {
    const late = await saveAnswer('marriage', {
      firstNames: 'Susan',
      surname: 'Nel',
      kind: 'civil marriage',
      marriedDate: '2026-10-15',
    });
    const { status, raw } = await accept(late.id, late.version);
    expect([status, raw.toString()]).toEqual([422, expect.stringContaining('after the death')]);
    expect((await readPerson()).spouses).toHaveLength(1);
    expect((await readReview()).items.find(({ id }) => id === late.id)?.state).toBe('given');
  });

  test('an answer that is refused comes back with its reason, and may be given again', async () => {
    const late = (await readReview()).items.find(({ state }) => state === 'given')!;
    const refused = await firm.admin.call(familyIntakeCalls.refuse, {
      body: { itemID: late.id, version: late.version, reason: 'That day lies after the death.' },
    });
    expect(refused.status).toBe(200);
    const mine = (await openLink()).body.items.find(({ id }) => id === late.id)!;
    expect(mine).toMatchObject({ state: 'refused', reason: 'That day lies after the death.' });
    expect((await listMails(testApp, address)).at(-1)!.body_text).toContain('That day lies after the death.');
    expect((await accept(late.id, mine.version)).status).toBe(422);
    const { body } = await save({
      kind: 'marriage',
      itemID: late.id,
      version: mine.version,
      answers: { ...mine.answers, marriedDate: '1970-10-15', ended: 'by divorce', endedDate: '1974-01-01' },
    });
    const better = body.items.find(({ id }) => id === late.id)!;
    expect(better).toMatchObject({ state: 'given', reason: null });
    expect((await accept(late.id, better.version)).status).toBe(200);
  });

  test('papers are checked, looked at and filed under their kind', async () => {
    const sent = await sendFiles(testApp, { link }, familyAnswerCalls.sendPaper, { paper: 'deathCertificate' }, [
      { name: 'death.pdf', content: pdf },
    ]);
    expect(sent.status).toBe(200);
    const bad = await sendFiles(testApp, { link }, familyAnswerCalls.sendPaper, { paper: 'will' }, [
      { name: 'x.pdf', content: Buffer.from('MZ') },
    ]);
    expect(bad.status).toBe(422);
    const paper = (await readReview()).items.find(({ kind }) => kind === 'paper')!;
    expect((await firm.admin.call(familyIntakeCalls.file, { query: { itemID: paper.id } })).status).toBe(200);
    expect((await accept(paper.id, paper.version)).status).toBe(200);
    const { rows } = (await firm.admin.call(documentCalls.getbymatterid, { query: { matterID } })).body;
    expect(rows).toMatchObject([{ type: 203, fileName: 'death.pdf' }]);
  });

  test('none of a kind is an answer, and the responsible person is told when they are done', async () => {
    const declareNone = (body: object) => testApp.callAs(undefined, familyAnswerCalls.sayNone, { link, body });
    expect((await declareNone({ kind: 'child', isNone: true })).status).toBe(422);
    expect((await declareNone({ kind: 'deceased', isNone: true })).status).toBe(422);
    const done = await testApp.callAs(undefined, familyAnswerCalls.finish, { link, body: {} });
    expect(done.body.finishedAt).not.toBeNull();
    expect((await readReview()).asked[0]!.finishedAt).not.toBeNull();
    expect((await firm.admin.call(inboxCalls.getInbox, { query: {} })).status).toBe(200);
  });

  test('a new link leads to the same answers and ends the old one; taken back, none opens', async () => {
    const [asked] = (await readReview()).asked;
    await askFamily({ intakeID: asked!.id, language: 'en' });
    const old = link;
    link = await readLatestLink();
    expect((await openLink(old)).status).toBe(401);
    expect((await openLink()).body.items.length).toBeGreaterThan(5);
    await firm.admin.call(familyIntakeCalls.end, { body: { intakeID: asked!.id } });
    expect((await openLink()).status).toBe(401);
  });

  test('another firm neither sees nor decides, and another family has answers of its own', async () => {
    const stranger = await testApp.createFirm();
    const [item] = (await readReview()).items;
    const calls = [
      await stranger.admin.call(familyIntakeCalls.getbymatterid, { query: { matterID } }),
      await stranger.admin.call(familyIntakeCalls.accept, { body: { itemID: item!.id, version: item!.version } }),
      await stranger.admin.call(familyIntakeCalls.file, { query: { itemID: item!.id } }),
    ];
    expect(calls.map(({ status }) => status)).toEqual([404, 404, 404]);
    await askFamily({ email: 'piet@family.test', name: 'Piet' });
    const theirs = await readLatestLink('piet@family.test');
    expect((await openLink(theirs)).body.items).toEqual([]);
    const stolen = await testApp.callAs(undefined, familyAnswerCalls.remove, {
      link: theirs,
      body: { itemID: item!.id, version: item!.version },
    });
    expect(stolen.status).toBe(404);
  });
});
