import { z } from 'zod';
import { id, idInQuery, optionalText, version } from '../fields';

/** Per cent with at most two decimals on the wire; whole ten-thousandths inside. */
const percent = z.codec(
  z.number().min(0, 'Enter 0 or more.').max(100, 'Enter 100 or less.').multipleOf(0.01, 'Use at most two decimals.'),
  z.int(),
  {
    decode: (value) => Math.round(value * 100),
    encode: (value) => value / 100,
  },
);

const given = { sharePercent: percent.nullable().default(null), note: optionalText(500) };

/** Who brought the matter, with the share of the fee. */
export const introducerSchema = z.object({ id, matterID: id, introducerID: id, name: z.string(), ...given, version });

export const marketerMatterSchema = z.object({ matterID: id, marketerID: id, ...given });
export const referrerMatterSchema = z.object({ matterID: id, referrerID: id.nullable(), ...given });
export const ofMatter = z.object({ matterID: idInQuery });
export const ofMatterAsWritten = z.object({ matterId: idInQuery });
