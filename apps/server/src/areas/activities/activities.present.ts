import type { activityCalls } from '@boedel/contract/activities/activities.calls';
import type { AnswerOf } from '@boedel/contract/call';
import { trustMatterChangeType } from '@boedel/contract/fixed/trust-changes';
import { isBringingLetters, mayLieAhead } from '@boedel/domain/activities/change-types';
import {
  describeActivityStatus,
  type WantedPaper,
  computeProgress,
  type ActivityStepState,
  listStepStates,
} from '@boedel/domain/activities/progress';
import { computeDayAt } from '@boedel/domain/dates/instant';
import { getStandardTemplate } from '@boedel/domain/templates/catalogue';
import type { Tx } from '../../platform/db/database';
import { runAsFirm } from '../../platform/tenancy/run-as-firm';
import { type ActivityRow, activityStore } from '../activity-progress/activity.store';
import { findDiaryEntry, toActivityFacts } from '../activity-progress/to-activity-facts';
import { readTrust, type TrustFactsRead } from '../activity-progress/trust.store';
import { type FiledActivityPaper, listMatterPapers } from './activities.store';
import { type CentreRow, listCentreRows } from './centre.store';

type ActivityAnswer = AnswerOf<typeof activityCalls.getbyid>;
type ActivityView = AnswerOf<typeof activityCalls.getlist>[number];

export const readTypeName = (type: number): string =>
  trustMatterChangeType[String(type) as keyof typeof trustMatterChangeType] ?? '';

export const presentCentreRow = (row: CentreRow) => ({
  id: row.id,
  matterID: row.matter_id,
  activityType: row.change_type,
  typeName: readTypeName(row.change_type),
  trustName: row.trust_name,
  reference: row.reference,
  trustAdministrator: row.administrator,
  completePercent: row.complete_percent,
  isComplete: row.completed_on !== null,
  status: describeActivityStatus(row.completed_on, row.complete_percent),
  dateCreated: row.started_on,
  dateCompleted: row.completed_on,
});

/** Activities of one matter, newest first. */
export async function presentActivities(tx: Tx, rows: readonly ActivityRow[]): Promise<ActivityView[]> {
  const shown = await listCentreRows(
    tx,
    rows.map(({ id }) => id),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return shown.map((row) => {
    const { ground, note, version } = byId.get(row.id)!;
    return { ...presentCentreRow(row), ground, note, version, entityNames: row.entity_names };
  });
}

function presentActivityPaper(
  wanted: WantedPaper,
  activity: ActivityRow,
  { papers }: TrustFactsRead,
  filed: readonly FiledActivityPaper[],
) {
  const { paper, party, state } = wanted;
  const mine = papers.filter((one) => one.activity_id === activity.id);
  const here = mine.filter(({ key, partyId }) => key === paper.key && (party === null || partyId === party.id));
  const linked = new Set(mine.map(({ document_id }) => document_id));
  return {
    paper: paper.key,
    name: paper.name,
    partyID: party?.id ?? null,
    partyName: party?.name ?? null,
    state,
    orNote: paper.orNote ?? false,
    templateID: paper.template && getStandardTemplate(paper.template) ? paper.template : null,
    documents: here.flatMap(({ document_id, link_id, isDraft }) => {
      const document = filed.find(({ id }) => id === document_id);
      return document ? [{ documentID: document.id, linkID: link_id, title: document.title, isDraft }] : [];
    }),
    onFile:
      state === 'filed'
        ? []
        : filed
            .filter(
              ({ id, type, is_latest }) => is_latest && type !== null && paper.kinds.includes(type) && !linked.has(id),
            )
            .slice(0, 5)
            .map(({ id, title }) => ({ documentID: id, title })),
  };
}

function presentActivityStep(
  state: ActivityStepState,
  activity: ActivityRow,
  read: TrustFactsRead,
  filed: readonly FiledActivityPaper[],
) {
  const { step, day, missing, papers } = state;
  const mark = read.marks.find((one) => one.activity_id === activity.id && one.step === step.step);
  return {
    step: step.step,
    title: step.title,
    isOwn: step.isOwn ?? false,
    state: state.state,
    keyDate: step.keyDate,
    isDated: step.keyDate !== null || (step.isOwn ?? false),
    mayLieAhead: mayLieAhead(step),
    bringsLetters: isBringingLetters(step),
    date: day,
    diaryID: findDiaryEntry(activity, step, read)?.id ?? null,
    onlyWhere: step.onlyWhere,
    notApplicable: mark?.not_applicable ?? null,
    note: mark?.note ?? null,
    missing: [...missing],
    papers: papers.map((wanted) => presentActivityPaper(wanted, activity, read, filed)),
  };
}

/** One activity as it stands today. Who may not see papers sees which are there, and not what they are called. */
export async function presentActivity(tx: Tx, activityId: number, now: Date): Promise<ActivityAnswer> {
  const activity = await activityStore(tx).find(activityId);
  const [shown] = await presentActivities(tx, [activity]);
  const read = await runAsFirm(tx, () => readTrust(tx, activity.matter_id));
  const states = listStepStates(toActivityFacts(activity, read, computeDayAt(now)));
  const filed = await listMatterPapers(tx, activity.matter_id);
  const { done, applicable, percent } = computeProgress(states);
  return {
    ...shown!,
    completePercent: activity.completed_on ? shown!.completePercent : percent,
    done,
    applicable,
    steps: states.map((state) => presentActivityStep(state, activity, read, filed)),
    parties: listNamedParties(activityId, read),
  };
}

export const listNamedParties = (activityId: number, { named, parties }: TrustFactsRead) =>
  named
    .filter((one) => one.activity_id === activityId)
    .map(({ party_id, part }) => ({
      entityID: party_id,
      name: parties.find(({ id }) => id === party_id)?.name ?? '',
      part,
    }));
