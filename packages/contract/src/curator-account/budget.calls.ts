import { z } from 'zod';
import { declareChangingCalls, get, allowOnMatter, post } from '../call';
import { day, id, idInQuery, money } from '../fields';
import { declareMatterRecordCalls } from '../record/matter-record';
import { ofMoney } from '../subjects';
import { budgetLines } from './budget.record';

const head = z.object({
  side: z.enum(['income', 'expense']),
  head: z.string(),
  budget: money,
  actual: money,
  left: money,
});

/** What is expected in a curatorship: one line for what comes back, its year beside what came and went. */
export const budgetCalls = declareChangingCalls([...ofMoney, '/api/budgetline'], {
  ...declareMatterRecordCalls(budgetLines),
  compare: get('/api/budgetline/compare', {
    about: 'The budget of the account that comes now beside what was received and paid, head by head.',
    who: allowOnMatter(),
    ours: true,
    query: z.object({ matterID: idInQuery }),
    answer: z.object({ fromDate: day.nullable(), toDate: day.nullable(), heads: z.array(head) }),
  }),
  enterYear: post('/api/budgetline/enterYear', {
    about:
      'Makes the entries of a line for the account that comes now, up to today; one that is there is not made again.',
    who: allowOnMatter('Capture Matter'),
    ours: true,
    body: z.object({ id, bankAccountID: id }),
    answer: z.object({ made: z.int() }),
  }),
  prefill: post('/api/budgetline/prefill', {
    about: 'Adds lines for what came back in the year before and the budget does not have.',
    who: allowOnMatter('Capture Matter'),
    ours: true,
    body: z.object({ matterID: id }),
    answer: z.object({ added: z.int() }),
  }),
});
