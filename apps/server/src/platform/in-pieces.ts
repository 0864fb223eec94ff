import { setImmediate } from 'node:timers/promises';

/*
 * Bytes piece by piece: between two of them others are answered, however large the file is that is counted, hashed or
 * copied. A copy of 25 MB in one go takes memory page by page, and a busy machine takes a tenth of a second for it.
 */
const pieceBytes = 1 << 20;

export async function* splitInPieces(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content.subarray(0, pieceBytes);
  for (let at = pieceBytes; at < content.byteLength; at += pieceBytes) {
    await setImmediate();
    yield content.subarray(at, at + pieceBytes);
  }
}

/** Copies bytes one behind the other into memory of their own. */
export async function joinInPieces(parts: readonly Uint8Array[]): Promise<Buffer<ArrayBuffer>> {
  const joined = Buffer.allocUnsafeSlow(parts.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let [at, inTurn] = [0, 0];
  for (const part of parts) {
    for (let from = 0; from < part.byteLength; from += pieceBytes) {
      const piece = part.subarray(from, from + pieceBytes);
      if (inTurn + piece.byteLength > pieceBytes) {
        await setImmediate();
        inTurn = 0;
      }
      joined.set(piece, at);
      at += piece.byteLength;
      inTurn += piece.byteLength;
    }
  }
  return joined;
}

/** So many rows are worked on before others are answered. */
const rowsInTurn = 1_000;

/** What `map` makes of a list that may be as long as every matter of every firm. */
export async function mapInTurns<From, To>(rows: readonly From[], map: (row: From) => To): Promise<To[]> {
  const made: To[] = [];
  for (let at = 0; at < rows.length; at += rowsInTurn) {
    if (at > 0) await setImmediate();
    for (const row of rows.slice(at, at + rowsInTurn)) made.push(map(row));
  }
  return made;
}
