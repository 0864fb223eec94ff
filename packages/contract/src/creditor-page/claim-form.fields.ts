import { z } from 'zod';
import { moneyFromZero, optionalText, text } from '../fields';
import { percentSchema } from '../record/field';

const basis = z.int().min(1, 'Choose the basis of the claim.').max(6, 'Choose the basis of the claim.');

/** The affidavit of s 44 in fields: what is claimed, why, with what security, and who will swear to it. */
export const claimFormFields = {
  amount: moneyFromZero.refine((cents) => cents > 0, 'Enter what you claim. It must be more than 0.'),
  interest: moneyFromZero.nullish(),
  agreedRate: percentSchema.nullish(),
  claimBasisID: basis,
  cause: text(2000),
  reference: optionalText(60),
  security: optionalText(500),
  securityValue: moneyFromZero.nullish(),
  reliesSolely: z.boolean().default(false),
  isCeded: z.boolean().default(false),
  deponent: text(160),
  capacity: optionalText(160),
};
