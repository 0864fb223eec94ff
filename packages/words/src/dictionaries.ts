import type { Dictionary } from './speak';

/** One dictionary an area, in a chunk of its own, fetched only by people who read Afrikaans. */
export const dictionaries = import.meta.glob<{ readonly af: Dictionary }>('./af/*.ts');
export const dictionaryPath = (area: string): string => `./af/${area}.ts`;

/** What the rules and the server say, in one chunk: a sentence of one area's rule shows on another's screen. */
export const loadSaid = async (): Promise<Dictionary> => (await import('./all-said')).allSaid;
