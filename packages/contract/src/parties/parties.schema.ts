import { saidSchema } from '../message.schema';
import { z } from 'zod';
import { id, version } from '../fields';
import { schemasOf } from '../record/schemas';
import { partyFields } from './party.fields';
import { partyRoles } from './registry';

/** The fields of a party with the details of its role. */
export const roleFields = <D extends z.ZodObject>(details: D) => ({
  ...schemasOf(partyFields),
  /** The entry of the firm's directory it was taken from. */
  globalID: id.nullable().default(null),
  /** The number of the person in the firm. Given with a new record, it is one of somebody known. */
  knownID: id.nullable().default(null),
  details: details.prefault({} as z.input<D>),
});

export const partyWarning = z.object({ field: z.string(), sentence: z.string(), said: saidSchema.optional() });

/** A party as it is answered. Warnings come with what was just saved. */
export const partyAnswer = <D extends z.ZodObject>(details: D) =>
  z.object({
    id,
    matterID: id,
    role: z.string(),
    ...roleFields(details),
    /** As lists show it: 'Van der Merwe, Jacobus Petrus'. */
    listName: z.string(),
    isMinor: z.boolean(),
    warnings: z.array(partyWarning),
    version,
  });

export const newParty = <D extends z.ZodObject>(details: D) => z.object({ matterID: id, ...roleFields(details) });
export const partyChange = <D extends z.ZodObject>(details: D) => z.object({ id, ...roleFields(details), version });

/** The person tab in one answer. */
export const personTabSchema = z.object({
  main: partyAnswer(partyRoles.insolvent.details),
  spouses: z.array(partyAnswer(partyRoles.spouse.details)),
  children: z.array(partyAnswer(partyRoles.child.details)),
});
