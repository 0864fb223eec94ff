import { z } from 'zod';
import { declareChangingCalls, allowFirm, get, allowOnMatter, post } from '../call';
import { idInQuery } from '../fields';
import { ofMoney } from '../subjects';
import { answerToSave, requestSchema, toAsk } from './bank-requests.schema';

/** Bank accounts a matter asks for: by letter, or over the bank's line where one is set up. */
export const bankRequestCalls = declareChangingCalls([...ofMoney, '/api/document'], {
  openaccount: post('/api/account/openaccount', {
    inVisit: 'never',
    about:
      'Asks a bank to open an account for a matter. A letter is filed, or the bank’s line is asked; the answer is tracked.',
    who: allowFirm('Request Account'),
    body: toAsk,
    answer: requestSchema,
  }),
  openTISaccount: post('/api/account/openTISaccount', {
    inVisit: 'never',
    about: 'The same for the second kind of account, whose name is configuration.',
    who: allowFirm('Request Account'),
    body: toAsk,
    answer: requestSchema,
  }),
  getRequests: get('/api/account/getRequests', {
    about: 'The accounts a matter asked for, the newest first, and what the second kind is called.',
    who: allowOnMatter(),
    query: z.object({ matterID: idInQuery }),
    answer: z.object({ tisName: z.string(), rows: z.array(requestSchema) }),
    ours: true,
  }),
  saveAnswer: post('/api/account/saveAnswer', {
    inVisit: 'never',
    about: 'Files what the bank answered. An account that was opened is then one of the matter’s.',
    who: allowOnMatter('Capture Matter'),
    body: answerToSave,
    answer: requestSchema,
    ours: true,
  }),
});
