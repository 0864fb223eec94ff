import type { Block } from '@boedel/document/tree/paper';
import type { Say } from './words';

/** Labelled facts of a paper; one that is not known stands as a dash, one that has no place is `false`. */
export const factsBlock = (
  say: Say,
  facts: readonly (readonly [label: string, value: string | null] | false)[],
): Block => ({
  kind: 'facts',
  rows: facts.filter((one) => one !== false).map(([label, value]) => ({ label: say(label), value: value ?? '-' })),
});
