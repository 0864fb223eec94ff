import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';
import { writeWhole } from '../files/write-whole';
import { isSealed, seal, unseal } from './seal';

/**
 * The archive is one gzip file of frames. A frame is a line of JSON that says what it is and how many bytes follow it.
 * The last one carries the checksum of all before it, so a file that was cut off or changed is noticed. Under a passphrase
 * the whole of it is sealed.
 */
const frameShape = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('boedel-backup'),
    format: z.literal(1),
    madeAt: z.string(),
    migrations: z.array(z.object({ name: z.string(), fingerprint: z.string() })),
  }),
  z.object({ kind: z.literal('file'), key: z.string() }),
  z.object({ kind: z.literal('bytes') }),
  z.object({ kind: z.literal('file-end'), key: z.string(), sha256: z.string() }),
  z.object({ kind: z.literal('file-missing'), key: z.string() }),
  z.object({ kind: z.literal('table'), name: z.string(), columns: z.array(z.string()) }),
  z.object({ kind: z.literal('rows') }),
  z.object({ kind: z.literal('table-end'), name: z.string(), rows: z.int() }),
  z.object({
    kind: z.literal('sequences'),
    values: z.array(z.object({ name: z.string(), value: z.string().nullable() })),
  }),
]);
const endShape = z.object({ kind: z.literal('end'), sha256: z.string() });

export type BackupFrame = z.output<typeof frameShape> & { readonly body?: Uint8Array };

const encodeHeader = (header: object, size: number): Buffer => Buffer.from(`${JSON.stringify({ ...header, size })}\n`);

async function* encodeFrames(frames: AsyncIterable<BackupFrame>): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  for await (const { body = new Uint8Array(0), ...header } of frames) {
    const line = encodeHeader(header, body.byteLength);
    hash.update(line).update(body);
    yield line;
    if (body.byteLength > 0) yield body;
  }
  yield encodeHeader({ kind: 'end', sha256: hash.digest('hex') }, 0);
}

/** Writes an archive, whole or not at all, holding one frame in memory at a time. */
export async function writeArchive(
  path: string,
  frames: AsyncIterable<BackupFrame>,
  passphrase?: string,
): Promise<void> {
  const zipped = createGzip();
  await Promise.all([
    pipeline(Readable.from(encodeFrames(frames), { objectMode: true, highWaterMark: 2 }), zipped),
    writeWhole(path, passphrase ? seal(zipped, passphrase) : zipped),
  ]);
}

const createDamagedError = (): Error =>
  new Error('The backup file is damaged or was cut off. Nothing was restored; use another copy of it.');
const longestLine = 16 * 1024 * 1024;

/** Takes lines and counted bytes off a stream. */
function createByteReader(source: AsyncIterator<Uint8Array>) {
  let held: Buffer[] = [];
  const computeSize = (): number => held.reduce((sum, piece) => sum + piece.length, 0);
  const joinHeld = (): Buffer => {
    const all = held.length === 1 ? held[0]! : Buffer.concat(held);
    held = [all];
    return all;
  };
  const readMore = async (): Promise<void> => {
    const { value, done } = await source.next();
    if (done) throw createDamagedError();
    held.push(Buffer.from(value));
  };
  const takeBytes = (count: number): Buffer => {
    const all = joinHeld();
    held = [all.subarray(count)];
    return all.subarray(0, count);
  };
  return {
    /** Whether nothing comes any more. */
    isOver: async (): Promise<boolean> => computeSize() === 0 && (await source.next()).done === true,
    counted: async (count: number): Promise<Buffer> => {
      for (let lacking = count - computeSize(); lacking > 0; lacking -= held.at(-1)!.length) await readMore();
      return takeBytes(count);
    },
    line: async (): Promise<Buffer> => {
      for (;;) {
        const end = joinHeld().indexOf(10);
        if (end >= 0) return takeBytes(end + 1);
        if (computeSize() > longestLine) throw createDamagedError();
        await readMore();
      }
    },
  };
}

async function startOf(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(64), 0, 64, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Reads an archive frame by frame. Comes to its end only when the checksum over all of it is right. */
export async function* readArchive(path: string, passphrase?: string): AsyncGenerator<BackupFrame> {
  const sealed = isSealed(await startOf(path));
  if (sealed && !passphrase) throw new Error('This backup is sealed. Give its passphrase as BACKUP_PASSPHRASE.');
  const bytes = createReadStream(path);
  const file: Readable = sealed ? Readable.from(unseal(bytes, passphrase!), { objectMode: false }) : bytes;
  const unzipped = createGunzip();
  file.once('error', (error) => unzipped.destroy(error));
  const reading = createByteReader(file.pipe(unzipped)[Symbol.asyncIterator]());
  const hash = createHash('sha256');
  try {
    for (;;) {
      const line = await reading.line();
      const { size, ...header } = z.looseObject({ size: z.int().min(0) }).parse(JSON.parse(line.toString('utf8')));
      const end = endShape.safeParse(header);
      if (end.success) {
        if (end.data.sha256 !== hash.digest('hex') || !(await reading.isOver())) throw createDamagedError();
        // What stands behind the packed part is passed over by whoever unpacks it.
        if (!sealed && unzipped.bytesWritten !== (await stat(path)).size) throw createDamagedError();
        return;
      }
      const body = await reading.counted(size);
      hash.update(line).update(body);
      yield { ...frameShape.parse(header), body };
    }
  } catch (error) {
    throw isOurTrouble(error) ? createDamagedError() : error;
  } finally {
    bytes.destroy();
    file.destroy();
    unzipped.destroy();
  }
}

/** Not gzip, not JSON, not a frame: the file, and not the machine, is at fault. */
const isOurTrouble = (error: unknown): boolean =>
  error instanceof SyntaxError ||
  error instanceof z.ZodError ||
  String((error as NodeJS.ErrnoException).code).startsWith('Z_');
