import { currentStatuses, type MatterStatus, matterStatuses } from './kinds';
import { said, anyOf, type Said } from '../law/said';
import { type Outcome, refuse } from '../law/refusal';

const { pending, active, closed, archived } = matterStatuses;

const names: Record<MatterStatus, string> = {
  [matterStatuses.pending]: 'Pending',
  [matterStatuses.active]: 'Active',
  [matterStatuses.closed]: 'Closed',
  [matterStatuses.archived]: 'Archived',
};
export const statusName = (status: MatterStatus): string => names[status];

interface Move {
  readonly from: MatterStatus;
  readonly to: MatterStatus;
  readonly needsReason?: true;
}

/** The only ways a matter's status may go. */
export const statusMoves: readonly Move[] = [
  { from: pending, to: active },
  { from: active, to: pending },
  { from: active, to: closed },
  { from: pending, to: closed, needsReason: true },
  { from: closed, to: active, needsReason: true },
  { from: closed, to: archived },
  { from: archived, to: closed },
];

export const movesFrom = (from: MatterStatus): readonly Move[] => statusMoves.filter((move) => move.from === from);

const instead = (from: MatterStatus): Said => anyOf(movesFrom(from).map((move) => names[move.to]));

/** Whether a matter may go from one status to another, and what to do where it may not. */
export function moveStatus(from: MatterStatus, to: MatterStatus, reason: string | null): Outcome<MatterStatus> {
  if (from === to)
    return refuse('matterStatus', said('The matter is {status} already.', { status: said(names[from]) }));
  const move = statusMoves.find((one) => one.from === from && one.to === to);
  if (!move) {
    if (from === archived)
      return refuse('matterStatus', 'Move the matter back to Closed first; then it can be reopened.');
    return refuse(
      'matterStatus',
      said('A matter that is {from} can go to {ways}, not to {to}.', {
        from: said(names[from]),
        ways: instead(from),
        to: said(names[to]),
      }),
    );
  }
  if (move.needsReason && !reason?.trim()) {
    const what = from === closed ? 'reopen a closed matter' : 'close a matter that never became active';
    return refuse('reason', said('Give a reason: it is needed to {what}.', { what: said(what) }));
  }
  return to;
}

/** Active and Pending count as current work, Closed and Archived as history. */
export const isCurrent = (status: MatterStatus): boolean => currentStatuses.includes(status);
