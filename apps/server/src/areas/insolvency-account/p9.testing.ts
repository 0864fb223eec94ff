import { assetCalls } from '@boedel/contract/assets/assets.calls';
import { expenseCalls, incomeCalls, movementCalls } from '@boedel/contract/cash/cash.calls';
import type { WireBody } from '@boedel/contract/call';
import { claimCalls } from '@boedel/contract/claims/claims.calls';
import { directoryCalls } from '@boedel/contract/directories/directories.calls';
import { sql } from '../../platform/db/sql';
import { tenantDoor } from '../../platform/tenancy/doors';
import { aMatter } from '../../testing/a-matter';
import type { House, TestFirm } from '../../testing/house';
import { addedAsset } from '../assets/assets.testing';
import { aBankAccount } from '../cash/cash.testing';

const ok = <T extends { status: number; body: unknown; problem?: unknown }>(answer: T): T['body'] => {
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.problem));
  return answer.body;
};

/** Worked example P9 captured through the calls: assets turned to money, costs under their heads, claims proved. */
export async function p9Matter(house: House, firm: TestFirm, { withMastersFee = true } = {}) {
  const { id: matterID } = await aMatter(house, firm, { systemType: 1 });
  await tenantDoor(house.test.database, firm.id).transaction(async (tx) => {
    await tx.run(sql`insert into diary_entry (matter_id, event, title, due_on, done_at)
      values (${matterID}, 'provisionalOrder', 'Provisional order', '2026-02-02', '2026-02-02')`);
    await tx.run(sql`insert into matter_party (matter_id, role, kind, first_names, surname, vat_number)
      values (${matterID}, 'executor', 'person', 'Thandi', 'Trustee', '4123456789')`);
  });
  const bank = await aBankAccount(firm.admin, matterID, { openingDate: null, openingBalance: null });
  const asset = (name: string, kind: 'immovable' | 'vehicle' | 'movable' | 'cash' | 'investment', encumbered = false) =>
    addedAsset(firm.admin, matterID, {
      name,
      kind,
      class: kind === 'immovable' ? 'immovable' : kind === 'cash' || kind === 'investment' ? 'claim' : 'movable',
      treatment: kind === 'immovable' ? 'sold' : 'money',
      encumbered,
      valuationAmount: kind === 'immovable' ? 1_200_000 : null,
    });
  const house1 = await asset('House', 'immovable', true);
  const vehicle = await asset('Vehicle', 'vehicle', true);
  const furniture = await asset('Furniture', 'movable');
  const found = await asset('Bank balance found', 'cash');
  const shares = await asset('Listed shares', 'investment');
  const brought = async (assetID: number, description: string, amount: number) =>
    ok(
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
  ok(
    await firm.admin.call(assetCalls.arrangeSale, {
      body: { assetID: house1.id, way: 'outOfHand', date: '2026-04-20' },
    }),
  );
  ok(
    await firm.admin.call(assetCalls.signedOTPAudit, {
      body: { assetID: house1.id, oTPSignedDate: '2026-05-02', buyerName: 'N Buyer', purchasePrice: 1_180_000 },
    }),
  );
  ok(
    await firm.admin.call(assetCalls.saveSaleResult, {
      body: { assetID: house1.id, saleResultAmount: 1_180_000, saleResultDate: '2026-06-01', bankAccountID: bank.id },
    }),
  );
  await brought(vehicle.id, 'Vehicle', 164_000);
  await brought(furniture.id, 'Furniture', 38_600);
  await brought(found.id, 'Bank balance found', 21_347.18);
  await brought(shares.id, 'Listed shares', 52_800);
  ok(
    await firm.admin.call(incomeCalls.add, {
      body: {
        matterID,
        receivedDate: '2026-07-01',
        description: 'Interest on estate account',
        incomeType: 'Interest earned',
        amount: 4_112.36,
        bankAccountID: bank.id,
      },
    }),
  );
  const spent = async (description: string, amount: number, more: object = {}) =>
    ok(
      await firm.admin.call(expenseCalls.add, {
        body: {
          matterID,
          paidDate: '2026-06-10',
          description,
          amount,
          costType: 'Other costs',
          bankAccountID: bank.id,
          ...more,
        },
      }),
    );
  for (const [description, amount] of [
    ['Agent commission 4%', 47_200],
    ['VAT on commission', 7_080],
    ['Rates and taxes', 29_480.33],
    ['Compliance certificates', 2_350],
  ] as const)
    await spent(description, amount, { assetID: house1.id });
  for (const [description, amount] of [
    ['Auctioneer commission 7.5%', 12_300],
    ['VAT on commission', 1_845],
    ['Storage', 4_600],
    ['Transport', 1_725],
  ] as const)
    await spent(description, amount, { assetID: vehicle.id });
  await spent('Sheriff', 1_240, { costHead: 'sheriff' });
  for (const [description, amount] of [
    ['Taxed costs of petition', 28_750],
    ['Auctioneer commission furniture 10%', 3_860],
    ['VAT on commission', 579],
    ['Gazette and newspaper notices', 4_380.2],
    ['Postage, copies', 850],
    ['Bank charges', 612.4],
  ] as const)
    await spent(description, amount);
  await spent('Bond premium', 8_625, { costType: 'Bond of security' });
  if (withMastersFee) await spent('Master’s fee', 700, { costType: "Master's fees paid", bankAccountID: null });
  const creditor = async (name: string) =>
    ok(await firm.admin.call(directoryCalls['creditor.add'], { body: { name, reference: `${name} ref` } })).id;
  const claims: readonly (readonly [
    name: string,
    claim: Omit<WireBody<typeof claimCalls.add>, 'matterID' | 'creditorID'>,
  ])[] = [
    [
      'Mortgage Bank',
      {
        amount: 905_216.48,
        claimTypeID: 1,
        securityTypeID: 1,
        agreedRate: 11.75,
        securedBy: [{ assetID: house1.id, rank: 1 }],
      },
    ],
    [
      'Vehicle Bank',
      { amount: 214_730.9, claimTypeID: 1, securityTypeID: 3, securedBy: [{ assetID: vehicle.id, rank: 1 }] },
    ],
    [
      'D. Worker',
      {
        amount: 16_700,
        claimTypeID: 2,
        preferentClaimCategoryID: 1,
        amounts: [
          { part: 'salary', amount: 9_000 },
          { part: 'leave', amount: 2_100 },
          { part: 'severance', amount: 5_600 },
        ],
      },
    ],
    ['SARS income tax', { amount: 46_318, claimTypeID: 2, preferentClaimCategoryID: 22 }],
    ['SARS interest on tax', { amount: 3_902.11, claimTypeID: 2, preferentClaimCategoryID: 23 }],
    ['Card Co', { amount: 88_140.25, claimTypeID: 3 }],
    ['Store', { amount: 12_607.9, claimTypeID: 3 }],
    ['Dr P', { amount: 6_450, claimTypeID: 3 }],
  ];
  for (const [name, more] of claims) {
    const claim = ok(
      await firm.admin.call(claimCalls.add, { body: { matterID, creditorID: await creditor(name), ...more } }),
    );
    if (name === 'D. Worker') continue;
    ok(
      await firm.admin.call(claimCalls.statusChangeAudit, {
        body: { id: claim.id, version: claim.version, status: 'proved', statusDate: '2026-05-01' },
      }),
    );
  }
  return { matterID, bankID: bank.id };
}
