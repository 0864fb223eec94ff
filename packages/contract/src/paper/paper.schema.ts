import { z } from 'zod';

const list = <T extends z.ZodType>(of: T) => z.array(of).readonly();

/** The document tree as it crosses the wire; packages/document says what each piece means. */
const amount = z.object({
  id: z.string().optional(),
  cents: z.int(),
  shown: z.string(),
  madeOf: z.object({ add: list(z.string()), take: list(z.string()).optional() }).optional(),
  marked: z.boolean().optional(),
  source: z.object({ table: z.string(), id: z.int() }).optional(),
});

const runs = list(z.object({ text: z.string(), dress: z.enum(['strong', 'emphasis', 'missing']).optional() }));

const block = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('heading'),
    level: z.union([z.literal(1), z.literal(2), z.literal(3)]),
    text: z.string(),
  }),
  z.object({
    kind: z.literal('paragraph'),
    text: runs,
    align: z.enum(['left', 'center']).optional(),
  }),
  z.object({ kind: z.literal('items'), rows: list(z.object({ mark: z.string(), text: runs })) }),
  z.object({
    kind: z.literal('form'),
    rows: list(z.object({ number: z.string(), label: z.string(), value: z.string() })),
  }),
  z.object({ kind: z.literal('facts'), rows: list(z.object({ label: z.string(), value: z.string() })) }),
  z.object({
    kind: z.literal('table'),
    about: z.string(),
    ruled: z.boolean(),
    columns: list(
      z.object({
        kind: z.enum(['number', 'words', 'voucher', 'day', 'amount']),
        title: z.string(),
        isBeside: z.literal(true).optional(),
      }),
    ),
    rows: list(
      z.object({
        kind: z.enum(['line', 'group', 'subtotal', 'total', 'note']),
        cells: list(z.union([z.null(), z.string(), amount])),
      }),
    ),
  }),
  z.object({
    kind: z.literal('signatures'),
    at: z.string(),
    places: list(z.object({ who: z.string(), about: z.string() })),
  }),
]);

export const paperSchema = z.object({
  title: z.string(),
  language: z.enum(['en', 'af']),
  letterhead: z.object({ name: z.string(), lines: list(z.string()) }).optional(),
  titled: z.literal('within').optional(),
  mark: z.string().optional(),
  foot: z.string().optional(),
  pageWords: z.object({ page: z.string(), of: z.string() }),
  parts: list(z.object({ title: z.string(), newPage: z.boolean(), blocks: list(block) })),
});

export type PaperOnWire = z.output<typeof paperSchema>;

/** What a paper is saved as. */
export const paperFormat = z.enum(['pdf', 'docx', 'xlsx'], 'Choose pdf, docx or xlsx.');
