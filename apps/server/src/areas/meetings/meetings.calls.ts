import { nameMeetingType } from '@boedel/contract/meetings/offered-types';
import { meetingCalls, noticeCalls } from '@boedel/contract/meetings/meetings.calls';
import { readRecordTrail } from '../../platform/audit/read-record-trail';
import type { Tx } from '../../platform/db/database';
import { pairHandlers } from '../../platform/http/handler';
import { createPaperFile } from '../../platform/paper/paper-file';
import { createRecordHandlers } from '../../platform/record/matter-record';
import { openMatter } from '../../platform/tenancy/matter-door';
import { cancelMeeting, orderNotice, rescheduleMeeting } from './change-meeting';
import { meetingKit } from './meeting-kit';
import { meetingMatter } from '../documents/matter-of';
import { meetingStore } from './meeting.store';
import { drawNotice, readLanguage } from './notice-facts';
import type { NoticePaperFacts } from './notice.paper';

const five = createRecordHandlers(meetingKit);

export const handledMeetingCalls = pairHandlers(meetingCalls, {
  ...five,
  getbymatterid: async (asked) => {
    const { viewCancelled, skip, take, ...query } = asked.query;
    const all = await five.getbymatterid({ ...asked, query: { ...query, skip: 0 } });
    const shown = viewCancelled === true ? all : all.filter(({ status }) => status !== 'cancelled');
    return shown.slice(skip, take === undefined ? undefined : skip + take);
  },
  getlist: ({ scope, query }) =>
    scope.transaction(async (tx) => {
      const { rows, total } = await meetingStore(tx).pageOf(query);
      return { rows: rows.map(({ type, ...row }) => ({ ...row, typeName: nameMeetingType(type) })), total };
    }),
  getAuditTrailByMeetingID: ({ scope, query }) =>
    scope.transaction(async (tx) => {
      await openMatter(tx, await meetingMatter(tx, query.meetingID), 'estate');
      return readRecordTrail(tx, 'meeting_advert', query.meetingID);
    }),
  cancelmeeting: cancelMeeting,
  reschedulemeeting: rescheduleMeeting,
});

interface NoticeQuery {
  readonly meetingID: number;
  readonly medium: NoticePaperFacts['medium'];
  readonly language: 'en' | 'af';
}

async function buildPaper(tx: Tx, { meetingID, medium, language }: NoticeQuery, now: Date) {
  const matter = await openMatter(tx, await meetingMatter(tx, meetingID), 'estate');
  const row = (await meetingKit.store(tx).listOf(matter.id)).find(({ id }) => id === meetingID)!;
  const values = meetingKit.read(row);
  return drawNotice(tx, matter, values, { medium, language: readLanguage(values, medium, language), now });
}

export const handledNoticeCalls = pairHandlers(noticeCalls, {
  getNotice: ({ scope, query, now }) => scope.transaction((tx) => buildPaper(tx, query, now)),
  noticeFile: async ({ scope, query, now }) => {
    const paper = await scope.transaction((tx) => buildPaper(tx, query, now));
    return createPaperFile(paper, query.format, paper.title);
  },
  order: orderNotice,
});
