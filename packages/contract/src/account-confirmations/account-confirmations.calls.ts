import { z } from 'zod';
import { declareChangingCalls, allowFirm, get, allowOnMatter, post } from '../call';
import { day, done, id, privateNumber, text, version } from '../fields';
import { ofPayments } from '../subjects';
import { plainMessageSchema } from '../message.schema';

const checker = allowFirm('Request Account', 'Admin');

const ownAccount = z.object({
  accountNumber: privateNumber(30),
  branchCode: z.string().nullable(),
  accountType: z.string().nullable(),
  bank: z.string().nullable(),
  accountHolder: z.string().nullable(),
});

const waitingChange = z.object({
  id,
  /** The matter whose account it is; nothing for the firm's own. */
  matterID: id.nullable(),
  matterName: z.string().nullable(),
  name: z.string(),
  before: ownAccount,
  after: ownAccount,
  requestedBy: z.string(),
  requestedDate: day,
  isMine: z.boolean(),
  /** Who may confirm it; nobody, in a firm of one person. */
  confirmers: z.array(z.string()),
  version,
});

/** Changes of the firm's and of matters' own bank accounts: asked for by one person, made when another confirms them. */
export const ownAccountCalls = declareChangingCalls([...ofPayments, '/api/company'], {
  getWaiting: get('/api/ownaccount/getWaiting', {
    about:
      'Changes of own bank accounts that wait for a second person: of one matter, or of all one sees and the firm.',
    who: allowOnMatter(),
    query: z.object({ matterID: z.coerce.number().int().positive().optional() }),
    answer: z.array(waitingChange),
    ours: true,
  }),
  confirm: post('/api/ownaccount/confirm', {
    inVisit: 'never',
    about: 'Changes an own account as somebody else asked for. Payments approved from it are approved again.',
    who: checker,
    body: z.object({ id, version, how: text(300) }),
    answer: done,
    ours: true,
  }),
  refuse: post('/api/ownaccount/refuse', {
    inVisit: 'never',
    about: 'Leaves an own account as it is: by a checker, or by whoever asked for the change.',
    who: allowFirm('Capture Matter', 'Request Account', 'Admin'),
    body: z.object({ id, version, why: text(300) }),
    answer: done,
    ours: true,
  }),
});

/** Accounts of payees that somebody changed in a directory: another person confirms them. */
export const payeeAccountCalls = declareChangingCalls(ofPayments, {
  getToConfirm: get('/api/payeeaccount/getToConfirm', {
    about: 'Bank accounts that were changed in a directory and that nobody else has confirmed, the newest first.',
    who: checker,
    answer: z.array(
      z.object({
        id,
        payee: z.string(),
        list: plainMessageSchema,
        accountNumber: privateNumber(30),
        branchCode: z.string().nullable(),
        formerNumber: privateNumber(30),
        enteredBy: z.string(),
        enteredDate: day,
        isMine: z.boolean(),
        version,
      }),
    ),
    ours: true,
  }),
  confirm: post('/api/payeeaccount/confirm', {
    inVisit: 'never',
    about: 'Confirms an account that somebody else entered, with how it was made sure of.',
    who: checker,
    body: z.object({ id, version, how: text(300) }),
    answer: done,
    ours: true,
  }),
});
