import { deflateRawSync } from 'node:zlib';
import { isRefused } from '@boedel/domain/law/refusal';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { unpackArchive } from './unpack-archive';

const limits = { bytes: 20 * 1024 * 1024, entries: 50, ratio: 100 };
const unpack = async (bytes: Uint8Array, more: Partial<typeof limits> = {}) => {
  const unpacked = await unpackArchive(bytes, { ...limits, ...more }, 'test');
  return isRefused(unpacked) ? unpacked.refusals[0]!.sentence : unpacked;
};
const zip = (entries: Record<string, Uint8Array | string>) =>
  zipSync(Object.fromEntries(Object.entries(entries).map(([name, of]) => [name, strToU8(of as string)])));

/** An archive whose directory names the same packed bytes many times, or claims another size than comes out. */
function createOverlappingZip(names: readonly string[], content: Uint8Array, claimed = content.byteLength): Uint8Array {
  const packed = deflateRawSync(content);
  const local = Buffer.alloc(31);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(8, 8);
  local.writeUInt16LE(1, 26);
  const central = names.map((name) => {
    const head = Buffer.alloc(46);
    head.writeUInt32LE(0x02014b50, 0);
    head.writeUInt16LE(8, 10);
    head.writeUInt32LE(packed.byteLength, 20);
    head.writeUInt32LE(claimed, 24);
    head.writeUInt16LE(name.length, 28);
    return Buffer.concat([head, Buffer.from(name)]);
  });
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(names.length, 10);
  end.writeUInt32LE(local.byteLength + packed.byteLength, 16);
  return Buffer.concat([local, packed, ...central, end]);
}

test('an archive comes out as its files and as what its JSON says, long lists too', async () => {
  const rows = Array.from({ length: 20_000 }, (_, id) => ({ id, name: `row ${id} ${'x'.repeat(id % 50)}` }));
  const entries = await unpack(
    zip({ 'data/a.json': JSON.stringify(rows), 'm.json': '{"a":1}', 'files/1 a.json': '[1]', 'data/none.json': '[]' }),
    { ratio: 1000 },
  );
  if (typeof entries === 'string') throw new Error(entries);
  expect(entries.get('data/a.json')?.json).toEqual(rows);
  expect(entries.get('data/none.json')?.json).toEqual([]);
  expect(entries.get('m.json')?.json).toEqual({ a: 1 });
  expect(Buffer.from(entries.get('files/1 a.json')!.content!).toString()).toBe('[1]');
  expect(entries.get('m.json')?.sha256).toBe('015abd7f5cc57a2dd94b7590f04ad8084273905ee33ec5cebeae62276a97f862');
});

test('what unfolds to more than it may is refused by what comes out, not by what it claims', async () => {
  const zeros = new Uint8Array(15 * 1024 * 1024);
  expect(await unpack(zip({ 'a.json': zeros }))).toMatch(/^a\.json in this archive unpacks to far more/);
  expect(await unpack(createOverlappingZip(['a'], zeros, 10), { ratio: 1e6 })).toMatch(/no whole archive/);
  expect(await unpack(createOverlappingZip(['a', 'b'], zeros), { ratio: 1e6 })).toMatch(
    /^b in this archive unpacks to far more/,
  );
  const stored = zipSync({ a: zeros, b: zeros }, { level: 0 });
  expect(await unpack(stored)).toMatch(/^b in this archive unpacks to far more/);
});

test('what is twice, too many, broken or no archive is refused', async () => {
  expect(await unpack(createOverlappingZip(['a', 'a'], strToU8('x')))).toMatch(/^a is in this archive twice/);
  expect(await unpack(createOverlappingZip(Array.from('abc'), strToU8('x')), { entries: 2 })).toMatch(
    /more than 2 files/,
  );
  const whole = zip({ a: 'hello, hello, hello, hello' });
  for (const bytes of [whole.subarray(0, 30), new Uint8Array(0), strToU8('no archive'), new Uint8Array(1000)]) {
    expect(await unpack(bytes)).toMatch(/no whole archive/);
  }
});

test('JSON that is broken, or one row longer than any row, is as if it said nothing; the names of objects harm nobody', async () => {
  const long = JSON.stringify([Array.from({ length: 2_500_000 }, () => 1)]);
  const entries = await unpack(zip({ 'a.json': '{', 'b.json': long, __proto__x: 'x' }), { ratio: 1e6 });
  if (typeof entries === 'string') throw new Error(entries);
  expect([entries.get('a.json')?.json, entries.get('b.json')?.json]).toEqual([undefined, undefined]);
});
