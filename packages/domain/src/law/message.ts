/** Words with holes and what fills them. The English is the key, so that it can be said in another language too. */
export interface Message {
  readonly key: string;
  readonly values?: Readonly<Record<string, MessageValue>>;
}
/** A name, a number or a day stays as it is in every language; words of ours are `Said` themselves. */
export type MessageValue = string | number | Message;

export const message = (key: string, values?: Readonly<Record<string, MessageValue>>): Message =>
  values ? { key, values } : { key };

/** Words without holes are their own key. */
export const ensureMessage = (words: string | Message): Message => (typeof words === 'string' ? message(words) : words);

/** What somebody typed: in no dictionary, the same in every language. */
export const quoteVerbatim = (text: string): Message => message('{text}', { text });

export const formatInEnglish = (words: string | Message): string => {
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
    text += typeof value === 'object' ? formatInEnglish(value) : value;
    after = close + 1;
  }
  return after === 0 ? key : text + key.slice(after);
};

const joinMessagesBy =
  (last: string) =>
  (words: readonly (string | Message)[]): Message => {
    const [first, ...rest] = words.map(ensureMessage);
    return rest.reduce(
      (some, next, index) => message(index === rest.length - 1 ? last : '{some}, {next}', { some, next }),
      first ?? quoteVerbatim(''),
    );
  };

/** 'Active, Closed or Archived': each of them words of ours. Names are `verbatim`. */
export const anyOf = joinMessagesBy('{some} or {next}');
export const allOf = joinMessagesBy('{some} and {next}');
export const listed = joinMessagesBy('{some}, {next}');
/** One sentence after the other. */
export const joinSentences = (words: readonly (string | Message)[]): Message =>
  words.map(ensureMessage).reduce((before, after) => message('{before} {after}', { before, after }));
