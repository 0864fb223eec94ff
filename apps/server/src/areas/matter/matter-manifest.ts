import { createHash } from 'node:crypto';
import { z } from 'zod';

export const archiveFormat = 'boedel.matter';
/** Beside the manifest: what proves that this installation wrote it. It signs the hash of the manifest, which has the hash of every other entry. */
export const signatureEntry = 'signature.txt';
/** Raised when an older version can no longer read an archive of this one. */
export const archiveVersion = 1;

/** What an archive says of itself: what made it, and the hash of everything in it. */
export const manifestSchema = z.object({
  format: z.literal(archiveFormat),
  version: z.int().positive(),
  firm: z.string().max(300),
  /** The firm's number on the installation that signed it; worth nothing without a signature. */
  firmId: z.int().optional(),
  reference: z.string().max(300),
  exportedAt: z.string().refine((moment) => !Number.isNaN(Date.parse(moment))),
  /** For whoever reads the archive. An import looks at the numbers themselves. */
  wholeNumbers: z.boolean(),
  entries: z.array(z.object({ name: z.string(), sha256: z.string() })),
});
export type MatterManifest = z.output<typeof manifestSchema>;

export const computeSha256 = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex');

/** What the signature of an archive covers: the hash of its manifest. */
export const readSignedBytes = (manifestSha256: string): Uint8Array => Buffer.from(manifestSha256);
