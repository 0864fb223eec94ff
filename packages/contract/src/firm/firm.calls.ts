import { z } from 'zod';
import { declareCalls, declareChangingCalls, del, allowFirm, get, allowOnMatter, post } from '../call';
import { done, id, idInQuery, version } from '../fields';
import { ofFirm } from '../subjects';
import { companyChangeSchema, companySchema, companyValuesSchema } from './firm.schema';
import {
  ldOptionSchema,
  organisationChange,
  organisationSchema,
  reconOptionsSchema,
  scheduleSchema,
  signInRulesSchema,
  trustFeesSchema,
  whiteLabelSchema,
} from './settings.schema';

/** The firm's own details: a small area with a file in every package. */
export const companyCalls = declareChangingCalls(ofFirm, {
  getIntermediaryCompany: get('/api/company/getIntermediaryCompany', {
    about: 'The details of the firm one is signed in to.',
    who: allowOnMatter(),
    answer: companySchema,
  }),
  getList: get('/api/company/getList', {
    about: "The firm's companies: the one it has.",
    who: allowFirm(),
    answer: z.array(companySchema),
  }),
  add: post('/api/company/add', {
    inVisit: 'write',
    about: "Enters the firm's details where there are none yet.",
    who: allowFirm('Admin'),
    body: companyValuesSchema,
    answer: companySchema,
  }),
  update: post('/api/company/update', {
    inVisit: 'write',
    about: "Changes the firm's details. A conflict answers 409 with both versions.",
    who: allowFirm('Admin'),
    body: companyChangeSchema,
    answer: companySchema,
  }),
});

/** A picture in base64: a logo or a signature is small. */
const picture = z.base64('Send the picture in base64.').max(700_000, 'Choose a picture of no more than 500 KB.');

/** How the firm works. */
export const organisationCalls = declareChangingCalls(ofFirm, {
  getIntermediary: get('/api/intermediary/getIntermediary', {
    about: 'How the firm one is signed in to works: letterhead, references, usual fees, tabs.',
    who: allowOnMatter(),
    answer: organisationSchema,
  }),
  updateDetails: post('/api/intermediary/updateDetails', {
    about: 'Changes how the firm works. A conflict answers 409 with both versions.',
    who: allowFirm('Admin'),
    body: organisationChange,
    answer: organisationSchema,
  }),
  updateAgent: post('/api/intermediary/updateAgent', {
    about: 'Chooses who signs letters about milestones.',
    who: allowFirm('Admin'),
    body: z.object({
      intermediaryID: id,
      milestoneSignatoryEnum: z.int().min(0, 'Choose who signs.').max(2, 'Choose who signs.'),
    }),
    answer: organisationSchema,
  }),
  setWhiteLabelColor: post('/api/intermediary/setWhiteLabelColor', {
    about: "Sets the firm's colour, if it can be read on white; null goes back to the product's own.",
    who: allowFirm('Admin'),
    body: z.object({ color: z.string('Enter a colour, or null for the default.').max(20).nullable() }),
    answer: whiteLabelSchema,
  }),
  getWhiteLabelColor: get('/api/intermediary/getWhiteLabelColor', {
    about: "The firm's colour, with its shade for the dark theme.",
    who: allowOnMatter(),
    quiet: true,
    query: z.object({ matterID: idInQuery.optional() }),
    answer: whiteLabelSchema,
  }),
  addPicture: post('/api/intermediary/addPicture', {
    about: 'Keeps a logo, a letterhead or a signature; its id is then saved with what it belongs to.',
    who: allowFirm('Admin'),
    ours: true,
    body: z.object({ name: z.string('Name the file.').trim().min(1, 'Name the file.').max(200), content: picture }),
    answer: z.object({ fileID: id }),
  }),
  getPicture: get('/api/intermediary/getPicture', {
    about: "A picture of the firm's own.",
    who: allowFirm(),
    ours: true,
    quiet: true,
    download: true,
    query: z.object({ fileID: idInQuery }),
  }),
});

export const settingCalls = declareCalls({
  getTrustFees: get('/api/trustfees/get', { who: allowFirm(), answer: trustFeesSchema }),
  saveTrustFees: post('/api/trustfees/save', {
    who: allowFirm('Admin'),
    body: trustFeesSchema,
    answer: trustFeesSchema,
  }),
  getReconOptions: get('/api/reconoptions/get', { who: allowFirm(), answer: reconOptionsSchema }),
  saveReconOptions: post('/api/reconoptions/save', {
    who: allowFirm('Admin'),
    body: reconOptionsSchema,
    answer: reconOptionsSchema,
  }),
  getBatchFrequency: get('/api/batchfrequency/get', {
    about: "How often the firm's client reports go out.",
    who: allowFirm(),
    answer: scheduleSchema,
  }),
  saveBatchFrequency: post('/api/batchfrequency/save', {
    who: allowFirm('Admin'),
    body: scheduleSchema,
    answer: scheduleSchema,
  }),
  getSignInRules: get('/api/intermediary/getSignInRules', {
    about: "The firm's rules for signing in.",
    who: allowFirm('Admin'),
    ours: true,
    answer: signInRulesSchema,
  }),
  saveSignInRules: post('/api/intermediary/saveSignInRules', {
    inVisit: 'never',
    about:
      "Whether the firm's people may come through the identity provider, and whether they must give a second factor.",
    who: allowFirm('Admin'),
    ours: true,
    body: signInRulesSchema,
    answer: signInRulesSchema,
  }),
});

/** The thirty layout switches of the accounts, as the firm sets them for all its matters. */
export const ldOptionCalls = declareCalls({
  getlist: get('/api/ldoptions/getlist', { who: allowFirm(), answer: z.array(ldOptionSchema) }),
  getbyid: get('/api/ldoptions/getbyid', {
    who: allowFirm(),
    query: z.object({ id: idInQuery }),
    answer: ldOptionSchema,
  }),
  add: post('/api/ldoptions/add', {
    about: 'Sets a switch by its number.',
    who: allowFirm('Admin'),
    body: z.object({
      option: z.int().min(1, 'Enter 1 to 30.').max(30, 'Enter 1 to 30.'),
      isOn: z.boolean('Choose on or off.'),
    }),
    answer: ldOptionSchema,
  }),
  update: post('/api/ldoptions/update', {
    who: allowFirm('Admin'),
    body: z.object({ id, isOn: z.boolean('Choose on or off.'), version }),
    answer: ldOptionSchema,
  }),
  _delete: del('/api/ldoptions/_delete', {
    about: 'Leaves a switch as the product has it.',
    who: allowFirm('Admin'),
    query: z.object({ id: idInQuery }),
    answer: done,
  }),
});
