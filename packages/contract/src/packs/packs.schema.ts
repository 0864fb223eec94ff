import { z } from 'zod';
import { id, instant, money } from '../fields';
import { plainMessageSchema } from '../message.schema';

export const packItemSchema = z.object({
  documentID: id,
  title: z.string(),
  mark: z.string().nullable(),
  sha256: z.string(),
  /** Where it begins in the pack, and how many pages it has. */
  page: z.int(),
  pages: z.int(),
});

export const packSchema = z.object({
  id,
  matterID: id,
  /** The filed pack; null once that was removed. */
  documentID: id.nullable(),
  title: z.string(),
  language: z.string(),
  pages: z.int(),
  items: z.array(packItemSchema),
  sentTo: z.string().nullable(),
  mailState: z.string().nullable(),
  mailError: z.string().nullable(),
  by: z.string().nullable(),
  createdAt: instant,
});

export const voucherBundleSchema = z.object({
  /** Why the account cannot be drawn, where it cannot. */
  stopping: z.array(plainMessageSchema),
  lines: z.array(
    z.object({
      part: z.string(),
      name: plainMessageSchema,
      voucher: z.string().nullable(),
      amount: money,
      documents: z.array(z.object({ documentID: id, title: z.string() })),
    }),
  ),
  missing: z.int(),
});

export const packChoiceSchema = z.object({
  documentID: id,
  title: z.string(),
  type: z.int().nullable(),
  contentType: z.string(),
  size: z.int(),
  createdAt: instant,
  /** It stands behind a line of the account: of an asset, a claim or a payment. */
  isVoucher: z.boolean(),
  mark: z.string().nullable(),
  /** Why it cannot be taken in, with what to do. */
  why: plainMessageSchema.nullable(),
});
