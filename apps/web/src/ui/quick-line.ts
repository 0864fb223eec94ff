import { useRef, useState } from 'react';

/** One line that is typed, sent, and typed again. */
export interface QuickLine<T> {
  readonly typed: T;
  readonly type: (change: Partial<T>) => void;
  /** Sends the line and clears it at once. */
  readonly send: () => void;
}

/**
 * The next line can be typed while the last is being saved. What is refused comes back as it was typed, and what was
 * begun meanwhile waits until that is mended.
 */
export function useQuickLine<T extends object>(begin: T, save: (line: T) => Promise<unknown>): QuickLine<T> {
  const [typed, setTyped] = useState(begin);
  const now = useRef(begin);
  const waiting = useRef<T[]>([]);
  const setLine = (line: T): void => {
    now.current = line;
    setTyped(line);
  };
  const isBegun = (line: T): boolean => (Object.keys(begin) as (keyof T)[]).some((key) => line[key] !== begin[key]);
  return {
    typed,
    type: (change) => setLine({ ...now.current, ...change }),
    send: () => {
      const line = now.current;
      setLine(waiting.current.pop() ?? begin);
      save(line).catch(() => {
        if (isBegun(now.current)) waiting.current.push(now.current);
        setLine(line);
      });
    },
  };
}
