import type { AnswerOf } from '@boedel/contract/call';
import { curatorStepCalls } from '@boedel/contract/curator-account/steps.calls';
import { type OfficeName, toOffice } from '@boedel/domain/curator-account/office';
import {
  computeAccountDue,
  checkStep,
  type CuratorStep,
  buildCuratorSteps,
} from '@boedel/domain/curator-account/steps';
import { computeDayAt } from '@boedel/domain/dates/instant';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { findCountry } from '@boedel/domain/law/country';
import { isRefused, refuse } from '@boedel/domain/law/refusal';
import { systemType } from '@boedel/domain/matter/kinds';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { pairHandlers } from '../../platform/http/handler';
import { RefusalProblem } from '../../platform/problems';
import { requireValue } from '../../platform/require-value';
import { throwIfRefused } from '../../platform/throw-if-refused';
import { runAsFirm } from '../../platform/tenancy/run-as-firm';
import { openMatter, openToCapture } from '../../platform/tenancy/matter-door';
import { readEvents } from '../diary/matter-event.store';
import { setEvents } from '../diary/matter-events';
import { type LodgedAccountRow, lodgedStore } from '../lodging/lodged.store';
import { readComingAccount } from './read-curator-year';
import { type CuratorStepRow, curatorStepStore, listStepRows } from './step.store';
import { yearStore } from './year.store';

type CuratorStepAnswer = AnswerOf<typeof curatorStepCalls.getbymatterid>;
type CuratorStepView = CuratorStepAnswer['once'][number];

const [drawn, lodged] = [10, 11];

interface CuratorStepContext {
  readonly rows: readonly CuratorStepRow[];
  readonly events: Awaited<ReturnType<typeof readEvents>>;
}

function presentStep(
  { step, title, evidence, onlyWhere, event }: CuratorStep,
  accountNumber: number,
  { rows, events }: CuratorStepContext,
  more: { readonly doneOn?: LocalDate | null; readonly due?: LocalDate | null } = {},
): CuratorStepView {
  const row = rows.find((one) => one.step === step && one.account_number === accountNumber);
  const happened = event ? events.get(event) : undefined;
  return {
    step,
    title,
    evidence,
    onlyWhere,
    doneDate: row?.done_on ?? (happened?.isDone ? happened.date : null) ?? more.doneOn ?? null,
    dueDate: more.due ?? null,
    isNotNeeded: row?.is_not_needed ?? false,
    note: row?.note ?? null,
  };
}

/** A curator ad litem renders no account; the course is shown as a curator's until the kind is mended. */
async function listMatterSteps(tx: Tx, matterId: number): Promise<readonly CuratorStep[]> {
  const office = toOffice((await yearStore(tx).headOf(matterId)).kind);
  return buildCuratorSteps(isRefused(office) ? ('curator' satisfies OfficeName) : office);
}

/** Every step with its day: an event's where there is one, a lodged account's where that says it, else as it was marked. */
async function readCourse(tx: Tx, matterId: number): Promise<CuratorStepAnswer> {
  const around = {
    rows: await curatorStepStore(tx).ofMatter(matterId),
    events: await readEvents(tx, matterId),
  };
  const accounts = (await lodgedStore(tx).ofMatter(matterId)).filter(({ kind }) => kind.startsWith('curator'));
  const coming = await readComingAccount(tx, matterId);
  const steps = await listMatterSteps(tx, matterId);
  const yearly = steps.filter(({ when }) => when === 'yearly');
  const presentYear = (number: number, from: LocalDate | null, to: LocalDate | null, row?: LodgedAccountRow) => ({
    accountNumber: number,
    fromDate: from,
    toDate: to,
    steps: yearly.map((step) =>
      presentStep(step, number, around, {
        doneOn: row && (step.step === drawn || step.step === lodged) ? computeDayAt(new Date(row.created_at)) : null,
        due: step.step === lodged && to ? computeAccountDue(to) : null,
      }),
    ),
  });
  const isOver = coming.previous?.final ?? false;
  const isEnding = isOver || coming.kept.values.isFinal || around.events.has('officeEnded');
  const listStepsOf = (when: CuratorStep['when']) =>
    steps.filter((step) => step.when === when).map((step) => presentStep(step, 0, around));
  return {
    once: listStepsOf('once'),
    atTheEnd: isEnding ? listStepsOf('atTheEnd') : [],
    years: [
      ...(isOver ? [] : [presentYear(coming.number, coming.from, coming.to)]),
      ...accounts.toReversed().map((row) => presentYear(row.sequence, row.from_on, row.up_to, row)),
    ],
  };
}

export const handledCuratorStepCalls = pairHandlers(curatorStepCalls, {
  getbymatterid: ({ scope, query: { matterID } }) =>
    scope.transaction(async (tx) => {
      const matter = await openMatter(tx, matterID, 'diary');
      if (matter.system_type !== systemType.curatorship) return { once: [], atTheEnd: [], years: [] };
      return runAsFirm(tx, () => readCourse(tx, matterID));
    }),
  save: ({ scope, actor, now, body }) =>
    scope.transaction(async (tx) => {
      const { matterID, step, accountNumber, doneDate, isNotNeeded, note } = body;
      const matter = await openToCapture(tx, actor, matterID, 'diary');
      if (matter.system_type !== systemType.curatorship) {
        throw new RefusalProblem(refuse('matterID', 'Only a curatorship has these steps.'));
      }
      const { number } = await runAsFirm(tx, () => readComingAccount(tx, matterID));
      const today = computeDayAt(now, findCountry(matter.country));
      throwIfRefused(checkStep(step, accountNumber, doneDate, { today, coming: number }));
      const { event } = (await runAsFirm(tx, () => listMatterSteps(tx, matterID))).find((one) => one.step === step)!;
      // The day of an event stands once, where all dates stand.
      if (event) await runAsFirm(tx, () => setEvents(tx, { actor, now }, matter, { [event]: doneDate }));
      const values = { done_on: event ? null : doneDate, is_not_needed: isNotNeeded, note: note ?? null };
      const place = { matter_id: matterID, account_number: accountNumber ?? 0, step };
      const store = curatorStepStore(tx);
      const [before] = await listStepRows(tx, matterID, place.account_number, step);
      const after = before
        ? await store.change(before.id, before.version, values)
        : await store.insert({ ...place, ...values });
      await audit(tx, actor, 'curator.step.changed', {
        entity: ['curator_step', after.id],
        matterId: matterID,
        ...(before && { before }),
        after,
      });
      const course = await runAsFirm(tx, () => readCourse(tx, matterID));
      const steps =
        accountNumber === null
          ? [...course.once, ...course.atTheEnd]
          : course.years.find((one) => one.accountNumber === accountNumber)!.steps;
      return requireValue(
        steps.find((one) => one.step === step),
        refuse('step', 'This step applies when the office ends. First mark the account as final.'),
      );
    }),
});
