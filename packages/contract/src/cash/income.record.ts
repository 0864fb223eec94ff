import { chart, incomeAccounts } from '@boedel/domain/ledger/chart';
import { systemType } from '@boedel/domain/matter/kinds';
import { z } from 'zod';
import { money as moneySchema } from '../fields';
import { tariffItemChoices } from '../fixed/tariff-items';
import {
  choice,
  day,
  flag,
  linkInMatter,
  longText,
  money,
  must,
  number,
  required,
  select,
  signedMoney,
  text,
} from '../record/field';
import { declareMatterRecord } from '../record/matter-record';
import { reversalAnswers } from './reversal.schema';

const named = incomeAccounts.map((code) => chart[code].label) as [string, ...string[]];
const { estateLate, liquidation, trust } = systemType;
const period = 'The period it is for';

/** Income of a matter: an entry people add, change and remove, and the ledger books. */
export const incomes = declareMatterRecord({
  table: 'income',
  label: 'Income',
  one: 'income',
  names: 'description',
  right: 'money',
  spelled: { getbymatterid: 'getListByMatterID' },
  adds: {
    /** What had accrued when the person died is capital; the rest is the estate's income. */
    accruedAtDeath: moneySchema,
    afterDeath: moneySchema,
    ...reversalAnswers,
    bankAccountName: z.string().nullable(),
  },
  fields: {
    receivedDate: must(day('Received on', { inList: true })),
    description: required('Description'),
    incomeType: must(select('Type of income', named, { inList: true })),
    amount: must(signedMoney('Amount', { inList: true })),
    vatAmount: signedMoney('VAT in it'),
    bankAccountID: linkInMatter('Paid into', 'bank_account', {
      help: 'Leave blank if the money has not been received yet.',
    }),
    assetID: linkInMatter('Earned by', 'asset', { help: 'The income goes to the person who inherits the asset.' }),
    beneficiaryID: linkInMatter('Belongs to the beneficiary', 'matter_party', {
      systemTypes: [trust],
      help: 'The person entitled to this income under the deed. Leave blank if it belongs to the trust.',
    }),
    isForeign: flag('From outside the country', {
      systemTypes: [trust],
      help: 'Foreign interest, dividends and rent are taxed and reported apart.',
    }),
    foreignTaxAmount: money('Tax withheld abroad', {
      systemTypes: [trust],
      column: 'foreign_tax_cents',
      when: { field: 'isForeign', is: [true] },
      help: 'It is credited against the tax on this income (Income Tax Act s 6quat).',
    }),
    tariffItem: choice('Item of Tariff B', tariffItemChoices, {
      systemTypes: [liquidation],
      help: 'Leave blank for item 1.',
    }),
    isTrading: flag('From the business carried on (s 93)', { systemTypes: [liquidation] }),
    reversalOfID: linkInMatter('Reversal of', 'income', {
      help: 'Only for money that was paid back or that the bank took back: the income it lowers.',
    }),
    voucher: text('Voucher', 40, { inList: true }),
    documentID: linkInMatter('Evidence', 'matter_document', {
      help: 'The statement, invoice or receipt filed under Documents.',
    }),
    fromDate: day('From', { group: period }),
    toDate: day('To', { group: period, help: 'A period over the date of death is parted by days.' }),
    account: number('In account no.', [1, 99], { systemTypes: [estateLate] }),
    notes: longText('Notes', 2000),
  },
});
