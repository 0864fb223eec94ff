import type { Dictionary } from './speak';

/** What is said before somebody is in: small, so that signing in stays light. */
const beforeSignIn: Readonly<Record<string, () => Promise<{ readonly af: Dictionary }>>> = {
  ui: () => import('./af/ui'),
  session: () => import('./af/session'),
  legal: () => import('./af/legal'),
};

/**
 * An area's words, fetched only by people who read Afrikaans. Behind the sign-in they come in one piece: a matter's screen
 * speaks the words of ten areas, and each on its own would cost a request.
 */
export async function dictionaryOf(area: string): Promise<Dictionary> {
  const small = beforeSignIn[area];
  if (small) return (await small()).af;
  return (await import('./signed-in')).dictionaries[`./af/${area}.ts`]?.af ?? {};
}

/** What the rules and the server say: a sentence of one area's rule shows on another's screen. */
export const loadSaid = async (): Promise<Dictionary> => (await import('./signed-in')).allSaid;
