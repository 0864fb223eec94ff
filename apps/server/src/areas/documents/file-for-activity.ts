import { isBringingLetters, mayLieAhead } from '@boedel/domain/activities/change-types';
import { listStepStates } from '@boedel/domain/activities/progress';
import { computeDayAt } from '@boedel/domain/dates/instant';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { findCountry } from '@boedel/domain/law/country';
import type { Tx } from '../../platform/db/database';
import { runAsFirm } from '../../platform/tenancy/run-as-firm';
import type { OpenedMatter } from '../../platform/tenancy/matter-door';
import { documentStore } from './document.store';
import { type ActivityRow, activityStore } from '../activity-progress/activity.store';
import { toActivityFacts } from '../activity-progress/to-activity-facts';
import { checkActivityOpen } from '../activity-progress/keep-completed';
import { readTrust } from '../activity-progress/trust.store';
import type { DiaryContext } from '../diary/matter-events';
import { setStepDay } from '../diary/step-day';

interface ActivityFiling {
  readonly activityID?: number | null | undefined;
  readonly paper?: string | null | undefined;
  readonly stepDate?: LocalDate | null | undefined;
}

/**
 * After a paper was filed with an activity: a step whose papers are all there now gets its day, unless it has one. Letters
 * of authority change who is a trustee and are told by a call of their own.
 */
export async function fileForActivity(
  tx: Tx,
  keeping: DiaryContext,
  matter: OpenedMatter,
  { activityID, paper, stepDate }: ActivityFiling,
): Promise<void> {
  if (!activityID) return;
  await checkActivityOpen(tx, matter.id, activityID);
  const activity = await activityStore(tx).find(activityID);
  const today = computeDayAt(keeping.now, findCountry(matter.country));
  const read = await runAsFirm(tx, () => readTrust(tx, matter.id));
  for (const { step, day, papers } of listStepStates(toActivityFacts(activity, read, today))) {
    const isDatedByPapers = step.keyDate !== null && !isBringingLetters(step) && !mayLieAhead(step);
    if (!isDatedByPapers || day !== null || !papers.some((one) => one.paper.key === paper)) continue;
    if (papers.some(({ state }) => state !== 'filed')) continue;
    const on = stepDate && stepDate <= today ? stepDate : today;
    await setStepDay(tx, keeping, matter, { activity, step, day: on });
  }
}

/** Whether a paper lies with an activity, or with one of its steps. */
export async function hasPaper(tx: Tx, activity: ActivityRow, place: number | null): Promise<boolean> {
  if (place === null) {
    return documentStore(tx).isLinkedTo(activity.id);
  }
  const facts = await runAsFirm(tx, async () =>
    toActivityFacts(activity, await readTrust(tx, activity.matter_id), activity.started_on),
  );
  const step = facts.steps.find((one) => one.step === place);
  return facts.filed.some(({ key }) => step?.papers.some((paper) => paper.key === key));
}
