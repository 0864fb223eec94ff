import { plainMessageSchema } from '../message.schema';
import { z } from 'zod';
import { id, version } from '../fields';
import { toSchemas } from '../record/schemas';
import { partyFields } from './party.fields';
import { partyRoles } from './registry';

/** The fields of a party with the details of its role. */
export const listRoleFields = <D extends z.ZodObject>(details: D) => ({
  ...toSchemas(partyFields),
  /** The entry of the firm's directory it was taken from. */
  globalID: id.nullable().default(null),
  /** The number of the person in the firm. Given with a new record, it is one of somebody known. */
  knownID: id.nullable().default(null),
  details: details.prefault({} as z.input<D>),
});

export const partyWarning = z.object({ field: z.string(), sentence: z.string(), said: plainMessageSchema.optional() });

/** A party as it is answered. Warnings come with what was just saved. */
export const partyAnswerSchema = <D extends z.ZodObject>(details: D) =>
  z.object({
    id,
    matterID: id,
    role: z.string(),
    ...listRoleFields(details),
    /** As lists show it: 'Van der Merwe, Jacobus Petrus'. */
    listName: z.string(),
    isMinor: z.boolean(),
    warnings: z.array(partyWarning),
    version,
  });

export const newPartySchema = <D extends z.ZodObject>(details: D) =>
  z.object({ matterID: id, ...listRoleFields(details) });
export const partyChangeSchema = <D extends z.ZodObject>(details: D) =>
  z.object({ id, ...listRoleFields(details), version });

/** The person tab in one answer. */
export const personTabSchema = z.object({
  main: partyAnswerSchema(partyRoles.insolvent.details),
  spouses: z.array(partyAnswerSchema(partyRoles.spouse.details)),
  children: z.array(partyAnswerSchema(partyRoles.child.details)),
});
