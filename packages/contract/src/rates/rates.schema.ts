import { z } from 'zod';
import { day, optionalText, text } from '../fields';

/** Figures of the law that were entered after a release, as typed. */
export const enteredRateSchema = z.object({
  /** The table they belong to, by its short name. */
  table: text(60),
  from: day,
  /** Blank: until the next row begins. */
  to: day.nullable(),
  figures: z.record(z.string().max(60), z.string('Give text.').max(4000)),
  /** The notice in the Gazette, or the publication. */
  reference: text(254),
  note: optionalText(500),
});
