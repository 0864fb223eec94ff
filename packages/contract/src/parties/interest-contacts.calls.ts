import { z } from 'zod';
import { declareCalls, del, allowFirm, get, post } from '../call';
import {
  contactPersonChange,
  contactPersonSchema,
  createContactPersonSchema,
} from '../directories/contact-persons.schema';
import { done, idInQuery } from '../fields';

const write = allowFirm('Admin', 'Capture Matter');

/** The people one speaks to at a person of interest of a matter. */
export const interestContactCalls = declareCalls({
  getPersonOfInterestContactPerson: get('/api/contactperson/getPersonOfInterestContactPerson', {
    who: allowFirm(),
    query: z.object({ personOfInterestID: idInQuery }),
    answer: z.array(contactPersonSchema),
  }),
  addPersonOfInterestContactPerson: post('/api/contactperson/addPersonOfInterestContactPerson', {
    who: write,
    body: createContactPersonSchema('personOfInterestID'),
    answer: contactPersonSchema,
  }),
  updatePersonOfInterestContactPerson: post('/api/contactperson/updatePersonOfInterestContactPerson', {
    who: write,
    body: contactPersonChange,
    answer: contactPersonSchema,
  }),
  deletePersonOfInterestContactPerson: del('/api/contactperson/deletePersonOfInterestContactPerson', {
    who: write,
    query: z.object({ contactPersonID: idInQuery }),
    answer: done,
  }),
});
