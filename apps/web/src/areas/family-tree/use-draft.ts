import { useState } from 'react';
import type { Draft } from './family-draft';

const longest = 100;

interface Kept {
  readonly draft: Draft;
  readonly before: readonly Draft[];
}

/** The drawing with every step behind it, so that each can be undone. */
export function useDraft(stored: Draft) {
  const [kept, keep] = useState<Kept>({ draft: stored, before: [] });
  return {
    draft: kept.draft,
    steps: kept.before.length,
    change: (draft: Draft): void => keep({ draft, before: [...kept.before.slice(1 - longest), kept.draft] }),
    undo: (): void => {
      const last = kept.before.at(-1);
      if (last) keep({ draft: last, before: kept.before.slice(0, -1) });
    },
    /** Another drawing from here on, or, as a step, an earlier one again. */
    begin: (draft: Draft, asStep = false): void =>
      keep((now) => ({ draft, before: asStep ? [...now.before.slice(1 - longest), now.draft] : [] })),
  };
}
