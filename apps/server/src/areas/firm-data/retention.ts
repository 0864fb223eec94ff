import { constants } from '@boedel/contract/fixed/constants';
import type { firmDataCalls } from '@boedel/contract/firm-data/firm-data.calls';
import { computeDayAt } from '@boedel/domain/dates/instant';
import { type Country, findCountry, defaultCountry } from '@boedel/domain/law/country';
import { computeRetention } from '@boedel/domain/matter/retention';
import { computeDeletionDay } from '@boedel/domain/session/termination';
import type { Handler } from '../../platform/http/handler';
import { archivesKeptDays } from './export-job';
import { type ClosedMatterRow, listClosedMatters, readNotice } from './notice.store';

type RetentionCalls = typeof firmDataCalls;

function presentClosedMatter(row: ClosedMatterRow, now: Date) {
  const country: Country = findCountry(row.country) ?? defaultCountry;
  const closedOn = computeDayAt(new Date(row.closed_at), country);
  const { until, section } = computeRetention(closedOn, { systemType: row.system_type, country });
  return {
    id: row.id,
    reference: row.reference,
    name: row.name,
    closedOn,
    keepUntil: until,
    section,
    mayBeDestroyed: computeDayAt(now, country) > until,
  };
}

export const listRetainedMatters: Handler<RetentionCalls['getretainedmatters']> = ({ scope, query, now }) =>
  scope.transaction(async (tx) => {
    const matters = await listClosedMatters(tx, query.searchString);
    const page = matters.slice(query.skip, query.skip + query.take);
    return { rows: page.map((row) => presentClosedMatter(row, now)), total: matters.length };
  });

export const readRetention: Handler<RetentionCalls['getretention']> = ({ scope, now }) =>
  scope.transaction(async (tx) => {
    const notice = await readNotice(tx);
    const matters = await listClosedMatters(tx);
    return {
      terminatesOn: notice.end,
      deletableFrom: notice.end && computeDeletionDay(notice.end, constants.dataAccessAfterTerminationDays),
      noticeFrom: notice.notice_from,
      noticeBy: notice.notice_by,
      mattersPastKeeping: matters.filter((row) => presentClosedMatter(row, now).mayBeDestroyed).length,
      archivesKeptDays,
      signInsKeptDays: 30,
    };
  });
