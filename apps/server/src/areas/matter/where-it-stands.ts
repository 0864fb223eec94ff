import { eventOfMilestone } from '@boedel/contract/matter/matter-events';
import { plainLine, plainSteps, type WaitedFor } from '@boedel/contract/milestones/plain-steps';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { sinceOnLine } from '@boedel/domain/lodging/line';
import type { MatterStatus, SystemType } from '@boedel/domain/matter/kinds';
import { isCurrent } from '@boedel/domain/matter/status';
import type { Tx } from '../../platform/db/database';
import type { OpenedMatter } from '../../platform/tenancy/matter-door';
import { eventsOf } from '../diary/matter-event.store';
import { lineOf } from './line-of-estate';

export interface PlainStep {
  readonly words: string;
  readonly waitsFor: WaitedFor;
  readonly date: LocalDate | null;
  readonly state: 'done' | 'now' | 'ahead';
}

/** The steps of a matter for somebody who has no law: what happened, what is next and who is waited for. */
export async function whereItStands(
  tx: Tx,
  matter: OpenedMatter,
  now: Date,
): Promise<{ isOver: boolean; steps: PlainStep[]; since: LocalDate | null }> {
  const isOver = !isCurrent(matter.status as MatterStatus);
  const line = await lineOf(tx, matter, now);
  // An estate shows the line that the firm sees, in plain words.
  if (line) {
    const steps = line.map(({ stage, state, on, waitsFor }) => ({
      words: plainLine[stage],
      waitsFor: waitsFor as WaitedFor,
      date: on,
      state,
    }));
    return { isOver, steps, since: sinceOnLine(line) };
  }
  const events = await eventsOf(tx, matter.id);
  const steps = plainSteps[matter.system_type as SystemType];
  const reached = steps.map((_, index) => {
    const event = eventOfMilestone(matter.system_type, index + 1);
    const kept = event ? events.get(event) : undefined;
    return kept?.isDone ? kept.date : null;
  });
  // What lies before a step that was reached is behind us too, marked or not.
  const last = reached.findLastIndex((date) => date !== null);
  return {
    isOver,
    steps: steps.map(([words, waitsFor], index) => ({
      words,
      waitsFor,
      date: reached[index] ?? null,
      state: index <= last || isOver ? 'done' : index === last + 1 ? 'now' : 'ahead',
    })),
    since: reached.reduce((latest, date) => (date && (!latest || date > latest) ? date : latest), null),
  };
}
