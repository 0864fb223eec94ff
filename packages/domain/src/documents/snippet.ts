/** A place in a text: what stands before, the word that was found, and what follows. */
export interface Snippet {
  readonly before: string;
  readonly hit: string;
  readonly after: string;
}

/** Each sign folded for itself, so that places in the folded text are places in the text. */
const foldText = (text: string): string =>
  text.replaceAll(/\P{ASCII}|[A-Z]/gu, (sign) => {
    const plain = sign.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    return plain.length === sign.length ? plain : sign;
  });

const isWordSign = (sign: string | undefined): boolean => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);

/** Where a word begins with one of these, as the search reads it: accents and capitals do not count. */
export function createSnippet(text: string, terms: readonly string[], around = 90): Snippet | null {
  const plain = foldText(text);
  for (const term of terms.map(foldText)) {
    for (let at = plain.indexOf(term); at >= 0; at = plain.indexOf(term, at + 1)) {
      if (isWordSign(plain[at - 1])) continue;
      let end = at + term.length;
      while (isWordSign(plain[end])) end += 1;
      const from = at <= around ? 0 : text.indexOf(' ', at - around) + 1 || at - around;
      const last = end + around >= text.length ? text.length : text.lastIndexOf(' ', end + around);
      const toOneLine = (part: string): string => part.replaceAll(/\s+/gu, ' ');
      return {
        before: (from > 0 ? '…' : '') + toOneLine(text.slice(Math.min(from, at), at)),
        hit: text.slice(at, end),
        after: toOneLine(text.slice(end, Math.max(end, last))) + (last < text.length ? '…' : ''),
      };
    }
  }
  return null;
}
