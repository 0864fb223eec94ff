import { z } from 'zod';
import { day, id, optionalText, privateNumber, text, version } from '../fields';

export const partyKinds = ['person', 'company', 'close corporation', 'trust', 'partnership', 'other'] as const;
export const maritalRegimes = [
  'in community of property',
  'out of community with accrual',
  'out of community without accrual',
  'customary marriage',
  'foreign marriage',
] as const;
export const maritalStatuses = ['unmarried', 'married', 'divorced', 'widowed', 'life partner'] as const;
const days = day.nullable().default(null);

/** Anybody who has a part in a matter. Numbers are checked against the date of birth and by their own check digits. */
export const partyFields = {
  kind: z.enum(partyKinds).default('person'),
  title: optionalText(20),
  firstNames: optionalText(120),
  /** A person's surname, or the whole name of anything else. */
  surname: text(160),
  idNumber: privateNumber(20),
  passportNumber: privateNumber(30),
  registrationNumber: optionalText(40),
  taxNumber: optionalText(20),
  vatNumber: optionalText(20),
  dateOfBirth: days,
  dateOfDeath: days,
  gender: z
    .union([z.literal(0), z.literal(1)])
    .nullable()
    .default(null),
  email: optionalText(160),
  phone: optionalText(40),
  mobile: optionalText(40),
  address1: optionalText(120),
  address2: optionalText(120),
  city: optionalText(80),
  code: optionalText(10),
  maritalStatus: z.enum(maritalStatuses).nullable().default(null),
  maritalRegime: z.enum(maritalRegimes).nullable().default(null),
  dateOfMarriage: days,
  details: z.record(z.string(), z.union([z.string().max(2000), z.number(), z.boolean(), z.null()])).default({}),
};

export const partySchema = z.object({ id, matterID: id, role: z.string(), ...partyFields, version });
export const newPartySchema = z.object({ matterID: id, ...partyFields });
export const partyChangeSchema = z.object({ id, ...partyFields, version });
