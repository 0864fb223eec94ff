import { z } from 'zod';
import { declareChangingCalls, allowFirm, get, allowOnMatter, post } from '../call';
import { day, done, id, idInQuery, language } from '../fields';
import { partyWarning } from '../parties/parties.schema';
import { ofDates } from '../subjects';
import {
  globalTrusteeSchema,
  leavingDates,
  matterTrusteeSchema,
  trusteeStatus,
  trusteesSchema,
  trusteeToSave,
} from './trustees.schema';

const ofMatter = z.object({ matterID: idInQuery });
/** Who acts is the firm's to say, not that of somebody given the matter alone. */
const ofFirm = allowFirm('Capture Matter');
const trustees = z.array(matterTrusteeSchema);

const list = { who: allowOnMatter(), query: ofMatter, answer: trustees } as const;

export const trusteeCalls = declareChangingCalls([...ofDates, '/api/people', '/api/owner'], {
  GetTrustee: get('/api/fiduciary/GetTrustee', {
    about: 'One trustee of a trust.',
    who: allowOnMatter(),
    query: z.object({ trusteeID: idInQuery, matterID: idInQuery }),
    answer: matterTrusteeSchema,
  }),
  GetIndependentTrustees: get('/api/fiduciary/GetIndependentTrustees', {
    about: 'The independent trustees of a trust.',
    ...list,
  }),
  GetIndividualTrustees: get('/api/fiduciary/GetIndividualTrustees', {
    about: 'Its trustees who are neither independent nor companies.',
    ...list,
  }),
  getTrusteesByStatus: get('/api/fiduciary/getTrusteesByStatus', {
    about: 'The trustees of a trust who have a status.',
    who: allowOnMatter(),
    query: z.object({ matterID: idInQuery, status: trusteeStatus }),
    answer: trustees,
  }),
  GetTrusteesForRemoval: get('/api/fiduciary/GetTrusteesForRemoval', {
    about: 'Those in office, who may leave it.',
    ...list,
  }),
  GetTrusteesForAppointment: get('/api/fiduciary/GetTrusteesForAppointment', {
    about: 'Those proposed, whom letters may name.',
    ...list,
  }),
  GetActiveTrustees: get('/api/fiduciary/GetActiveTrustees', { about: 'Those appointed.', ...list }),
  GetAvailableGlobalTrustees: get('/api/fiduciary/GetAvailableGlobalTrustees', {
    about: "The firm's global trustees who are not of this trust yet.",
    who: allowFirm(),
    query: ofMatter,
    answer: z.array(globalTrusteeSchema),
  }),
  UpdateTrusteeStatuses: post('/api/fiduciary/UpdateTrusteeStatuses', {
    about: 'Changes the status of several trustees at once: all of them or none.',
    who: ofFirm,
    body: z.object({
      trusteeIDs: z.array(id).min(1, 'Choose at least one trustee.').max(50, 'Choose at most 50 trustees.'),
      newStatus: trusteeStatus,
      matterID: id,
      /** The letters of authority of an appointment, a death, the day somebody is set aside. */
      date: day.nullish(),
      ...leavingDates,
    }),
    answer: z.object({ trustees, warnings: z.array(partyWarning) }),
  }),
  getTrustees: get('/api/fiduciary/getTrustees', {
    about: 'Every trustee of a trust, whether it can act, and what the deed says to that.',
    ours: true,
    who: allowOnMatter(),
    query: ofMatter,
    answer: trusteesSchema,
  }),
  saveTrustee: post('/api/fiduciary/saveTrustee', {
    about: 'Adds a trustee, or changes the one with the id. Statuses change by UpdateTrusteeStatuses.',
    ours: true,
    who: ofFirm,
    body: trusteeToSave,
    answer: matterTrusteeSchema.extend({ warnings: z.array(partyWarning) }),
  }),
  linkGlobalTrustee: post('/api/fiduciary/linkGlobalTrustee', {
    about: "Takes one of the firm's global trustees into the trust.",
    ours: true,
    who: ofFirm,
    body: z.object({ matterID: id, globalTrusteeID: id, authorisedDate: day.nullable().default(null) }),
    answer: matterTrusteeSchema,
  }),
  removeTrustee: post('/api/fiduciary/removeTrustee', {
    about: 'Takes out a trustee who was captured by mistake. Who held office leaves by a change of status.',
    ours: true,
    who: ofFirm,
    body: z.object({ id }),
    answer: done,
  }),
  printSignatories: get('/api/fiduciary/printSignatories', {
    about: 'Who may sign for the trust on a day, as a PDF.',
    ours: true,
    who: allowOnMatter(),
    query: z.object({ matterID: idInQuery, date: day.optional(), language: language.default('en') }),
    download: true,
  }),
});
