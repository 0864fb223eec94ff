import type { matterCalls } from '@boedel/contract/matter/matter.calls';
import { computeDayAt } from '@boedel/domain/dates/instant';
import type { OverridableFigureName } from '@boedel/domain/estate/settings';
import { findLastStageDay } from '@boedel/domain/lodging/line';
import { type MatterStatus, systemType } from '@boedel/domain/matter/kinds';
import { isCurrent } from '@boedel/domain/matter/status';
import type { Handler } from '../../platform/http/handler';
import { NotFound } from '../../platform/problems';
import { listMatterWaits } from '../waiting/wait-facts.store';
import { readEstateLine } from './line-of-estate';
import { findGlance } from './quick-glance.store';

const glanceNames: Partial<Record<OverridableFigureName, 'estateDuty' | 'projectedFees'>> = {
  estateDuty: 'estateDuty',
  executorRemuneration: 'projectedFees',
  incomeCommission: 'projectedFees',
};

/** The sticky header's figures in one statement. What cannot be worked out yet, or is not the person's to see, is null and shown as '-'. */
export const readQuickGlance: Handler<typeof matterCalls.getQuickGlance> = ({ scope, query, now }) =>
  scope.transaction(async (tx) => {
    const today = computeDayAt(now);
    const row = await findGlance(tx, query.matterID, today);
    if (!row) throw new NotFound();
    const line = await readEstateLine(tx, row, now);
    const mayWait = row.system_type === systemType.estateLate && isCurrent(row.status as MatterStatus);
    const waits = mayWait ? await listMatterWaits(tx, row.id, now) : [];
    const attention: Record<string, number> = row.overdue > 0 ? { diarymatter: row.overdue } : {};
    return {
      grossAssets: row.gross_assets_cents,
      liabilities: row.liabilities_cents,
      net: row.net_cents,
      estateDutyOrDividend: row.estate_duty_cents,
      projectedFees: row.projected_fees_cents,
      cashPosition: row.cash_position_cents,
      setByHand: [...new Set((row.by_hand ?? []).flatMap((name) => glanceNames[name] ?? []))],
      nextDeadline: row.due && { id: row.due.id, title: row.due.title, date: row.due.due_on },
      lastNote: row.note && {
        id: row.note.id,
        text: row.note.plain,
        by: row.note.person_name,
        at: row.note.created_at,
      },
      attention,
      line: line && {
        stages: line.map(({ on, ...stage }) => ({ ...stage, date: on })),
        since: findLastStageDay(line),
        waiting: { count: waits.length, due: waits.filter(({ isDue }) => isDue).length },
      },
    };
  });
