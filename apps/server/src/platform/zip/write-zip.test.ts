import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { cleanEntryName, writeZip, type ZipEntry } from './write-zip';
import { writeCentralHeader, writeEndOfZip } from './zip-records';

const at = new Date('2026-11-15T08:30:10Z');
async function zipEntries(entries: readonly ZipEntry[]): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of writeZip(entries, at)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Somebody else's code reads it: what we wrote proves nothing by being read by ourselves. */
function readBack(zip: Buffer): Record<string, unknown> {
  const entries = Object.entries(unzipSync(zip));
  const few = entries.slice(-9).map(([name, bytes]) => [name, [strFromU8(bytes).slice(0, 100), bytes.length]]);
  return { ...Object.fromEntries(few), ...(entries.length > 9 && { count: entries.length }) };
}

describe('a zip file', () => {
  test('is read by other code than ours, accents and large files included', async () => {
    async function* streamLarge() {
      for (let count = 0; count < 300; count += 1) yield Buffer.alloc(10_000, 'boedel ');
    }
    const zip = await zipEntries([
      { name: 'leesmy.txt', content: Buffer.from('Môre, wêreld') },
      { name: 'lêers/groot.bin', content: streamLarge() },
      { name: 'leeg', content: new Uint8Array() },
    ]);
    expect(zip.byteLength).toBeLessThan(60_000);
    expect(readBack(zip)).toEqual({
      'leesmy.txt': ['Môre, wêreld', 14],
      'lêers/groot.bin': [Buffer.alloc(100, 'boedel ').toString(), 3_000_000],
      leeg: ['', 0],
    });
  });

  test('of nothing is an empty archive', async () => expect(readBack(await zipEntries([]))).toEqual({}));

  test('holds more entries than the old format could count', async () => {
    const many = Array.from({ length: 65_600 }, (_, index) => ({ name: `${index}`, content: new Uint8Array() }));
    expect(readBack(await zipEntries(many))).toMatchObject({ count: 65_600, '65599': ['', 0] });
  }, 120_000);

  test('says where an entry beyond 4 GB begins', () => {
    const far = { name: Buffer.from('far'), at, offset: 5_000_000_000, checksum: 1, size: 2, packed: 3 };
    const header = writeCentralHeader(far);
    expect(header.readUInt32LE(42)).toBe(0xff_ff_ff_ff);
    expect(Number(header.readBigUInt64LE(46 + 3 + 4))).toBe(5_000_000_000);
    expect(writeEndOfZip(1, 60, 5_000_000_000).byteLength).toBe(56 + 20 + 22);
  });

  test('fails when a file cannot be read, rather than end short', async () => {
    async function* failPartway(): AsyncGenerator<Uint8Array> {
      yield Buffer.from('begun');
      throw new Error('the store is away');
    }
    await expect(zipEntries([{ name: 'a', content: failPartway() }])).rejects.toThrow('the store is away');
  });

  test.each([
    ['../../etc/passwd', '_/_/etc/passwd'],
    ['C:\\a\\b.txt', 'C_/a/b.txt'],
    ['a\u0000b?.pdf', 'a_b_.pdf'],
    ['/root', 'root'],
  ])('keeps %j inside its folder as %s', (name, safe) => expect(cleanEntryName(name)).toBe(safe));
});
