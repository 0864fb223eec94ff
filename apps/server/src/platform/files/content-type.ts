import { message, type Message } from '@boedel/domain/law/message';
import { isRefused, type Outcome, refuse } from '@boedel/domain/law/refusal';

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const startsWithText = (bytes: Uint8Array, text: string, at = 0): boolean =>
  Buffer.from(text, 'latin1').every((byte, index) => bytes[at + index] === byte);
const has = (bytes: Uint8Array, text: string): boolean =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(text);

const isZip = (bytes: Uint8Array): boolean =>
  startsWithText(bytes, 'PK\x03\x04') || startsWithText(bytes, 'PK\x05\x06');
/** Names of a zip's parts stand in it uncompressed. A part for macros makes a document a program. */
const isOffice = (bytes: Uint8Array, folder: string): boolean =>
  isZip(bytes) && has(bytes, '[Content_Types].xml') && has(bytes, folder) && !has(bytes, 'vbaProject.bin');

const opening = /^<(!doctype|\?xml|html|head|body|script|svg|iframe|object|embed)/i;

/** Whether it starts as a page or a drawing does, after spaces and comments. Walks through once: a pattern could be made to walk for ever. */
function startsAsMarkup(text: string): boolean {
  let rest = text.trimStart();
  while (rest.startsWith('<!--')) {
    const end = rest.indexOf('-->', 4);
    if (end < 0) return true; // a comment longer than what is looked at hides what comes after it
    rest = rest.slice(end + 3).trimStart();
  }
  return opening.test(rest);
}

/** Text: no zero byte, hardly any control sign, and nothing that a browser would take for a page or a drawing. */
function isText(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes.subarray(0, 64 * 1024))
    .toString('latin1')
    .replace(/^\xef\xbb\xbf/, '');
  // eslint-disable-next-line no-control-regex -- control signs are what we look for
  return !bytes.includes(0) && !/[\x00-\x06\x0e-\x1a\x1c-\x1f]/.test(text) && !startsAsMarkup(text);
}
const isMail = (bytes: Uint8Array): boolean =>
  isText(bytes) && /^[!-9;-~]+:[ \t]?.*\r?\n/.test(Buffer.from(bytes.subarray(0, 2000)).toString('latin1'));

export interface AllowedKind {
  readonly type: string;
  readonly is: (bytes: Uint8Array) => boolean;
}

/** What may be kept, by the name's ending; the first bytes must say the same. */
const allowed: Readonly<Record<string, AllowedKind>> = {
  pdf: { type: 'application/pdf', is: (bytes) => startsWithText(bytes, '%PDF-') },
  png: { type: 'image/png', is: (bytes) => startsWithText(bytes, '\x89PNG\r\n\x1a\n') },
  jpg: { type: 'image/jpeg', is: (bytes) => startsWithText(bytes, '\xff\xd8\xff') },
  jpeg: { type: 'image/jpeg', is: (bytes) => startsWithText(bytes, '\xff\xd8\xff') },
  gif: { type: 'image/gif', is: (bytes) => startsWithText(bytes, 'GIF87a') || startsWithText(bytes, 'GIF89a') },
  webp: { type: 'image/webp', is: (bytes) => startsWithText(bytes, 'RIFF') && startsWithText(bytes, 'WEBP', 8) },
  docx: { type: docx, is: (bytes) => isOffice(bytes, 'word/') },
  xlsx: { type: xlsx, is: (bytes) => isOffice(bytes, 'xl/') },
  zip: { type: 'application/zip', is: isZip },
  txt: { type: 'text/plain', is: isText },
  csv: { type: 'text/csv', is: isText },
  eml: { type: 'message/rfc822', is: isMail },
};

/** What one place takes, and what it says to anything else. */
export interface AllowedKinds {
  readonly types: readonly string[];
  /** Where pictures are set into papers, they must not be larger than that needs. */
  readonly mostPixels?: number;
  readonly sentence: string | Message;
}
export const everyKind: AllowedKinds = {
  types: Object.values(allowed).map(({ type }) => type),
  sentence: message('This type of file is not supported. Use one of these: {kinds}.', {
    kinds: Object.keys(allowed).join(', '),
  }),
};
export const pictures: AllowedKinds = {
  types: ['image/png', 'image/jpeg', 'image/gif', 'image/webp'],
  mostPixels: 12_000_000,
  sentence: 'Choose a picture: PNG, JPEG, GIF or WebP.',
};

const readEnding = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** What its name says it is, if this place takes it. */
export function findKind(name: string, kinds: AllowedKinds = everyKind): Outcome<AllowedKind> {
  const kind = Object.hasOwn(allowed, readEnding(name)) ? allowed[readEnding(name)] : undefined;
  return kind && kinds.types.includes(kind.type) ? kind : refuse('file', kinds.sentence);
}

/**
 * The content type as the bytes themselves tell it. What the sender claims is not asked, but what this place does not
 * take is turned away by its name, before anything looks inside.
 */
export function readContentType(name: string, bytes: Uint8Array, kinds: AllowedKinds = everyKind): Outcome<string> {
  const kind = findKind(name, kinds);
  if (isRefused(kind)) return kind;
  if (bytes.byteLength === 0) return refuse('file', 'The file is empty. Choose it again.');
  if (!kind.is(bytes)) {
    return refuse(
      'file',
      message('This is not a {kind} file without macros. Save it as one and try again.', { kind: readEnding(name) }),
    );
  }
  return kind.type;
}
