import { type AccountKind, nameAccount } from '@boedel/domain/accounts/account-kinds';
import { computeDayAt } from '@boedel/domain/dates/instant';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { findCountry } from '@boedel/domain/law/country';
import { type AccountStep, findAccountCourse, findAccountStepEvent } from '@boedel/domain/lodging/step-courses';
import type { Tx } from '../../platform/db/database';
import { tableStore } from '../../platform/db/rows';
import { sql } from '../../platform/db/sql';
import { c, firmTable, type RowOf } from '../../platform/db/table';
import type { OpenedMatter } from '../../platform/tenancy/matter-door';
import { readEvents } from '../diary/matter-event.store';
import { type LodgedAccountRow, listPlacedAccounts, readAccountKind } from '../lodging/lodged.store';

export const stepTable = firmTable('estate_step', {
  matter_id: c.id,
  /** The number of the account it is a step of; 0 where it is one of the estate. */
  account_no: c.int,
  step: c.text,
  is_not_needed: c.flag,
  note: c.text.orNull,
  /** Of an account before the last one: the day of the last one is an event of the matter. */
  done_on: c.day.orNull,
  /** Until when it lay open; likewise. */
  ends_on: c.day.orNull,
});
export type AccountStepRow = RowOf<typeof stepTable>;
const stepStore = (tx: Tx) => tableStore(tx, stepTable);
export const listMatterSteps = (tx: Tx, matterId: number): Promise<AccountStepRow[]> =>
  stepStore(tx).list(sql`matter_id = ${matterId}`);

/** An account that was lodged, and how far it came. */
export interface AccountProgress {
  readonly row: LodgedAccountRow;
  readonly kind: AccountKind;
  /** As a sentence names it: Second and final account … */
  readonly title: string;
  readonly generatedOn: LocalDate;
  /** The days of the matter are those of this one. */
  readonly isLast: boolean;
  /** An amended one took its place. */
  readonly isReplaced: boolean;
  /** What happened to it, by the event's name. */
  readonly happened: ReadonlyMap<string, LocalDate>;
  readonly inspectionEnds: LocalDate | null;
}

/** Keeps the day of a step of an account that is not the last one. */
export async function saveStepDay(
  tx: Tx,
  matterId: number,
  accountNo: number,
  step: AccountStep,
  values: Partial<Pick<AccountStepRow, 'done_on' | 'ends_on' | 'is_not_needed' | 'note'>>,
): Promise<{ readonly before?: AccountStepRow; readonly after: AccountStepRow }> {
  const store = stepStore(tx);
  const [before] = await store.list(sql`matter_id = ${matterId} and account_no = ${accountNo} and step = ${step}`);
  return before
    ? { before, after: await store.change(before.id, before.version, values) }
    : { after: await store.insert({ matter_id: matterId, account_no: accountNo, step, ...values }) };
}

const readInspectionEnd = async (tx: Tx, matterId: number, rule: string): Promise<LocalDate | null> =>
  (
    await tx.one<{ on: LocalDate | null }>(
      sql`select max(due_on) as on from diary_entry where matter_id = ${matterId} and rule = ${rule}`,
    )
  ).on;

/** The accounts of an estate, oldest first, each with its own days; with `today`, only days that are behind us. */
export async function listAccountProgress(tx: Tx, matter: OpenedMatter, today?: LocalDate): Promise<AccountProgress[]> {
  const rows = await listPlacedAccounts(tx, matter);
  if (rows.length === 0) return [];
  const steps = await listMatterSteps(tx, matter.id);
  const { events, inspection } = findAccountCourse(matter.system_type);
  const ofMatter = [...(await readEvents(tx, matter.id)).values()].flatMap(({ event, date, isDone }) =>
    isDone && events.has(event) ? [[event as string, date] as const] : [],
  );
  const last = rows.at(-1);
  return Promise.all(
    rows.map(async (row) => {
      const isLast = row === last;
      const kind = readAccountKind(row);
      const own = steps.filter(({ account_no }) => account_no === row.number);
      const generatedOn = computeDayAt(new Date(row.created_at), findCountry(matter.country));
      return {
        row,
        kind,
        title: nameAccount(kind),
        generatedOn,
        isLast,
        isReplaced: rows.some(({ number, sequence }) => number > row.number && sequence === row.sequence),
        happened: new Map<string, LocalDate>([
          ['accountGenerated', generatedOn],
          ...(isLast
            ? ofMatter
            : own.flatMap(({ step, done_on }) => {
                const event = findAccountStepEvent(step);
                return event && done_on && (!today || done_on <= today) ? [[event, done_on] as const] : [];
              })),
        ]),
        inspectionEnds: isLast
          ? await readInspectionEnd(tx, matter.id, inspection.rule)
          : (own.find(({ step }) => step === inspection.step)?.ends_on ?? null),
      };
    }),
  );
}
