import type { LocalDate } from '../dates/local-date';
import type { Cents } from '../money/cents';

const longestText = 120;

/** A text as two files agree on it: capitals and digits, one blank between words, no accents. */
export function normaliseText(text: string): string {
  const plain = /[^\u0020-\u007e]/.test(text) ? text.normalize('NFKD').replace(/\p{M}/gu, '') : text;
  return plain
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** An account number as two files agree on it: no blanks or dashes, no noughts in front. */
export const normaliseAccountNumber = (account: string): string =>
  account
    .replace(/[\s\u00a0-]+/g, '')
    .replace(/^0+/, '')
    .toUpperCase();

const shards = 64;

/** Counts texts. Over several small maps, because a large one stops everything while it grows. */
function createCounter(): (text: string) => number {
  const maps = Array.from({ length: shards }, () => new Map<string, number>());
  return (text) => {
    const { length } = text;
    const spread =
      text.charCodeAt(length >> 1) * 31 + text.charCodeAt(length - 1) * 7 + text.charCodeAt(length - 3) + length;
    const met = maps[spread % shards] ?? maps[0]!;
    const times = (met.get(text) ?? 0) + 1;
    met.set(text, times);
    return times;
  };
}

export interface KeyedLine {
  readonly day: LocalDate;
  readonly amount: Cents;
  readonly text: string;
  readonly balance: Cents | null;
  readonly bankId?: string;
  readonly isFee: boolean;
}

export interface LineKeys {
  readonly key: string;
  readonly likeness: string;
  /** The bank gave this number to an earlier line of the file too. */
  readonly isRepeatedId: boolean;
}

/**
 * Gives the lines of one account their keys, oldest first. The bank's own number decides; without one day, amount, text and
 * balance do, and how many such lines came before in the file, so that two equal lines of one day both stay.
 */
export function createKeyMaker(account: string | null): (line: KeyedLine) => LineKeys {
  const count = createCounter();
  const countAlike = createCounter();
  const of = account === null ? '' : normaliseAccountNumber(account);
  return ({ day, amount, text, balance, bankId, isFee }) => {
    const likeness = `${day}|${amount}`;
    const alike = `${likeness}|${countAlike(likeness)}`;
    const fee = isFee ? '|fee' : '';
    if (bankId !== undefined) {
      const base = `${of}|id|${bankId}${fee}`;
      const times = count(base);
      return { key: times === 1 ? base : `${base}|${times}`, likeness: alike, isRepeatedId: times > 1 };
    }
    const base = `${of}|${day}|${amount}|${normaliseText(text).slice(0, longestText)}|${balance ?? ''}${fee}`;
    return { key: `${base}|${count(base)}`, likeness: alike, isRepeatedId: false };
  };
}
