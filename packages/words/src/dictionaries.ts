import type { Dictionary } from './speak';

/** Small pieces of their own: what is said before somebody is in, and what a client alone reads. */
const apart: Readonly<Record<string, () => Promise<{ readonly af: Dictionary }>>> = {
  ui: () => import('./af/ui'),
  session: () => import('./af/session'),
  legal: () => import('./af/legal'),
  'client-view': () => import('./af/client-view'),
};

/** Tabs that few first screens are: their words come with the first of them. */
const ofEstateTabs: ReadonlySet<string> = new Set([
  'assets',
  'awards',
  'beneficiaries',
  'bond',
  'cash',
  'curator-account',
  'estate',
  'estate-account',
  'family-tree',
  'imports',
  'liabilities',
  'lodging',
  'people',
  'wills',
]);

/** The firm's own pages. */
const ofOffice: ReadonlySet<string> = new Set([
  'account',
  'audit-trail',
  'directories',
  'faq',
  'firm',
  'intermediaries',
  'system-changes',
  'users',
]);

const pieceOf = (area: string) => {
  if (ofEstateTabs.has(area)) return import('./estate-tabs');
  return ofOffice.has(area) ? import('./office') : import('./signed-in');
};

/**
 * An area's words, fetched only by people who read Afrikaans. Behind the sign-in they come in three pieces: a matter's screen
 * speaks the words of ten areas, and each on its own would cost a request.
 */
export async function dictionaryOf(area: string): Promise<Dictionary> {
  const small = apart[area];
  if (small) return (await small()).af;
  const { dictionaries } = await pieceOf(area);
  return dictionaries[`./af/${area}.ts`]?.af ?? {};
}

/** What the rules and the server say: a sentence of one area's rule shows on another's screen. */
export const loadSaid = async (): Promise<Dictionary> => (await import('./signed-in')).rulesSaid;

/** What the law says in workings and refusals: a piece of its own, for it is large and no first screen shows it. */
export const loadLaw = async (): Promise<Dictionary> => (await import('./law-said')).lawSaid;
