import { z } from 'zod';
import { changing, del, get, inVisit, onMatter, post } from '../call';
import { done, flagInQuery, id, idInQuery, paging, version } from '../fields';
import { matterRecordCalls, rowAnswer } from '../record/matter-record';
import { schemasOf, speaks, type ValuesOf, type WireOf } from '../record/schemas';
import { ofMoney } from '../subjects';
import { bankAccounts } from './bank-account.record';
import { expenses } from './expense.record';
import { incomes } from './income.record';
import { movements } from './movement.record';

const everywhere = z.object({ matterID: idInQuery.optional(), ...paging });
const ofMatter = z.object({ matterID: idInQuery });

export const incomeCalls = changing(ofMoney, {
  ...inVisit('write', matterRecordCalls(incomes)),
  getlist: get('/api/income/getlist', {
    about: 'Income of every matter one may see, or of one of them; the newest first.',
    who: onMatter(),
    query: everywhere,
    answer: z.array(rowAnswer({ ...incomes, adds: {}, names: 'description' })),
  }),
});

export const expenseCalls = changing(ofMoney, {
  ...inVisit('write', matterRecordCalls(expenses)),
  getlist: get('/api/expense/getlist', {
    about: 'Expenses of every matter one may see, or of one of them; the newest first.',
    who: onMatter(),
    query: everywhere,
    answer: z.array(rowAnswer({ ...expenses, adds: {}, names: 'description' })),
  }),
  getProvisionList: get('/api/expense/getProvisionList', {
    about: 'What a matter has provided for and not paid yet.',
    who: onMatter(),
    query: ofMatter,
    answer: z.array(rowAnswer(expenses)),
  }),
});

export const movementCalls = changing(ofMoney, inVisit('write', matterRecordCalls(movements)));

const account = rowAnswer(bankAccounts);
type AccountFields = (typeof bankAccounts)['fields'];
/** With an id and the version one saw it is a change, without them a new account. */
interface NewOrOld {
  readonly matterID: number;
  readonly id?: number | null | undefined;
  readonly version?: number | null | undefined;
}

export const bankAccountCalls = inVisit(
  'never',
  changing(ofMoney, {
    ...matterRecordCalls(bankAccounts),
    getOfMatter: get('/api/account/getbymatterid', {
      about: 'The bank accounts of a matter with their balances.',
      who: onMatter(),
      query: z.object({ matterID: idInQuery, isOpenOnly: flagInQuery }),
      answer: z.array(account),
    }),
    getAccounts: get('/api/recon/getAccounts', {
      about: 'The bank accounts whose statements are reconciled.',
      who: onMatter(),
      query: ofMatter,
      answer: z.array(account),
    }),
    saveAccount: post('/api/recon/saveAccount', {
      about: 'Adds a bank account, or changes the one whose id and version are given.',
      who: onMatter('Capture Matter'),
      body: speaks<ValuesOf<AccountFields> & NewOrOld, WireOf<AccountFields> & NewOrOld>({
        matterID: id,
        ...schemasOf(bankAccounts.fields),
        id: id.nullish(),
        version: version.nullish(),
      }),
      answer: account,
    }),
    deleteAccount: del('/api/recon/deleteAccount', {
      about: 'Removes a bank account that nothing was booked on.',
      who: onMatter('Capture Matter'),
      body: z.object({ id }),
      answer: done,
    }),
  }),
);
