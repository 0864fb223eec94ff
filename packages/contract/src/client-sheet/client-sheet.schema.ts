import { sheetSections } from '@boedel/domain/client-sheet/sheet';
import { z } from 'zod';
import { day, id } from '../fields';
import { messageSchema } from '../message.schema';

const cells = z.record(z.string().max(40), z.string().max(8000));
const row = z.object({
  /** The id of what is stored, or a key of its own making for what is new. */
  key: z.string().min(1).max(40),
  /** As typed, by the name of the cell. */
  cells,
  /** Cells that are changed on their own tab. */
  locked: z.array(z.string().max(40)).max(40).default([]),
});
export const sheetSchema = z.object(
  Object.fromEntries(sheetSections.map((section) => [section, z.array(row).max(500)])) as Record<
    (typeof sheetSections)[number],
    z.ZodArray<typeof row>
  >,
);

export const clientSheetView = z.object({
  matterID: id,
  clientName: z.string(),
  firmName: z.string(),
  country: z.enum(['South Africa', 'Namibia']),
  today: day,
  sheet: sheetSchema,
  /** What the sheet stood at when it was read: another one saved since is told by it. */
  mark: z.string(),
  /** The facts behind the sheet in the law's words, packed: figures are worked out from them where one types. */
  facts: z.unknown(),
  /** Why nothing can be filled in any more. */
  closed: messageSchema.nullable(),
});
