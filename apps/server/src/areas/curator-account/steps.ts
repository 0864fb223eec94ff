import type { AnswerOf } from '@boedel/contract/call';
import { curatorStepCalls } from '@boedel/contract/curator-account/steps.calls';
import { type OfficeName, officeOf } from '@boedel/domain/curator-account/office';
import { accountDue, checkStep, type CuratorStep, curatorStepsOf } from '@boedel/domain/curator-account/steps';
import { dayAt } from '@boedel/domain/dates/instant';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { countryNamed } from '@boedel/domain/law/country';
import { isRefused, refuse } from '@boedel/domain/law/refusal';
import { systemType } from '@boedel/domain/matter/kinds';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { handle } from '../../platform/http/handler';
import { orRefuse } from '../../platform/or-refuse';
import { asTheFirm } from '../../platform/tenancy/as-the-firm';
import { openMatter, openToCapture } from '../../platform/tenancy/matter-door';
import { eventsOf } from '../diary/matter-event.store';
import { setEvents } from '../diary/matter-events';
import { type LodgedRow, lodgedStore } from '../lodging/lodged.store';
import { comingAccount } from './curator-year-of';
import { type StepRow, stepRows, stepRowsAt } from './step.store';
import { yearStore } from './year.store';

type Answer = AnswerOf<typeof curatorStepCalls.getbymatterid>;
type Shown = Answer['once'][number];

const [drawn, lodged] = [10, 11];

interface Around {
  readonly rows: readonly StepRow[];
  readonly events: Awaited<ReturnType<typeof eventsOf>>;
}

function shown(
  { step, title, evidence, onlyWhere, event }: CuratorStep,
  accountNumber: number,
  { rows, events }: Around,
  more: { readonly doneOn?: LocalDate | null; readonly due?: LocalDate | null } = {},
): Shown {
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
async function stepsIn(tx: Tx, matterId: number): Promise<readonly CuratorStep[]> {
  const office = officeOf((await yearStore(tx).headOf(matterId)).kind);
  return curatorStepsOf(isRefused(office) ? ('curator' satisfies OfficeName) : office);
}

/** Every step with its day: an event's where there is one, a lodged account's where that says it, else as it was marked. */
async function courseOf(tx: Tx, matterId: number): Promise<Answer> {
  const around = {
    rows: await stepRows(tx).ofMatter(matterId),
    events: await eventsOf(tx, matterId),
  };
  const accounts = (await lodgedStore(tx).ofMatter(matterId)).filter(({ kind }) => kind.startsWith('curator'));
  const coming = await comingAccount(tx, matterId);
  const steps = await stepsIn(tx, matterId);
  const yearly = steps.filter(({ when }) => when === 'yearly');
  const year = (number: number, from: LocalDate | null, to: LocalDate | null, row?: LodgedRow) => ({
    accountNumber: number,
    fromDate: from,
    toDate: to,
    steps: yearly.map((step) =>
      shown(step, number, around, {
        doneOn: row && (step.step === drawn || step.step === lodged) ? dayAt(new Date(row.created_at)) : null,
        due: step.step === lodged && to ? accountDue(to) : null,
      }),
    ),
  });
  const isOver = coming.previous?.final ?? false;
  const isEnding = isOver || coming.kept.values.isFinal || around.events.has('officeEnded');
  const taken = (when: CuratorStep['when']) =>
    steps.filter((step) => step.when === when).map((step) => shown(step, 0, around));
  return {
    once: taken('once'),
    atTheEnd: isEnding ? taken('atTheEnd') : [],
    years: [
      ...(isOver ? [] : [year(coming.number, coming.from, coming.to)]),
      ...accounts.toReversed().map((row) => year(row.sequence, row.from_on, row.up_to, row)),
    ],
  };
}

export const handledCuratorStepCalls = handle(curatorStepCalls, {
  getbymatterid: ({ tenant, query: { matterID } }) =>
    tenant.transaction(async (tx) => {
      const matter = await openMatter(tx, matterID, 'diary');
      if (matter.system_type !== systemType.curatorship) return { once: [], atTheEnd: [], years: [] };
      return asTheFirm(tx, () => courseOf(tx, matterID));
    }),
  save: ({ tenant, actor, now, body }) =>
    tenant.transaction(async (tx) => {
      const { matterID, step, accountNumber, doneDate, isNotNeeded, note } = body;
      const matter = await openToCapture(tx, actor, matterID, 'diary');
      if (matter.system_type !== systemType.curatorship) {
        orRefuse(refuse('matterID', 'Only a curatorship has these steps.'));
      }
      const { number } = await asTheFirm(tx, () => comingAccount(tx, matterID));
      const today = dayAt(now, countryNamed(matter.country));
      orRefuse(checkStep(step, accountNumber, doneDate, { today, coming: number }));
      const { event } = (await asTheFirm(tx, () => stepsIn(tx, matterID))).find((one) => one.step === step)!;
      // The day of an event stands once, where all dates stand.
      if (event) await asTheFirm(tx, () => setEvents(tx, { actor, now }, matter, { [event]: doneDate }));
      const values = { done_on: event ? null : doneDate, is_not_needed: isNotNeeded, note: note ?? null };
      const place = { matter_id: matterID, account_number: accountNumber ?? 0, step };
      const store = stepRows(tx);
      const [before] = await stepRowsAt(tx, matterID, place.account_number, step);
      const after = before
        ? await store.change(before.id, before.version, values)
        : await store.insert({ ...place, ...values });
      await audit(tx, actor, 'curator.step.changed', {
        entity: ['curator_step', after.id],
        matterId: matterID,
        ...(before && { before }),
        after,
      });
      const course = await asTheFirm(tx, () => courseOf(tx, matterID));
      const steps =
        accountNumber === null
          ? [...course.once, ...course.atTheEnd]
          : course.years.find((one) => one.accountNumber === accountNumber)!.steps;
      return (
        steps.find((one) => one.step === step) ??
        orRefuse(refuse('step', 'This step comes when the office ends: say first that the account is the final one.'))
      );
    }),
});
