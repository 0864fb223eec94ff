import type { activityCalls } from '@boedel/contract/activities/activities.calls';
import type { AnswerOf } from '@boedel/contract/call';
import { trustMatterChangeType } from '@boedel/contract/fixed/trust-changes';
import { bringsLetters, mayLieAhead } from '@boedel/domain/activities/change-types';
import {
  activityStatus,
  type PaperWanted,
  progressOf,
  type StepState,
  stepStates,
} from '@boedel/domain/activities/progress';
import { dayAt } from '@boedel/domain/dates/instant';
import { standardTemplate } from '@boedel/domain/templates/catalogue';
import type { Tx } from '../../platform/db/database';
import { asTheFirm } from '../../platform/tenancy/as-the-firm';
import { type ActivityRow, activityStore } from '../activity-progress/activity.store';
import { entryOf, factsOf } from '../activity-progress/facts-of';
import { readTrust, type TrustRead } from '../activity-progress/trust.store';
import { type Filed, papersOf } from './activities.store';
import { type CentreRow, shownByIds } from './centre.store';

type Opened = AnswerOf<typeof activityCalls.getbyid>;
type Shown = AnswerOf<typeof activityCalls.getlist>[number];

export const typeName = (type: number): string =>
  trustMatterChangeType[String(type) as keyof typeof trustMatterChangeType] ?? '';

export const presentRow = (row: CentreRow) => ({
  id: row.id,
  matterID: row.matter_id,
  activityType: row.change_type,
  typeName: typeName(row.change_type),
  trustName: row.trust_name,
  reference: row.reference,
  trustAdministrator: row.administrator,
  completePercent: row.complete_percent,
  isComplete: row.completed_on !== null,
  status: activityStatus(row.completed_on, row.complete_percent),
  dateCreated: row.started_on,
  dateCompleted: row.completed_on,
});

/** Activities of one matter, newest first. */
export async function presentActivities(tx: Tx, rows: readonly ActivityRow[]): Promise<Shown[]> {
  const shown = await shownByIds(
    tx,
    rows.map(({ id }) => id),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return shown.map((row) => {
    const { ground, note, version } = byId.get(row.id)!;
    return { ...presentRow(row), ground, note, version, entityNames: row.entity_names };
  });
}

function presentPaper(wanted: PaperWanted, activity: ActivityRow, { papers }: TrustRead, filed: readonly Filed[]) {
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
    templateID: paper.template && standardTemplate(paper.template) ? paper.template : null,
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

function presentStep(state: StepState, activity: ActivityRow, read: TrustRead, filed: readonly Filed[]) {
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
    bringsLetters: bringsLetters(step),
    date: day,
    diaryID: entryOf(activity, step, read)?.id ?? null,
    onlyWhere: step.onlyWhere,
    notApplicable: mark?.not_applicable ?? null,
    note: mark?.note ?? null,
    missing: [...missing],
    papers: papers.map((wanted) => presentPaper(wanted, activity, read, filed)),
  };
}

/** One activity as it stands today. Who may not see papers sees which are there, and not what they are called. */
export async function presentOpened(tx: Tx, activityId: number, now: Date): Promise<Opened> {
  const activity = await activityStore(tx).find(activityId);
  const [shown] = await presentActivities(tx, [activity]);
  const read = await asTheFirm(tx, () => readTrust(tx, activity.matter_id));
  const states = stepStates(factsOf(activity, read, dayAt(now)));
  const filed = await papersOf(tx, activity.matter_id);
  const { done, applicable, percent } = progressOf(states);
  return {
    ...shown!,
    completePercent: activity.completed_on ? shown!.completePercent : percent,
    done,
    applicable,
    steps: states.map((state) => presentStep(state, activity, read, filed)),
    parties: partiesNamed(activityId, read),
  };
}

export const partiesNamed = (activityId: number, { named, parties }: TrustRead) =>
  named
    .filter((one) => one.activity_id === activityId)
    .map(({ party_id, part }) => ({
      entityID: party_id,
      name: parties.find(({ id }) => id === party_id)?.name ?? '',
      part,
    }));
