import type { Dictionary } from './translate-message';

/** By file: the firm's own pages, its lists, people and trail. */
export const dictionaries = import.meta.glob<{ readonly af: Dictionary }>(
  [
    './af/account.ts',
    './af/audit-trail.ts',
    './af/directories.ts',
    './af/faq.ts',
    './af/firm.ts',
    './af/intermediaries.ts',
    './af/rates.ts',
    './af/system-changes.ts',
    './af/users.ts',
  ],
  { eager: true },
);
