import { joinSql, type Sql, sql } from './sql';

/** Wider and smaller forms of '%', '_' and '\\', which plain_text makes the plain ones after they were looked for. */
const wide = /[％﹪＿＼﹨]/g;

/** '%' and '_' in what a person types are themselves, not wildcards. */
export const escapeLike = (words: string): string =>
  words.replace(wide, (sign) => sign.normalize('NFKC')).replace(/[\\%_]/g, '\\$&');
export const toLikePattern = (words: string): string => `%${escapeLike(words)}%`;

export const splitWords = (search: string): string[] => search.split(/\s+/).filter(Boolean).slice(0, 8);

/**
 * What is looked for, as plain_text keeps text. Asked as a subquery it is made once; said plainly, a plan that serves every
 * search makes it anew for each row.
 */
export const toPlainText = (words: string): Sql => sql`(select plain_text(${words}))`;
const isLike = (column: Sql, word: string): Sql => sql`${column} like ${toPlainText(toLikePattern(word))}`;

/** Each word must be found; the order does not matter. */
export const whereWordsFound = (column: Sql, search: string): Sql[] =>
  splitWords(search).map((word) => isLike(column, word));

/** As whole_number in the database keeps it: letters and digits alone. Made here, it is made once and not for each row. */
export const cleanNumber = (typed: string): string => typed.replace(/[^0-9a-z]/gi, '').toLowerCase();

/** A number typed with spaces between its digits. */
const spacedNumber = /^\d+(?:\s+\d+)+$/;

/**
 * As whereWordsFound, where identity, passport and account numbers stand apart from the text: those are masked, so they are
 * found whole and never by a part, which would reveal them character by character. The twin of holds_words in the database.
 */
export function whereWordsOrNumbers(column: Sql, numbers: Sql, search: string): Sql {
  const whereWholeNumber = (typed: string): Sql => sql`${numbers} @> array[${cleanNumber(typed)}]::text[]`;
  const each = splitWords(search).map((word) => {
    const part = isLike(column, word);
    return /\d/.test(word) ? sql`(${part} or ${whereWholeNumber(word)})` : part;
  });
  const all = joinSql([sql`true`, ...each], ' and ');
  return spacedNumber.test(search.trim()) ? sql`(${all} or ${whereWholeNumber(search)})` : sql`(${all})`;
}
