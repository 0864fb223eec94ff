import type { matterCalls } from '@boedel/contract/matter/matter.calls';
import { eventOfMilestone } from '@boedel/contract/matter/matter-events';
import { plainLine, plainSteps, type WaitedFor } from '@boedel/contract/milestones/plain-steps';
import { sinceOnLine } from '@boedel/domain/lodging/line';
import type { MatterStatus, SystemType } from '@boedel/domain/matter/kinds';
import { isCurrent } from '@boedel/domain/matter/status';
import { fullName } from '@boedel/domain/parties/party-name';
import type { Handler } from '../../platform/http/handler';
import { openMatter } from '../../platform/tenancy/matter-door';
import { eventsOf } from '../diary/matter-events';
import { aroundMatter } from './client-view.store';
import { lineOf } from './line-of-estate';

/** Where the matter stands, for somebody who has no law and none of our tasks: what happened, what is next, whom to call. */
export const clientView: Handler<typeof matterCalls.getClientView> = ({ tenant, actor, query, now }) =>
  tenant.transaction(async (tx) => {
    const matter = await openMatter(tx, query.matterID);
    const events = await eventsOf(tx, matter.id);
    const around = await aroundMatter(tx, matter.id);
    const steps = plainSteps[matter.system_type as SystemType];
    const reached = steps.map((_, index) => {
      const event = eventOfMilestone(matter.system_type, index + 1);
      const kept = event ? events.get(event) : undefined;
      return kept?.isDone ? kept.date : null;
    });
    // What lies before a step that was reached is behind us too, marked or not.
    const last = reached.findLastIndex((date) => date !== null);
    const isOver = !isCurrent(matter.status as MatterStatus);
    const line = await lineOf(tx, matter, now);
    const byMilestone = steps.map(([words, waitsFor], index) => ({
      words,
      waitsFor,
      date: reached[index] ?? null,
      state: index <= last || isOver ? ('done' as const) : index === last + 1 ? ('now' as const) : ('ahead' as const),
    }));
    const since = reached.reduce((latest, date) => (date && (!latest || date > latest) ? date : latest), null);
    return {
      id: matter.id,
      systemTypeID: matter.system_type,
      reference: matter.reference,
      calledName: fullName(around),
      reader: actor.fullName,
      isOver,
      // An estate shows the line that the firm sees, in plain words.
      steps: line
        ? line.map(({ stage, state, on, waitsFor }) => ({
            words: plainLine[stage],
            waitsFor: waitsFor as WaitedFor,
            date: on,
            state,
          }))
        : byMilestone,
      since: line ? sinceOnLine(line) : since,
      firm: around.firm,
      contact: { name: around.responsible, phone: around.phone, email: around.email },
    };
  });
