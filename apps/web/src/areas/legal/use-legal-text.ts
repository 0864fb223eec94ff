import { use } from 'react';
import { type Language, useLanguage } from '../../i18n/language';
import type { LegalText, LegalTextProvider } from './legal-text';
import { useSpeaker } from './use-speaker';

export type LegalName = 'terms' | 'privacy' | 'information-officer';

type WriteLegalText = (speaker: LegalTextProvider) => LegalText;

/** Each text is a chunk of its own: whoever reads one fetches neither the others nor the other language. */
const texts = import.meta.glob<WriteLegalText>('./texts/*/*.ts', { import: 'write' });
const fetched = new Map<string, Promise<WriteLegalText>>();

export function loadLegalText(name: LegalName, language: Language): Promise<WriteLegalText> {
  const file = `./texts/${language}/${name}.ts`;
  const known = fetched.get(file);
  if (known) return known;
  const loading = texts[file]!();
  fetched.set(file, loading);
  // What failed is asked for again by the next who wants it.
  loading.catch(() => fetched.delete(file));
  return loading;
}

/** In the person's language; suspends until the text is there. Undefined until it is known who speaks in it. */
export function useLegalText(name: LegalName): LegalText | undefined {
  const speaker = useSpeaker();
  const write = use(loadLegalText(name, useLanguage()));
  return speaker && write(speaker);
}
