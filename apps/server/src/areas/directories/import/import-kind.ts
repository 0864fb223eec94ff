import { z } from 'zod';
import { createJobKind } from '../../../platform/jobs/job-kind';

/** Reads an import to its end. */
export const readImportKind = createJobKind('directory.import', z.object({ importId: z.int() }), {
  maxAttempts: 5,
  priority: 4,
});
