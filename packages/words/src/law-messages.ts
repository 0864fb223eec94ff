import type { Dictionary } from './translate-message';

const files = import.meta.glob<{ readonly af: Dictionary }>(
  [
    './af/messages/*.ts',
    '!./af/messages/fair-use.ts',
    '!./af/messages/identity.ts',
    '!./af/messages/inbox.ts',
    '!./af/messages/joins.ts',
    '!./af/messages/law.ts',
    '!./af/messages/waiting.ts',
  ],
  { eager: true },
);

/** What the law and the tabs' rules say in workings and refusals: much, and not on the first screen. */
export const lawMessages: Dictionary = Object.assign({}, ...Object.values(files).map(({ af }) => af));
