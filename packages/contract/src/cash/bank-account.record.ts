import { systemType } from '@boedel/domain/matter/kinds';
import { z } from 'zod';
import { money } from '../fields';
import {
  accountNumber,
  branchCode,
  day,
  flag,
  linkInMatter,
  longText,
  required,
  select,
  signedMoney,
  text,
} from '../record/field';
import { declareMatterRecord } from '../record/matter-record';

const { liquidation, estateLate, curatorship, trust } = systemType;
const openingGroup = 'Balance taken over';

/** A bank account of the matter: the estate's own, or one that stood in the person's name and is one of the assets. */
export const bankAccounts = declareMatterRecord({
  table: 'bank_account',
  label: 'Bank accounts',
  one: 'bank account',
  names: 'name',
  right: 'money',
  path: 'bankaccount',
  systemTypes: [liquidation, estateLate, curatorship, trust],
  ours: ['getbymatterid', 'getbyid', 'add', 'update', '_delete'],
  adds: {
    /** As the ledger has it today. */
    balance: money,
    /** Whether lines of the bank were taken to it. */
    hasLines: z.boolean(),
  },
  fields: {
    name: required('Name'),
    bank: text('Bank', 120, { inList: true }),
    branchCode: branchCode(),
    accountNumber: accountNumber('Account number', { inList: true }),
    accountType: select('Kind of account', ['current', 'savings', 'transmission', 'investment', 'trust investment'], {
      inList: true,
    }),
    assetID: linkInMatter('Same as the asset', 'asset', {
      help: 'Choose the asset if the account was in the person’s name and is listed under Assets.',
    }),
    openedDate: day('Opened on'),
    closedDate: day('Closed on'),
    isMain: flag('Default account for payments'),
    openingDate: day('Taken over on', { group: openingGroup }),
    openingBalance: signedMoney('Balance on that day', {
      group: openingGroup,
      help: 'Enter an overdraft with a minus sign.',
    }),
    notes: longText('Notes', 2000),
  },
});
