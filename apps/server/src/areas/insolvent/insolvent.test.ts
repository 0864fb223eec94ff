import { assetLineCalls } from '@boedel/contract/assets/assets.calls';
import { creditorsMeetingCalls } from '@boedel/contract/meetings/creditors-meeting.calls';
import { meetingCalls } from '@boedel/contract/meetings/meetings.calls';
import { movementCalls } from '@boedel/contract/cash/cash.calls';
import { insolvencyAccountCalls } from '@boedel/contract/insolvency-account/insolvency-account.calls';
import { payoutCalls } from '@boedel/contract/payout/payout.calls';
import {
  auctionLotCalls,
  dispositionCalls,
  openContractCalls,
  saleConsentCalls,
} from '@boedel/contract/insolvent/realisation.record';
import { insolventCalls } from '@boedel/contract/insolvent/insolvent.calls';
import { statutoryDateCalls } from '@boedel/contract/diary/diary.calls';
import { mainPartyCalls } from '@boedel/contract/parties/parties.calls';
import { beforeAll, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql';
import { openFirmScope } from '../../platform/tenancy/scopes';
import { createMatter } from '../../testing/a-matter';
import { type TestFirm, createTestApp } from '../../testing/test-app';
import { createP9Matter } from '../insolvency-account/p9.testing';

const testApp = createTestApp();
let firm: TestFirm;
let matterID: number;
let bankID: number;
beforeAll(async () => {
  testApp.setClock(new Date('2026-11-16T08:00:00Z'));
  firm = await testApp.createFirm();
  ({ matterID, bankID } = await createP9Matter(testApp, firm));
});
const saveDetails = async (details: object) => {
  const { body } = await firm.admin.call(mainPartyCalls.getPersonTab, { query: { matterID } });
  const saved = await firm.admin.call(mainPartyCalls.updateMain, {
    body: { ...body.main, details: { ...body.main.details, ...details } },
  });
  expect(saved.status).toBe(200);
};
const insertEvent = (event: string, date: string) =>
  openFirmScope(testApp.test.database, firm.id).transaction((tx) =>
    tx.run(sql`insert into diary_entry (matter_id, event, title, due_on, done_at)
      values (${matterID}, ${event}, ${event}, ${date}, ${date})`),
  );

test('the statement of affairs comes from assets, claims and books, and no sum of it is typed', async () => {
  await saveDetails({
    affairs: { statementDate: '2026-02-12', causes: 'A long drought' },
    books: [{ name: 'Cash book', place: 'With the accountant', covers: '2024 to 2026' }],
  });
  const { body } = await firm.admin.call(insolventCalls.getAffairs, { query: { matterID } });
  expect(body.refused).toEqual([]);
  const said = JSON.stringify(body.paper);
  for (const words of ['Annexure I:', 'House', 'Mortgage Bank', 'Cash book', 'A long drought', 'Form B']) {
    expect(said).toContain(words);
  }
  const secured = body.worked!.lines.find(({ label }) => label === 'Secured by them')?.value;
  expect(secured).toBe(90_521_648 + 21_473_090);
  const afrikaans = await firm.admin.call(insolventCalls.getAffairs, { query: { matterID, language: 'af' } });
  expect(JSON.stringify(afrikaans.body.paper)).toContain('Vermoëstaat');
  for (const format of ['pdf', 'docx', 'xlsx']) {
    const file = await firm.admin.call(insolventCalls.affairsFile, { query: { matterID, format } as never });
    expect([format, file.status]).toEqual([format, 200]);
  }
});

test('a composition goes from the offer by the vote to the certificate, and opens the way to rehabilitation', async () => {
  const readComposition = async () =>
    (await firm.admin.call(insolventCalls.getComposition, { query: { matterID } })).body;
  const listOpenGrounds = async () =>
    (await firm.admin.call(insolventCalls.getRehabilitation, { query: { matterID } })).body.grounds
      .filter(({ isOpen }) => isOpen)
      .map(({ ground }) => ground);
  expect((await readComposition()).steps.map(({ state }) => state)[0]).toBe('now');
  expect(await listOpenGrounds()).toEqual([]);
  await insertEvent('firstMeeting', '2026-04-22');
  await saveDetails({
    composition: {
      offeredDate: '2026-05-04',
      centsInRand: 60,
      trusteeView: 'likely to be accepted',
      sentDate: '2026-05-08',
      isPaidOrSecured: true,
    },
  });
  const meeting = await firm.admin.call(meetingCalls.add, {
    body: { matterID, type: 4, meetingDate: '2026-05-22', meetingTime: '10:00', place: 'Court B' },
  });
  expect(meeting.status).toBe(200);
  const meetingID = meeting.body.id;
  const put = await firm.admin.call(creditorsMeetingCalls.saveResolution, {
    body: { meetingID, kind: 'composition', words: 'That the offer of 60 cents in the rand is accepted.' },
  });
  const resolutionID = put.body.resolutions[0]!.id;
  expect((await readComposition()).steps.map(({ state }) => state)).toEqual([
    'done',
    'done',
    'done',
    'now',
    'done',
    'ahead',
  ]);
  for (const { creditorID, isProved } of put.body.creditors) {
    if (!isProved) continue;
    await firm.admin.call(creditorsMeetingCalls.saveAttendance, {
      body: { meetingID, creditorID, isPresent: true, securityValue: 0 },
    });
    const voted = await firm.admin.call(creditorsMeetingCalls.vote, {
      body: { resolutionID, creditorID, inFavour: true },
    });
    expect(voted.status).toBe(200);
  }
  const accepted = await readComposition();
  expect(accepted.vote).toMatchObject({ isCarried: true });
  // 60 cents on each concurrent claim that was proved, to the cent.
  expect(accepted.shares.map(({ creditorName, due }) => [creditorName, due])).toEqual([
    ['Card Co', 52_884.15],
    ['Store', 7_564.74],
    ['Dr P', 3_870],
  ]);
  expect(accepted.duties).toEqual([]);
  const dated = await firm.admin.call(statutoryDateCalls.getStatutoryDates, { query: { matterID } });
  expect(dated.status).toBe(200);
  await insertEvent('compositionCertificate', '2026-06-12');
  expect((await readComposition()).steps.every(({ state }) => state === 'done')).toBe(true);
  expect((await readComposition()).duties.length).toBeGreaterThan(0);
  expect(await listOpenGrounds()).toEqual(['composition']);
  // The money came in and was paid by the composition: the ledger has both, and what is left is offered to be paid.
  const addMovement = (more: object) =>
    firm.admin.call(movementCalls.add, {
      body: { matterID, movedDate: '2026-06-20', description: 'Composition', bankAccountID: bankID, ...more } as never,
    });
  const [card] = accepted.shares;
  expect((await addMovement({ kind: 'compositionReceived', amount: 64_318.89 })).status).toBe(200);
  expect((await addMovement({ kind: 'compositionPaid', amount: 52_884.15 })).status).toBe(422);
  const share = { kind: 'compositionPaid', amount: 52_884.15, claimID: card!.claimID };
  expect((await addMovement(share)).status).toBe(200);
  const standing = await readComposition();
  expect([standing.received, standing.shares.map(({ paid }) => paid)]).toEqual([64_318.89, [52_884.15, 0, 0]]);
  const { rows } = (await firm.admin.call(payoutCalls.getProposals, { query: { matterID } })).body;
  expect(rows.filter(({ purpose }) => purpose === 'composition').map(({ payee, amount }) => [payee, amount])).toEqual([
    ['Store', 7_564.74],
    ['Dr P', 3_870],
  ]);
  const beyond = { payee: 'Card Co', purpose: 'composition', claimID: card!.claimID, amount: 1, bankAccountID: bankID };
  expect((await firm.admin.call(payoutCalls.add, { body: { matterID, ...beyond } as never })).status).toBe(422);
  await firm.admin.call(insolvencyAccountCalls.saveChoices, {
    body: { matterID, number: 1, version: 0, awardsToDate: '2026-10-30' },
  });
  const draft = (await firm.admin.call(insolvencyAccountCalls.draft, { query: { matterID } })).body;
  expect([draft.stopping, draft.balances]).toEqual([[], true]);
  // The confirmed account counts as the first account, so its date is not captured a second time.
  const readOrdinary = async () =>
    (await firm.admin.call(insolventCalls.getRehabilitation, { query: { matterID } })).body.grounds.find(
      ({ ground }) => ground === 'ordinary',
    )!;
  expect((await readOrdinary()).fromDate).toBeNull();
  await insertEvent('accountLodged', '2026-09-01');
  await insertEvent('confirmation', '2026-10-01');
  expect(await readOrdinary()).toMatchObject({ fromDate: '2027-10-01', waitsFor: null });
  await saveDetails({ rehabilitation: { orderDate: '2026-11-02' } });
  const done = await firm.admin.call(insolventCalls.getRehabilitation, { query: { matterID } });
  expect(done.body.rehabilitatedDate).toBe('2026-11-02');
});

test('a company is not rehabilitated, a deceased estate has no such statement, another firm sees neither', async () => {
  const company = await createMatter(testApp, firm, {
    systemType: 1,
    kind: 'company',
    firstNames: null,
    surname: 'Veld',
  });
  const requestRehabilitation = (id: number) =>
    firm.admin.call(insolventCalls.getRehabilitation, { query: { matterID: id } });
  expect((await requestRehabilitation(company.id)).status).toBe(422);
  const estate = await createMatter(testApp, firm, { systemType: 2 });
  expect((await firm.admin.call(insolventCalls.getAffairs, { query: { matterID: estate.id } })).status).toBe(422);
  const other = await testApp.createFirm();
  expect((await other.admin.call(insolventCalls.getAffairs, { query: { matterID } })).status).toBe(404);
});

test('composition and rehabilitation have their papers, from the facts and in both languages', async () => {
  const draftPaper = (
    paper: 'compositionOffer' | 'rehabilitationNotice' | 'trusteeReport',
    language: 'en' | 'af' = 'en',
  ) => firm.admin.call(insolventCalls.getPaper, { query: { matterID, paper, language } });
  await saveDetails({ composition: { offeredDate: '2026-05-01', centsInRand: 50, terms: 'Paid within 30 days.' } });
  const offer = await draftPaper('compositionOffer');
  // Half of Card Co's 88 140,25.
  expect(JSON.stringify(offer.body)).toContain('44,070.13');
  expect(JSON.stringify((await draftPaper('compositionOffer', 'af')).body)).toContain('Aanbod van akkoord');
  // No notice on a ground that is barred.
  expect((await draftPaper('rehabilitationNotice')).status).toBe(422);
  await saveDetails({ composition: { offeredDate: '2026-05-01', centsInRand: 50, isPaidOrSecured: true } });
  expect(JSON.stringify((await draftPaper('rehabilitationNotice')).body)).toContain(
    'apply to the court for rehabilitation',
  );
  expect(JSON.stringify((await draftPaper('trusteeReport')).body)).toContain('Claims proved');
  const { status } = await firm.admin.call(insolventCalls.paperFile, { query: { matterID, paper: 'trusteeReport' } });
  expect(status).toBe(200);
  const other = await createMatter(testApp, firm, { systemType: 1 });
  const none = await firm.admin.call(insolventCalls.getPaper, {
    query: { matterID: other.id, paper: 'compositionOffer' },
  });
  expect(none.status).toBe(422);
});

test('dispositions say who must prove what and what is open; contracts say by when they can be continued', async () => {
  const gift = {
    matterID,
    description: 'Bakkie given to the brother',
    recipient: 'Jan Maree',
    ground: 'withoutValue',
    disposedDate: '2025-06-01',
    amount: 120_000,
    valueReceived: 20_000,
    state: 'found',
  } as never as Parameters<typeof firm.admin.call<typeof dispositionCalls.add>>[1]['body'];
  const { body: added } = await firm.admin.call(dispositionCalls.add, { body: gift });
  expect(added).toMatchObject({ open: 100_000, isOutside: false, section: 'Insolvency Act 24 of 1936 s 26(1)' });
  const early = await firm.admin.call(dispositionCalls.update, { body: { ...added, state: 'settled' } as never });
  expect(Object.keys(early.problem as object)).toEqual(['stateDate']);
  const settled = await firm.admin.call(dispositionCalls.update, {
    body: { ...added, state: 'settled', stateDate: '2026-10-01', recoveredAmount: 60_000 } as never,
  });
  expect(settled.body).toMatchObject({ open: 40_000 });
  await insertEvent('finalAppointment', '2026-05-08');
  const lease = {
    matterID,
    kind: 'leaseAsTenant',
    description: 'Workshop',
    counterparty: 'Landlord CC',
    monthlyAmount: 9_500,
  };
  const { body: contract } = await firm.admin.call(openContractCalls.add, { body: lease as never });
  expect(contract).toMatchObject({ standing: 'lapsed', decideByDate: '2026-08-08' });
  const late = await firm.admin.call(openContractCalls.update, {
    body: { ...contract, decision: 'continued', decidedDate: '2026-09-01' } as never,
  });
  expect(late.status).toBe(422);
  const inTime = await firm.admin.call(openContractCalls.update, {
    body: { ...contract, decision: 'continued', decidedDate: '2026-07-01' } as never,
  });
  expect(inTime.body).toMatchObject({ standing: 'decided' });
});

test('lots carry what their buyer pays and the VAT in it; a sale keeps who agreed to it', async () => {
  const [asset] = (await firm.admin.call(assetLineCalls.getLines, { query: { matterID } })).body.rows;
  const lot = {
    matterID,
    lotNumber: 12,
    description: 'Panel saw',
    assetID: asset!.id,
    reservePrice: 20_000,
    hammerPrice: 11_500,
    vatKind: 'included',
    soldDate: '2026-08-01',
    buyer: 'N Buyer',
  };
  const added = await firm.admin.call(auctionLotCalls.add, { body: lot as never });
  expect(added.body).toMatchObject({ total: 11_500, vat: 1_500 });
  expect(added.body.warnings).toHaveLength(1);
  const consent = { matterID, source: 'securedCreditor', description: 'Private sale of the house', assetID: asset!.id };
  const given = { ...consent, askedDate: '2026-05-04', answer: 'given', answeredDate: '2026-05-11' };
  expect((await firm.admin.call(saleConsentCalls.add, { body: given as never })).status).toBe(200);
  const undated = await firm.admin.call(saleConsentCalls.add, { body: { ...consent, answer: 'given' } as never });
  expect(undated.status).toBe(422);
  const readPaper = (language: 'en' | 'af') =>
    firm.admin.call(insolventCalls.getPaper, { query: { matterID, paper: 'authorityApplication', language } });
  expect((await readPaper('en')).status).toBe(422);
  const asked = {
    matterID,
    source: 'masterBeforeMeeting',
    description: 'Auction of perishable stock',
    lowestPrice: 9_000,
  };
  expect((await firm.admin.call(saleConsentCalls.add, { body: asked as never })).status).toBe(200);
  const application = JSON.stringify((await readPaper('en')).body);
  for (const words of ['s 80bis', 'Auction of perishable stock', 'Thandi Trustee'])
    expect(application).toContain(words);
  // The consent that was given is not asked for again.
  expect(application).not.toContain('Private sale of the house');
  expect(JSON.stringify((await readPaper('af')).body)).toContain('Aansoek om magtiging om te verkoop');
});
