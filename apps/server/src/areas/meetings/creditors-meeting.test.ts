import { claimCalls } from '@boedel/contract/claims/claims.calls';
import { directoryCalls } from '@boedel/contract/directories/directories.calls';
import { creditorsMeetingCalls } from '@boedel/contract/meetings/creditors-meeting.calls';
import { meetingCalls, noticeCalls } from '@boedel/contract/meetings/meetings.calls';
import { meetingMailCalls } from '@boedel/contract/meetings/meeting-mail.calls';
import { beforeAll, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql';
import { openFirmScope } from '../../platform/tenancy/scopes';
import { createMatter, listTrail } from '../../testing/a-matter';
import { type TestFirm, createTestApp } from '../../testing/test-app';
import { createAsset } from '../assets/assets.testing';

const testApp = createTestApp();
let firm: TestFirm;
beforeAll(async () => void (firm = await testApp.createFirm()));

const add = (matterID: number, type: number, more: object = {}) =>
  firm.admin.call(meetingCalls.add, { body: { matterID, type, ...more } });
async function createClaim(matterID: number, name: string, amount: number, more: object = {}, isProved = true) {
  const creditor = await firm.admin.call(directoryCalls['creditor.add'], { body: { name } });
  const { body } = await firm.admin.call(claimCalls.add, {
    body: { matterID, creditorID: creditor.body.id, claimTypeID: 3, amount, ...more },
  });
  if (isProved) {
    await firm.admin.call(claimCalls.statusChangeAudit, {
      body: { id: body.id, version: body.version, status: 'proved', statusDate: '2026-05-01' },
    });
  }
  return creditor.body.id;
}

test('a meeting inside its notice period is refused, added or put off; what must be done before it is listed', async () => {
  const { id: matterID } = await createMatter(testApp, firm, { systemType: 1 });
  const days = { gazetteDate: '2026-05-08', newspaperDate: '2026-05-08', secondNewspaperDate: '2026-05-08' };
  const early = await add(matterID, 2, { ...days, meetingDate: '2026-05-16' });
  expect(early.problem).toMatchObject({ meetingDate: [expect.stringContaining('2026-05-18')] });
  const { body } = await add(matterID, 2, { ...days, meetingDate: '2026-05-18', purposes: 'Report and directions' });
  const sooner = await firm.admin.call(meetingCalls.reschedulemeeting, {
    body: { id: body.id, version: body.version, reason: 'Sooner', ...days, meetingDate: '2026-05-12' },
  });
  expect(Object.keys(sooner.problem)).toEqual(['meetingDate']);
  const { body: shown } = await firm.admin.call(creditorsMeetingCalls.getMeeting, { query: { meetingID: body.id } });
  expect(shown.duties.map(({ says, byDate, holds }) => [says.key, byDate, holds])).toEqual([
    ['Notice in the Gazette', '2026-05-08', true],
    ['Notice in a newspaper', '2026-05-08', true],
    ['English and Afrikaans on the same day', '2026-05-08', true],
    ['Every known creditor notified', '2026-05-04', false],
  ]);
  // Creditors are told by mail, and the meeting says when; a paper of another matter goes with nothing.
  await createClaim(matterID, 'Reached', 100);
  await createClaim(matterID, 'By post', 100);
  await openFirmScope(testApp.test.database, firm.id).transaction((tx) =>
    tx.run(sql`update creditor set email = 'reached@example.test', reference = 'R 7' where name = 'Reached'`),
  );
  const answer = await firm.admin.call(meetingMailCalls.email, { body: { meetingID: body.id } });
  expect(answer.body).toEqual({ sent: 1, withoutAddress: ['By post'] });
  const [sent] = await openFirmScope(testApp.test.database, firm.id).transaction((tx) =>
    tx.rows<{ body_text: string }>(sql`select body_text from mail where matter_id = ${matterID}`),
  );
  expect(sent!.body_text).toContain('Your reference: R 7');
  const listed = (await firm.admin.call(meetingMailCalls.getByMatterId, { query: { matterID } })).body;
  expect(listed).toMatchObject([{ id: body.id, meetingDate: '2026-05-18', creditorsToldDate: expect.any(String) }]);
  expect((await firm.admin.call(meetingMailCalls.getTrustees, { query: { matterID } })).body).toEqual([]);
  const nobody = await firm.admin.call(meetingMailCalls.email, { body: { meetingID: body.id, to: 'trustees' } });
  expect(Object.keys(nobody.problem)).toEqual(['to']);
  const strange = { meetingID: body.id, documentIDs: [999_999] };
  expect((await firm.admin.call(meetingMailCalls.email, { body: strange })).status).toBe(404);
  for (const [language, words] of [
    ['en', ['Claims are proved by affidavit', 'Insolvency Act 24 of 1936 s 40']],
    ['af', ['Eise word bewys', 'Insolvensiewet 24 van 1936 art 40']],
  ] as const) {
    const notice = await firm.admin.call(noticeCalls.getNotice, { query: { meetingID: body.id, language } });
    for (const each of words) expect(JSON.stringify(notice.body)).toContain(each);
  }
  // An account of an insolvent estate lies open for fourteen days.
  const account = await add(matterID, 6, { gazetteDate: '2026-05-08' });
  expect(account.body.closesDate).toBe('2026-05-22');
  const enquiry = await add(matterID, 5, { meetingDate: '2026-05-18' });
  const none = await firm.admin.call(creditorsMeetingCalls.getMeeting, { query: { meetingID: enquiry.body.id } });
  expect(none.status).toBe(422);
});

test('creditors vote by value and number; an unproved one is refused; the minutes write themselves', async () => {
  const { id: matterID } = await createMatter(testApp, firm, { systemType: 1 });
  const shop = await createAsset(firm.admin, matterID, { name: 'Shop', encumbered: true });
  const bank = await createClaim(matterID, 'Voting Bank', 1_000_000, {
    claimTypeID: 1,
    securityTypeID: 3,
    securedBy: [{ assetID: shop.id, rank: 1 }],
  });
  const store = await createClaim(matterID, 'Voting Store', 300_000.5);
  const small = await createClaim(matterID, 'Small Trader', 900);
  const late = await createClaim(matterID, 'Late Trader', 50_000, {}, false);
  const { body: row } = await add(matterID, 2, { meetingDate: '2026-05-20', presidingOfficer: 'M Naidoo' });
  const saveAttendance = (creditorID: number, more: object = {}) =>
    firm.admin.call(creditorsMeetingCalls.saveAttendance, {
      body: { meetingID: row.id, creditorID, isPresent: true, ...more },
    });
  const { body: put } = await firm.admin.call(creditorsMeetingCalls.saveResolution, {
    body: { meetingID: row.id, kind: 'ordinary', words: 'The report is adopted.' },
  });
  const resolutionID = put.resolutions[0]!.id;
  const castVote = (creditorID: number, inFavour: boolean | null) =>
    firm.admin.call(creditorsMeetingCalls.vote, { body: { resolutionID, creditorID, inFavour } });
  expect((await castVote(store, true)).problem).toMatchObject({ creditorID: [expect.stringContaining('is present')] });
  for (const id of [store, small, late]) await saveAttendance(id);
  await saveAttendance(bank, { agent: 'A Agent', hasProxy: true });
  expect((await castVote(late, true)).problem).toMatchObject({
    creditorID: [expect.stringContaining('has proved no claim')],
  });
  expect((await castVote(bank, false)).problem).toMatchObject({ creditorID: [expect.stringContaining('security')] });
  await saveAttendance(bank, { agent: 'A Agent', hasProxy: true, securityValue: 750_000 });
  await castVote(store, true);
  await castVote(small, true);
  const { body: now } = await castVote(bank, false);
  // 300,000.50 and 900 for, the quarter of a million beyond the security against; 900 counts in value alone.
  expect(now.resolutions[0]!.result).toEqual({
    isCarried: true,
    forValue: 300_900.5,
    againstValue: 250_000,
    allValue: 550_900.5,
    forNumber: 1,
    againstNumber: 1,
    allNumber: 2,
  });
  const back = await castVote(store, null);
  expect(back.body.resolutions[0]!.result).toMatchObject({ isCarried: false, forValue: 900 });
  const gone = await firm.admin.call(creditorsMeetingCalls.removeResolution, { body: { id: resolutionID } });
  expect(gone.status).toBe(422);
  await castVote(store, true);
  const minutes = JSON.stringify(
    (await firm.admin.call(creditorsMeetingCalls.getMinutes, { query: { meetingID: row.id } })).body,
  );
  for (const part of [
    'M Naidoo',
    'A Agent, by power of attorney',
    'The report is adopted.',
    'Carried: R 300,900.50 for',
  ]) {
    expect(minutes).toContain(part);
  }
  const file = await firm.admin.call(creditorsMeetingCalls.minutesFile, { query: { meetingID: row.id } });
  expect(file.raw.subarray(0, 5).toString('latin1')).toBe('%PDF-');
  expect(await listTrail(testApp, firm, matterID)).toContain('meeting_advert.vote.changed');
});

test('a proved claim whose day of proof nobody kept is listed until the day is entered', async () => {
  const { id: matterID } = await createMatter(testApp, firm, { systemType: 1 });
  await createClaim(matterID, 'Old proof', 100);
  const { body: meeting } = await add(matterID, 4, { meetingDate: '2026-04-01' });
  await openFirmScope(testApp.test.database, firm.id).transaction((tx) =>
    tx.run(sql`update creditorclaim set status = 'confirmed', proved_on = null where matter_id = ${matterID}`),
  );
  const readMeeting = async () =>
    (await firm.admin.call(creditorsMeetingCalls.getMeeting, { query: { meetingID: meeting.id } })).body;
  const before = await readMeeting();
  expect(before.dayOfProofLacks.map(({ creditorName }) => creditorName)).toEqual(['Old proof']);
  expect(before.creditors[0]!.isProved).toBe(true);
  const [claim] = (await firm.admin.call(claimCalls.getbymatterid, { query: { matterID } })).body;
  const save = (provedDate: string) => firm.admin.call(claimCalls.update, { body: { ...claim!, provedDate } });
  expect(Object.keys((await save('2026-05-02')).problem)).toEqual(['provedDate']);
  expect((await save('2026-04-20')).body.provedDate).toBe('2026-04-20');
  const after = await readMeeting();
  expect(after.dayOfProofLacks).toEqual([]);
  expect(after.creditors[0]!.isProved).toBe(false);
});

test('creditors elect a trustee by number and value, a secured one with its whole claim; two may win', async () => {
  const { id: matterID } = await createMatter(testApp, firm, { systemType: 1 });
  const shop = await createAsset(firm.admin, matterID, { name: 'Works', encumbered: true });
  const bank = await createClaim(matterID, 'Electing Bank', 900_000, {
    claimTypeID: 1,
    securityTypeID: 3,
    securedBy: [{ assetID: shop.id, rank: 1 }],
  });
  const [one, two] = [
    await createClaim(matterID, 'First Elector', 5_000),
    await createClaim(matterID, 'Second Elector', 6_000),
  ];
  const { body: row } = await add(matterID, 1, { meetingDate: '2026-05-20' });
  for (const creditorID of [bank, one, two]) {
    await firm.admin.call(creditorsMeetingCalls.saveAttendance, {
      body: { meetingID: row.id, creditorID, isPresent: true },
    });
  }
  const putting = { meetingID: row.id, kind: 'election' as const, words: 'A trustee' };
  const nobody = await firm.admin.call(creditorsMeetingCalls.saveResolution, { body: putting });
  expect(Object.keys(nobody.problem)).toEqual(['nominees']);
  const { body: put } = await firm.admin.call(creditorsMeetingCalls.saveResolution, {
    body: { ...putting, nominees: ['A Adams', 'B Botha', 'A Adams'] },
  });
  expect(put.resolutions[0]!.nominees).toEqual(['A Adams', 'B Botha']);
  const vote = (creditorID: number, nominee: string) =>
    firm.admin.call(creditorsMeetingCalls.vote, {
      body: { resolutionID: put.resolutions[0]!.id, creditorID, inFavour: true, nominee },
    });
  expect(Object.keys((await vote(bank, 'C Coetzee')).problem)).toEqual(['nominee']);
  await vote(bank, 'A Adams');
  await vote(one, 'B Botha');
  const { body: now } = await vote(two, 'B Botha');
  expect(now.resolutions[0]!.election).toEqual({
    elected: ['B Botha', 'A Adams'],
    nominees: [
      { nominee: 'A Adams', number: 1, value: 900_000 },
      { nominee: 'B Botha', number: 2, value: 11_000 },
    ],
  });
  const minutes = JSON.stringify(
    (await firm.admin.call(creditorsMeetingCalls.getMinutes, { query: { meetingID: row.id } })).body,
  );
  expect(minutes).toContain('Elected: B Botha, A Adams.');
  expect(minutes).toContain('A Adams: R 900,000.00 in value, 1 in number.');
});

test('creditors who are ticked at the same moment are all recorded as present', async () => {
  const { id: matterID } = await createMatter(testApp, firm, { systemType: 1 });
  const { body: row } = await add(matterID, 2, { meetingDate: '2026-05-20' });
  const creditors = [];
  for (const name of ['Alpha', 'Beta', 'Gamma', 'Delta', 'Epsilon'])
    creditors.push(await createClaim(matterID, name, 1_000));
  const saved = await Promise.all(
    creditors.map((creditorID) =>
      firm.admin.call(creditorsMeetingCalls.saveAttendance, {
        body: { meetingID: row.id, creditorID, isPresent: true },
      }),
    ),
  );
  expect(saved.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  const { body } = await firm.admin.call(creditorsMeetingCalls.getMeeting, { query: { meetingID: row.id } });
  expect(body.creditors.map(({ isPresent }) => isPresent)).toEqual([true, true, true, true, true]);
});

test('notices and meetings are on days on which they can be, and the vote of all is of those who may', async () => {
  const { id: matterID } = await createMatter(testApp, firm, { systemType: 1 });
  const wrong = await add(matterID, 2, {
    gazetteDate: '2026-05-10',
    newspaperDate: '2026-05-10',
    secondNewspaperDate: '2026-05-09',
    meetingDate: '2026-05-31',
  });
  expect(Object.keys(wrong.problem).toSorted()).toEqual(['gazetteDate', 'meetingDate', 'newspaperDate']);
  const before = await add(matterID, 2, { gazetteDate: '2026-05-29', meetingDate: '2026-05-20' });
  expect(Object.keys(before.problem)).toEqual(['meetingDate']);
  const { body: row } = await add(matterID, 2, {
    meetingDate: '2026-05-20',
    examination: 'A director, by the trustee.',
  });
  const [one, two, unproved] = [
    await createClaim(matterID, 'One', 5_000),
    await createClaim(matterID, 'Two', 7_000.25),
    await createClaim(matterID, 'Unproved', 90_000, {}, false),
  ];
  for (const creditorID of [one, two, unproved]) {
    await firm.admin.call(creditorsMeetingCalls.saveAttendance, {
      body: { meetingID: row.id, creditorID, isPresent: true },
    });
  }
  const { body: put } = await firm.admin.call(creditorsMeetingCalls.addResolutions, {
    body: {
      meetingID: row.id,
      resolutions: [
        { standard: 'report', words: 'The report is adopted.' },
        { standard: 'movables', words: 'Movables are sold.' },
      ],
    },
  });
  expect(put.resolutions.map(({ number, standard }) => [number, standard])).toEqual([
    [1, 'report'],
    [2, 'movables'],
  ]);
  expect(put.nextSteps).toEqual([]);
  const [report, movables] = put.resolutions;
  await firm.admin.call(creditorsMeetingCalls.vote, {
    body: { resolutionID: report!.id, creditorID: two, inFavour: false },
  });
  const voteAll = (resolutionID: number) =>
    firm.admin.call(creditorsMeetingCalls.voteAll, { body: { resolutionID, inFavour: true } });
  const { body: counted } = await voteAll(report!.id);
  expect(counted.resolutions[0]!.result).toMatchObject({ isCarried: false, forValue: 5_000, againstValue: 7_000.25 });
  expect(counted.resolutions[0]!.votes.map(({ creditorID }) => creditorID)).toEqual([two, one]);
  expect((await voteAll(report!.id)).status).toBe(422);
  const { body: carried } = await voteAll(movables!.id);
  expect(carried.nextSteps.map(({ tab }) => tab)).toEqual(['assets']);
  const readPaper = async (part: 'minutes' | 'resolutions') =>
    JSON.stringify(
      (await firm.admin.call(creditorsMeetingCalls.getMinutes, { query: { meetingID: row.id, part } })).body,
    );
  expect(await readPaper('minutes')).toContain('A director, by the trustee.');
  const list = await readPaper('resolutions');
  expect(list).toContain('Movables are sold.');
  expect(list).not.toContain('A director, by the trustee.');
});
