import { particulars } from '@boedel/domain/people/offer';
import { z } from 'zod';
import { declareChangingCalls, allowFirm, get, allowOnMatter, post } from '../call';
import { ofPeople } from '../subjects';
import { done, id, idInQuery, version } from '../fields';
import {
  changeOffer,
  foundPerson,
  knownInMatter,
  mergePreview,
  personLine,
  personPage,
  recordKey,
  takenFrom,
} from './people.schema';

const writer = allowFirm('Capture Matter');

/** People and bodies across the firm: each is known once, with parts in many matters. */
export const peopleCalls = declareChangingCalls([...ofPeople, '/api/personofinterest', '/api/liability'], {
  find: get('/api/people/find', {
    fromReplica: true,
    about:
      'Who is known by a part of the name, or by a whole identity, passport or registration number; in matters the reader may see.',
    ours: true,
    who: allowOnMatter(),
    query: z.object({
      searchString: z.string().trim().max(160),
      matterID: idInQuery.optional(),
      take: z.coerce.number().int().min(1).max(50).default(8),
    }),
    answer: z.array(foundPerson),
  }),
  getbyid: get('/api/people/getbyid', {
    about: 'One person or body: every record, matter and part the reader may see, relations, and who may be the same.',
    ours: true,
    who: allowOnMatter(),
    query: z.object({ knownID: idInQuery }),
    answer: personPage,
  }),
  getbymatterid: get('/api/people/getbymatterid', {
    about: 'Who of a matter is known elsewhere, has several parts in it, or may be somebody who is known.',
    ours: true,
    who: allowOnMatter(),
    query: z.object({ matterID: idInQuery }),
    answer: z.object({
      parties: z.array(knownInMatter),
      creditors: z.array(knownInMatter.omit({ partyID: true }).extend({ liabilityID: id })),
    }),
  }),
  getDuplicates: get('/api/people/getDuplicates', {
    about: 'People and bodies of the firm who have one number and are not one yet.',
    ours: true,
    who: allowFirm(),
    answer: z.array(
      z.object({
        by: z.enum(['idNumber', 'passportNumber', 'registrationNumber']),
        people: z.array(personLine),
      }),
    ),
  }),
  previewMerge: get('/api/people/previewMerge', {
    about:
      'What becomes of two when they are one: their records, what they say differently, and what stands in the way.',
    ours: true,
    who: writer,
    query: z.object({ keepID: idInQuery, goneID: idInQuery }),
    answer: mergePreview,
  }),
  merge: post('/api/people/merge', {
    about: 'Makes two one: every record of the second is one of the first, and the values chosen hold in all of them.',
    ours: true,
    who: writer,
    body: z.object({ keepID: id, goneID: id, takes: z.array(takenFrom).max(particulars.length), seen: z.string() }),
    answer: personPage,
  }),
  offer: post('/api/people/previewChange', {
    about: 'What the other records of somebody could take over from one that was changed.',
    ours: true,
    quiet: true,
    changes: 'nothing',
    who: allowOnMatter('Capture Matter'),
    body: z.object({
      ...recordKey.shape,
      /** What the record held before, as it was shown. Left out, every difference is offered. */
      before: z.partialRecord(z.enum(particulars), z.union([z.string(), z.number()]).nullable()).optional(),
    }),
    answer: changeOffer,
  }),
  change: post('/api/people/change', {
    about: 'Gives other records of somebody what one record says, field by field; all of it or nothing.',
    ours: true,
    who: allowOnMatter('Capture Matter'),
    body: z.object({
      from: recordKey.extend({ version }),
      to: z
        .array(
          recordKey.extend({
            version,
            fields: z.array(z.enum(particulars, 'This field does not exist.')).min(1).max(30),
          }),
        )
        .min(1, 'Choose at least one record.')
        .max(200),
    }),
    answer: z.object({ changeID: id, records: z.int() }),
  }),
  separate: post('/api/people/separate', {
    about: 'A record that is of somebody else after all stands alone again.',
    ours: true,
    who: writer,
    body: recordKey,
    answer: z.object({ knownID: id }),
  }),
  undo: post('/api/people/undo', {
    about: 'Takes back a merge or a change of several records, while nothing of it was changed since.',
    ours: true,
    who: writer,
    body: z.object({ changeID: id }),
    answer: done,
  }),
});
