import { saidSchema, toldSchema } from '../told.schema';
import { z } from 'zod';
import { id } from '../fields';
import { warning } from './directory';

export const checkAnswer = z.object({ warnings: z.array(warning) });

/** Where an entry is used. */
export const use = z.object({
  /** What uses it: 'Creditors', 'Assets'. */
  where: z.string(),
  id,
  name: z.string(),
  matterID: id.nullable(),
});
export const usesAnswer = z.object({ total: z.int(), uses: z.array(use) });

export const importState = z.enum(['receiving', 'reading', 'ready', 'refused', 'done']);

/** How far an import is. The screen shows `read` of `size` while it is reading. */
export const importProgress = z.object({
  importID: id,
  directory: z.string(),
  fileName: z.string(),
  state: importState,
  size: z.int(),
  read: z.int(),
  encoding: z.string().nullable(),
  separator: z.string().nullable(),
  /** Headings the directory does not know, so that their columns are left out. */
  unknownHeadings: z.array(z.string()),
  rows: z.int(),
  rowsWithErrors: z.int(),
  duplicates: z.int(),
  added: z.int(),
  /** What is wrong with the file as a whole, where it is refused. */
  refusals: z.array(z.string()),
  /** The same, words and values apart. */
  said: z.array(toldSchema),
});

export const importRow = z.object({
  line: z.int(),
  values: z.record(z.string(), z.unknown()),
  /** Sentences by field. */
  errors: z.record(z.string(), z.array(z.string())),
  /** The same, words and values apart. */
  said: z.record(z.string(), z.array(saidSchema)),
  warnings: z.array(warning),
  /** The name is in the directory already, or earlier in the file. */
  isDuplicate: z.boolean(),
});
export const importRows = z.object({ rows: z.array(importRow), total: z.int() });
