/** A value on its way to another thread, and the memory that goes over with it instead of being copied. */
export interface Transfer {
  readonly value: unknown;
  readonly buffers: ArrayBuffer[];
}

const isPlain = (value: object): boolean => {
  const type: unknown = Object.getPrototypeOf(value);
  return type === Object.prototype || type === null;
};

/**
 * Bytes that fill their memory are handed over; a piece of something larger is copied first, because a copy made by
 * `postMessage` would take all of the larger one along. With `copy` the sender keeps all of its own.
 */
export function packForTransfer(value: unknown, { copy }: { readonly copy: boolean }): Transfer {
  const buffers = new Set<ArrayBuffer>();
  const pack = (each: unknown): unknown => {
    if (typeof each !== 'object' || each === null) return each;
    if (each instanceof Uint8Array) {
      const isWhole = each.byteLength === each.buffer.byteLength && each.buffer instanceof ArrayBuffer;
      const isTaken = each.buffer instanceof ArrayBuffer && buffers.has(each.buffer);
      const bytes = copy || !isWhole || isTaken ? new Uint8Array(each) : each;
      buffers.add(bytes.buffer as ArrayBuffer);
      return bytes;
    }
    if (Array.isArray(each)) return each.map(pack);
    if (!isPlain(each)) return each;
    return Object.fromEntries(Object.entries(each).map(([name, of]) => [name, pack(of)]));
  };
  return { value: pack(value), buffers: [...buffers] };
}
