import { creditorsMeetingCalls } from '@boedel/contract/meetings/creditors-meeting.calls';
import { meetingCalls } from '@boedel/contract/meetings/meetings.calls';
import { insolventCalls } from '@boedel/contract/insolvent/insolvent.calls';
import { statutoryDateCalls } from '@boedel/contract/diary/diary.calls';
import { mainPartyCalls } from '@boedel/contract/parties/parties.calls';
import { beforeAll, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql';
import { tenantDoor } from '../../platform/tenancy/doors';
import { aMatter } from '../../testing/a-matter';
import { type TestFirm, testHouse } from '../../testing/house';
import { p9Matter } from '../insolvency-account/p9.testing';

const house = testHouse();
let firm: TestFirm;
let matterID: number;
beforeAll(async () => {
  house.setClock(new Date('2026-11-16T08:00:00Z'));
  firm = await house.aFirm();
  ({ matterID } = await p9Matter(house, firm));
});
const tell = async (details: object) => {
  const { body } = await firm.admin.call(mainPartyCalls.getPersonTab, { query: { matterID } });
  const saved = await firm.admin.call(mainPartyCalls.updateMain, {
    body: { ...body.main, details: { ...body.main.details, ...details } },
  });
  expect(saved.status).toBe(200);
};
const happened = (event: string, date: string) =>
  tenantDoor(house.test.database, firm.id).transaction((tx) =>
    tx.run(sql`insert into diary_entry (matter_id, event, title, due_on, done_at)
      values (${matterID}, ${event}, ${event}, ${date}, ${date})`),
  );

test('the statement of affairs comes from assets, claims and books, and no sum of it is typed', async () => {
  await tell({
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
  const composition = async () => (await firm.admin.call(insolventCalls.getComposition, { query: { matterID } })).body;
  const open = async () =>
    (await firm.admin.call(insolventCalls.getRehabilitation, { query: { matterID } })).body.grounds
      .filter(({ isOpen }) => isOpen)
      .map(({ ground }) => ground);
  expect((await composition()).steps.map(({ state }) => state)[0]).toBe('now');
  expect(await open()).toEqual([]);
  await happened('firstMeeting', '2026-04-22');
  await tell({
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
  expect((await composition()).steps.map(({ state }) => state)).toEqual([
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
  const accepted = await composition();
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
  await happened('compositionCertificate', '2026-06-12');
  expect((await composition()).steps.every(({ state }) => state === 'done')).toBe(true);
  expect((await composition()).duties.length).toBeGreaterThan(0);
  expect(await open()).toEqual(['composition']);
  await tell({ rehabilitation: { orderDate: '2026-11-02' } });
  const done = await firm.admin.call(insolventCalls.getRehabilitation, { query: { matterID } });
  expect(done.body.rehabilitatedDate).toBe('2026-11-02');
});

test('a company is not rehabilitated, a deceased estate has no such statement, another firm sees neither', async () => {
  const company = await aMatter(house, firm, { systemType: 1, kind: 'company', firstNames: null, surname: 'Veld' });
  const asked = (id: number) => firm.admin.call(insolventCalls.getRehabilitation, { query: { matterID: id } });
  expect((await asked(company.id)).status).toBe(422);
  const estate = await aMatter(house, firm, { systemType: 2 });
  expect((await firm.admin.call(insolventCalls.getAffairs, { query: { matterID: estate.id } })).status).toBe(422);
  const other = await house.aFirm();
  expect((await other.admin.call(insolventCalls.getAffairs, { query: { matterID } })).status).toBe(404);
});
