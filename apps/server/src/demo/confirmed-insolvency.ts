import { dispositionCalls, openContractCalls } from '@boedel/contract/insolvent/realisation.record';
import { afterLodgingCalls } from '@boedel/contract/lodging/after-lodging.calls';
import { lodgingCalls } from '@boedel/contract/lodging/lodging.calls';
import { meetingCalls } from '@boedel/contract/meetings/meetings.calls';
import type { Tx } from '../platform/db/database';
import { sql } from '../platform/db/sql';
import type { Services } from '../platform/services';
import { createCaller, type DemoCaller, type DemoWorker } from './call-in-firm';
import { createPreferent, createSalary, type DemoInsolvency, fillInsolvency } from './insolvencies';
import { addFacts, type DemoPaperFacts } from './papers';

/** A company whose first account the Master confirmed: its dividends wait for two people to pay them. */
export const confirmedInsolvency = 'INS/2026/00006';

const facts: DemoPaperFacts = {
  court: 'High Court, Gauteng Division, Pretoria',
  caseNumber: '2026/001188',
  magistrate: 'Middelburg',
  address: ['14 Fabriek Street', 'Middelburg', '1050'],
  taxNumber: '9098765434',
  details: { petitioningCreditor: 'Witbank Timber Supplies', attorney: 'Botha Inc, Middelburg' },
  events: [['finalAppointment', '2026-05-12']],
  main: {
    trading: { tradingAs: 'Highveld Panels', natureOfBusiness: 'Panels for kitchens', ceasedDate: '2026-03-06' },
    sars: { office: 'Witbank', payeNumber: '7550123455', lastYearFiled: 2025 },
  },
};

const estate: DemoInsolvency = {
  acts: { kind: 'company', surname: 'Protea Fiduciary', vatNumber: '4000000002' },
  days: {
    arranged: '2026-06-15',
    offered: '2026-06-26',
    proved: '2026-06-10',
    realised: '2026-07-10',
    paid: '2026-07-24',
    interest: '2026-07-31',
    awardsTo: '2026-08-31',
  },
  assets: [
    { name: 'Panel saws and presses', kind: 'movable', encumbered: true, value: 780_000, brought: 655_000 },
    { name: 'Stock of board', kind: 'movable', value: 210_000, brought: 168_450 },
    { name: 'Delivery van', kind: 'vehicle', value: 140_000, brought: 118_000 },
    { name: 'Book debts', kind: 'claim', value: 320_000, brought: 241_780.35 },
    { name: 'Balance at the old bank', kind: 'cash', value: 402_116.9, brought: 402_116.9 },
  ],
  costs: [
    {
      of: 'Panel saws and presses',
      description: 'Auctioneer 7.5% with VAT',
      costType: 'Other costs',
      amount: 56_493.75,
    },
    { of: 'Panel saws and presses', description: 'Storage', costType: 'Other costs', amount: 18_400 },
    { description: 'Auctioneer of stock and van, with VAT', costType: 'Other costs', amount: 24_706.31 },
    { description: 'Sheriff: attachment and inventory', costType: 'Other costs', costHead: 'sheriff', amount: 4_115 },
    { description: 'Taxed costs of the application', costType: 'Other costs', amount: 51_230 },
    { description: 'Gazette and newspaper notices', costType: 'Advertisements', amount: 6_412.4 },
    { description: 'Bond of security', costType: 'Bond of security', amount: 9_775 },
    { description: 'Master’s fee as assessed', costType: "Master's fees paid", amount: 1_450, isProvision: true },
  ],
  claims: [
    {
      by: 'Steelpoort Asset Finance',
      claimTypeID: 1,
      securityTypeID: 4,
      agreedRate: 12,
      amount: 702_440.18,
      on: ['Panel saws and presses'],
    },
    createSalary('Elias Mahlangu', 22_400, 3_900, 18_200),
    createSalary('Lindiwe Skosana', 11_250, 2_100, 6_750),
    createPreferent('SARS, PAYE and VAT', 19, 88_412.6),
    { by: 'Witbank Timber Supplies', claimTypeID: 3, amount: 412_880.5, isApplicant: true },
    { by: 'Board and Veneer Traders', claimTypeID: 3, amount: 268_145.75 },
    { by: 'Nkangala Hardware', claimTypeID: 3, amount: 64_912 },
    { by: 'Middelburg Local Press', claimTypeID: 3, amount: 8_450.2 },
  ],
};

const atMaster = { presidingOfficer: 'The Master or an assistant of the Master', meetingTime: '10:00' };

async function addMeetings(tx: Tx, call: DemoCaller, matterID: number): Promise<void> {
  const [gazette, newspaper] = await tx.rows<{ id: number }>(
    sql`select id from publicationpartner order by id limit 2`,
  );
  const place = 'Office of the Master of the High Court, Pretoria';
  await call(meetingCalls.add, {
    matterID,
    gazetteID: gazette!.id,
    type: 1,
    meetingDate: '2026-05-06',
    gazetteDate: '2026-04-24',
    place,
    ...atMaster,
  });
  await call(meetingCalls.add, {
    matterID,
    gazetteID: gazette!.id,
    newspaperID: newspaper!.id,
    secondNewspaperID: newspaper!.id,
    type: 2,
    meetingDate: '2026-06-10',
    gazetteDate: '2026-05-29',
    newspaperDate: '2026-05-29',
    secondNewspaperDate: '2026-05-29',
    creditorsToldDate: '2026-05-25',
    purposes: 'Proof of claims; the report of the office bearer; directions on the administration',
    place,
    ...atMaster,
  });
}

/** What its liquidator looked into: one payment that is claimed back, and two contracts that were decided in time. */
async function addLists(call: DemoCaller, matterID: number): Promise<void> {
  await call(dispositionCalls.add, {
    matterID,
    description: 'Loan of a director repaid in full',
    recipient: 'P J Steyn',
    relation: 'Director',
    ground: 'voidablePreference',
    disposedDate: '2026-01-20',
    amount: 145_000,
    state: 'demanded',
    stateDate: '2026-08-03',
  } as never);
  await call(openContractCalls.add, {
    matterID,
    kind: 'leaseAsTenant',
    description: 'Workshop, 14 Fabriek Street',
    counterparty: 'Fabriek Street Properties',
    monthlyAmount: 28_500,
    decision: 'ended',
    decidedDate: '2026-07-31',
    authority: 'Resolution of the second meeting',
  } as never);
  await call(openContractCalls.add, {
    matterID,
    kind: 'employment',
    description: 'Twelve employees',
    counterparty: 'Employees',
    decision: 'ended',
    decidedDate: '2026-06-12',
    authority: 'Consultation of 2 June 2026',
  } as never);
}

/** Each step is taken on its own day, because the product refuses what was not possible then. */
export async function addConfirmedInsolvency(
  tx: Tx,
  services: Services,
  worker: DemoWorker,
  matterID: number,
): Promise<void> {
  const actOn = (day: string): DemoCaller =>
    createCaller(tx, { ...services, clock: () => new Date(`${day}T08:00:00Z`) }, worker);
  const prepare = actOn('2026-09-01');
  await tx.run(sql`
    update matter set kind = 'Winding-up by the court',
      master_office_id = (select id from masteroffice where intermediary_id = 0 and name = 'Pretoria') where id = ${matterID}`);
  await addFacts(tx, matterID, 1, facts);
  await addMeetings(tx, prepare, matterID);
  await fillInsolvency(prepare, matterID, estate);
  await addLists(prepare, matterID);
  await actOn('2026-09-02')(lodgingCalls.lodgeInsolvency, { matterID, kind: 'firstAndFinal', language: 'en' });
  for (const [step, doneDate] of [
    ['lodged', '2026-09-02'],
    ['approved', '2026-09-09'],
    ['advertised', '2026-09-11'],
    ['opened', '2026-09-11'],
    ['inspected', '2026-09-28'],
    ['confirmed', '2026-10-08'],
    ['confirmationPublished', '2026-10-16'],
  ] as const) {
    await actOn(doneDate)(afterLodgingCalls.save, { matterID, step, doneDate });
  }
}
