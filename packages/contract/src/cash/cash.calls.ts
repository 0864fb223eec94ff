import { z } from 'zod';
import { declareChangingCalls, del, get, allowInVisit, allowOnMatter, post } from '../call';
import { done, flagInQuery, id, idInQuery, paging, version } from '../fields';
import { declareMatterRecordCalls, rowAnswerSchema } from '../record/matter-record';
import { toSchemas, createSchemaOf, type FieldValues, type FieldWireValues } from '../record/schemas';
import { ofMoney } from '../subjects';
import { bankAccounts } from './bank-account.record';
import { expenses } from './expense.record';
import { incomes } from './income.record';
import { movements } from './movement.record';

const everywhere = z.object({ matterID: idInQuery.optional(), ...paging });
const ofMatter = z.object({ matterID: idInQuery });

export const incomeCalls = declareChangingCalls(ofMoney, {
  ...allowInVisit('write', declareMatterRecordCalls(incomes)),
  getlist: get('/api/income/getlist', {
    about: 'Income of every matter one may see, or of one of them; the newest first.',
    who: allowOnMatter(),
    query: everywhere,
    answer: z.array(rowAnswerSchema({ ...incomes, adds: {}, names: 'description' })),
  }),
});

export const expenseCalls = declareChangingCalls(ofMoney, {
  ...allowInVisit('write', declareMatterRecordCalls(expenses)),
  getlist: get('/api/expense/getlist', {
    about: 'Expenses of every matter one may see, or of one of them; the newest first.',
    who: allowOnMatter(),
    query: everywhere,
    answer: z.array(rowAnswerSchema({ ...expenses, adds: {}, names: 'description' })),
  }),
  getProvisionList: get('/api/expense/getProvisionList', {
    about: 'What a matter has provided for and not paid yet.',
    who: allowOnMatter(),
    query: ofMatter,
    answer: z.array(rowAnswerSchema(expenses)),
  }),
});

export const movementCalls = declareChangingCalls(ofMoney, allowInVisit('write', declareMatterRecordCalls(movements)));

const account = rowAnswerSchema(bankAccounts);
type BankAccountFields = (typeof bankAccounts)['fields'];
/** With an id and the version one saw it is a change, without them a new account. */
interface NewOrStoredRow {
  readonly matterID: number;
  readonly id?: number | null | undefined;
  readonly version?: number | null | undefined;
}

export const bankAccountCalls = allowInVisit(
  'never',
  declareChangingCalls(ofMoney, {
    ...declareMatterRecordCalls(bankAccounts),
    getOfMatter: get('/api/account/getbymatterid', {
      about: 'The bank accounts of a matter with their balances.',
      who: allowOnMatter(),
      query: z.object({ matterID: idInQuery, isOpenOnly: flagInQuery }),
      answer: z.array(account),
    }),
    getAccounts: get('/api/recon/getAccounts', {
      about: 'The bank accounts whose statements are reconciled.',
      who: allowOnMatter(),
      query: ofMatter,
      answer: z.array(account),
    }),
    saveAccount: post('/api/recon/saveAccount', {
      about: 'Adds a bank account, or changes the one whose id and version are given.',
      who: allowOnMatter('Capture Matter'),
      body: createSchemaOf<
        FieldValues<BankAccountFields> & NewOrStoredRow,
        FieldWireValues<BankAccountFields> & NewOrStoredRow
      >({
        matterID: id,
        ...toSchemas(bankAccounts.fields),
        id: id.nullish(),
        version: version.nullish(),
      }),
      answer: account,
    }),
    deleteAccount: del('/api/recon/deleteAccount', {
      about: 'Removes a bank account that nothing was booked on.',
      who: allowOnMatter('Capture Matter'),
      body: z.object({ id }),
      answer: done,
    }),
  }),
);
