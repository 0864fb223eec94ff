/**
 * Signs that no page and no XML can hold: control characters other than tab and new line, halves of a character, and
 * the places Unicode leaves empty for good. They come along when text is pasted, and are not seen there either.
 */
const unprintable =
  // oxlint-disable-next-line no-control-regex -- they are what is looked for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufdd0-\ufdef\ufffe\uffff]|\p{Cs}/gu;

export const removeUnprintable = (text: string): string => text.replace(unprintable, '');
