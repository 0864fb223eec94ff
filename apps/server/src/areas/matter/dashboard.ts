import { formatInEnglish } from '@boedel/domain/law/message';
import type { matterCalls } from '@boedel/contract/matter/matter.calls';
import { computeDayAt } from '@boedel/domain/dates/instant';
import { listFairUseWarnings } from '@boedel/domain/matter/fair-use';
import { type Cents, plus } from '@boedel/domain/money/cents';
import type { Handler } from '../../platform/http/handler';
import { readMyDay } from './my-day';
import { fairUseLimits } from './change-status';
import { type DashboardDueRow, dashboardStore } from './dashboard.store';

/** Null is 'not known', which adds nothing; two unknowns stay unknown. */
export const addKnown = (a: Cents | null, b: Cents | null): Cents | null =>
  a === null ? b : b === null ? a : plus(a, b);

const mostDue = 100;

const presentDue = ({ matter_id, due_on, assigned_name, ...row }: DashboardDueRow) => ({
  ...row,
  matterID: matter_id,
  date: due_on,
  assignedName: assigned_name,
});

export const getDue: Handler<typeof matterCalls.getDue> = ({ scope, actor, query, now }) =>
  scope.transaction(async (tx) => {
    const store = dashboardStore(tx, actor.systemType);
    return (await store.due(query.when, query.mine === 'true', computeDayAt(now, 'ZA'), mostDue)).map(presentDue);
  });

export const readDashboard: Handler<typeof matterCalls.dashboard> = ({ scope, actor, now }) =>
  scope.transaction(async (tx) => {
    const store = dashboardStore(tx, actor.systemType);
    const today = computeDayAt(now, 'ZA');
    const isAdmin = actor.roles.includes('Admin');
    // None of these depends on another's answer, so they are sent together, in one round trip.
    const [counts, attention, ofFirm, country, byMonth, due, watched, recent, myDay] = await Promise.all([
      store.counts(),
      store.attention(today),
      isAdmin ? store.ofFirm() : undefined,
      store.countryOfFirm(),
      store.byMonth(today),
      store.due('soon', false, today, mostDue),
      store.watched(),
      store.recent(),
      readMyDay(tx, actor, today, now),
    ]);
    const warnings = ofFirm ? listFairUseWarnings(ofFirm, fairUseLimits) : [];
    return {
      counts: {
        all: counts.all,
        active: counts.active,
        pending: counts.pending,
        closed: counts.closed,
        archived: counts.archived,
      },
      country,
      assetValue: counts.asset_value,
      projectedFees: addKnown(counts.fee_asset, counts.fee_income),
      byMonth,
      due: due.map(presentDue),
      dueCounts: {
        soon: attention.soon,
        overdue: attention.overdue,
        week: attention.week,
        month: attention.month,
        mine: attention.mine,
      },
      watched: watched.map(({ status, ...rest }) => ({ ...rest, matterStatus: status })),
      recent: recent.map(({ opened_at, ...rest }) => ({ ...rest, openedAt: opened_at })),
      withoutNextDate: attention.without_date,
      myDay,
      warnings: warnings.map(formatInEnglish),
      said: warnings,
    };
  });
