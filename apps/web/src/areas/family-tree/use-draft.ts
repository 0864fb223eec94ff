import { useState } from 'react';
import type { FamilyDraft } from './family-draft';

const longest = 100;

interface DraftHistory {
  readonly draft: FamilyDraft;
  readonly before: readonly FamilyDraft[];
}

/** The drawing with every step behind it, so that each can be undone. */
export function useDraft(stored: FamilyDraft) {
  const [kept, setKept] = useState<DraftHistory>({ draft: stored, before: [] });
  return {
    draft: kept.draft,
    steps: kept.before.length,
    change: (draft: FamilyDraft): void => setKept({ draft, before: [...kept.before.slice(1 - longest), kept.draft] }),
    undo: (): void => {
      const last = kept.before.at(-1);
      if (last) setKept({ draft: last, before: kept.before.slice(0, -1) });
    },
    /** Another drawing from here on, or, as a step, an earlier one again. */
    begin: (draft: FamilyDraft, asStep = false): void =>
      setKept((now) => ({ draft, before: asStep ? [...now.before.slice(1 - longest), now.draft] : [] })),
  };
}
