import type { Dictionary } from './translate-message';

const files = import.meta.glob<{ readonly af: Dictionary }>(
  [
    './af/said/fair-use.ts',
    './af/said/identity.ts',
    './af/said/inbox.ts',
    './af/said/joins.ts',
    './af/said/law.ts',
    './af/said/waiting.ts',
  ],
  { eager: true },
);

/** What the server and the rules of the first screens say. */
export const rulesMessages: Dictionary = Object.assign({}, ...Object.values(files).map(({ af }) => af));
