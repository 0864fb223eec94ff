import { z } from 'zod';
import { calls, del, firm, get, post } from '../call';
import { contactPersonChange, contactPersonSchema, contactPersonValues } from '../directories/contact-persons.schema';
import { done, idInQuery } from '../fields';

const write = firm('Admin', 'Capture Matter');

/** The people one speaks to at a person of interest of a matter. */
export const interestContactCalls = calls({
  getPersonOfInterestContactPerson: get('/api/contactperson/getPersonOfInterestContactPerson', {
    who: firm(),
    query: z.object({ personOfInterestID: idInQuery }),
    answer: z.array(contactPersonSchema),
  }),
  addPersonOfInterestContactPerson: post('/api/contactperson/addPersonOfInterestContactPerson', {
    who: write,
    body: contactPersonValues('personOfInterestID'),
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
