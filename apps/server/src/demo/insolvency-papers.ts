import { bondCalls } from '@boedel/contract/bond/bond.calls';
import { statutoryDateCalls } from '@boedel/contract/diary/diary.calls';
import { creditorsMeetingCalls } from '@boedel/contract/meetings/creditors-meeting.calls';
import { meetingCalls } from '@boedel/contract/meetings/meetings.calls';
import type { Tx } from '../platform/db/database';
import { sql } from '../platform/db/sql';
import type { DemoCaller } from './call-in-firm';
import { demoInsolvencies } from './insolvencies';
import { createIdNumber } from './large-family';
import { addFacts, type DemoPaperFacts } from './papers';
import { createAccount } from './payouts';

const company: DemoPaperFacts = {
  court: 'High Court, Mpumalanga Division, Mbombela',
  caseNumber: '2026/002817',
  magistrate: 'White River',
  address: ['Erf 812, Plantation Road', 'White River', '1240'],
  taxNumber: '9012345675',
  details: { petitioningCreditor: 'Hoëveld Bank', attorney: 'Kruger and Nkosi Attorneys, Mbombela' },
  events: [
    ['ccFinalOrder', '2026-05-18'],
    ['finalAppointment', '2026-06-17'],
  ],
  main: {
    trading: { tradingAs: 'Kopje Timber', natureOfBusiness: 'Sawmill and timber yard', ceasedDate: '2026-04-10' },
    sars: { office: 'Mbombela', payeNumber: '7450123455', lastYearFiled: 2024 },
    directors: [
      {
        name: 'Willem Adriaan Kotze',
        idNumber: createIdNumber('1968-02-11', 1, 811),
        designation: 'Director',
        address: '4 Koraal Street, White River, 1240',
      },
      {
        name: 'Nomsa Grace Sibiya',
        idNumber: createIdNumber('1974-09-30', 0, 812),
        designation: 'Director and secretary',
        address: '19 Mango Avenue, Mbombela, 1201',
      },
    ],
  },
};

const person: DemoPaperFacts = {
  court: 'High Court, Western Cape Division, Cape Town',
  caseNumber: '7741/2026',
  magistrate: 'Bellville',
  address: ['Unit 14, Die Eike, Kerk Street', 'Bellville', '7530'],
  taxNumber: '0198765430',
  details: { petitioningCreditor: 'Body Corporate Die Eike' },
  main: { occupation: 'Electrician', placeOfBirth: 'Bellville', sars: { office: 'Bellville' } },
};

const atMaster = { presidingOfficer: 'The Master or an assistant of the Master', meetingTime: '10:00' };
const createMeetings = (place: string) => [
  { type: 1, meetingDate: '2026-06-10', gazetteDate: '2026-05-29', place, ...atMaster },
  {
    type: 2,
    meetingDate: '2026-07-01',
    gazetteDate: '2026-06-19',
    newspaperDate: '2026-06-19',
    secondNewspaperDate: '2026-06-19',
    creditorsToldDate: '2026-06-15',
    purposes: 'Proof of claims; the report of the office bearer; directions on the administration',
    place,
    ...atMaster,
  },
  {
    type: 3,
    meetingDate: '2026-12-02',
    gazetteDate: '2026-11-20',
    newspaperDate: '2026-11-20',
    secondNewspaperDate: '2026-11-20',
    purposes: 'Proof of a late claim, at the cost of the creditor who asks for it',
    place,
    ...atMaster,
  },
  {
    type: 4,
    meetingDate: '2026-12-09',
    gazetteDate: '2026-11-27',
    newspaperDate: '2026-11-27',
    secondNewspaperDate: '2026-11-27',
    purposes: 'The offer for the book debts\nThe action against the former auditors',
    place,
    ...atMaster,
  },
];

const resolutions = [
  'That the report of the liquidators is adopted and their acts to date, the guarding of the mill and the urgent sale of the trucks among them, are confirmed.',
  'That movable and immovable property is sold by public auction, tender or private treaty as the liquidators think best, land with the consent of the bondholder.',
  'That the liquidators may sue, defend, settle or abandon proceedings and appoint attorneys and counsel at a scale agreed in writing.',
];

/** The second meeting of the company: who came and how each voted. */
async function addVotes(tx: Tx, call: DemoCaller, matterId: number, meetingID: number): Promise<void> {
  const creditors = await tx.rows<{ id: number; name: string }>(sql`
    select distinct c.id, c.name from creditorclaim l join creditor c on c.intermediary_id = l.intermediary_id and c.id = l.creditor_id
    where l.matter_id = ${matterId} and c.name in ('Hoëveld Bank, bonds', 'SARS, VAT', 'Sabie Hardware', 'Knysna Fuel') order by c.id`);
  for (const { id: creditorID, name } of creditors) {
    await call(creditorsMeetingCalls.saveAttendance, {
      meetingID,
      creditorID,
      isPresent: true,
      agent: 'Adv R Dlamini',
      hasProxy: true,
      ...(name.startsWith('Hoëveld') && { securityValue: 5_000_000 }),
    });
  }
  for (const [at, words] of resolutions.entries()) {
    const { resolutions: put } = await call(creditorsMeetingCalls.saveResolution, {
      meetingID,
      kind: 'ordinary',
      words,
    } as never);
    for (const { id: creditorID, name } of creditors) {
      const inFavour = !(at === 2 && name === 'Knysna Fuel');
      await call(creditorsMeetingCalls.vote, { resolutionID: put.at(-1)!.id, creditorID, inFavour });
    }
  }
}

async function addMeetings(tx: Tx, call: DemoCaller, matterID: number, place: string): Promise<number> {
  const [gazette, newspaper] = await tx.rows<{ id: number }>(
    sql`select id from publicationpartner order by id limit 2`,
  );
  let second = 0;
  for (const meeting of createMeetings(place)) {
    const isInPapers = 'newspaperDate' in meeting;
    const { id } = await call(meetingCalls.add, {
      matterID,
      gazetteID: gazette!.id,
      ...(isInPapers && { newspaperID: newspaper!.id, secondNewspaperID: newspaper!.id }),
      ...meeting,
    });
    if (meeting.type === 2) second = id;
    // A second meeting follows a first one.
    if (meeting.type === 1) {
      await call(statutoryDateCalls.setEvent, { matterID, event: 'firstMeeting', date: meeting.meetingDate });
    }
  }
  return second;
}

/** Where the money lies, whom the bank is written to, and who stands surety. */
async function addBanksAndBond(
  tx: Tx,
  call: DemoCaller,
  matterID: number,
  place: number,
  amount: number,
): Promise<void> {
  const account = await tx.one<{ id: number }>(
    sql`select id from bank_account where matter_id = ${matterID} order by id limit 1`,
  );
  const { branchCode, accountNumber } = createAccount(place);
  await tx.run(sql`
    update bank_account set bank = 'Hoëveld Bank', branch_code = ${branchCode}, account_number = ${accountNumber} where id = ${account.id}`);
  await tx.run(sql`
    update asset set institution = 'Vaalrivier Bank', account_number = '4410 227 811' where matter_id = ${matterID} and kind = 'cash'`);
  const provider = await tx.one<{ id: number }>(sql`select id from bondofsecurityprovider order by id limit 1`);
  await call(bondCalls.add, {
    matterID,
    providerID: provider.id,
    number: `BV 2026/0${300 + place}`,
    amount,
    issuedDate: '2026-05-20',
    lodgedDate: '2026-05-22',
    premiumPaidTo: '2027-05-20',
  });
}

/** What the papers of a winding-up and of a sequestration ask for. */
export async function addInsolvencyPaperFacts(
  tx: Tx,
  call: DemoCaller,
  idOf: (reference: string) => number,
): Promise<void> {
  const [ofCompany, ofPerson] = [idOf(demoInsolvencies.company), idOf(demoInsolvencies.contribution)];
  await tx.run(sql`
    update matter set kind = 'Winding-up by the court',
      master_office_id = (select id from masteroffice where intermediary_id = 0 and name = 'Mbombela (Nelspruit)') where id = ${ofCompany}`);
  await tx.run(sql`
    update matter set master_office_id = (select id from masteroffice where intermediary_id = 0 and name = 'Cape Town') where id = ${ofPerson}`);
  await addFacts(tx, ofCompany, 1, company);
  await addFacts(tx, ofPerson, 1, person);
  await addBanksAndBond(tx, call, ofCompany, 12, 9_500_000);
  await addBanksAndBond(tx, call, ofPerson, 13, 1_000_000);
  const second = await addMeetings(tx, call, ofCompany, 'Office of the Master of the High Court, Mbombela');
  await addVotes(tx, call, ofCompany, second);
  await addMeetings(tx, call, ofPerson, 'Magistrate’s Court, Bellville, court C');
}
