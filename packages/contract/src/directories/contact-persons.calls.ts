import { z } from 'zod';
import { declareCalls, del, allowFirm, get, post } from '../call';
import { done, idInQuery } from '../fields';
import { contactPersonChange, contactPersonSchema, createContactPersonSchema } from './contact-persons.schema';

const list = z.array(contactPersonSchema);
const write = allowFirm('Admin', 'Capture Matter');

/** The people one speaks to at a fiduciary, a beneficiary, an auditor or a tax practitioner of the global lists. */
export const contactPersonCalls = declareCalls({
  getFiduciaryContactPerson: get('/api/contactperson/getFiduciaryContactPerson', {
    who: allowFirm(),
    query: z.object({ fiduciaryID: idInQuery }),
    answer: list,
  }),
  addFiduciaryContactPerson: post('/api/contactperson/addFiduciaryContactPerson', {
    who: write,
    body: createContactPersonSchema('fiduciaryID'),
    answer: contactPersonSchema,
  }),
  updateFiduciaryContactPerson: post('/api/contactperson/updateFiduciaryContactPerson', {
    who: write,
    body: contactPersonChange,
    answer: contactPersonSchema,
  }),
  getBeneficiaryContactPerson: get('/api/contactperson/getBeneficiaryContactPerson', {
    who: allowFirm(),
    query: z.object({ beneficiaryID: idInQuery }),
    answer: list,
  }),
  addBeneficiaryContactPerson: post('/api/contactperson/addBeneficiaryContactPerson', {
    who: write,
    body: createContactPersonSchema('beneficiaryID'),
    answer: contactPersonSchema,
  }),
  updateBeneficiaryContactPerson: post('/api/contactperson/updateBeneficiaryContactPerson', {
    who: write,
    body: contactPersonChange,
    answer: contactPersonSchema,
  }),
  getAuditorContactPerson: get('/api/contactperson/getAuditorContactPerson', {
    who: allowFirm(),
    query: z.object({ auditorID: idInQuery }),
    answer: list,
  }),
  addAuditorContactPerson: post('/api/contactperson/addAuditorContactPerson', {
    who: write,
    body: createContactPersonSchema('auditorID'),
    answer: contactPersonSchema,
  }),
  updateAuditorContactPerson: post('/api/contactperson/updateAuditorContactPerson', {
    who: write,
    body: contactPersonChange,
    answer: contactPersonSchema,
  }),
  getTaxPractitionerContactPerson: get('/api/contactperson/getTaxPractitionerContactPerson', {
    who: allowFirm(),
    query: z.object({ taxPractitionerID: idInQuery }),
    answer: list,
  }),
  addTaxPractitionerContactPerson: post('/api/contactperson/addTaxPractitionerContactPerson', {
    who: write,
    body: createContactPersonSchema('taxPractitionerID'),
    answer: contactPersonSchema,
  }),
  updateTaxPractitionerContactPerson: post('/api/contactperson/updateTaxPractitionerContactPerson', {
    who: write,
    body: contactPersonChange,
    answer: contactPersonSchema,
  }),
  getByIDs: get('/api/contactperson/getByIDs', {
    about: 'Several contact persons at once; ids that are not there are left out.',
    who: allowFirm(),
    query: z.object({
      ids: z.union([
        z.array(idInQuery).max(500, 'Request at most 500 at a time.'),
        idInQuery.transform((one) => [one]),
      ]),
    }),
    answer: list,
  }),
  deleteContactPerson: del('/api/contactperson/deleteContactPerson', {
    who: write,
    ours: true,
    query: z.object({ contactPersonID: idInQuery }),
    answer: done,
  }),
});
