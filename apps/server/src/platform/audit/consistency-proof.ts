import { z } from 'zod';
import { readCheckpoint, isSignedBy } from './checkpoint-note';
import { isConsistent } from './merkle';

/* The proof that an earlier trail is the beginning of a later one; checked alone, as the proof of an entry is. */
export const consistencyFormat = 'boedel-audit-consistency/1';

const shape = z.object({
  format: z.literal(consistencyFormat),
  earlier: z.string(),
  later: z.string(),
  path: z.array(z.string().regex(/^[A-Za-z0-9+/]{43}=$/)).max(120),
  keys: z.array(z.string()),
});

/** What is wrong with it; nothing where it holds. */
export function findConsistencyFault(given: unknown, keys?: readonly string[]): string | undefined {
  const read = shape.safeParse(given);
  if (!read.success) return 'The file is not a Boedel proof, or part of it is missing.';
  const { path, keys: brought } = read.data;
  const [earlier, later] = [readCheckpoint(read.data.earlier), readCheckpoint(read.data.later)];
  if (!earlier || !later) return 'A checkpoint in the file cannot be read.';
  if (![earlier, later].every((note) => isSignedBy(note, keys ?? brought))) {
    return 'The signature of a checkpoint is not right.';
  }
  if (earlier.firmId !== later.firmId) return 'The checkpoints belong to different firms.';
  const hashes = path.map((each) => Buffer.from(each, 'base64'));
  return isConsistent(earlier, later, hashes)
    ? undefined
    : 'The earlier trail is not the beginning of the later one, or the path was changed.';
}
