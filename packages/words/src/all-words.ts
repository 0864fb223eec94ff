import { allSaid } from './all-said';
import type { Dictionary } from './speak';

const files = import.meta.glob<{ readonly af: Dictionary }>('./af/*.ts', { eager: true });

/** All the Afrikaans there is: for the server, which says it on paper and in mails, and for tests. */
export const allWords: Dictionary = Object.assign({}, ...Object.values(files).map(({ af }) => af), allSaid);
