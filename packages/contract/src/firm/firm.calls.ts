import { calls, firm, get, onMatter, post } from '../call';
import { companyChangeSchema, companySchema } from './firm.schema';

/** The firm's own details: the thin area that goes through the whole house. */
export const companyCalls = calls({
  getIntermediaryCompany: get('/api/company/getIntermediaryCompany', {
    about: 'The details of the firm one is signed in to.',
    who: onMatter(),
    answer: companySchema,
  }),
  update: post('/api/company/update', {
    about: "Changes the firm's details. A conflict answers 409 with both versions.",
    who: firm('Admin'),
    body: companyChangeSchema,
    answer: companySchema,
  }),
});
