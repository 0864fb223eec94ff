import { findEventOfMilestone } from '@boedel/contract/matter/matter-events';
import { plainLine, plainSteps, type AwaitedParty } from '@boedel/contract/milestones/plain-steps';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { findLastStageDay } from '@boedel/domain/lodging/line';
import type { MatterStatus, SystemType } from '@boedel/domain/matter/kinds';
import { isCurrent } from '@boedel/domain/matter/status';
import type { Tx } from '../../platform/db/database';
import type { OpenedMatter } from '../../platform/tenancy/matter-door';
import { readEvents } from '../diary/matter-event.store';
import { readEstateLine } from './line-of-estate';

export interface PlainEstateStep {
  readonly words: string;
  readonly waitsFor: AwaitedParty;
  readonly date: LocalDate | null;
  readonly state: 'done' | 'passed' | 'now' | 'ahead';
}

/** What lies behind a later step, yet has no day of its own, nobody wrote down: a client is not told that it was done. */
const isKnown = ({ state, date }: PlainEstateStep): boolean =>
  state !== 'passed' && (state !== 'done' || date !== null);

/** The steps of a matter for somebody who has no law: what happened, what is next and who is waited for. */
export async function readMatterSteps(
  tx: Tx,
  matter: OpenedMatter,
  now: Date,
): Promise<{ isOver: boolean; steps: PlainEstateStep[]; since: LocalDate | null }> {
  const isOver = !isCurrent(matter.status as MatterStatus);
  const line = await readEstateLine(tx, matter, now);
  // An estate shows the line that the firm sees, in plain words.
  if (line) {
    const steps = line.map(({ stage, state, on, waitsFor }) => ({
      words: plainLine[stage],
      waitsFor: waitsFor as AwaitedParty,
      date: on,
      state,
    }));
    return { isOver, steps: steps.filter(isKnown), since: findLastStageDay(line) };
  }
  const events = await readEvents(tx, matter.id);
  const steps = plainSteps[matter.system_type as SystemType];
  const reached = steps.map((_, index) => {
    const event = findEventOfMilestone(matter.system_type, index + 1);
    const kept = event ? events.get(event) : undefined;
    return kept?.isDone ? kept.date : null;
  });
  // What lies before a step that was reached is behind us too, marked or not.
  const last = reached.findLastIndex((date) => date !== null);
  return {
    isOver,
    steps: steps
      .map(([words, waitsFor], index) => ({
        words,
        waitsFor,
        date: reached[index] ?? null,
        state: index <= last || isOver ? ('done' as const) : index === last + 1 ? ('now' as const) : ('ahead' as const),
      }))
      .filter(isKnown),
    since: reached.reduce((latest, date) => (date && (!latest || date > latest) ? date : latest), null),
  };
}
