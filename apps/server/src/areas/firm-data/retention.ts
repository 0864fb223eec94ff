import { constants } from '@boedel/contract/fixed/constants';
import type { firmDataCalls } from '@boedel/contract/firm-data/firm-data.calls';
import { dayAt } from '@boedel/domain/dates/instant';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { type Country, countryNamed, defaultCountry } from '@boedel/domain/law/country';
import { keepUntil } from '@boedel/domain/matter/retention';
import { deletionAfter } from '@boedel/domain/session/termination';
import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';
import type { Handler } from '../../platform/http/handler';
import { archivesKeptDays } from './export-job';
import { isPast } from '../../platform/db/matter-status';

type Calls = typeof firmDataCalls;

interface ClosedMatter {
  readonly id: number;
  readonly reference: string;
  readonly name: string;
  readonly system_type: number;
  readonly country: string;
  readonly closed_at: string;
}

/**
 * A firm has at most a few thousand; the oldest first, which are the first that may go. Of every type, whichever the
 * administrator works in: how long papers are kept and what a firm takes along when it leaves is the firm's duty as a
 * whole, and a type nobody works in any more must not be forgotten. The calls are the Admin's alone.
 */
const closedMatters = (tx: Tx, searchString = ''): Promise<ClosedMatter[]> =>
  tx.rows(sql`select id, reference, name, system_type, country, closed_at from matter
    where ${isPast()} and closed_at is not null
      and strpos(plain_text(reference || ' ' || name), plain_text(${searchString})) > 0 order by closed_at, id`);

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
    const notice = await tx.one<{
      end: LocalDate | null;
      notice_from: 'firm' | 'provider' | null;
      notice_by: string | null;
    }>(sql`select terminates_on as "end", notice_from, notice_by from intermediary where id = app_firm()`);
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
