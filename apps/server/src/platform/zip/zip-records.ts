/** What the directory at the end contains about an entry. */
export interface ZipRecord {
  readonly name: Buffer;
  readonly at: Date;
  /** Where its header begins. */
  readonly offset: number;
  readonly checksum: number;
  readonly size: number;
  readonly packed: number;
}

const most32 = 0xff_ff_ff_ff;
const most16 = 0xff_ff;
/** Sizes follow the data (bit 3), names are UTF-8 (bit 11). */
const flags = 0x0808;
const deflated = 8;

/** The format stores times in steps of two seconds. */
function toDosTime(at: Date): { time: number; day: number } {
  return {
    time: (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1),
    day: ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate(),
  };
}

type FieldWidth = 2 | 4 | 8;
/** Numbers of the given widths one after the other, little end first. */
function writeFields(...numbers: readonly (readonly [value: number, width: FieldWidth])[]): Buffer {
  const bytes = Buffer.alloc(numbers.reduce((sum, [, width]) => sum + width, 0));
  let position = 0;
  for (const [value, width] of numbers) {
    if (width === 8) bytes.writeBigUInt64LE(BigInt(value), position);
    else bytes.writeUIntLE(value, position, width);
    position += width;
  }
  return bytes;
}

export function writeLocalHeader({ name, at }: Pick<ZipRecord, 'name' | 'at'>): Buffer {
  const { time, day } = toDosTime(at);
  const head = writeFields([0x04_03_4b_50, 4], [20, 2], [flags, 2], [deflated, 2], [time, 2], [day, 2]);
  return Buffer.concat([head, writeFields([0, 4], [0, 4], [0, 4], [name.byteLength, 2], [0, 2]), name]);
}

export function writeDataDescriptor({ checksum, packed, size }: ZipRecord): Buffer {
  if (size > most32 || packed > most32) throw new Error('one file of the archive is larger than 4 GB');
  return writeFields([0x08_07_4b_50, 4], [checksum, 4], [packed, 4], [size, 4]);
}

export function writeCentralHeader({ name, at, checksum, packed, size, offset }: ZipRecord): Buffer {
  const { time, day } = toDosTime(at);
  const isFar = offset >= most32;
  const extra = isFar ? writeFields([1, 2], [8, 2], [offset, 8]) : Buffer.alloc(0);
  const version = isFar ? 45 : 20;
  return Buffer.concat([
    writeFields([0x02_01_4b_50, 4], [version, 2], [version, 2], [flags, 2], [deflated, 2], [time, 2], [day, 2]),
    writeFields(
      [checksum, 4],
      [packed, 4],
      [size, 4],
      [name.byteLength, 2],
      [extra.byteLength, 2],
      [0, 2],
      [0, 2],
      [0, 2],
    ),
    writeFields([0, 4], [isFar ? most32 : offset, 4]),
    name,
    extra,
  ]);
}

/** The end; where a count or an offset does not fit, a ZIP64 record before it holds them. */
export function writeEndOfZip(count: number, directorySize: number, directoryAt: number): Buffer {
  const isLarge = count >= most16 || directorySize >= most32 || directoryAt >= most32;
  const end = writeFields(
    [0x06_05_4b_50, 4],
    [0, 2],
    [0, 2],
    [Math.min(count, most16), 2],
    [Math.min(count, most16), 2],
    [Math.min(directorySize, most32), 4],
    [Math.min(directoryAt, most32), 4],
    [0, 2],
  );
  if (!isLarge) return end;
  const record = writeFields(
    [0x06_06_4b_50, 4],
    [44, 8],
    [45, 2],
    [45, 2],
    [0, 4],
    [0, 4],
    [count, 8],
    [count, 8],
    [directorySize, 8],
    [directoryAt, 8],
  );
  const locator = writeFields([0x07_06_4b_50, 4], [0, 4], [directoryAt + directorySize, 8], [1, 4]);
  return Buffer.concat([record, locator, end]);
}
