import type { PaperBlock } from '@boedel/document/tree/paper';
import type { PaperTranslator } from './words';

/** Labelled facts of a paper; one that is not known stands as a dash, one that has no place is `false`. */
export const createFactsBlock = (
  say: PaperTranslator,
  facts: readonly (readonly [label: string, value: string | null] | false)[],
): PaperBlock => ({
  kind: 'facts',
  rows: facts.filter((one) => one !== false).map(([label, value]) => ({ label: say(label), value: value ?? '-' })),
});
