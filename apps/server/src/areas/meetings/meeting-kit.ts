import { meetings } from '@boedel/contract/meetings/meeting.record';
import { nameMeetingType, noticeToCreditors, listOfferedTypes } from '@boedel/contract/meetings/offered-types';
import { createCalendar } from '@boedel/domain/dates/calendar';
import { addDays } from '@boedel/domain/dates/local-date';
import { checkMeetingDays, isCreditorsMeeting } from '@boedel/domain/insolvency/creditors-meeting';
import { checkPublishingDays } from '@boedel/domain/insolvency/publishing-days';
import { collectRefusals, isRefused, type Outcome, refuse } from '@boedel/domain/law/refusal';
import { formatInEnglish } from '@boedel/domain/law/message';
import {
  checkNotice,
  computeNoticeClose,
  checkGazetteDay,
  computeGazetteCopyDay,
  findLatestPublication,
} from '@boedel/domain/notices/notice';
import { systemType } from '@boedel/domain/matter/kinds';
import { checkTrusteesTold, isTrusteesMeeting } from '@boedel/domain/trust-meetings/trustees-meeting';
import { lockCount } from '../../platform/db/lock-count';
import { createMatterRecordKit } from '../../platform/record/matter-record';
import type { Tx } from '../../platform/db/database';
import type { RecordChange } from '../../platform/record/record-rules';
import type { OpenedMatter } from '../../platform/tenancy/matter-door';
import { runAsFirm } from '../../platform/tenancy/run-as-firm';
import { listPlacedAccounts } from '../lodging/lodged.store';
import { markAnsweredDates } from '../diary/answer-dates';
import { updateMeetingEntries } from '../diary/meeting-entries';
import { updateMeetingDates } from '../trust-meetings/follow-meetings';
import { refuseIfHeld } from '../trust-meetings/stays-carried';
import { updateNoticeDays } from './follow-notices';
import { daysOpen } from './insolvency-notice.paper';
import { findLastAppearance, type MeetingValues, toNotice, readStatus } from './meeting-notice';
import { meetingStore } from './meeting.store';

/** Which account a notice says lies open: the one lodged last unless it names another; none while none was lodged. */
async function findNoticeAccount(tx: Tx, matter: OpenedMatter, asked: number | null): Promise<Outcome<number | null>> {
  const lodged = await runAsFirm(tx, () => listPlacedAccounts(tx, matter));
  if (asked === null) return lodged.at(-1)?.number ?? null;
  return lodged.some(({ number }) => number === asked)
    ? asked
    : refuse('accountNo', 'No account with this number has been lodged. Choose one from the list.');
}

const dayFields = ['gazetteDate', 'newspaperDate', 'secondNewspaperDate', 'meetingDate'] as const;
type MeetingDayValues = Pick<MeetingValues, (typeof dayFields)[number]>;
/** The days that were not there before. */
export const pickNewDays = (values: MeetingDayValues, before: MeetingDayValues | undefined): MeetingDayValues =>
  Object.fromEntries(
    dayFields.map((field) => [field, before?.[field] === values[field] ? null : values[field]]),
  ) as unknown as MeetingDayValues;

/** The statutory date that the notice of a meeting answers, by the type of the meeting. */
const noticeRules: Readonly<Record<number, string>> = { 1: 'first-meeting-notice', 2: 'second-meeting-notice' };

/** A notice of creditors that appeared is done: its date is not shown as late any more. */
async function answerMeetingNotice(
  row: MeetingValues,
  {
    tx,
    actor,
    now,
    matter,
    today,
  }: Pick<RecordChange<typeof meetings.fields>, 'tx' | 'actor' | 'now' | 'matter' | 'today'>,
): Promise<void> {
  const rule = matter.system_type === systemType.liquidation ? noticeRules[row.type] : undefined;
  const last = findLastAppearance(row);
  const hasAppeared = row.gazetteDate !== null && last !== null && last <= today;
  if (!rule || !hasAppeared || row.cancelledDate !== null) return;
  await runAsFirm(tx, () => markAnsweredDates(tx, { actor, now }, matter.id, [rule], { comesRound: false }));
}

export const meetingKit = createMatterRecordKit(meetings, {
  check: async (values, { tx, matter, country, before }) => {
    const isInsolvency = matter.system_type === systemType.liquidation;
    const notice = isInsolvency ? undefined : toNotice(values);
    if (notice) await lockCount(tx, 'notices to creditors', matter.id);
    const hasOther = await meetingStore(tx).hasOtherNotice(matter.id, before?.id);
    const isOutsourced = [values.gazetteID, values.newspaperID, values.secondNewspaperID].some((id) => id !== null);
    const offered = listOfferedTypes(matter.system_type, hasOther, isOutsourced);
    const isOffered = before?.type === values.type || offered.includes(values.type);
    const refused = collectRefusals([
      before && before.cancelledDate !== null
        ? refuse('id', 'This has been cancelled. Add a new one instead.')
        : undefined,
      isOffered
        ? undefined
        : values.type === noticeToCreditors && hasOther
          ? refuse('type', 'There is already a notice to creditors. Reschedule it, or cancel it first.')
          : refuse('type', 'This kind of matter does not need that notice. Choose one from the list.'),
      values.type === noticeToCreditors && before && before.type !== values.type && hasOther
        ? refuse('type', 'There is already a notice to creditors. Reschedule it, or cancel it first.')
        : undefined,
      notice && checkNotice(notice),
      isInsolvency ? checkMeetingDays(values) : undefined,
      // A day that was kept before is not asked again: what appeared has appeared.
      isInsolvency && isCreditorsMeeting(values.type)
        ? checkPublishingDays(createCalendar(country), pickNewDays(values, before))
        : undefined,
      isTrusteesMeeting(values.type) ? checkTrusteesTold(values) : undefined,
      before &&
      isTrusteesMeeting(before.type) &&
      (before.type !== values.type || before.meetingDate !== values.meetingDate)
        ? await refuseIfHeld(tx, before.id, 'meetingDate')
        : undefined,
    ]);
    if (refused) return refused;
    const accountNo = notice?.kind === 'account' ? await findNoticeAccount(tx, matter, values.accountNo) : null;
    if (isRefused(accountNo)) return accountNo;
    const doubt = country === 'ZA' ? checkGazetteDay(createCalendar(country), values.gazetteDate) : undefined;
    return {
      // Cancelling and ordering have calls of their own.
      values: {
        ...values,
        accountNo,
        cancelledDate: before?.cancelledDate ?? null,
        cancelReason: before?.cancelReason ?? null,
        orderedDate: before?.orderedDate ?? null,
      },
      warnings: doubt ? [{ field: 'gazetteDate', sentence: formatInEnglish(doubt) }] : [],
    };
  },
  remove: async (row, { tx, today }) =>
    readStatus(row, today) === 'published'
      ? refuse('id', 'It has already been published. Cancel it instead; the audit trail keeps what was published.')
      : ((await refuseIfHeld(tx, row.id, 'id')) ?? row),
  after: async ({ before, after }, at) => {
    await updateNoticeDays(at);
    await updateMeetingEntries(at);
    await updateMeetingDates(at, before?.meetingDate);
    if (after) await answerMeetingNotice(after, at);
  },
  adds: async (rows, { tx, matter, country, today }) => {
    const papers = await meetingStore(tx).papers(matter.id);
    const calendar = createCalendar(country);
    return rows.map((row) => {
      const isInsolvency = matter.system_type === systemType.liquidation;
      const notice = isInsolvency ? undefined : toNotice(row);
      const last = notice ? findLatestPublication(notice) : findLastAppearance(row);
      return {
        typeName: nameMeetingType(row.type),
        status: readStatus(row, today),
        latestDate: last,
        closesDate: notice
          ? computeNoticeClose(calendar, notice)
          : isInsolvency && toNotice(row)?.kind === 'account' && last
            ? addDays(last, row.periodCount ?? daysOpen)
            : null,
        gazetteCopyDate: row.gazetteDate && computeGazetteCopyDay(calendar, row.gazetteDate),
        documents: papers.get(row.id) ?? 0,
      };
    });
  },
});
