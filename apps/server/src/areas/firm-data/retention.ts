import { constants } from '@boedel/contract/fixed/constants';
import type { firmDataCalls } from '@boedel/contract/firm-data/firm-data.calls';
import { dayAt } from '@boedel/domain/dates/instant';
import { type Country, countryNamed, defaultCountry } from '@boedel/domain/law/country';
import { keepUntil } from '@boedel/domain/matter/retention';
import { deletionAfter } from '@boedel/domain/session/termination';
import type { Handler } from '../../platform/http/handler';
import { archivesKeptDays } from './export-job';
import { type ClosedMatter, closedMatters, noticeOfFirm } from './notice.store';

type Calls = typeof firmDataCalls;

function present(row: ClosedMatter, now: Date) {
  const country: Country = countryNamed(row.country) ?? defaultCountry;
  const closedOn = dayAt(new Date(row.closed_at), country);
  const { until, section } = keepUntil(closedOn, { systemType: row.system_type, country });
  return {
    id: row.id,
    reference: row.reference,
    name: row.name,
    closedOn,
    keepUntil: until,
    section,
    mayBeDestroyed: dayAt(now, country) > until,
  };
}

export const getretainedmatters: Handler<Calls['getretainedmatters']> = ({ tenant, query, now }) =>
  tenant.transaction(async (tx) => {
    const matters = await closedMatters(tx, query.searchString);
    const page = matters.slice(query.skip, query.skip + query.take);
    return { rows: page.map((row) => present(row, now)), total: matters.length };
  });

export const getretention: Handler<Calls['getretention']> = ({ tenant, now }) =>
  tenant.transaction(async (tx) => {
    const notice = await noticeOfFirm(tx);
    const matters = await closedMatters(tx);
    return {
      terminatesOn: notice.end,
      deletableFrom: notice.end && deletionAfter(notice.end, constants.dataAccessAfterTerminationDays),
      noticeFrom: notice.notice_from,
      noticeBy: notice.notice_by,
      mattersPastKeeping: matters.filter((row) => present(row, now).mayBeDestroyed).length,
      archivesKeptDays,
      signInsKeptDays: 30,
    };
  });
