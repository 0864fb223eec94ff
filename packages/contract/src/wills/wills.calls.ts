import { z } from 'zod';
import { declareChangingCalls, del, get, allowOnMatter, post } from '../call';
import { done, id, idInQuery, version } from '../fields';
import { declareMatterRecordCalls } from '../record/matter-record';
import { ofPeople } from '../subjects';
import { advances } from './advance.record';
import { agreementSchema, agreementToSave, willSchema, willToSave } from './wills.schema';

const writer = allowOnMatter('Capture Matter');

export const willCalls = declareChangingCalls(ofPeople, {
  getbymatterid: get('/api/will/getbymatterid', {
    about: 'The will of a matter with its clauses in order; null where there is none.',
    ours: true,
    who: allowOnMatter(),
    query: z.object({ matterID: idInQuery }),
    answer: z.object({ will: willSchema.nullable() }),
  }),
  save: post('/api/will/save', {
    about: 'Saves the will whole, clauses in the order given. Clauses left out are removed.',
    ours: true,
    who: writer,
    body: willToSave,
    answer: willSchema,
  }),
  _delete: del('/api/will/_delete', {
    about: 'Removes the will with its clauses: the estate is intestate then.',
    ours: true,
    who: writer,
    body: z.object({ id, version }),
    answer: done,
  }),
});

export const agreementCalls = declareChangingCalls(ofPeople, {
  getbymatterid: get('/api/agreement/getbymatterid', {
    about: 'Redistribution agreements, take-overs under section 38 and allotments of a matter.',
    ours: true,
    who: allowOnMatter(),
    query: z.object({ matterID: idInQuery }),
    answer: z.array(agreementSchema),
  }),
  save: post('/api/agreement/save', {
    about: 'Adds or changes an agreement whole: who takes which part of which asset, and who signed.',
    ours: true,
    who: writer,
    body: agreementToSave,
    answer: agreementSchema,
  }),
  _delete: del('/api/agreement/_delete', {
    ours: true,
    who: writer,
    body: z.object({ id, version }),
    answer: done,
  }),
});

export const advanceCalls = declareChangingCalls(ofPeople, declareMatterRecordCalls(advances));
