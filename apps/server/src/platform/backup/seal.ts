import { randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { decrypt, encrypt, proofBytes } from '../aes-gcm';

/**
 * An archive under a passphrase: a mark, what the key is made with, then pieces that each carry their own proof. A piece's
 * number and whether it is the last are part of what it is sealed with, so that none can be changed, moved, left out or added.
 */
const mark = Buffer.from('boedel-sealed-1\n');
const [saltBytes, prefixBytes, pieceBytes] = [16, 7, 64 * 1024];
const headBytes = mark.length + saltBytes + prefixBytes;

const deriveKey = (passphrase: string, salt: Buffer): Promise<Buffer> =>
  promisify<string, Buffer, number, object, Buffer>(scrypt)(passphrase.normalize('NFC'), salt, 32, {
    N: 2 ** 17,
    r: 8,
    p: 1,
    maxmem: 2 ** 28,
  });

function createNonce(prefix: Buffer, number: number, isLast: boolean): Buffer {
  const rest = Buffer.alloc(5);
  rest.writeUInt32BE(number);
  rest[4] = isLast ? 1 : 0;
  return Buffer.concat([prefix, rest]);
}

/** In pieces of one size, the last one shorter or as long; each is told whether it is the last. */
async function* splitPieces(
  source: AsyncIterable<Uint8Array>,
  size: number,
): AsyncGenerator<[Buffer, isLast: boolean]> {
  let held = Buffer.alloc(0);
  for await (const bytes of source) {
    held = held.length === 0 ? Buffer.from(bytes) : Buffer.concat([held, bytes]);
    for (; held.length > size; held = held.subarray(size)) yield [held.subarray(0, size), false];
  }
  yield [held, true];
}

export async function* seal(source: AsyncIterable<Uint8Array>, passphrase: string): AsyncGenerator<Uint8Array> {
  const [salt, prefix] = [randomBytes(saltBytes), randomBytes(prefixBytes)];
  const key = await deriveKey(passphrase, salt);
  const head = Buffer.concat([mark, salt, prefix]);
  yield head;
  let number = 0;
  for await (const [piece, isLast] of splitPieces(source, pieceBytes)) {
    const { hidden, proof } = encrypt({ key, nonce: createNonce(prefix, number, isLast), beside: head }, piece);
    yield Buffer.concat([hidden, proof]);
    number += 1;
  }
}

export const isSealed = (start: Uint8Array): boolean => mark.equals(start.subarray(0, mark.length));

const createOpenError = (): Error =>
  new Error('The backup does not open with this BACKUP_PASSPHRASE, or the file was changed. Nothing was restored.');

/** What was sealed, piece by piece; nothing of a piece that does not prove itself. */
export async function* unseal(source: AsyncIterable<Uint8Array>, passphrase: string): AsyncGenerator<Uint8Array> {
  const reading = source[Symbol.asyncIterator]();
  let held = Buffer.alloc(0);
  while (held.length < headBytes) {
    const { value, done } = await reading.next();
    if (done) throw createOpenError();
    held = Buffer.concat([held, value]);
  }
  const head = held.subarray(0, headBytes);
  const salt = head.subarray(mark.length, mark.length + saltBytes);
  const prefix = head.subarray(mark.length + saltBytes);
  const key = await deriveKey(passphrase, salt);
  async function* streamRest(): AsyncGenerator<Uint8Array> {
    yield held.subarray(headBytes);
    yield* { [Symbol.asyncIterator]: () => reading };
  }
  let number = 0;
  for await (const [piece, isLast] of splitPieces(streamRest(), pieceBytes + proofBytes)) {
    if (piece.length < proofBytes) throw createOpenError();
    const ends = piece.length - proofBytes;
    const under = { key, nonce: createNonce(prefix, number, isLast), beside: head };
    const open = decrypt(under, piece.subarray(0, ends), piece.subarray(ends));
    if (!open) throw createOpenError();
    yield open;
    number += 1;
  }
}
