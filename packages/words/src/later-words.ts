import type { Dictionary } from './speak';

/** By file: every area that no other piece names, most of them tabs of a matter. No first screen waits for them. */
export const dictionaries = import.meta.glob<{ readonly af: Dictionary }>(
  [
    './af/*.ts',
    '!./af/ui.ts',
    '!./af/session.ts',
    '!./af/legal.ts',
    '!./af/client-view.ts',
    '!./af/shell.ts',
    '!./af/changes.ts',
    '!./af/inbox.ts',
    '!./af/assist.ts',
    '!./af/dashboard.ts',
    '!./af/matter.ts',
    '!./af/matter-people.ts',
    '!./af/parties.ts',
    '!./af/notes.ts',
    '!./af/diary.ts',
    '!./af/deadlines.ts',
    '!./af/people.ts',
    '!./af/account.ts',
    '!./af/audit-trail.ts',
    '!./af/directories.ts',
    '!./af/faq.ts',
    '!./af/firm.ts',
    '!./af/intermediaries.ts',
    '!./af/system-changes.ts',
    '!./af/users.ts',
  ],
  { eager: true },
);
