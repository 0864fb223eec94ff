import { isChangeType } from '@boedel/domain/activities/change-types';
import { grounds } from '@boedel/domain/activities/open-activity';
import { z } from 'zod';
import { day, id, optionalText, text, version } from '../fields';
import { messageSchema } from '../message.schema';

/** One of the trust matter change types; 0, none, is no activity. */
export const activityType = z.int('Choose what changes.').refine(isChangeType, 'Choose what changes from the list.');

export const ground = z.enum(grounds, 'Choose why the trustee leaves.');
export const part = z.enum(['incoming', 'outgoing'], 'Choose whether the trustee is appointed or leaves.');

/** As the Activity Centre shows one. */
export const activityRow = z.object({
  id,
  matterID: id,
  activityType: z.int(),
  typeName: z.string(),
  trustName: z.string(),
  reference: z.string(),
  /** Who is responsible for the matter. */
  trustAdministrator: z.string().nullable(),
  completePercent: z.int(),
  isComplete: z.boolean(),
  status: z.enum(['Complete', 'Not started', 'In Progress']),
  dateCreated: day,
  dateCompleted: day.nullable(),
});

export const activitySchema = activityRow.extend({
  ground: ground.nullable(),
  note: z.string().nullable(),
  /** Whom it is about. */
  entityNames: z.array(z.string()),
  version,
});

export const partySchema = z.object({ entityID: id, name: z.string(), part });

const paperSchema = z.object({
  /** What it is filed as: `paper` of an upload. */
  paper: z.string(),
  name: z.string(),
  partyID: id.nullable(),
  partyName: z.string().nullable(),
  state: z.enum(['filed', 'draft', 'missing']),
  orNote: z.boolean(),
  /** The standard template it is made from. */
  templateID: id.nullable(),
  documents: z.array(z.object({ documentID: id, linkID: id, title: z.string(), isDraft: z.boolean() })),
  /** Papers of the matter that may be it and are not filed with the activity. */
  onFile: z.array(z.object({ documentID: id, title: z.string() })),
});

export const stepSchema = z.object({
  step: z.int(),
  title: z.string(),
  isOwn: z.boolean(),
  state: z.enum(['done', 'open', 'notApplicable']),
  keyDate: z.int().nullable(),
  /** Whether it has a day: a key date, or that of a step of one's own. */
  isDated: z.boolean(),
  mayLieAhead: z.boolean(),
  bringsLetters: z.boolean(),
  date: day.nullable(),
  diaryID: id.nullable(),
  onlyWhere: z.string().nullable(),
  notApplicable: z.string().nullable(),
  note: z.string().nullable(),
  missing: z.array(messageSchema),
  papers: z.array(paperSchema),
});

export const openedSchema = activitySchema.extend({
  done: z.int(),
  applicable: z.int(),
  steps: z.array(stepSchema),
  parties: z.array(partySchema),
});

export const newActivity = z.object({
  matterID: id,
  activityType,
  /** When it began; today where none is given. */
  dateCreated: day.nullish(),
  incomingIDs: z.array(id).max(20).default([]),
  outgoingIDs: z.array(id).max(20).default([]),
  ground: ground.nullish(),
  note: optionalText(2000),
});

export const activityChange = z.object({ id, note: optionalText(2000), version });

export const stepChange = z.object({
  activityID: id,
  step: z.int().min(1).max(1000),
  /** Each is left as it was where it is not given. */
  date: day.nullish(),
  note: optionalText(2000).optional(),
  notApplicable: optionalText(500).optional(),
});

export const firmStep = z.object({ id, activityType: z.int(), title: z.string(), wantsPaper: z.boolean() });
export const ownStep = { title: text(200), wantsPaper: z.boolean().default(false) };
