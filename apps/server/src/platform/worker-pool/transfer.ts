import { joinInPieces } from '../in-pieces';

/** A value on its way to another thread, and the memory that goes over with it instead of being copied. */
export interface Transfer {
  readonly value: unknown;
  readonly buffers: ArrayBuffer[];
}

const isPlain = (value: object): boolean => {
  const type: unknown = Object.getPrototypeOf(value);
  return type === Object.prototype || type === null;
};

/** Walks through plain data; what is done with bytes is the caller's. */
function pack(value: unknown, take: (bytes: Uint8Array) => Uint8Array): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Uint8Array) return take(value);
  if (Array.isArray(value)) return value.map((each) => pack(each, take));
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, of]) => [name, pack(of, take)]));
}

/**
 * Bytes that fill their memory are handed over; a piece of something larger is copied first, because a copy made by
 * `postMessage` would take all of the larger one along.
 */
export function packForTransfer(value: unknown): Transfer {
  const buffers = new Set<ArrayBuffer>();
  const packed = pack(value, (each) => {
    const isWhole = each.byteLength === each.buffer.byteLength && each.buffer instanceof ArrayBuffer;
    const isTaken = each.buffer instanceof ArrayBuffer && buffers.has(each.buffer);
    const bytes = !isWhole || isTaken ? new Uint8Array(each) : each;
    buffers.add(bytes.buffer as ArrayBuffer);
    return bytes;
  });
  return { value: packed, buffers: [...buffers] };
}

/** The same where the sender keeps all of its own: a large file is copied piece by piece. */
export async function copyForTransfer(value: unknown): Promise<Transfer> {
  const sources = new Set<Uint8Array>();
  pack(value, (each) => (sources.add(each), each));
  const copies = new Map<Uint8Array, Buffer<ArrayBuffer>>();
  for (const each of sources) copies.set(each, await joinInPieces([each]));
  const packed = pack(value, (each) => copies.get(each)!);
  return { value: packed, buffers: [...copies.values()].map(({ buffer }) => buffer) };
}
