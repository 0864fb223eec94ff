import { loadDictionary, loadLaw as fetchLaw, loadSaid as fetchSaid } from '@boedel/words/dictionaries';
import { type Language, getLanguage, setLanguage } from './language';
import { addWords } from './t';

const wanted = new Set<string>();
const loaded = new Set<string>();

/** What the server and the rules say: with the frame of whoever is signed in, else with the first refusal. */
export const loadSaid = (): Promise<void> => loadWords('said');

/** What the law says: with a tab that shows it, with the first refusal, or once the first screen is quiet. */
export const loadLaw = (): Promise<void> => loadWords('law');

const loadTranslations = (area: string) =>
  area === 'said' ? fetchSaid() : area === 'law' ? fetchLaw() : loadDictionary(area);

async function load(area: string): Promise<void> {
  if (loaded.has(area)) return;
  addWords(await loadTranslations(area));
  loaded.add(area);
}

/** Makes an area's words ready beside its code. Costs nothing in English. */
export async function loadWords(area: string): Promise<void> {
  wanted.add(area);
  if (getLanguage() === 'af') await load(area);
}

export async function switchLanguage(next: Language): Promise<void> {
  if (next === 'af') await Promise.all([...wanted].map(load));
  setLanguage(next);
}
