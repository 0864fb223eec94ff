import { z } from 'zod';
import { declareChangingCalls, del, allowFirm, get, allowOnMatter, post } from '../call';
import { day, done, id, idInQuery, optionalText, paging, version } from '../fields';
import { ofDates } from '../subjects';
import {
  calendarEntry,
  diaryChange,
  diaryEntrySchema,
  eventName,
  eventSchema,
  keyDateSchema,
  moveSchema,
  movesQuerySchema,
  newDiaryEntry,
  statutoryDateSchema,
  termSchema,
} from './diary.schema';

const writer = allowOnMatter('Capture Matter');
/** 0, like nothing, is every matter. */
const matterOrAll = z.coerce.number().int().min(0).optional();

export const diaryCalls = declareChangingCalls(ofDates, {
  getlist: post('/api/diary/getlist', {
    changes: 'nothing',
    about:
      'Dates between two days, of one matter or of all. filterForType: 1 everything, 2 own entries, 3 key dates, 4 statutory dates, 5 given to me.',
    who: allowOnMatter(),
    query: z.object({
      matterId: matterOrAll,
      start: day.optional(),
      end: day.optional(),
      watchList: z.enum(['true', 'false', '']).optional(),
      filterForType: z.coerce.number().int().min(1).max(5).default(1),
    }),
    /** The id of the matter by itself, or named. */
    body: z.union([z.object({ matterId: z.int().min(0).nullish() }), z.int('Give a whole number.').min(0)]),
    answer: z.array(diaryEntrySchema),
  }),
  getmatterlist: post('/api/diary/getmatterlist', {
    changes: 'nothing',
    about: 'The diary of one matter, open entries first, by day.',
    who: allowOnMatter(),
    body: z.object({
      matterID: id,
      includeDone: z.boolean().default(true),
      skip: z.int().min(0).default(0),
      take: paging.take.unwrap().default(1000),
    }),
    answer: z.object({ rows: z.array(diaryEntrySchema), total: z.int() }),
  }),
  getbyid: post('/api/diary/getbyid', {
    changes: 'nothing',
    who: allowOnMatter(),
    body: z.object({ id }),
    answer: diaryEntrySchema,
  }),
  add: post('/api/diary/add', { who: writer, body: newDiaryEntry, answer: diaryEntrySchema }),
  update: post('/api/diary/update', { who: writer, body: diaryChange, answer: diaryEntrySchema }),
  updatelist: post('/api/diary/updatelist', {
    about: 'Adds and changes several entries, all or none.',
    who: writer,
    body: z
      .array(newDiaryEntry.extend({ id: id.nullish(), version: version.nullish() }))
      .min(1, 'Enter at least one entry.')
      .max(200, 'Enter at most 200 entries at a time.'),
    answer: z.array(diaryEntrySchema),
  }),
  getimportantdateslistbymatterid: get('/api/diary/getimportantdateslistbymatterid', {
    about: "The key dates of the matter's list, captured or not.",
    who: allowOnMatter(),
    query: z.object({ matterId: idInQuery }),
    answer: z.array(keyDateSchema),
  }),
  gettrustimportantdates: get('/api/diary/gettrustimportantdates', {
    who: allowOnMatter(),
    query: z.object({ matterId: idInQuery }),
    answer: z.array(keyDateSchema),
  }),
  gettrustregistrationdate: get('/api/diary/gettrustregistrationdate', {
    who: allowOnMatter(),
    query: z.object({ matterID: idInQuery }),
    answer: z.object({ date: day.nullable(), id: id.nullable() }),
  }),
  getByActivityAndType: get('/api/diary/getByActivityAndType', {
    who: allowOnMatter(),
    query: z.object({ type: z.coerce.number().int(), activityID: idInQuery }),
    answer: diaryEntrySchema.nullable(),
  }),
  activityStepDateExists: get('/api/diary/activityStepDateExists', {
    who: allowOnMatter(),
    quiet: true,
    query: z.object({
      stepType: z.coerce.number().int(),
      matterID: idInQuery,
      entityID: idInQuery.optional(),
      activityID: idInQuery.optional(),
    }),
    answer: z.object({ exists: z.boolean() }),
  }),
  _delete: del('/api/diary/_delete', { who: writer, body: z.object({ id }), answer: done }),
  complete: post('/api/diary/complete', {
    about: 'Marks an entry done, or not done after all.',
    ours: true,
    who: writer,
    body: z.object({ id, isDone: z.boolean(), version }),
    answer: diaryEntrySchema,
  }),
});

/** Dates worked out by the Acts. */
export const statutoryDateCalls = declareChangingCalls(ofDates, {
  getStatutoryDates: get('/api/diary/getStatutoryDates', {
    about: 'Every statutory period of the matter, running or not yet, and the events they run from.',
    ours: true,
    who: allowOnMatter(),
    query: z.object({ matterID: idInQuery }),
    answer: z.object({
      dates: z.array(statutoryDateSchema),
      events: z.array(eventSchema),
      terms: z.array(termSchema.extend({ id, version })),
    }),
  }),
  setEvent: post('/api/diary/setEvent', {
    about:
      'Gives an event of the matter its day, wherever that is shown, and moves the dates named. No day takes it back.',
    ours: true,
    who: writer,
    body: z.object({
      matterID: id,
      event: eventName,
      date: day.nullable(),
      /** Left out, the note stays as it is. */
      note: optionalText(4000).optional(),
      moves: movesQuerySchema.default([]),
    }),
    answer: done,
  }),
  previewStatutoryMoves: post('/api/diary/previewStatutoryMoves', {
    changes: 'nothing',
    about: 'Which dates would move, and from what to what: as things stand, or if these events were on these days.',
    ours: true,
    quiet: true,
    who: allowOnMatter(),
    body: z.object({ matterID: id, events: z.partialRecord(eventName, day.nullable()).default({}) }),
    answer: z.array(moveSchema),
  }),
  applyStatutoryMoves: post('/api/diary/applyStatutoryMoves', {
    about: 'Moves the dates named, as they were shown. Dates put by hand move only if they are among them.',
    ours: true,
    who: writer,
    body: z.object({ matterID: id, moves: movesQuerySchema }),
    answer: z.array(diaryEntrySchema),
  }),
  saveStatutoryTerm: post('/api/diary/saveStatutoryTerm', {
    about:
      'What a notice, the Master or a court has set for one rule: a stated period, an extension, an announced day.',
    ours: true,
    who: writer,
    body: z.object({ matterID: id, ...termSchema.shape }),
    answer: z.array(moveSchema),
  }),
});

/** The firm's calendar over all matters one may see. */
export const calendarCalls = declareChangingCalls(ofDates, {
  getcalendar: get('/api/diary/getcalendar', {
    about:
      'Days of the firm’s diary with the first entries of each, open ones and statutory dates first, how many there are, and the holidays of the matters’ countries. filterForType as in getlist.',
    ours: true,
    quiet: true,
    who: allowFirm(),
    query: z.object({
      start: day,
      end: day,
      ownerID: idInQuery.optional(),
      /** Matters of this type alone. */
      systemTypeID: z.coerce.number().int().min(1).max(5).optional(),
      watchList: z.enum(['true', 'false', '']).optional(),
      filterForType: z.coerce.number().int().min(1).max(5).default(1),
      /** How many entries of a day are wanted; more than 1 000 of one day alone. */
      perDay: z.coerce.number().int().min(1).max(20_000).default(3),
    }),
    answer: z.object({
      days: z.array(
        z.object({
          date: day,
          /** Counted as far as is useful: `isMore` says that there are others. */
          count: z.int(),
          isMore: z.boolean(),
          entries: z.array(calendarEntry),
        }),
      ),
      holidays: z.array(z.object({ date: day, name: z.string(), country: z.string() })),
    }),
  }),
  move: post('/api/diary/move', {
    about: 'Puts an own entry on another day. A date fixed by law, or the day of an event, says what would move it.',
    ours: true,
    who: allowFirm('Capture Matter'),
    body: z.object({ id, date: day, version }),
    answer: calendarEntry,
  }),
});
