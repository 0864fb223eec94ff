import { accessRightNames, accessRoles } from '@boedel/domain/access/access-rights';
import { z } from 'zod';
import { day, id, instant, language, optionalText, privateNumber, text, version } from '../fields';
import { partyAnswerSchema, listRoleFields } from '../parties/parties.schema';
import { partyDetailsSchema, executorFields, powerOfAttorneyFields } from '../parties/party-details';
import { toSchemas } from '../record/schemas';

const flag = z.boolean('Choose yes or no.').default(false);

/** Who is told when the matter reaches a milestone. */
const recipientFields = {
  name: text(160),
  email: text(160),
  relationship: optionalText(120),
  /** The milestones they are told of; none named is all of them. */
  milestones: z.array(z.int().min(1).max(50)).max(50).default([]),
  getsReports: flag,
  /** Whether the reports they get show the figures of the matter. */
  seesFigures: flag,
  /** What they are written to in; null is the firm's language. */
  language: language.nullish(),
  /** How often reports go to them; null is as the firm sends them. */
  reportFrequency: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)], 'Choose how often.').nullish(),
};
export const recipientSchema = z.object({ id, matterID: id, ...recipientFields, version });
export const recipientToSave = z.object({
  id: id.nullish(),
  matterID: id,
  ...recipientFields,
  version: version.nullish(),
});

/** How somebody acts in this matter. */
export const appointment = toSchemas(executorFields);
export const executorDetails = z.object(appointment);
export const executorSchema = partyAnswerSchema(executorDetails).extend({
  /** Linked from the firm's global list; name and contact details are that entry's. */
  isGlobal: z.boolean(),
});
export const executorToSave = z.object({
  id: id.nullish(),
  matterID: id,
  ...listRoleFields(executorDetails),
  version: version.nullish(),
});
export const globalExecutorSchema = z.object({
  id,
  name: z.string(),
  idNumber: privateNumber(20),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  capacity: z.string().nullable(),
  /** In the matter asked about. */
  isLinked: z.boolean(),
});

export const accessRole = z.enum(accessRoles, 'Choose client access or joint appointee.');
const rights = z.array(z.enum(accessRightNames, 'This right does not exist.')).max(20);
export const accessUserSchema = z.object({
  id,
  matterID: id,
  userID: id,
  email: z.string(),
  fullname: z.string(),
  /** Invited: has not accepted, sees nothing yet, and is called what was typed. */
  state: z.enum(['Invited', 'Active']),
  role: accessRole,
  mayCapture: z.boolean(),
  rights,
  createdAt: instant,
  version,
});
export const accessUserToSave = z.object({
  matterID: id,
  email: text(160),
  /** What somebody invited is called until they come. */
  fullname: optionalText(160),
  role: accessRole.default('UserMatterAccess'),
  mayCapture: z.boolean().default(false),
  /** Left out: what the role usually has. */
  rights: rights.optional(),
});

export const powerOfAttorneyDetails = partyDetailsSchema(powerOfAttorneyFields);

export const directorSchema = z.object({
  name: z.string(),
  idNumber: privateNumber(20),
  designation: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  address: z.string().nullable(),
  appointedDate: day.nullable(),
  resignedDate: day.nullable(),
});
