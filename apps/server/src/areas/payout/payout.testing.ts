import type { WireAnswer, WireBody } from '@boedel/contract/call';
import { payoutCalls } from '@boedel/contract/payout/payout.calls';
import { sql } from '../../platform/db/sql';
import { tenantDoor } from '../../platform/tenancy/doors';
import { aMatter } from '../../testing/a-matter';
import type { House, Somebody, TestFirm } from '../../testing/house';
import { aBankAccount } from '../cash/cash.testing';

type Body = WireBody<typeof payoutCalls.add>;
export type Payment = WireAnswer<typeof payoutCalls.getbyid>;

export interface Paying {
  readonly firm: TestFirm;
  readonly maker: Somebody;
  readonly checker: Somebody;
  readonly second: Somebody;
  readonly matterID: number;
  readonly heirID: number;
  readonly bankID: number;
}

/** A firm with a maker and two checkers, and an estate with an account and an heir. */
export async function aPayingEstate(house: House, told?: TestFirm): Promise<Paying> {
  const firm = told ?? (await house.aFirm());
  const { id: matterID } = await aMatter(house, firm, { diedOn: '2026-01-05' });
  const maker = await firm.person(['Capture Matter'], { systemType: 2 });
  const checker = await firm.person(['Capture Matter', 'Request Account'], { systemType: 2 });
  const second = await firm.person(['Request Account'], { systemType: 2 });
  const bank = await aBankAccount(maker, matterID, {
    accountNumber: '62123450009',
    branchCode: '250655',
    isMain: true,
    openingBalance: 9_000_000,
  });
  const { id: heirID } = await tenantDoor(house.test.database, firm.id).transaction((tx) =>
    tx.one<{ id: number }>(sql`
      insert into matter_party (matter_id, role, kind, first_names, surname)
      values (${matterID}, 'child', 'person', 'Anna', 'Botha') returning id`),
  );
  return { firm, maker, checker, second, matterID, heirID, bankID: bank.id };
}

/** An award to the heir, with everything a bank asks for. */
export const awardBody = ({ matterID, heirID, bankID }: Paying, more: Partial<Body> = {}): Body => ({
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

export async function capture(paying: Paying, more: Partial<Body> = {}): Promise<Payment> {
  const added = await paying.maker.call(payoutCalls.add, { body: awardBody(paying, more) });
  if (added.status !== 200) throw new Error(JSON.stringify(added.problem));
  return added.body;
}

export const seen = (...rows: readonly Payment[]) => rows.map(({ id, version }) => ({ id, version }));

export async function approved(paying: Paying, ...rows: Payment[]): Promise<Payment[]> {
  const answer = await paying.checker.call(payoutCalls.approve, { body: { rows: seen(...rows) } });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.problem));
  return answer.body;
}

export async function filed(paying: Paying, ...rows: Payment[]) {
  const body = { matterID: paying.matterID, rows: seen(...rows), format: 'fnb' as const, actionDate: '2026-11-16' };
  const answer = await paying.maker.call(payoutCalls.makeFile, { body });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.problem));
  return answer.body[0]!;
}

export const opened = async ({ maker }: Paying, id: number): Promise<Payment> =>
  (await maker.call(payoutCalls.getbyid, { query: { id } })).body;
