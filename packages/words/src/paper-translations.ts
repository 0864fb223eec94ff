import type { Dictionary } from './translate-message';

const files = import.meta.glob<{ readonly af: Dictionary }>('./af/paper/*.ts', { eager: true });

/** What stands on paper alone, in the words of those who read it there: 'Nr' at the head of a column. */
export const paperTranslations: Dictionary = Object.assign({}, ...Object.values(files).map(({ af }) => af));
