import { plainMessageSchema, messageSchema } from '../message.schema';
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

export const importState = z.enum(['receiving', 'mapping', 'reading', 'ready', 'refused', 'done', 'undone']);

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
  /** Each column of the file: its heading, the first of its cells, and the field it is taken for. */
  columns: z.array(z.object({ heading: z.string(), samples: z.array(z.string()), field: z.string().nullable() })),
  /** Headings of the columns that are taken for no field, and so left out. */
  unknownHeadings: z.array(z.string()),
  rows: z.int(),
  rowsWithErrors: z.int(),
  duplicates: z.int(),
  added: z.int(),
  /** What is wrong with the file as a whole, where it is refused. */
  refusals: z.array(z.string()),
  /** The same, words and values apart. */
  said: z.array(messageSchema),
});

export const importRow = z.object({
  line: z.int(),
  values: z.record(z.string(), z.unknown()),
  /** Sentences by field. */
  errors: z.record(z.string(), z.array(z.string())),
  /** The same, words and values apart. */
  said: z.record(z.string(), z.array(plainMessageSchema)),
  warnings: z.array(warning),
  /** The name is in the directory already, or earlier in the file. */
  isDuplicate: z.boolean(),
});
export const importRows = z.object({ rows: z.array(importRow), total: z.int() });
