import { z } from 'zod';
import { declareCalls, allowFirm, get, post } from '../call';
import { done, id } from '../fields';
import {
  introducerSchema,
  marketerMatterSchema,
  ofMatter,
  ofMatterAsWritten,
  referrerMatterSchema,
} from './introducers.schema';

/** The marketer and the referrer of a matter. */
export const introducerCalls = declareCalls({
  getMatterMarketer: get('/api/marketer/getMatterMarketer', {
    about: 'The marketer who brought the matter, or null.',
    who: allowFirm(),
    query: ofMatterAsWritten,
    answer: introducerSchema.nullable(),
  }),
  getMatterMarketerByMatterID: get('/api/marketer/getMatterMarketerByMatterID', {
    about: 'The same, asked by matterID.',
    who: allowFirm(),
    query: ofMatter,
    answer: introducerSchema.nullable(),
  }),
  updateMarketerMatter: post('/api/marketer/updateMarketerMatter', {
    about: 'Assigns a marketer to a matter, or changes the share.',
    who: allowFirm('Capture Matter'),
    body: marketerMatterSchema,
    answer: introducerSchema,
  }),
  unAssignMarketerFromMatter: post('/api/marketer/unAssignMarketerFromMatter', {
    who: allowFirm('Capture Matter'),
    body: z.object({ matterID: id }),
    answer: done,
  }),
  getMatterReferrer: get('/api/referrer/getMatterReferrer', {
    about: 'The referrer who brought the matter, or null.',
    who: allowFirm(),
    query: ofMatter,
    answer: introducerSchema.nullable(),
  }),
  updateReferrerMatter: post('/api/referrer/updateReferrerMatter', {
    about: 'Assigns a referrer to a matter or changes the share; without one it is taken off.',
    who: allowFirm('Capture Matter'),
    body: referrerMatterSchema,
    answer: introducerSchema.nullable(),
  }),
});
