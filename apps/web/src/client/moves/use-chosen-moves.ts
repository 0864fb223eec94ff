import { useState } from 'react';
import type { StatutoryMove } from './move';

/** Every move but those of dates put by hand, until the person says otherwise. */
export function useChosenMoves(moves: readonly StatutoryMove[]) {
  const [said, setSaid] = useState<Readonly<Record<string, boolean>>>({});
  const isChosen = ({ rule, isFixed }: StatutoryMove): boolean => said[rule] ?? !isFixed;
  const chosen = moves.filter(isChosen);
  return {
    chosen: new Set(chosen.map(({ rule }) => rule)),
    wanted: chosen.map(({ rule, to }) => ({ rule, to })),
    choose: (rule: string, is: boolean): void => setSaid({ ...said, [rule]: is }),
  };
}
