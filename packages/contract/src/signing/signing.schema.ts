import { signerStates, signingStates } from '@boedel/domain/signing/signing';
import { z } from 'zod';
import { id, instant } from '../fields';
import { plainMessageSchema } from '../message.schema';

export const turns = z.enum(['inTurn', 'together']);
export const signerLanguage = z.enum(['en', 'af']);

export const signerSchema = z.object({
  id,
  name: z.string(),
  email: z.string().nullable(),
  language: signerLanguage,
  state: z.enum(signerStates),
  askedAt: instant.nullable(),
  openedAt: instant.nullable(),
  answeredAt: instant.nullable(),
  reminders: z.int(),
  reason: z.string().nullable(),
});

export const signingSchema = z.object({
  id,
  matterID: id,
  documentID: id.nullable(),
  title: z.string(),
  sha256: z.string(),
  /** By links that were mailed, or by hand on a print. */
  way: z.enum(['link', 'ink']),
  turns,
  state: z.enum(signingStates),
  message: z.string().nullable(),
  remindAfter: z.array(z.int()),
  endsAt: instant.nullable(),
  /** The signed paper, filed as the next version. */
  resultID: id.nullable(),
  reason: z.string().nullable(),
  by: z.string(),
  createdAt: instant,
  closedAt: instant.nullable(),
  signers: z.array(signerSchema),
});

/** Why a paper is signed by hand. */
export const wetInkSchema = z.object({ why: plainMessageSchema, section: z.string() });

/** A line that was drawn: points in a box of 1000 by 300. */
const point = z.tuple([z.int().min(0).max(1000), z.int().min(0).max(300)]);
export const signatureSchema = z.union([
  z.object({ typed: z.string().trim().min(2, 'Type your name.').max(100) }),
  z.object({
    drawn: z
      .array(z.array(point).min(1).max(1000))
      .min(1, 'Draw your signature.')
      .max(60)
      .refine((strokes) => strokes.some(({ length }) => length > 3), 'Draw your signature.')
      .refine(
        (strokes) => strokes.reduce((sum, { length }) => sum + length, 0) <= 4000,
        'Draw your signature again with fewer lines.',
      ),
  }),
]);
