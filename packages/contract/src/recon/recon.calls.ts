import { z } from 'zod';
import { allowFirm, declareCalls, declareChangingCalls, del, get, allowOnMatter, post } from '../call';
import { ofMoney } from '../subjects';
import { traceSchema, tracedTables } from './trace.schema';
import { day, done, id, idInQuery } from '../fields';
import {
  allocatedSchema,
  allocationToSave,
  bankBalanceSchema,
  bankChainSchema,
  bankRulesSchema,
  bankRuleToSave,
  cashSchema,
  groupSchema,
  groupToSave,
  lineSchema,
  matchBatchSchema,
  originalSchema,
  pastelSchema,
  pastelToMakeSchema,
  reconAssetSchema,
  reconAssetToSave,
  reconciliationSchema,
  reconClaimSchema,
  reconClaimToSave,
  toAllocate,
  toAutoMatch,
  toPastel,
  transactionsQuery,
  transactionsSchema,
  transactionToSave,
  unmatchedQuery,
  unmatchedSchema,
} from './recon.schema';

const writer = allowOnMatter('Capture Matter');
const ofMatter = z.object({ matterID: idInQuery });
const reconciled = z.object({ matterID: idInQuery, bankAccountID: idInQuery, on: day });

export const reconCalls = declareChangingCalls(
  ofMoney,
  declareCalls({
    getTransactions: get('/api/recon/getTransactions', {
      about: 'The bank lines of a matter, oldest first, with what each was matched to.',
      who: allowOnMatter(),
      query: transactionsQuery,
      answer: transactionsSchema,
    }),
    getUnmatched: get('/api/recon/getUnmatched', {
      about: 'What no line has answered, and for each open line what it could be, how sure that is and why.',
      who: allowOnMatter(),
      query: unmatchedQuery,
      answer: unmatchedSchema,
    }),
    getOriginals: get('/api/recon/getOriginals', {
      about:
        'The entries a bank line may give back as a refund, a reversal or a returned payment, the likeliest first.',
      who: allowOnMatter(),
      query: z.object({ lineID: idInQuery }),
      answer: z.array(originalSchema),
      ours: true,
    }),
    getBankChain: get('/api/recon/getBankChain', {
      about: 'Whether the bank lines of an account are continuous, and each gap, break and late line that stops it.',
      who: allowOnMatter(),
      query: z.object({ matterID: idInQuery, bankAccountID: idInQuery }),
      answer: bankChainSchema,
      ours: true,
    }),
    getBankBalance: get('/api/recon/getBankBalance', {
      about: 'What the bank and the ledger say an account holds, and what explains the difference.',
      who: allowOnMatter(),
      query: z.object({ matterID: idInQuery, bankAccountID: idInQuery }),
      answer: bankBalanceSchema,
      ours: true,
    }),
    getTrace: get('/api/recon/getTrace', {
      about:
        'The entry behind a figure, the bank lines and the voucher behind the entry, and the accounts it stands in.',
      who: allowOnMatter(),
      query: z.object({
        matterID: idInQuery,
        source: z.enum(tracedTables, 'Choose an entry from the list.'),
        id: idInQuery,
      }),
      answer: traceSchema,
      ours: true,
    }),
    getBatches: get('/api/recon/getBatches', {
      about: 'The latest matches of an account that were accepted together, so that they can be undone together.',
      who: allowOnMatter(),
      query: z.object({ matterID: idInQuery, bankAccountID: idInQuery }),
      answer: z.array(matchBatchSchema),
      ours: true,
    }),
    getRules: get('/api/recon/getRules', {
      about: 'The rules by which the firm puts bank lines of this kind of matter under a type of income or expense.',
      who: allowFirm(),
      query: ofMatter,
      answer: bankRulesSchema,
      ours: true,
    }),
    saveRule: post('/api/recon/saveRule', {
      who: allowFirm('Admin', 'Capture Matter'),
      body: bankRuleToSave,
      answer: bankRulesSchema,
      ours: true,
    }),
    deleteRule: del('/api/recon/deleteRule', {
      who: allowFirm('Admin', 'Capture Matter'),
      body: z.object({ id }),
      answer: done,
      ours: true,
    }),
    allocate: post('/api/recon/allocate', {
      about:
        'Matches lines to entries of the ledger, to expected ones, or to entries that are made of them; to the cent.',
      who: writer,
      body: toAllocate,
      answer: allocatedSchema,
    }),
    undoAllocate: post('/api/recon/undoAllocate', {
      about: 'Undoes matches: entries made with them go, expected ones are expected again.',
      who: writer,
      body: z.object({ matterID: id, matchIDs: z.array(id).max(20_000, 'Undo at most 20,000 at a time.') }),
      answer: z.object({ undone: z.int() }),
      ours: true,
    }),
    autoMatch: post('/api/recon/autoMatch', {
      about: 'Accepts every suggestion from a confidence on.',
      who: writer,
      body: toAutoMatch,
      answer: z.object({ matched: z.int(), lines: z.int(), left: z.int(), matchIDs: z.array(id) }),
    }),
    saveTransaction: post('/api/recon/saveTransaction', {
      about: 'Enters a bank line from paper, or changes the voucher, the paper and the group of one.',
      who: writer,
      body: transactionToSave,
      answer: lineSchema,
    }),
    deleteTransaction: del('/api/recon/deleteTransaction', {
      about: 'Removes a bank line that was entered by hand and is not matched.',
      who: writer,
      body: z.object({ id }),
      answer: done,
    }),
    autoAssignVouchers: post('/api/recon/autoAssignVouchers', {
      about: 'Gives matched lines without a voucher the next numbers of the firm’s series, oldest first.',
      who: writer,
      body: z.object({ matterID: id }),
      answer: z.object({
        assigned: z.int(),
        first: z.string().nullable(),
        last: z.string().nullable(),
        waiting: z.int(),
      }),
    }),
    getGroups: get('/api/recon/getGroups', {
      about: 'The groups of a matter with what stands under each.',
      who: allowOnMatter(),
      query: ofMatter,
      answer: z.array(groupSchema),
    }),
    saveGroup: post('/api/recon/saveGroup', { who: writer, body: groupToSave, answer: groupSchema }),
    deleteGroup: del('/api/recon/deleteGroup', {
      about: 'Removes a group; what stood under it stays without one.',
      who: writer,
      body: z.object({ id }),
      answer: done,
    }),
    getCashAllocation: get('/api/recon/getCashAllocation', {
      about: 'What the cash is for, head by head and person by person, down to the surplus or shortfall.',
      who: allowOnMatter(),
      query: ofMatter,
      answer: cashSchema,
    }),
    saveCashAllocation: post('/api/recon/saveCashAllocation', {
      about: 'Sets cash aside for a head or somebody.',
      who: writer,
      body: allocationToSave,
      answer: cashSchema,
    }),
    deleteCashAllocation: del('/api/recon/deleteCashAllocation', {
      who: writer,
      body: z.object({ id }),
      answer: cashSchema,
    }),
    AddPastelEntries: post('/api/recon/AddPastelEntries', {
      about: 'Puts matched lines that were not exported yet into a file for Sage Pastel, and marks them.',
      who: writer,
      body: toPastel,
      answer: pastelSchema,
    }),
    getPastelEntries: get('/api/recon/getPastelEntries', {
      about: 'What waits to be handed to Sage Pastel, by type, with the accounts used last; and the files made before.',
      who: allowOnMatter(),
      query: z.object({ matterID: idInQuery, bankAccountID: idInQuery }),
      answer: pastelToMakeSchema,
      ours: true,
    }),
    getPastelFile: get('/api/recon/getPastelFile', {
      about: 'A file for Sage Pastel as it was made.',
      who: allowOnMatter(),
      query: z.object({ id: idInQuery }),
      download: true,
      ours: true,
    }),
    getReconciliation: get('/api/recon/getReconciliation', {
      about: 'The reconciliation statement of an account at a day: from the bank’s balance to the ledger’s.',
      who: allowOnMatter(),
      query: reconciled,
      answer: reconciliationSchema,
      ours: true,
    }),
    reconciliationFile: get('/api/recon/reconciliationFile', {
      about: 'The reconciliation statement as PDF, Word or Excel.',
      who: allowOnMatter(),
      query: reconciled.extend({
        format: z.enum(['pdf', 'docx', 'xlsx']),
        language: z.enum(['en', 'af']).default('en'),
      }),
      download: true,
      ours: true,
    }),
    getReconAssets: get('/api/asset/getReconAssets', {
      about: 'What the assets that become money are to bring, and what came in.',
      who: allowOnMatter(),
      query: ofMatter,
      answer: z.array(reconAssetSchema),
    }),
    saveReconAsset: post('/api/asset/saveReconAsset', {
      about: 'What an asset is expected to bring in money.',
      who: writer,
      body: reconAssetToSave,
      answer: reconAssetSchema,
    }),
  }),
);

export const reconClaimCalls = declareChangingCalls(
  ['/api/recon'],
  declareCalls({
    getbymatterid: get('/api/reconClaims/getbymatterid', {
      about: 'The claims that are to be paid, with what was paid of each.',
      who: allowOnMatter(),
      query: ofMatter,
      answer: z.array(reconClaimSchema),
    }),
    getbyid: get('/api/reconClaims/getbyid', {
      who: allowOnMatter(),
      query: z.object({ id: idInQuery }),
      answer: reconClaimSchema,
    }),
    save: post('/api/reconClaims/save', {
      about: 'How much of a claim is to be paid.',
      who: writer,
      body: reconClaimToSave,
      answer: reconClaimSchema,
    }),
    _delete: del('/api/reconClaims/_delete', { who: writer, body: z.object({ id }), answer: done }),
  }),
);
