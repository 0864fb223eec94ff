import type { Said } from '@boedel/domain/law/said';

/** A phrase by its English, which is its key. */
export type Dictionary = Readonly<Record<string, string>>;
/** The phrase in the reader's language. */
export type Find = (english: string) => string;

const hole = /\{(\w+)\}/g;

/** The words in the reader's language with their values in place. A value that is words of ours is `Said` itself. */
export function speak({ key, values = {} }: Said, find: Find): string {
  return find(key).replace(hole, (open, name: string) => {
    const value = values[name];
    if (value === undefined) return open;
    return typeof value === 'object' ? speak(value, find) : String(value);
  });
}

/** 'Insolvency Act 24 of 1936 s 83(1)' as an Afrikaans reader cites it. */
export const citation = (english: string, find: Find): string =>
  english
    .replace(/\b(?:[A-Z]\w+ (?:of |and )?)+Act\b/g, find)
    .replace(/ (\d+) of (\d{4})/g, ' $1 van $2')
    .replace(/\bss? (?=\d)/g, 'art ');
