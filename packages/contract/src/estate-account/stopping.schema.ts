import { z } from 'zod';
import { messageSchema } from '../message.schema';

/** Something that keeps an account or a figure from being worked out, and where it is mended. */
export const stoppingSchema = z.object({
  field: z.string(),
  message: messageSchema,
  tab: z.string(),
  rowID: z.string().nullable(),
  name: z.string().nullable(),
});
export type AccountStopping = z.infer<typeof stoppingSchema>;
