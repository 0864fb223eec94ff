import { chart, listExpenseAccounts } from '@boedel/domain/ledger/chart';
import { systemType, type SystemType } from '@boedel/domain/matter/kinds';
import { type PayoutPurpose, payoutPurposeNames } from '@boedel/domain/payout/paid-entry';
import { z } from 'zod';
import { day, id, instant, money as moneySchema, privateNumber } from '../fields';
import {
  accountNumber,
  branchCode,
  selectAlways,
  flag,
  linkInMatter,
  money,
  must,
  required,
  select,
  text,
} from '../record/field';
import { declareMatterRecord } from '../record/matter-record';
import { plainMessageSchema } from '../message.schema';

const { liquidation, estateLate, curatorship } = systemType;
const listAccountLabels = (type: SystemType) =>
  listExpenseAccounts(type).map((code) => chart[code].label) as [string, ...string[]];
export const purposeLabels: Readonly<Record<PayoutPurpose, string>> = {
  award: 'An award',
  claim: 'A creditor',
  dividend: 'A dividend',
  composition: 'Share in a composition',
  provision: 'Provided cost',
  cost: 'Other cost',
};
const showForPurposes = (...purposes: readonly PayoutPurpose[]) => ({ when: { field: 'purpose', is: [...purposes] } });
const where = 'Where it goes';
const what = 'Text on the statement';

export const payoutStates = ['captured', 'approved', 'filed', 'paid'] as const;
export type PayoutState = (typeof payoutStates)[number];
export const accountKinds = ['Current', 'Savings', 'Transmission'] as const;

/** A payment out of a matter: a row of its payout file. */
export const payouts = declareMatterRecord({
  table: 'payout',
  label: 'Payments',
  one: 'payment',
  names: 'payee',
  right: 'money',
  path: 'payoutfile',
  systemTypes: [liquidation, estateLate, curatorship],
  adds: {
    /** The matter it is paid for, by name and reference. */
    companyName: z.string(),
    fileRef: z.string(),
    state: z.enum(payoutStates),
    /** Captured or changed by whoever asks, who then does not approve it; and whether their approval stands. */
    isMine: z.boolean(),
    isApprovedByMe: z.boolean(),
    madeBy: z.array(z.string()),
    approvals: z.array(z.object({ by: z.string(), at: instant, reason: z.string().nullable() })),
    approvalsNeeded: z.int(),
    /** The first thing that keeps it from being approved. */
    lacks: plainMessageSchema.nullable(),
    /** What a person should look at; it keeps nothing back. */
    flags: z.array(plainMessageSchema),
    /** What it needs a reason for before somebody approves it. */
    doubts: z.array(
      z.object({ kind: z.enum(['duplicate', 'ownAccount', 'sharedAccount']), message: plainMessageSchema }),
    ),
    /** Who entered the account elsewhere, as in a directory; none of them approves the payment. */
    accountEnteredBy: z.array(z.object({ name: z.string(), day, list: plainMessageSchema })),
    isAccountMine: z.boolean(),
    /** Whether anybody in the firm may approve it who neither made it nor entered its account. */
    hasOtherApprover: z.boolean(),
    isAccountChanged: z.boolean(),
    knownAccountNumber: privateNumber(30),
    knownBranchCode: z.string().nullable(),
    confirmedHow: z.string().nullable(),
    confirmedBy: z.string().nullable(),
    bankAccountName: z.string().nullable(),
    fileID: id.nullable(),
    fileNumber: z.int().nullable(),
    sentDate: day.nullable(),
    paidDate: day.nullable(),
    /** Why the bank did not make it, the last time it was asked. */
    failedWhy: z.string().nullable(),
  },
  fields: {
    payee: required('Payee', 160),
    purpose: selectAlways('What it pays', payoutPurposeNames, 'cost', { inList: true, labels: purposeLabels }),
    partyID: linkInMatter('Award to', 'matter_party', { ...showForPurposes('award'), systemTypes: [estateLate] }),
    liabilityID: linkInMatter('The claim', 'liability', {
      ...showForPurposes('claim'),
      systemTypes: [estateLate, curatorship],
    }),
    claimID: linkInMatter('The claim', 'creditorclaim', {
      ...showForPurposes('dividend', 'composition'),
      systemTypes: [liquidation],
    }),
    expenseID: linkInMatter('Provided cost', 'expense', showForPurposes('provision')),
    costType: select('Type of cost', listAccountLabels(estateLate), {
      ...showForPurposes('cost'),
      systemTypes: [liquidation, estateLate],
    }),
    expenseType: select('Type of expense', listAccountLabels(curatorship), {
      ...showForPurposes('cost'),
      systemTypes: [curatorship],
    }),
    amount: must(money('Amount', { inList: true })),
    bankAccountID: linkInMatter('Paid from', 'bank_account'),
    accountNumber: accountNumber('Account number', { inList: true, group: where }),
    accountType: select('Kind of account', accountKinds, { group: where }),
    branchCode: branchCode('Branch code', { inList: true, group: where }),
    branchNumber: text('Branch number', 12, {
      group: where,
      help: 'The branch’s own code, if the bank asks for it.',
    }),
    myRef: text('My reference', 20, { inList: true, group: what }),
    benRef: text('Beneficiary reference', 20, { inList: true, group: what }),
    sameDay: flag('Paid on the same day', { group: what }),
    reason: text('Reason', 300, {
      help: 'Required if the payment looks like a duplicate or goes to an account used elsewhere.',
    }),
  },
});

export const payoutTotals = z.object({
  state: z.enum(payoutStates),
  count: z.int(),
  amount: moneySchema,
});
