import { clientBookCalls } from '@boedel/contract/client-book/client-book.calls';
import { computeDayAt } from '@boedel/domain/dates/instant';
import { refuse } from '@boedel/domain/law/refusal';
import { systemType } from '@boedel/domain/matter/kinds';
import { audit } from '../../platform/audit/audit';
import { pairHandlers } from '../../platform/http/handler';
import { RefusalProblem } from '../../platform/problems';
import { openToCapture } from '../../platform/tenancy/matter-door';
import { readClientBook } from './client-book';
import { clientBookStore } from './client-book.store';
import { saveReviewTask } from './review-task';

export const handledClientBookCalls = pairHandlers(clientBookCalls, {
  list: ({ scope, now }) => scope.transaction((tx) => readClientBook(tx, computeDayAt(now))),
  review: ({ scope, actor, now, body: { matterID, nextOn, note } }) =>
    scope.transaction(async (tx) => {
      const matter = await openToCapture(tx, actor, matterID, 'estate');
      if (matter.system_type !== systemType.flowConsult) {
        throw new RefusalProblem(refuse('matterID', 'Only a Flow Consult client can be reviewed.'));
      }
      const today = computeDayAt(now);
      if (nextOn !== null && nextOn <= today) {
        throw new RefusalProblem(refuse('nextOn', 'Choose a review date after today.'));
      }
      const store = clientBookStore(tx);
      const taskId = await saveReviewTask(tx, actor, now, matter, nextOn);
      const after = await store.insert({
        matter_id: matterID,
        reviewed_at: now.toISOString(),
        person_name: actor.fullName,
        next_on: nextOn,
        note,
        shortfall_cents: await store.shortfallOf(matterID),
        task_id: taskId,
      });
      await audit(tx, actor, 'client.reviewed', { entity: ['client_review', after.id], matterId: matterID, after });
      return readClientBook(tx, today);
    }),
});
