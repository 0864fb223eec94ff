import { taskCalls } from '@boedel/contract/tasks/tasks.calls';
import { computeDayAt } from '@boedel/domain/dates/instant';
import { addDays } from '@boedel/domain/dates/local-date';
import type { DemoCaller } from './call-in-firm';

interface DemoTask {
  readonly title: string;
  readonly of: string | null;
  /** In so many days from today; none has no day. */
  readonly in: number | null;
  readonly more?: object;
}

const tasks: readonly DemoTask[] = [
  { title: 'Ring Hoëveld Bank about the balances', of: 'EST/2026/00002', in: -2, more: { priority: 'high' } },
  {
    title: 'Check the account before lodging',
    of: 'EST/2026/00006',
    in: 0,
    more: {
      priority: 'urgent',
      checklist: [
        { words: 'Vouchers numbered', isDone: true },
        { words: 'Shares add up', isDone: true },
        { words: 'Estate duty addendum', isDone: false },
      ],
    },
  },
  { title: 'Collect the rates clearance', of: 'EST/2026/00007', in: 6, more: { waitingFor: 'City of Tshwane' } },
  { title: 'Prepare the meeting with the heirs', of: 'EST/2026/00013', in: 2 },
  { title: 'Instruct the conveyancer', of: 'EST/2026/00013', in: 20, more: { priority: 'low' } },
  {
    title: 'Send the month’s statements to the bookkeeper',
    of: null,
    in: 9,
    more: { repeatUnit: 'months', repeatEvery: 1 },
  },
  { title: 'Order letterheads', of: null, in: null },
];

/** What colleagues have to do: late, today, soon, waiting for others, and one that comes back each month. */
export async function addTasks(call: DemoCaller, idOf: (reference: string) => number, now: Date): Promise<void> {
  const today = computeDayAt(now);
  for (const { title, of, in: days, more = {} } of tasks) {
    await call(taskCalls.add, {
      title,
      matterID: of === null ? null : idOf(of),
      dueDate: days === null ? null : addDays(today, days),
      ...('repeatUnit' in more && { repeatUntil: addDays(today, 365) }),
      ...more,
    });
  }
}
