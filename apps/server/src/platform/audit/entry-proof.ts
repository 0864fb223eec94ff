import { z } from 'zod';
import { formatCanonical } from './canonical';
import { readCheckpoint, isSignedBy } from './checkpoint-note';
import { hashLeaf, computeRootFromInclusion } from './merkle';

/*
 * The proof of one entry: a file that can be checked alone, without the product and without the network. What it holds is
 * described in docs/audit-trail.md.
 */
export const proofFormat = 'boedel-audit-proof/1';

const proofShape = z.object({
  format: z.literal(proofFormat),
  entry: z.record(z.string(), z.unknown()),
  index: z.int().min(0),
  path: z.array(z.string().regex(/^[A-Za-z0-9+/]{43}=$/)).max(60),
  checkpoint: z.string(),
  keys: z.array(z.string()),
});
export type EntryProof = z.output<typeof proofShape>;

export type ProofReport =
  | {
      readonly isProved: true;
      readonly entry: EntryProof['entry'];
      readonly index: number;
      readonly size: number;
      readonly time: string;
      readonly key: string;
    }
  | { readonly isProved: false; readonly why: string };

const refuseProof = (why: string): ProofReport => ({ isProved: false, why });

/** Checks a proof by itself. Without keys of the reader's own, the signature is held against the key the file brings. */
export function verifyEntryProof(text: string, keys?: readonly string[]): ProofReport {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return refuseProof('The file is not a Boedel proof: it is not JSON.');
  }
  const read = proofShape.safeParse(given);
  if (!read.success) return refuseProof('The file is not a Boedel proof, or part of it is missing.');
  const proof = read.data;
  const checkpoint = readCheckpoint(proof.checkpoint);
  if (!checkpoint) return refuseProof('The checkpoint in the file cannot be read.');
  const key = isSignedBy(checkpoint, keys ?? proof.keys);
  if (!key) {
    return refuseProof(
      keys
        ? 'The checkpoint is not signed with any of the keys you provided.'
        : 'The signature of the checkpoint is not right.',
    );
  }
  if (proof.entry['firm'] !== checkpoint.firmId) return refuseProof('The checkpoint belongs to another firm.');
  const hash = hashLeaf(formatCanonical(proof.entry));
  const root = computeRootFromInclusion(
    { index: proof.index, hash },
    checkpoint.size,
    proof.path.map((each) => Buffer.from(each, 'base64')),
  );
  if (!root?.equals(checkpoint.root)) {
    return refuseProof('This is not the entry that was signed. The entry, its position or its path was changed.');
  }
  const { size, time } = checkpoint;
  return { isProved: true, entry: proof.entry, index: proof.index, size, time, key };
}
