import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { type BackupFrame, readArchive, writeArchive } from './archive';
import { seal, unseal } from './seal';

const passphrase = 'karoo lantern seventeen byways';
const folder = mkdtempSync(join(tmpdir(), 'boedel-seal-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function* splitBytes(bytes: Buffer, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
const sealBytes = (bytes: Buffer): Promise<Buffer> => buffer(seal(splitBytes(bytes, 10_007), passphrase));
const unsealBytes = (bytes: Buffer, by = passphrase): Promise<Buffer> => buffer(unseal(splitBytes(bytes, 9_973), by));
const piece = 64 * 1024;
const createBytes = (length: number): Buffer => Buffer.from(Array.from({ length }, (_, at) => (at * 31) % 251));

test.each([0, 1, piece - 1, piece, piece + 1, 3 * piece])('%i bytes come back as they were', async (length) => {
  const bytes = createBytes(length);
  const under = await sealBytes(bytes);
  expect(under.includes(bytes.subarray(0, 40)) && length > 40).toBe(false);
  expect((await unsealBytes(under)).equals(bytes)).toBe(true);
});

test('another passphrase opens nothing, nor what was changed, cut, moved or added', async () => {
  const under = await sealBytes(createBytes(2 * piece + 5));
  const head = under.length - (2 * (piece + 16) + 5 + 16);
  const flipped = Buffer.from(under);
  flipped[head + 100]! ^= 1;
  const salted = Buffer.from(under);
  salted[20]! ^= 1;
  const [first, second] = [head, head + piece + 16];
  const swapped = Buffer.concat([
    under.subarray(0, first),
    under.subarray(second, second + piece + 16),
    under.subarray(first, second),
    under.subarray(second + piece + 16),
  ]);
  const cannot = /does not open with this BACKUP_PASSPHRASE, or the file was changed/;
  await expect(unsealBytes(under, 'karoo lantern eighteen byways')).rejects.toThrow(cannot);
  const cut = under.subarray(0, second + piece + 16);
  for (const bad of [flipped, salted, swapped, cut, under.subarray(0, 30), Buffer.concat([under, Buffer.alloc(9)])]) {
    await expect(unsealBytes(bad)).rejects.toThrow(cannot);
  }
});

test('an archive under a passphrase asks for it', async () => {
  const path = join(folder, 'a.backup');
  const frames: BackupFrame[] = [
    { kind: 'boedel-backup', format: 1, madeAt: '2026-03-01T00:00:00Z', migrations: [] },
    { kind: 'bytes', body: createBytes(300_000) },
  ];
  const yieldFrames = async function* (): AsyncGenerator<BackupFrame> {
    yield* frames;
  };
  await writeArchive(path, yieldFrames(), passphrase);
  expect(readFileSync(path).includes('boedel-backup')).toBe(false);
  const read = async (by?: string): Promise<BackupFrame[]> => {
    const all: BackupFrame[] = [];
    for await (const frame of readArchive(path, by)) all.push(frame);
    return all;
  };
  expect((await read(passphrase)).map(({ kind, body }) => [kind, body?.byteLength])).toEqual([
    ['boedel-backup', 0],
    ['bytes', 300_000],
  ]);
  await expect(read()).rejects.toThrow('This backup is sealed. Give its passphrase as BACKUP_PASSPHRASE.');
  await expect(read('something else altogether')).rejects.toThrow(/does not open/);
  writeFileSync(path, readFileSync(path).subarray(0, -20));
  await expect(read(passphrase)).rejects.toThrow(/does not open|damaged/);
});
