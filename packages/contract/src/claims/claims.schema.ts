import { claimParts } from '@boedel/domain/claims/captured-claim';
import { z } from 'zod';
import { day, id, money, optionalText, text } from '../fields';
import { messageSchema } from '../message.schema';
import { claims } from './claim.record';

const { creditorID: _, ...fields } = claims.fields;
/** A claim whose creditor is added with it. */
export const ofNewCreditor = fields;

/** Who claims: one chosen from the firm's directory or the global creditors, or one whose name is typed. */
export const claimingCreditor = z.object({
  /** Of the firm's directory. */
  id: id.nullish(),
  globalCreditorID: id.nullish(),
  name: text(160),
  email: optionalText(160),
  reference: optionalText(60),
  accountNumber: optionalText(30),
  branchCode: optionalText(12),
});

export const claimAmountSchema = z.object({ id, claimID: id, part: z.enum(claimParts), amount: money });

export const outlookClaimSchema = z.object({
  claimID: id,
  creditorID: id,
  creditorName: z.string(),
  claimTypeID: z.int(),
  claim: money,
  securedAward: money,
  preferentAward: money,
  concurrentAward: money,
  interestAward: money,
  total: money,
  shortfall: money,
  contribution: money,
  /** Costs of the own security beyond what it brought. */
  costsOwed: money,
});
export const outlookSchema = z.object({
  basis: z.enum(['lodged', 'proved']),
  /** What keeps the figures from being worked out; they are empty then. */
  refused: z.array(messageSchema),
  warnings: z.array(messageSchema),
  concursusDate: day.nullable(),
  freeResidue: money,
  /** Costs of s 97, and what the free residue cannot pay of them. */
  costs: money,
  deficiency: money,
  availableForConcurrent: money,
  concurrentClaims: money,
  /** Cents in the rand, to four decimals, for show alone. */
  dividend: z.string(),
  claims: z.array(outlookClaimSchema),
});
