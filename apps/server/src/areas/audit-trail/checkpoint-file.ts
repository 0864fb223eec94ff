import type { CheckpointNote } from '../../platform/audit/checkpoint-note';

/** A checkpoint as a file: its text is its proof, so not a byte is added. */
export const createCheckpointFile = ({ firmId, size, time, text }: CheckpointNote) => ({
  filename: `audit-checkpoint-${firmId}-${time.slice(0, 10)}-${size}.txt`,
  contentType: 'text/plain; charset=utf-8',
  content: Buffer.from(text),
});
