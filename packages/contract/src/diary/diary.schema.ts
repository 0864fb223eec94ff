import { passedStates } from '@boedel/domain/deadlines/passed-states';
import { systemType as kinds } from '@boedel/domain/matter/kinds';
import { z } from 'zod';
import { day, id, instant, optionalText, version } from '../fields';
import { deceasedKeyDate, trustKeyDate } from '../fixed/key-dates';
import { plainMessageSchema } from '../message.schema';
import { eventNames } from '../matter/matter-events';

/** What the diary's list shows: `filterForType`. */
export const diaryFilter = {
  1: 'Everything',
  2: 'Own entries',
  3: 'Key dates',
  4: 'Statutory dates',
  5: 'Given to me',
} as const;

/** An ordinary entry; every other type is a key date of a list. */
export const diaryEvent = 1;

/** The key dates a matter of this type has, beside ordinary entries. */
export const listKeyDateNames = (systemType: number): Readonly<Record<string, string>> => {
  const { [diaryEvent]: _, ...deceased } = deceasedKeyDate;
  return systemType === kinds.estateLate ? deceased : systemType === kinds.trust ? trustKeyDate : {};
};

/** Something that happens in a matter, with one stored day. */
export const eventName = z.enum(eventNames, 'This event does not exist.');

/** How a date was worked out, line by line. */
export const workingSchema = z.object({
  title: z.string(),
  section: z.string(),
  lines: z.array(
    z.object({
      label: z.string(),
      value: z.string().optional(),
      section: z.string().optional(),
      note: z.string().optional(),
      says: z.object({ label: plainMessageSchema.optional(), value: plainMessageSchema.optional() }).optional(),
    }),
  ),
  value: z.string(),
});

export const diaryEntrySchema = z.object({
  id,
  matterID: id,
  matterReference: z.string(),
  matterName: z.string(),
  type: z.int(),
  typeName: z.string(),
  /** The deadline rule that worked it out. */
  rule: z.string().nullable(),
  event: z.string().nullable(),
  title: z.string(),
  note: z.string().nullable(),
  date: day,
  time: z.string().nullable(),
  isFixed: z.boolean(),
  entityID: id.nullable(),
  activityID: id.nullable(),
  stepType: z.int().nullable(),
  assignedUserID: id.nullable(),
  assignedName: z.string().nullable(),
  isDone: z.boolean(),
  doneAt: instant.nullable(),
  isOverdue: z.boolean(),
  working: workingSchema.nullable(),
  version,
});

const link = id.nullable().default(null);

/** What a person fills in. */
export const diaryValues = {
  matterID: id,
  type: z.int('Choose the type of date.').min(1).max(1000).default(diaryEvent),
  /** A key date is called as its list calls it, so only ordinary entries need a title. */
  title: optionalText(200),
  note: optionalText(4000),
  date: day,
  time: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter the time as HH:MM.')
    .nullable()
    .default(null),
  event: eventName.nullable().default(null),
  entityID: link,
  activityID: link,
  stepType: z.int().min(0).max(1000).nullable().default(null),
  assignedUserID: link,
  /** Left out: a key date or event that has happened is done, anything else is as it was. */
  isDone: z.boolean().optional(),
  /** A statutory date whose day is changed stays where it was put; false lets go of it again. */
  isFixed: z.boolean().optional(),
};

export const newDiaryEntry = z.object(diaryValues);
/** Dates to be moved with a change, as they were shown. Dates put by hand move only if they are among them. */
export const movesQuerySchema = z.array(z.object({ rule: z.string().max(60), to: day.nullable() })).max(200);
export const diaryChange = z.object({ id, ...diaryValues, moves: movesQuerySchema.default([]), version });

/** A key date of the matter's list, captured or still open. */
export const keyDateSchema = z.object({
  type: z.int(),
  name: z.string(),
  /** Shown on the matter's own form. */
  onForm: z.boolean(),
  entry: diaryEntrySchema.nullable(),
});

export const moveSchema = z.object({
  rule: z.string(),
  title: z.string(),
  section: z.string(),
  kind: z.enum(['new', 'moves', 'returns', 'stops']),
  from: day.nullable(),
  to: day.nullable(),
  /** Put where it is by hand: it moves only if it is named when applying. */
  isFixed: z.boolean(),
  working: workingSchema.nullable(),
});

export const statutoryDateSchema = z.object({
  rule: z.string(),
  title: z.string(),
  section: z.string(),
  meaning: z.enum(['by', 'from', 'ends']),
  note: z.string().nullable(),
  state: z.enum(['running', 'waiting', 'refused']),
  date: day.nullable(),
  /** The last working day on or before it. */
  safe: day.nullable(),
  opens: day.nullable(),
  /** Of a right or a period of others whose day is past: what became of it. */
  passed: z.enum(passedStates).nullable(),
  /** Its event is not captured: another rule's date stands in for it. */
  isExpected: z.boolean(),
  waitsFor: z.string().nullable(),
  refusal: z.string().nullable(),
  /** Why it cannot be worked out, words and values apart. */
  said: plainMessageSchema.nullable(),
  working: workingSchema.nullable(),
  entryID: id.nullable(),
  keptDate: day.nullable(),
  isDone: z.boolean(),
  isFixed: z.boolean(),
});

export const eventSchema = z.object({
  event: z.string(),
  label: z.string(),
  date: day.nullable(),
  /** The entry that holds it; the day of death stands with whom the matter is about. */
  entryID: id.nullable(),
});

export const periodUnits = ['days', 'courtDays', 'months', 'years'] as const;
export const termSchema = z.object({
  rule: z.string().max(60),
  /** The period a notice states, where the Act leaves it open. */
  periodCount: z.int().min(1, 'Enter the period as a whole number of at least 1.').max(1000).nullable().default(null),
  periodUnit: z.enum(periodUnits).nullable().default(null),
  extendedTo: day.nullable().default(null),
  announced: day.nullable().default(null),
  note: optionalText(500),
});

/** An entry as the firm's calendar shows it; what it was worked out from is asked for when it is opened. */
export const calendarEntry = diaryEntrySchema
  .pick({
    id: true,
    matterID: true,
    matterReference: true,
    matterName: true,
    type: true,
    rule: true,
    event: true,
    title: true,
    date: true,
    time: true,
    isFixed: true,
    assignedUserID: true,
    assignedName: true,
    isDone: true,
    isOverdue: true,
    version: true,
  })
  .extend({ kind: z.enum(['statutory', 'key', 'own']) });

/** Days are counted up to this many entries; beyond it a day has 'more'. */
export const mostCounted = 40;
