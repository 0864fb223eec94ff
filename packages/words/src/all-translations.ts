import { allMessages } from './all-messages';
import type { Dictionary } from './translate-message';

const files = import.meta.glob<{ readonly af: Dictionary }>('./af/*.ts', { eager: true });

/** All the Afrikaans there is: for the server, which says it on paper and in mails, and for tests. */
export const allTranslations: Dictionary = Object.assign({}, ...Object.values(files).map(({ af }) => af), allMessages);
