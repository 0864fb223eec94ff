import { isLocalDate } from '@boedel/domain/dates/local-date';
import { useState } from 'react';

/** A day half typed stays in its field; a whole one goes into the address. */
export function useWholeDay(asked: string, ask: (day: string) => void): [unknown, (typed: unknown) => void] {
  const [typed, setTyped] = useState<unknown>(asked);
  return [
    typed,
    (next) => {
      setTyped(next);
      if (next === null) ask('');
      else if (typeof next === 'string' && isLocalDate(next)) ask(next);
    },
  ];
}
