import type { Dictionary } from './translate-message';

export { rulesMessages } from './rules-messages';

/** By file: the frame around every screen, the dashboard and the frame of a matter, its people and dates. */
export const dictionaries = import.meta.glob<{ readonly af: Dictionary }>(
  [
    './af/shell.ts',
    './af/changes.ts',
    './af/inbox.ts',
    './af/assist.ts',
    './af/dashboard.ts',
    './af/matter.ts',
    './af/matter-people.ts',
    './af/parties.ts',
    './af/notes.ts',
    './af/diary.ts',
    './af/deadlines.ts',
    './af/people.ts',
  ],
  { eager: true },
);
