import { type Outcome, refuse } from '../law/refusal';

export const matterStatuses = { pending: 1, active: 2, closed: 3, archived: 4 } as const;
export type MatterStatus = (typeof matterStatuses)[keyof typeof matterStatuses];

const names: Record<MatterStatus, string> = { 1: 'Pending', 2: 'Active', 3: 'Closed', 4: 'Archived' };
export const statusName = (status: MatterStatus): string => names[status];

interface Move {
  readonly from: MatterStatus;
  readonly to: MatterStatus;
  readonly needsReason?: true;
}

/** The only ways a matter's status may go. */
export const statusMoves: readonly Move[] = [
  { from: 1, to: 2 },
  { from: 2, to: 1 },
  { from: 2, to: 3 },
  { from: 1, to: 3, needsReason: true },
  { from: 3, to: 2, needsReason: true },
  { from: 3, to: 4 },
  { from: 4, to: 3 },
];

export const movesFrom = (from: MatterStatus): readonly Move[] => statusMoves.filter((move) => move.from === from);

const instead = (from: MatterStatus): string => {
  const ways = movesFrom(from).map((move) => names[move.to]);
  return ways.length > 1 ? `${ways.slice(0, -1).join(', ')} or ${ways.at(-1)}` : ways.join('');
};

/** Whether a matter may go from one status to another, and what to do where it may not. */
export function moveStatus(from: MatterStatus, to: MatterStatus, reason: string | null): Outcome<MatterStatus> {
  if (from === to) return refuse('matterStatus', `The matter is ${names[from]} already.`);
  const move = statusMoves.find((one) => one.from === from && one.to === to);
  if (!move) {
    if (from === 4) return refuse('matterStatus', 'Move the matter back to Closed first; then it can be reopened.');
    return refuse('matterStatus', `A matter that is ${names[from]} can go to ${instead(from)}, not to ${names[to]}.`);
  }
  if (move.needsReason && !reason?.trim()) {
    const what = from === 3 ? 'reopen a closed matter' : 'close a matter that never became active';
    return refuse('reason', `Give a reason: it is needed to ${what}.`);
  }
  return to;
}

/** Active and Pending count as current work, Closed and Archived as history. */
export const isCurrent = (status: MatterStatus): boolean => status === 1 || status === 2;
