import { z } from 'zod';
import { day, id, moneyFromZero, optionalText, text, version } from '../fields';

const when = day.nullable().default(null);
export const findStatuses = ['open', 'asked', 'answered', 'asset', 'liability', 'nothing'] as const;
export const mayBe = ['asset', 'liability', 'unknown'] as const;
const findFields = {
  description: text(300),
  source: optionalText(200),
  mayBe: z.enum(mayBe).default('unknown'),
  amount: moneyFromZero.nullable().default(null),
  foundDate: when,
  askedDate: when,
  answeredDate: when,
  notes: optionalText(2000),
};
export const findSchema = z.object({
  id,
  matterID: id,
  ...findFields,
  status: z.enum(findStatuses),
  /** What became of it, in words. */
  outcome: z.string().nullable(),
  assetID: id.nullable(),
  liabilityID: id.nullable(),
  letters: z.array(z.object({ id, name: z.string() })),
  version,
});

export const findToAdd = z.object({ matterID: id, ...findFields });
export const findToChange = z.object({ id, ...findFields, version });
