import { z } from 'zod';
import { createJobKind } from '../../platform/jobs/job-kind';

export const takeKind = createJobKind('statement.take', z.object({ statementId: z.int() }), { priority: 4 });
