/** Words with holes and what fills them. The English is the key, so that it can be said in another language too. */
export interface Said {
  readonly key: string;
  readonly values?: Readonly<Record<string, SaidValue>>;
}
/** A name, a number or a day stays as it is in every language; words of ours are `Said` themselves. */
export type SaidValue = string | number | Said;

export const said = (key: string, values?: Readonly<Record<string, SaidValue>>): Said =>
  values ? { key, values } : { key };

/** Words without holes are their own key. */
export const asSaid = (words: string | Said): Said => (typeof words === 'string' ? said(words) : words);

/** What somebody typed: in no dictionary, the same in every language. */
export const verbatim = (text: string): Said => said('{text}', { text });

export const inEnglish = (words: string | Said): string => {
  if (typeof words === 'string') return words;
  const { key, values } = words;
  if (!values) return key;
  // Asked for every line of every account: from brace to brace, without a pattern.
  let text = '';
  let after = 0;
  for (let open = key.indexOf('{'); open >= 0; open = key.indexOf('{', open + 1)) {
    const close = key.indexOf('}', open);
    const value = close < 0 ? undefined : values[key.slice(open + 1, close)];
    if (value === undefined) continue; // A hole nobody fills stays as it is.
    text += key.slice(after, open);
    text += typeof value === 'object' ? inEnglish(value) : value;
    after = close + 1;
  }
  return after === 0 ? key : text + key.slice(after);
};

const joinedBy =
  (last: string) =>
  (words: readonly (string | Said)[]): Said => {
    const [first, ...rest] = words.map(asSaid);
    return rest.reduce(
      (some, next, index) => said(index === rest.length - 1 ? last : '{some}, {next}', { some, next }),
      first ?? verbatim(''),
    );
  };

/** 'Active, Closed or Archived': each of them words of ours. Names are `verbatim`. */
export const anyOf = joinedBy('{some} or {next}');
export const allOf = joinedBy('{some} and {next}');
export const listed = joinedBy('{some}, {next}');
/** One sentence after the other. */
export const inTurn = (words: readonly (string | Said)[]): Said =>
  words.map(asSaid).reduce((before, after) => said('{before} {after}', { before, after }));
