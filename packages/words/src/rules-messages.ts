import type { Dictionary } from './translate-message';

const files = import.meta.glob<{ readonly af: Dictionary }>(
  [
    './af/messages/fair-use.ts',
    './af/messages/identity.ts',
    './af/messages/inbox.ts',
    './af/messages/joins.ts',
    './af/messages/law.ts',
    './af/messages/waiting.ts',
  ],
  { eager: true },
);

/** What the server and the rules of the first screens say. */
export const rulesMessages: Dictionary = Object.assign({}, ...Object.values(files).map(({ af }) => af));
