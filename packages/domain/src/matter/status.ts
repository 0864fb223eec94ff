import { currentStatuses, type MatterStatus, matterStatuses } from './kinds';
import { message, anyOf, type Message } from '../law/message';
import { isRefused, type Outcome, refuse } from '../law/refusal';

const { pending, active, closed, archived } = matterStatuses;

const names: Record<MatterStatus, string> = {
  [matterStatuses.pending]: 'Pending',
  [matterStatuses.active]: 'Active',
  [matterStatuses.closed]: 'Closed',
  [matterStatuses.archived]: 'Archived',
};
export const nameStatus = (status: MatterStatus): string => names[status];

interface StatusMove {
  readonly from: MatterStatus;
  readonly to: MatterStatus;
  readonly needsReason?: true;
}

/** The only ways a matter's status may go. */
export const statusMoves: readonly StatusMove[] = [
  { from: pending, to: active },
  { from: active, to: pending },
  { from: active, to: closed },
  { from: pending, to: closed, needsReason: true },
  { from: closed, to: active, needsReason: true },
  { from: closed, to: archived },
  { from: archived, to: closed },
];

export const listMovesFrom = (from: MatterStatus): readonly StatusMove[] =>
  statusMoves.filter((move) => move.from === from);

const describeAllowedMoves = (from: MatterStatus): Message => anyOf(listMovesFrom(from).map((move) => names[move.to]));

/** Whether a matter may go from one status to another at all, and what to do where it may not. */
export function checkStatusMove(from: MatterStatus, to: MatterStatus): Outcome<StatusMove> {
  if (from === to)
    return refuse('matterStatus', message('The matter is {status} already.', { status: message(names[from]) }));
  const move = statusMoves.find((one) => one.from === from && one.to === to);
  if (!move) {
    if (from === archived)
      return refuse('matterStatus', 'Move the matter back to Closed first; then it can be reopened.');
    return refuse(
      'matterStatus',
      message('A matter that is {from} can go to {ways}, not to {to}.', {
        from: message(names[from]),
        ways: describeAllowedMoves(from),
        to: message(names[to]),
      }),
    );
  }
  return move;
}

/** The same for whoever chooses on a screen, where unusual moves need a reason. */
export function moveStatus(from: MatterStatus, to: MatterStatus, reason: string | null): Outcome<MatterStatus> {
  const move = checkStatusMove(from, to);
  if (isRefused(move)) return move;
  if (move.needsReason && !reason?.trim()) {
    const what = from === closed ? 'reopen a closed matter' : 'close a matter that never became active';
    return refuse('reason', message('Enter a reason to {what}.', { what: message(what) }));
  }
  return to;
}

/** Active and Pending count as current work, Closed and Archived as history. */
export const isCurrent = (status: MatterStatus): boolean => currentStatuses.includes(status);
