import { inEnglish } from '@boedel/domain/law/said';
import type { matterCalls } from '@boedel/contract/matter/matter.calls';
import { dayAt } from '@boedel/domain/dates/instant';
import { fairUseWarnings } from '@boedel/domain/matter/fair-use';
import { type Cents, plus } from '@boedel/domain/money/cents';
import type { Handler } from '../../platform/http/handler';
import { myDay } from './my-day';
import { fairUseLimits } from './change-status';
import { type DueRow, dashboardStore } from './dashboard.store';

/** Null is 'not known', which adds nothing; two unknowns stay unknown. */
export const knownSum = (a: Cents | null, b: Cents | null): Cents | null =>
  a === null ? b : b === null ? a : plus(a, b);

const mostDue = 100;

const presentDue = ({ matter_id, due_on, assigned_name, ...row }: DueRow) => ({
  ...row,
  matterID: matter_id,
  date: due_on,
  assignedName: assigned_name,
});

export const getDue: Handler<typeof matterCalls.getDue> = ({ tenant, actor, query, now }) =>
  tenant.transaction(async (tx) => {
    const store = dashboardStore(tx, actor.systemType);
    return (await store.due(query.when, query.mine === 'true', dayAt(now, 'ZA'), mostDue)).map(presentDue);
  });

export const dashboard: Handler<typeof matterCalls.dashboard> = ({ tenant, actor, now }) =>
  tenant.transaction(async (tx) => {
    const store = dashboardStore(tx, actor.systemType);
    const today = dayAt(now, 'ZA');
    const counts = await store.counts();
    const attention = await store.attention(today);
    const isAdmin = actor.roles.includes('Admin');
    const warnings = isAdmin ? fairUseWarnings(await store.ofFirm(), fairUseLimits) : [];
    return {
      counts: {
        all: counts.all,
        active: counts.active,
        pending: counts.pending,
        closed: counts.closed,
        archived: counts.archived,
      },
      assetValue: counts.asset_value,
      projectedFees: knownSum(counts.fee_asset, counts.fee_income),
      byMonth: await store.byMonth(today),
      due: (await store.due('soon', false, today, mostDue)).map(presentDue),
      dueCounts: {
        soon: attention.soon,
        overdue: attention.overdue,
        week: attention.week,
        month: attention.month,
        mine: attention.mine,
      },
      watched: (await store.watched()).map(({ status, ...rest }) => ({ ...rest, matterStatus: status })),
      recent: (await store.recent()).map(({ opened_at, ...rest }) => ({ ...rest, openedAt: opened_at })),
      withoutNextDate: attention.without_date,
      myDay: await myDay(tx, actor, today, now),
      warnings: warnings.map(inEnglish),
      said: warnings,
    };
  });
