import { costHeadLabels, costHeads } from '@boedel/domain/insolvency/cost-head';
import { chart, listExpenseAccounts } from '@boedel/domain/ledger/chart';
import { systemType, type SystemType } from '@boedel/domain/matter/kinds';
import { z } from 'zod';
import { day, flag, linkInMatter, longText, must, number, required, select, signedMoney, text } from '../record/field';
import { declareMatterRecord } from '../record/matter-record';
import { reversalAnswers } from './reversal.schema';

const { liquidation, estateLate, curatorship, flowConsult, trust } = systemType;
const listAccountLabels = (type: SystemType) =>
  listExpenseAccounts(type).map((code) => chart[code].label) as [string, ...string[]];
const period = 'The period it is for';

/** An expense of a matter, paid or provided for: an entry people add, change and remove, and the ledger books. */
export const expenses = declareMatterRecord({
  table: 'expense',
  label: 'Expenses',
  one: 'expense',
  names: 'description',
  right: 'money',
  spelled: { getbymatterid: 'getListByMatterID' },
  adds: { ...reversalAnswers, bankAccountName: z.string().nullable() },
  fields: {
    paidDate: must(day('Paid on', { inList: true, help: 'For a provision, enter the date it is made.' })),
    description: required('Description'),
    payee: text('Paid to', 160, { inList: true }),
    costType: select('Type of cost', listAccountLabels(estateLate), {
      inList: true,
      systemTypes: [liquidation, estateLate, flowConsult],
    }),
    costHead: select('Ranks as', costHeads, {
      systemTypes: [liquidation],
      labels: costHeadLabels,
      help: 'Use this if no encumbered asset bears the cost. Leave blank for a cost of administration.',
    }),
    expenseType: select('Type of expense', listAccountLabels(curatorship), {
      inList: true,
      systemTypes: [curatorship, flowConsult, trust],
    }),
    amount: must(signedMoney('Amount', { inList: true })),
    vatAmount: signedMoney('VAT in it'),
    bankAccountID: linkInMatter('Paid from', 'bank_account', {
      help: 'Leave blank for a provision, or if you do not know the account.',
    }),
    isProvision: flag('Still to be paid', {
      help: 'A provision: it is proposed for payment. Otherwise it counts as paid on its day.',
    }),
    isEstimate: flag('Estimate from the plan', {
      systemTypes: [estateLate],
      help: 'Planned while the client lived. Turn this off when you have confirmed the amount, or remove the cost.',
    }),
    assetID: linkInMatter('Cost of', 'asset', { help: 'The asset that bears the cost.' }),
    beneficiaryID: linkInMatter('For the beneficiary', 'matter_party', {
      systemTypes: [trust],
      help: 'The person whose share bears the cost. Leave blank if the trust itself bears it.',
    }),
    liabilityID: linkInMatter('Pays claim', 'liability', {
      help: 'Choose a creditor of the matter. The payment then does not count as a separate cost.',
    }),
    reversalOfID: linkInMatter('Refund of', 'expense', {
      help: 'Only for a refund: the expense it reduces. It earns no fee.',
    }),
    voucher: text('Voucher', 40, { inList: true }),
    documentID: linkInMatter('Evidence', 'matter_document', {
      help: 'The statement, invoice or receipt filed under Documents.',
    }),
    borneBy: select('Borne by', ['the joint estate', 'the deceased only', 'surviving spouse only'], {
      systemTypes: [estateLate],
      help: 'For a joint estate. Leave blank to use the usual rule for this type.',
    }),
    isForEstateDuty: flag('Incurred only for estate duty', { systemTypes: [estateLate], country: 'South Africa' }),
    fromDate: day('From', { group: period }),
    toDate: day('To', { group: period }),
    account: number('In account no.', [1, 99], { systemTypes: [estateLate] }),
    notes: longText('Notes', 2000),
  },
});
