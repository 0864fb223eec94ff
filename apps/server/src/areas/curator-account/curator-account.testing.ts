import { executorCalls } from '@boedel/contract/matter-people/matter-people.calls';
import { bankAccountCalls, expenseCalls, incomeCalls, movementCalls } from '@boedel/contract/cash/cash.calls';
import { sixteenLines } from '@boedel/domain/curator-account/account-builder';
import type { AccountTransaction } from '@boedel/domain/curator-account/account-input';
import { toClassGroup, transactionClasses } from '@boedel/domain/curator-account/transaction-class';
import type { TestApp, TestPerson, TestFirm } from '../../testing/test-app';
import { createMatter } from '../../testing/a-matter';
import { createAsset } from '../assets/assets.testing';

const toRand = (cents: number): number => Math.abs(cents) / 100;

/** A curatorship as worked example W1 has it before the first line: a cheque account, money market, vehicle and house. */
export async function createCuratorship(app: TestApp, firm: TestFirm, { vendor = true, opens = '2025-03-01' } = {}) {
  const { admin } = firm;
  const { id: matterID } = await createMatter(app, firm, { systemType: 3, firstNames: 'Maria', surname: 'Nel' });
  const addCuratorshipAsset = (kind: string, ofClass: string, name: string, valuationAmount: number) =>
    createAsset(admin, matterID, { kind, class: ofClass, name, treatment: 'inKind', valuationAmount } as never);
  const moneyMarket = await addCuratorshipAsset('investment', 'claim', 'Money market', 900_000);
  const vehicle = await addCuratorshipAsset('vehicle', 'movable', 'Motor vehicle', 120_000);
  const home = await addCuratorshipAsset('immovable', 'immovable', 'House', 1_450_000);
  const bank = await admin.call(bankAccountCalls.add, {
    body: { matterID, name: 'Cheque account', openingDate: opens, openingBalance: 48_250, isMain: true },
  });
  const curator = await admin.call(executorCalls.SaveExecutor, {
    body: {
      matterID,
      kind: 'company',
      surname: 'Protea Trust',
      ...(vendor && { vatNumber: '4000000002' }),
    } as never,
  });
  for (const done of [bank, curator]) if (done.status !== 200) throw new Error(JSON.stringify(done.problem));
  return { matterID, bankID: bank.body.id, assets: { moneyMarket, vehicle, home } };
}
export type TestCuratorship = Awaited<ReturnType<typeof createCuratorship>>;

/** One line of the bank as the entry of its tab. */
export async function enterTransaction(
  who: TestPerson,
  { matterID, bankID, assets }: TestCuratorship,
  line: AccountTransaction,
) {
  const common = {
    matterID,
    description: line.description,
    amount: toRand(line.amount),
    bankAccountID: bankID,
    voucher: line.voucher ?? null,
  };
  const label = transactionClasses[line.class];
  const group = toClassGroup(line.class);
  const answer =
    group === 'INCOME'
      ? await who.call(incomeCalls.add, {
          body: { ...common, receivedDate: line.date, incomeType: label },
        })
      : group === 'MAINT' || group === 'ADMIN'
        ? await who.call(expenseCalls.add, { body: { ...common, paidDate: line.date, expenseType: label } })
        : await who.call(movementCalls.add, {
            body: {
              ...common,
              movedDate: line.date,
              kind: line.class === 'INTERNAL' ? 'invested' : 'realised',
              assetID: line.class === 'INTERNAL' ? assets.moneyMarket.id : assets.vehicle.id,
              isForUse: line.realisedForUse ?? false,
            } as never,
          });
  if (answer.status !== 200) throw new Error(`${line.description}: ${JSON.stringify(answer.problem)}`);
  return answer.body as { id: number; version: number };
}

export async function enterSixteen(
  who: TestPerson,
  matter: TestCuratorship,
  change = (line: AccountTransaction) => line,
) {
  for (const line of sixteenLines) await enterTransaction(who, matter, change(line));
}
