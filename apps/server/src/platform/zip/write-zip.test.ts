import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { safeName, writeZip, type ZipEntry } from './write-zip';
import { centralHeader, endOfZip } from './zip-records';

const at = new Date('2026-11-15T08:30:10Z');
async function zipped(entries: readonly ZipEntry[]): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of writeZip(entries, at)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Another program reads it: what we wrote proves nothing by being read by ourselves. */
function readBack(zip: Buffer): Record<string, unknown> {
  const folder = mkdtempSync(join(tmpdir(), 'zip-test-'));
  try {
    writeFileSync(join(folder, 'a.zip'), zip);
    const program = `import json,sys,zipfile
z=zipfile.ZipFile(sys.argv[1])
assert z.testzip() is None
few=z.infolist()[-9:]
print(json.dumps({i.filename:[z.read(i).decode('utf8')[:100], i.file_size, list(i.date_time)] for i in few}|({'count':len(z.namelist())} if len(z.namelist())>9 else {})))`;
    return JSON.parse(execFileSync('python3', ['-c', program, join(folder, 'a.zip')], { encoding: 'utf8' })) as never;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

describe('a zip file', () => {
  test('is read by another program, checksums, accents and dates included', async () => {
    async function* large() {
      for (let count = 0; count < 300; count += 1) yield Buffer.alloc(10_000, 'boedel ');
    }
    const zip = await zipped([
      { name: 'leesmy.txt', content: Buffer.from('Môre, wêreld') },
      { name: 'lêers/groot.bin', content: large() },
      { name: 'leeg', content: new Uint8Array() },
    ]);
    expect(zip.byteLength).toBeLessThan(60_000);
    expect(readBack(zip)).toEqual({
      'leesmy.txt': ['Môre, wêreld', 14, [2026, 11, 15, 8, 30, 10]],
      'lêers/groot.bin': [Buffer.alloc(100, 'boedel ').toString(), 3_000_000, expect.anything()],
      leeg: ['', 0, expect.anything()],
    });
  });

  test('of nothing is an empty archive', async () => expect(readBack(await zipped([]))).toEqual({}));

  test('holds more entries than the old format could count', async () => {
    const many = Array.from({ length: 65_600 }, (_, index) => ({ name: `${index}`, content: new Uint8Array() }));
    expect(readBack(await zipped(many))).toMatchObject({ count: 65_600, '65599': ['', 0, expect.anything()] });
  }, 120_000);

  test('says where an entry beyond 4 GB begins', () => {
    const far = { name: Buffer.from('far'), at, offset: 5_000_000_000, checksum: 1, size: 2, packed: 3 };
    const header = centralHeader(far);
    expect(header.readUInt32LE(42)).toBe(0xff_ff_ff_ff);
    expect(Number(header.readBigUInt64LE(46 + 3 + 4))).toBe(5_000_000_000);
    expect(endOfZip(1, 60, 5_000_000_000).byteLength).toBe(56 + 20 + 22);
  });

  test('fails when a file cannot be read, rather than end short', async () => {
    async function* broken(): AsyncGenerator<Uint8Array> {
      yield Buffer.from('begun');
      throw new Error('the store is away');
    }
    await expect(zipped([{ name: 'a', content: broken() }])).rejects.toThrow('the store is away');
  });

  test.each([
    ['../../etc/passwd', '_/_/etc/passwd'],
    ['C:\\a\\b.txt', 'C_/a/b.txt'],
    ['a\u0000b?.pdf', 'a_b_.pdf'],
    ['/root', 'root'],
  ])('keeps %j inside its folder as %s', (name, safe) => expect(safeName(name)).toBe(safe));
});
