import { disqualificationKeys, independenceKeys } from '@boedel/domain/trustees/checklists';
import { trusteeKinds, trusteeStatuses } from '@boedel/domain/trustees/trustee';
import { z } from 'zod';
import { day, id, optionalText, privateNumber, version } from '../fields';
import { partyKinds, partyFields } from '../parties/party.fields';
import { partyWarning } from '../parties/parties.schema';
import { toSchemas } from '../record/schemas';
import { messageSchema } from '../message.schema';

const when = day.nullable().default(null);

export const trusteeStatus = z.enum(trusteeStatuses, 'Choose one of the statuses.');

/** What a trustee is asked beside what every party is. */
export const trusteeFacts = {
  trusteeKind: z.enum(trusteeKinds, 'Choose individual, independent or corporate.').default('individual'),
  nominee: optionalText(160),
  acceptedDate: when,
  disqualifications: z.array(z.enum(disqualificationKeys, 'This ground does not exist.')).max(20).default([]),
  independence: z.array(z.enum(independenceKeys, 'This test does not exist.')).max(20).default([]),
  checkedDate: when,
};

/** The four days of somebody who leaves; the latest of them decides. */
export const leavingDates = {
  letterSignedDate: day.nullish(),
  beneficiariesToldDate: day.nullish(),
  masterReceivedDate: day.nullish(),
  lettersAmendedDate: day.nullish(),
};

export const maySign = z.object({ may: z.enum(['yes', 'no', 'doubtful']), why: messageSchema });

export const matterTrusteeSchema = z.object({
  /** Of the party who is the trustee; the same as where others who act are listed. */
  id,
  matterID: id,
  ...toSchemas(partyFields),
  kind: z.enum(partyKinds),
  idNumber: privateNumber(20),
  listName: z.string(),
  /** The entry of the firm's global trustees it was taken from; name and contact details are that entry's. */
  globalID: id.nullable(),
  knownID: id,
  ...trusteeFacts,
  status: trusteeStatus,
  authorisedDate: day.nullable(),
  letterSignedDate: day.nullable(),
  beneficiariesToldDate: day.nullable(),
  masterReceivedDate: day.nullable(),
  lettersAmendedDate: day.nullable(),
  endedDate: day.nullable(),
  /** Today. */
  maySign,
  version,
});

export const trusteesSchema = z.object({
  trustees: z.array(matterTrusteeSchema),
  standing: z.object({
    acting: z.int(),
    doubtful: z.int(),
    least: z.int().nullable(),
    most: z.int().nullable(),
    canAct: z.enum(['yes', 'no', 'doubtful']),
  }),
  warnings: z.array(partyWarning),
});

export const trusteeToSave = z.object({
  id: id.nullish(),
  matterID: id,
  ...toSchemas(partyFields),
  knownID: id.nullable().default(null),
  ...trusteeFacts,
  /** Of somebody new: letters that name them already. */
  authorisedDate: when,
  version: version.nullish(),
});

export const globalTrusteeSchema = z.object({
  id,
  name: z.string(),
  idNumber: privateNumber(20),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  isIndependent: z.boolean(),
  companyNumber: z.string().nullable(),
});
