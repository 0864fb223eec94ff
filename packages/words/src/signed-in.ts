import type { Dictionary } from './speak';

export { allSaid } from './all-said';

/** By file: one dictionary an area. */
export const dictionaries = import.meta.glob<{ readonly af: Dictionary }>(
  ['./af/*.ts', '!./af/ui.ts', '!./af/session.ts', '!./af/legal.ts'],
  { eager: true },
);
