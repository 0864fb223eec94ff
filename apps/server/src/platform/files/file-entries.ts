import type { ZipEntry } from '../zip/write-zip';
import { FileMissingError, type FileStore } from './file-store';

export interface FileToPack {
  readonly id: number;
  readonly key: string;
  readonly name: string;
}

/** A document's name inside an archive. Two may be called the same, so its number stands before it. */
export const buildArchivePath = ({ id, name }: Pick<FileToPack, 'id' | 'name'>): string => `files/${id} ${name}`;

interface FilePacking {
  /** What each is called in the archive. */
  readonly place?: (file: FileToPack) => string;
  /** Told after each. */
  readonly passed?: () => Promise<void>;
}

/** Documents for an archive, each fetched when its turn comes. */
export async function* streamFileEntries(
  store: FileStore,
  files: readonly FileToPack[],
  { place = buildArchivePath, passed = () => Promise.resolve() }: FilePacking = {},
): AsyncGenerator<ZipEntry> {
  const gone: string[] = [];
  for (const file of files) {
    try {
      yield { name: place(file), content: (await store.get(file.key)) as AsyncIterable<Uint8Array> };
    } catch (error) {
      // Somebody removed it while the archive was being packed.
      if (!(error instanceof FileMissingError)) throw error;
      gone.push(`${file.id} ${file.name}`);
    }
    await passed();
  }
  if (gone.length > 0) yield { name: 'files removed meanwhile.txt', content: Buffer.from(gone.join('\r\n'), 'utf8') };
}
