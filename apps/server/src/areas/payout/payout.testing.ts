import type { WireAnswer, WireBody } from '@boedel/contract/call';
import { payoutCalls } from '@boedel/contract/payout/payout.calls';
import { sql } from '../../platform/db/sql';
import { openFirmScope } from '../../platform/tenancy/scopes';
import { createMatter } from '../../testing/a-matter';
import type { TestApp, TestPerson, TestFirm } from '../../testing/test-app';
import { createBankAccount } from '../cash/cash.testing';

type PayoutBody = WireBody<typeof payoutCalls.add>;
export type PayoutView = WireAnswer<typeof payoutCalls.getbyid>;

export interface PayingEstate {
  readonly firm: TestFirm;
  readonly maker: TestPerson;
  readonly checker: TestPerson;
  readonly second: TestPerson;
  readonly matterID: number;
  readonly heirID: number;
  readonly bankID: number;
}

/** A firm with a maker and two checkers, and an estate with an account and an heir. */
export async function createPayingEstate(app: TestApp, told?: TestFirm): Promise<PayingEstate> {
  const firm = told ?? (await app.createFirm());
  const { id: matterID } = await createMatter(app, firm, { diedOn: '2026-01-05' });
  const maker = await firm.person(['Capture Matter'], { systemType: 2 });
  const checker = await firm.person(['Capture Matter', 'Request Account'], { systemType: 2 });
  const second = await firm.person(['Request Account'], { systemType: 2 });
  const bank = await createBankAccount(maker, matterID, {
    accountNumber: '62123450009',
    branchCode: '250655',
    isMain: true,
    openingBalance: 9_000_000,
  });
  const { id: heirID } = await openFirmScope(app.test.database, firm.id).transaction((tx) =>
    tx.one<{ id: number }>(sql`
      insert into matter_party (matter_id, role, kind, first_names, surname)
      values (${matterID}, 'child', 'person', 'Anna', 'Botha') returning id`),
  );
  return { firm, maker, checker, second, matterID, heirID, bankID: bank.id };
}

/** An award to the heir, with everything a bank asks for. */
export const createAwardBody = (
  { matterID, heirID, bankID }: PayingEstate,
  more: Partial<PayoutBody> = {},
): PayoutBody => ({
  matterID,
  payee: 'Anna Botha',
  purpose: 'award',
  partyID: heirID,
  amount: 1000.5,
  bankAccountID: bankID,
  accountNumber: '62700110000',
  accountType: 'Savings',
  branchCode: '250655',
  myRef: 'EST 1 AWARD',
  benRef: 'EST LATE J BOTHA',
  ...more,
});

export async function capture(paying: PayingEstate, more: Partial<PayoutBody> = {}): Promise<PayoutView> {
  const added = await paying.maker.call(payoutCalls.add, { body: createAwardBody(paying, more) });
  if (added.status !== 200) throw new Error(JSON.stringify(added.problem));
  return added.body;
}

export const listVersions = (...rows: readonly PayoutView[]) => rows.map(({ id, version }) => ({ id, version }));

export async function approvePayments(paying: PayingEstate, ...rows: PayoutView[]): Promise<PayoutView[]> {
  const answer = await paying.checker.call(payoutCalls.approve, { body: { rows: listVersions(...rows) } });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.problem));
  return answer.body;
}

export async function filePayments(paying: PayingEstate, ...rows: PayoutView[]) {
  const body = {
    matterID: paying.matterID,
    rows: listVersions(...rows),
    format: 'fnb' as const,
    actionDate: '2026-11-16',
  };
  const answer = await paying.maker.call(payoutCalls.makeFile, { body });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.problem));
  return answer.body[0]!;
}

/** Approves a bank file as the second person, so that it can be downloaded. */
export async function approveFile(paying: PayingEstate, { id, sha256 }: { id: number; sha256: string }): Promise<void> {
  const answer = await paying.checker.call(payoutCalls.approveFile, { body: { id, sha256 } });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.problem));
}

export const readPayment = async ({ maker }: PayingEstate, id: number): Promise<PayoutView> =>
  (await maker.call(payoutCalls.getbyid, { query: { id } })).body;
