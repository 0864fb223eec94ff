import { refuse } from '@boedel/domain/law/refusal';
import type { Tx } from '../../platform/db/database';
import { NotFound, RefusalProblem } from '../../platform/problems';
import { findCompletion, isDateCompleted, isPaperCompleted } from './completed.store';

/** What a completed activity rests on stays as it was; whoever must correct it opens the activity again first. */
export async function refuseCompletedPaper(tx: Tx, documentId: number): Promise<void> {
  if (await isPaperCompleted(tx, documentId)) {
    throw new RefusalProblem(
      refuse('documentID', 'This document belongs to a completed activity. Reopen the activity to change it.'),
    );
  }
}

export async function refuseCompletedDate(tx: Tx, diaryId: number): Promise<void> {
  if (await isDateCompleted(tx, diaryId)) {
    throw new RefusalProblem(
      refuse('id', 'This date belongs to a completed activity. Reopen the activity to change it.'),
    );
  }
}

/** An activity of this matter to which something is added. */
export async function checkActivityOpen(tx: Tx, matterId: number, activityId: number): Promise<void> {
  const activity = await findCompletion(tx, activityId, matterId);
  if (!activity) throw new NotFound();
  if (activity.isCompleted) {
    throw new RefusalProblem(refuse('activityID', 'This activity is completed. Open it again before you add to it.'));
  }
}
