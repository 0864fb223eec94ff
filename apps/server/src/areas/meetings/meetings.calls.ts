import { meetingTypeName } from '@boedel/contract/meetings/offered-types';
import { meetingCalls, noticeCalls } from '@boedel/contract/meetings/meetings.calls';
import { trailOfOne } from '../../platform/audit/trail-of-one';
import type { Tx } from '../../platform/db/database';
import { handle } from '../../platform/http/handler';
import { paperFile } from '../../platform/paper/paper-file';
import { matterRecordHandlers } from '../../platform/record/matter-record';
import { openMatter } from '../../platform/tenancy/matter-door';
import { cancelMeeting, orderNotice, rescheduleMeeting } from './change-meeting';
import { meetingKit } from './meeting-kit';
import { meetingMatter } from '../documents/matter-of';
import { meetingStore } from './meeting.store';
import { drawNotice, languageIn } from './notice-facts';
import type { NoticeOnPaper } from './notice.paper';

const five = matterRecordHandlers(meetingKit);

export const handledMeetingCalls = handle(meetingCalls, {
  ...five,
  getbymatterid: async (asked) => {
    const { viewCancelled, skip, take, ...query } = asked.query;
    const all = await five.getbymatterid({ ...asked, query: { ...query, skip: 0 } });
    const shown = viewCancelled === true ? all : all.filter(({ status }) => status !== 'cancelled');
    return shown.slice(skip, take === undefined ? undefined : skip + take);
  },
  getlist: ({ tenant, query }) =>
    tenant.transaction(async (tx) => {
      const { rows, total } = await meetingStore(tx).pageOf(query);
      return { rows: rows.map(({ type, ...row }) => ({ ...row, typeName: meetingTypeName(type) })), total };
    }),
  getAuditTrailByMeetingID: ({ tenant, query }) =>
    tenant.transaction(async (tx) => {
      await openMatter(tx, await meetingMatter(tx, query.meetingID), 'estate');
      return trailOfOne(tx, 'meeting_advert', query.meetingID);
    }),
  cancelmeeting: cancelMeeting,
  reschedulemeeting: rescheduleMeeting,
});

interface NoticeAsked {
  readonly meetingID: number;
  readonly medium: NoticeOnPaper['medium'];
  readonly language: 'en' | 'af';
}

async function paperOf(tx: Tx, { meetingID, medium, language }: NoticeAsked, now: Date) {
  const matter = await openMatter(tx, await meetingMatter(tx, meetingID), 'estate');
  const row = (await meetingKit.store(tx).listOf(matter.id)).find(({ id }) => id === meetingID)!;
  const values = meetingKit.read(row);
  return drawNotice(tx, matter, values, { medium, language: languageIn(values, medium, language), now });
}

export const handledNoticeCalls = handle(noticeCalls, {
  getNotice: ({ tenant, query, now }) => tenant.transaction((tx) => paperOf(tx, query, now)),
  noticeFile: async ({ tenant, query, now }) => {
    const paper = await tenant.transaction((tx) => paperOf(tx, query, now));
    return paperFile(paper, query.format, paper.title);
  },
  order: orderNotice,
});
