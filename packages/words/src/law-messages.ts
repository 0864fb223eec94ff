import type { Dictionary } from './translate-message';

const files = import.meta.glob<{ readonly af: Dictionary }>(
  [
    './af/said/*.ts',
    '!./af/said/fair-use.ts',
    '!./af/said/identity.ts',
    '!./af/said/inbox.ts',
    '!./af/said/joins.ts',
    '!./af/said/law.ts',
    '!./af/said/waiting.ts',
  ],
  { eager: true },
);

/** What the law and the tabs' rules say in workings and refusals: much, and not on the first screen. */
export const lawMessages: Dictionary = Object.assign({}, ...Object.values(files).map(({ af }) => af));
