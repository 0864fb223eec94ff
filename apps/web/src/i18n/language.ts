import { useSyncExternalStore } from 'react';

export type Language = 'en' | 'af';
export const languages: Readonly<Record<Language, string>> = { en: 'English', af: 'Afrikaans' };

const key = 'language';
const listeners = new Set<() => void>();
let current: Language = localStorage.getItem(key) === 'af' ? 'af' : 'en';
document.documentElement.lang = current;

export const getLanguage = (): Language => current;

/** Call `loadWords` first where the words of the screen in view are not there yet; `switchLanguage` does both. */
export function setLanguage(next: Language): void {
  current = next;
  localStorage.setItem(key, next);
  document.documentElement.lang = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Draws again when the language changes. The app uses it once, at its root. */
export const useLanguage = (): Language => useSyncExternalStore(subscribe, getLanguage);
