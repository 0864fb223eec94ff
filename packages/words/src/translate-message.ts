import type { Message } from '@boedel/domain/law/message';

/** A phrase by its English, which is its key. */
export type Dictionary = Readonly<Record<string, string>>;
/** The phrase in the reader's language. */
export type FindTranslation = (english: string) => string;

const hole = /\{(\w+)\}/g;

const grouped = new Intl.NumberFormat('en-GB');
/** A large count is read by its thousands: 10,000. A year and a number of a section stay as they are. */
export const formatValue = (value: string | number): string =>
  typeof value === 'number' && Number.isInteger(value) && Math.abs(value) >= 10_000
    ? grouped.format(value)
    : String(value);

/** The words in the reader's language with their values in place. A value that is words of ours is `Said` itself. */
export function translateMessage({ key, values = {} }: Message, find: FindTranslation): string {
  return find(key).replace(hole, (open, name: string) => {
    const value = values[name];
    if (value === undefined) return open;
    return typeof value === 'object' ? translateMessage(value, find) : formatValue(value);
  });
}

/** 'Insolvency Act 24 of 1936 s 83(1)' as an Afrikaans reader cites it; what is no Act ('Trust deed') is a phrase. */
export const translateCitation = (english: string, find: FindTranslation): string =>
  english
    .replace(/^\D+$/, find)
    .replace(/^Common law(?=;)/, find)
    .replace(/\b(?:[A-Z]\w+ (?:of |and )?)+(?:Act|Regulations|Proclamation)\b/g, find)
    .replace(/\b[A-Z]\w+ Schedule\b/g, find)
    .replace(/(?<=[\d)]) and (?=s \d|\(|[A-Z]\w+ Bylae)/g, ' en ')
    .replace(/ (\d+) of (\d{4})/g, ' $1 van $2')
    .replace(/\bss? (?=\d)/g, 'art ');
