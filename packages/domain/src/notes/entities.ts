const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

const decodeCharacter = (code: number): string =>
  Number.isInteger(code) && code >= 32 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
    ? String.fromCodePoint(code)
    : '';

/** Text as it was meant. An entity we do not know stays as it was typed. */
export const decodeEntities = (text: string): string =>
  text.replace(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]{2,6}));/gi,
    (whole, hex?: string, decimal?: string, word?: string) => {
      if (hex) return decodeCharacter(Number.parseInt(hex, 16));
      if (decimal) return decodeCharacter(Number(decimal));
      return named[word!.toLowerCase()] ?? whole;
    },
  );

const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text that means itself, in an element and between double quotes alike. */
export const escapeText = (text: string): string => text.replace(/[&<>"]/g, (mark) => marks[mark]!);
