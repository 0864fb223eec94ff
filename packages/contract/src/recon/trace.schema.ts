import { z } from 'zod';
import { day, id, money } from '../fields';

/** What an entry of the books can be traced by. */
export const tracedTables = ['income', 'expense', 'money_movement', 'asset_sale'] as const;

/** An entry with what stands behind it and what it stands in: the bank's lines and its voucher, and the accounts. */
export const traceSchema = z.object({
  day,
  description: z.string(),
  voucher: z.string().nullable(),
  postings: z.array(z.object({ account: z.string(), label: z.string(), amount: money })),
  lines: z.array(
    z.object({
      id,
      day,
      amount: money,
      description: z.string(),
      bankAccount: z.string(),
      /** The bank's file it came in; null where it was entered by hand. */
      file: z.string().nullable(),
    }),
  ),
  /** The filed paper of the voucher. */
  documentID: id.nullable(),
  /** Accounts that were lodged for a period with this day. */
  accounts: z.array(z.object({ id, title: z.string() })),
});
