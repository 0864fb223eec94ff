import { bringsLetters, mayLieAhead } from '@boedel/domain/activities/change-types';
import { stepStates } from '@boedel/domain/activities/progress';
import { dayAt } from '@boedel/domain/dates/instant';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { countryNamed } from '@boedel/domain/law/country';
import type { Tx } from '../../platform/db/database';
import { asTheFirm } from '../../platform/tenancy/as-the-firm';
import type { OpenedMatter } from '../../platform/tenancy/matter-door';
import { documentStore } from './document.store';
import { type ActivityRow, activityStore } from '../activity-progress/activity.store';
import { factsOf } from '../activity-progress/facts-of';
import { checkActivityOpen } from '../activity-progress/keep-completed';
import { readTrust } from '../activity-progress/trust.store';
import type { Keeping } from '../diary/matter-events';
import { setStepDay } from '../diary/step-day';

interface Filed {
  readonly activityID?: number | null | undefined;
  readonly paper?: string | null | undefined;
  readonly stepDate?: LocalDate | null | undefined;
}

/**
 * After a paper was filed with an activity: a step whose papers are all there now gets its day, unless it has one. Letters
 * of authority change who is a trustee and are told by a call of their own.
 */
export async function filedForActivity(
  tx: Tx,
  keeping: Keeping,
  matter: OpenedMatter,
  { activityID, paper, stepDate }: Filed,
): Promise<void> {
  if (!activityID) return;
  await checkActivityOpen(tx, matter.id, activityID);
  const activity = await activityStore(tx).find(activityID);
  const today = dayAt(keeping.now, countryNamed(matter.country));
  const read = await asTheFirm(tx, () => readTrust(tx, matter.id));
  for (const { step, day, papers } of stepStates(factsOf(activity, read, today))) {
    const isDatedByPapers = step.keyDate !== null && !bringsLetters(step) && !mayLieAhead(step);
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
  const facts = await asTheFirm(tx, async () =>
    factsOf(activity, await readTrust(tx, activity.matter_id), activity.started_on),
  );
  const step = facts.steps.find((one) => one.step === place);
  return facts.filed.some(({ key }) => step?.papers.some((paper) => paper.key === key));
}
