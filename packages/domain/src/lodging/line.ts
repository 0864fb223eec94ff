import type { LocalDate } from '../dates/local-date';

export type LineAwaitedParty = 'us' | 'master' | 'creditors' | 'readers';

/** A stage on the way of a matter. */
export interface StageOnEstateLine<Stage extends string = string> {
  readonly stage: Stage;
  /** Passed: a later one was reached, and of this one no day is known. */
  readonly state: 'done' | 'passed' | 'now' | 'ahead';
  /** When it was reached, where that is known. */
  readonly on: LocalDate | null;
  readonly waitsFor: LineAwaitedParty;
}

export interface LineInput<Stage extends string> {
  readonly stages: readonly Stage[];
  /** A stage is behind us once one of these happened; the first that has a day gives it. */
  readonly happenings: Readonly<Record<Stage, readonly string[]>>;
  readonly waitsFor: (stage: Stage) => LineAwaitedParty;
  /** What happened, by the event's name. */
  readonly happened: ReadonlyMap<string, LocalDate>;
  /** The matter is closed: nothing of it is ahead. */
  readonly isOver: boolean;
}

/** Where a matter is, from what happened in it. What lies before a stage that was reached is behind us; whether it was done is
 * known only where it has a day. */
export function buildStageLine<Stage extends string>({
  stages,
  happenings,
  waitsFor,
  happened,
  isOver,
}: LineInput<Stage>): StageOnEstateLine<Stage>[] {
  const days = stages.map((stage) =>
    happenings[stage].reduce<LocalDate | null>((found, event) => found ?? happened.get(event) ?? null, null),
  );
  const last = days.findLastIndex((day) => day !== null);
  return stages.map((stage, place) => ({
    stage,
    state: isOver || place <= last ? (days[place] == null ? 'passed' : 'done') : place === last + 1 ? 'now' : 'ahead',
    on: days[place] ?? null,
    waitsFor: waitsFor(stage),
  }));
}

/** The day the last stage was reached: the matter is at the one after it since then. */
export const findLastStageDay = (line: readonly StageOnEstateLine[]): LocalDate | null =>
  line.reduce<LocalDate | null>((latest, { on }) => (on && (!latest || on > latest) ? on : latest), null);
