import { particulars } from '@boedel/domain/people/offer';
import { z } from 'zod';
import { id, instant, version } from '../fields';
import { partyFields } from '../parties/party.fields';
import { toSchemas } from '../record/schemas';
import { plainMessageSchema } from '../message.schema';

/** Lists of the firm that hold people and bodies. */
export const peopleDirectories = [
  'globalbeneficiary',
  'globalexecutor',
  'founder',
  'globaltrustee',
  'creditor',
  'auditor',
  'taxpractitioner',
] as const;
export type PeopleDirectory = (typeof peopleDirectories)[number];

/** What a record of somebody is kept in: the people of a matter, or one of those lists. */
export const recordSources = ['matter_party', ...peopleDirectories] as const;
const source = z.enum(recordSources, 'This list of people does not exist.');
export const recordKey = z.object({ source, id });
export type PersonRecordKey = z.output<typeof recordKey>;

/** What is so of somebody wherever they have a part. */
const { maritalStatus: _, ...ofEverybody } = toSchemas(partyFields);
const field = z.enum(particulars, 'This field does not exist.');

/** A matter somebody has a part in, and the part. */
export const partSchema = z.object({
  matterID: id,
  reference: z.string(),
  matterName: z.string(),
  systemTypeID: z.int(),
  matterStatus: z.int(),
  /** main, spouse, executor, and for claims: creditor. */
  role: z.string(),
  /** Among the beneficiaries, whatever the role besides. */
  takes: z.boolean(),
});

/** Somebody found while typing, with what a form takes over. */
export const foundPerson = z.object({
  knownID: id,
  listName: z.string(),
  ...ofEverybody,
  /** Where they are known from; the first few. */
  parts: z.array(partSchema),
  partCount: z.int(),
  /** Lists of the firm they stand in. */
  directories: z.array(source),
  /** Their record in the matter asked about. */
  partyID: id.nullable(),
});
export type FoundPersonEntry = z.output<typeof foundPerson>;

export const personRecord = z.object({
  source,
  id,
  listName: z.string(),
  ...ofEverybody,
  part: partSchema.nullable(),
  version,
});
export type PersonRecord = z.output<typeof personRecord>;

/** One person or body of whom there is more than one record, or who may be one with another. */
export const personLine = z.object({
  knownID: id,
  listName: z.string(),
  kind: ofEverybody.kind,
  recordCount: z.int(),
  parts: z.array(partSchema),
  directories: z.array(source),
});

/** Several parts in one matter that are seldom one person's. */
export const severalParts = z.object({
  matterID: id,
  reference: z.string(),
  parts: z.array(z.enum(['heir', 'creditor', 'executor'])),
  /** Claims and acts: a second person should look. */
  isDoubtful: z.boolean(),
});

export const relationSchema = z.object({
  kind: z.enum(['spouse', 'parent', 'child']),
  knownID: id,
  listName: z.string(),
  matterID: id,
  reference: z.string(),
  /** Of a marriage: from and to, and how it ended. */
  fromDate: z.string().nullable(),
  toDate: z.string().nullable(),
  ended: z.string().nullable(),
});

export const changeLine = z.object({
  id,
  kind: z.enum(['merge', 'change']),
  by: z.string(),
  at: instant,
  records: z.int(),
  isUndone: z.boolean(),
});

/** The page of one person or body. */
export const personPage = z.object({
  knownID: id,
  listName: z.string(),
  kind: ofEverybody.kind,
  records: z.array(personRecord),
  /** Records in matters the reader does not reach: how many, not which. */
  hiddenCount: z.int(),
  /** Claims they make as a creditor. */
  claims: z.array(partSchema),
  severalParts: z.array(severalParts),
  relations: z.array(relationSchema),
  /** Others with the same identity, passport or registration number. */
  maybeSame: z.array(personLine.extend({ by: z.enum(['idNumber', 'passportNumber', 'registrationNumber']) })),
  changes: z.array(changeLine),
});
export type PersonPageAnswerBody = z.output<typeof personPage>;

const held = z.object({ source, id, text: z.string().nullable() });
/** A field two people or several records say differently. Private numbers are masked. */
export const difference = z.object({ field, values: z.array(held) });

export const mergePreview = z.object({
  keep: personLine,
  gone: personLine,
  records: z.array(personRecord),
  hiddenCount: z.int(),
  differences: z.array(difference),
  /** Matters where both stand in the same role; one of the two records is then to be removed there. */
  standsTwice: z.array(partSchema),
  /** Why they cannot be one. */
  says: z.array(z.object({ field: z.string(), sentence: z.string(), said: plainMessageSchema.optional() })),
  /** What was looked at; a merge of something else is refused. */
  seen: z.string(),
});
export type PeopleMergePreview = z.output<typeof mergePreview>;

/** A field takes the value that one of the records holds. */
export const takenFrom = z.object({ field, from: recordKey });

/** What of one record the others could take over. */
export const changeOffer = z.object({
  from: personRecord,
  to: z.array(
    z.object({
      record: personRecord,
      fields: z.array(
        z.object({
          field,
          now: z.string().nullable(),
          after: z.string().nullable(),
          /** It holds something else than before the change: shown, and taken only where somebody says so. */
          isConflict: z.boolean(),
        }),
      ),
      /** Why this record is changed in its matter alone. */
      said: plainMessageSchema.optional(),
    }),
  ),
});
export type PersonChangeOffer = z.output<typeof changeOffer>;

/** For the tabs of a matter: who of it is known elsewhere, has several parts, or may be somebody known. */
export const knownInMatter = z.object({
  partyID: id,
  knownID: id,
  otherMatters: z.int(),
  parts: z.array(z.enum(['heir', 'creditor', 'executor'])),
  isDoubtful: z.boolean(),
  maybeSame: z.int(),
});
