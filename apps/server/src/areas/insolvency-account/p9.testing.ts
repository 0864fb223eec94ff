import { assetCalls } from '@boedel/contract/assets/assets.calls';
import { expenseCalls, incomeCalls, movementCalls } from '@boedel/contract/cash/cash.calls';
import { claimCalls } from '@boedel/contract/claims/claims.calls';
import { directoryCalls } from '@boedel/contract/directories/directories.calls';
import { sql } from '../../platform/db/sql';
import { openFirmScope } from '../../platform/tenancy/scopes';
import { createMatter } from '../../testing/a-matter';
import type { TestApp, TestFirm } from '../../testing/test-app';
import { createAsset } from '../assets/assets.testing';
import { createBankAccount } from '../cash/cash.testing';
import { p9Assets, p9Claims, p9Costs, p9Interest, p9Unproved } from './p9-facts.testing';

const expectOk = <T extends { status: number; body: unknown; problem?: unknown }>(answer: T): T['body'] => {
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.problem));
  return answer.body;
};

/** Worked example P9 captured through the calls: assets turned to money, costs under their heads, claims proved. */
export async function createP9Matter(app: TestApp, firm: TestFirm, { withMastersFee = true } = {}) {
  const { id: matterID } = await createMatter(app, firm, { systemType: 1 });
  await openFirmScope(app.test.database, firm.id).transaction(async (tx) => {
    await tx.run(sql`insert into diary_entry (matter_id, event, title, due_on, done_at)
      values (${matterID}, 'provisionalOrder', 'Provisional order', '2026-02-02', '2026-02-02')`);
    await tx.run(sql`insert into matter_party (matter_id, role, kind, first_names, surname, vat_number)
      values (${matterID}, 'executor', 'person', 'Thandi', 'Trustee', '4123456789')`);
  });
  const bank = await createBankAccount(firm.admin, matterID, { openingDate: null, openingBalance: null });
  const addBrought = async (assetID: number, description: string, amount: number) =>
    expectOk(
      await firm.admin.call(movementCalls.add, {
        body: {
          matterID,
          movedDate: '2026-06-01',
          description,
          kind: 'assetCollected',
          amount,
          bankAccountID: bank.id,
          assetID,
        },
      }),
    );
  const sellAsset = async (assetID: number, price: number) => {
    expectOk(
      await firm.admin.call(assetCalls.arrangeSale, { body: { assetID, way: 'outOfHand', date: '2026-04-20' } }),
    );
    expectOk(
      await firm.admin.call(assetCalls.signedOTPAudit, {
        body: { assetID, oTPSignedDate: '2026-05-02', buyerName: 'N Buyer', purchasePrice: price },
      }),
    );
    expectOk(
      await firm.admin.call(assetCalls.saveSaleResult, {
        body: { assetID, saleResultAmount: price, saleResultDate: '2026-06-01', bankAccountID: bank.id },
      }),
    );
  };
  const ids = new Map<string, number>();
  for (const [name, kind, ofClass, amount, encumbered] of p9Assets) {
    const isSold = kind === 'immovable';
    const { id } = await createAsset(firm.admin, matterID, {
      name,
      kind,
      class: ofClass,
      treatment: isSold ? 'sold' : 'money',
      encumbered,
      valuationAmount: isSold ? 1_200_000 : null,
    });
    ids.set(name, id);
    await (isSold ? sellAsset(id, amount) : addBrought(id, name, amount));
  }
  expectOk(
    await firm.admin.call(incomeCalls.add, {
      body: {
        matterID,
        receivedDate: '2026-07-01',
        description: 'Interest on estate account',
        incomeType: 'Interest earned',
        amount: p9Interest,
        bankAccountID: bank.id,
      },
    }),
  );
  let vouchers = 0;
  const addCost = async (description: string, amount: number, more: object = {}) =>
    expectOk(
      await firm.admin.call(expenseCalls.add, {
        body: {
          matterID,
          paidDate: '2026-06-10',
          description,
          amount,
          costType: 'Other costs',
          bankAccountID: bank.id,
          voucher: `V${(vouchers += 1)}`,
          ...more,
        },
      }),
    );
  for (const [description, amount, of, more] of p9Costs) {
    await addCost(description, amount, { ...(of !== undefined && { assetID: ids.get(of)! }), ...more });
  }
  if (withMastersFee)
    await addCost('Master’s fee', 700, {
      costType: "Master's fees paid",
      bankAccountID: null,
      isProvision: true,
    });
  const createCreditor = async (name: string) =>
    expectOk(await firm.admin.call(directoryCalls['creditor.add'], { body: { name, reference: `${name} ref` } })).id;
  for (const [name, claimed, on] of p9Claims) {
    const securedBy = on === undefined ? [] : [{ assetID: ids.get(on)!, rank: 1 }];
    const body = { matterID, creditorID: await createCreditor(name), ...claimed, securedBy };
    const claim = expectOk(await firm.admin.call(claimCalls.add, { body }));
    if (name === p9Unproved) continue;
    expectOk(
      await firm.admin.call(claimCalls.statusChangeAudit, {
        body: { id: claim.id, version: claim.version, status: 'proved', statusDate: '2026-05-01' },
      }),
    );
  }
  return { matterID, bankID: bank.id };
}
