import { plainMessageSchema } from '../message.schema';
import { z } from 'zod';
import { id, optionalText } from '../fields';
import { matterStatus } from './matter.schema';

/** What may be done to several matters at once. */
export const bulkAction = z.discriminatedUnion('action', [
  z.object({ action: z.literal('status'), matterStatus, reason: optionalText(500) }),
  z.object({ action: z.literal('responsible'), userID: id.nullable() }),
  z.object({ action: z.literal('watch'), watchList: z.boolean() }),
  z.object({ action: z.literal('label'), labelID: id, isOn: z.boolean() }),
]);

export const bulkLine = z.object({
  id,
  reference: z.string(),
  name: z.string(),
  from: z.string(),
  to: z.string(),
  refused: z.string().nullable(),
  /** Why not, words and values apart. */
  said: plainMessageSchema.nullable(),
});

export const viewSchema = z.object({
  id,
  name: z.string(),
  isShared: z.boolean(),
  isMine: z.boolean(),
  /** Filters, sort and columns, as the address bar holds them. */
  state: z.record(z.string(), z.string()),
});
