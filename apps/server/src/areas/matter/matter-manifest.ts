import { createHash } from 'node:crypto';
import { z } from 'zod';

export const archiveFormat = 'boedel.matter';
/** Raised when an archive of this house can no longer be read by an older one. */
export const archiveVersion = 1;

/** What an archive says of itself: what made it, and the hash of everything in it. */
export const manifestSchema = z.object({
  format: z.literal(archiveFormat),
  version: z.int().positive(),
  firm: z.string(),
  reference: z.string(),
  exportedAt: z.string(),
  /** Identity, passport and account numbers are whole; otherwise they are masked and cannot be put back. */
  wholeNumbers: z.boolean(),
  entries: z.array(z.object({ name: z.string(), sha256: z.string() })),
});
export type Manifest = z.output<typeof manifestSchema>;

export const sha256Of = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex');
