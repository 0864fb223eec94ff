import type { Dictionary } from './translate-message';

/** Small pieces of their own: what is said before somebody is in, what a client alone reads, and what one page alone says. */
const apart: Readonly<Record<string, () => Promise<{ readonly af: Dictionary }>>> = {
  ui: () => import('./af/ui'),
  session: () => import('./af/session'),
  legal: () => import('./af/legal'),
  'client-view': () => import('./af/client-view'),
  reader: () => import('./af/reader'),
  outside: () => import('./af/outside'),
  'creditor-page': () => import('./af/creditor-page'),
  'family-intake': () => import('./af/family-intake'),
  signing: () => import('./af/signing'),
  'client-sheet': () => import('./af/client-sheet'),
  'trail-fields': () => import('./af/trail-fields'),
};

const pieces = [
  {
    areas: [
      'shell',
      'changes',
      'inbox',
      'assist',
      'dashboard',
      'matter',
      'matter-people',
      'parties',
      'notes',
      'diary',
      'deadlines',
      'people',
    ],
    load: () => import('./signed-in'),
  },
  {
    areas: [
      'account',
      'audit-trail',
      'directories',
      'faq',
      'firm',
      'intermediaries',
      'rates',
      'system-changes',
      'users',
    ],
    load: () => import('./office'),
  },
];

/** An area that no piece names speaks on no first screen; its words come with all such areas'. */
const findPiece = (area: string) => pieces.find(({ areas }) => areas.includes(area))?.load() ?? import('./later-words');

/**
 * An area's words, fetched only by people who read Afrikaans. Behind the sign-in they come in three pieces: a matter's screen
 * speaks the words of ten areas, and each on its own would cost a request.
 */
export async function loadDictionary(area: string): Promise<Dictionary> {
  const small = apart[area];
  if (small) return (await small()).af;
  const { dictionaries } = await findPiece(area);
  return dictionaries[`./af/${area}.ts`]?.af ?? {};
}

/** What the rules and the server say: a sentence of one area's rule shows on another's screen. */
export const loadSaid = async (): Promise<Dictionary> => (await import('./signed-in')).rulesMessages;

/** What the law says in workings and refusals: a piece of its own, for it is large and no first screen shows it. */
export const loadLaw = async (): Promise<Dictionary> => (await import('./law-messages')).lawMessages;
