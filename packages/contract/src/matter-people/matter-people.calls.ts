import { z } from 'zod';
import { declareCalls, declareChangingCalls, allowFirm, get, allowOnMatter, post } from '../call';
import { done, id, idInQuery, version } from '../fields';
import { newPartySchema, partyAnswerSchema } from '../parties/parties.schema';
import {
  accessRole,
  accessUserSchema,
  accessUserToSave,
  appointment,
  directorSchema,
  executorSchema,
  executorToSave,
  globalExecutorSchema,
  powerOfAttorneyDetails,
  recipientSchema,
  recipientToSave,
} from './matter-people.schema';

const ofMatter = z.object({ matterID: idInQuery });
const writer = allowOnMatter('Capture Matter');
/** Who acts and who is told is the firm's to say, not that of somebody given the matter alone. */
const ofFirm = allowFirm('Capture Matter');
/** A global executor in a matter. */
const linked = { matterID: id, executorID: id };

export const recipientCalls = declareChangingCalls(['/api/milestone'], {
  GetRecipients: get('/api/matter/GetRecipients', {
    about: 'Who is told when the matter reaches a milestone.',
    who: allowOnMatter(),
    query: ofMatter,
    answer: z.array(recipientSchema),
  }),
  SaveRecipient: post('/api/matter/SaveRecipient', {
    about: 'Adds a recipient, or changes the one with the id.',
    who: ofFirm,
    body: recipientToSave,
    answer: recipientSchema,
  }),
  DeleteRecipient: post('/api/matter/DeleteRecipient', { who: ofFirm, body: z.object({ id }), answer: done }),
});

export const executorCalls = declareChangingCalls(['/api/people'], {
  GetExecutors: get('/api/matter/GetExecutors', {
    about: 'Who acts in the matter: its own executors and those linked from the global list.',
    who: allowOnMatter(),
    query: ofMatter,
    answer: z.array(executorSchema),
  }),
  getGlobalExecutors: get('/api/matter/getGlobalExecutors', {
    about: "The firm's global executors, and which of them are linked to the matter.",
    who: allowFirm(),
    query: z.object({ matterID: idInQuery.optional() }),
    answer: z.array(globalExecutorSchema),
  }),
  GetGlobalAndLocalExecutors: get('/api/matter/GetGlobalAndLocalExecutors', {
    about: 'Everybody who acts in the matter, and the global executors who could.',
    who: allowFirm(),
    query: ofMatter,
    answer: z.object({ local: z.array(executorSchema), global: z.array(globalExecutorSchema) }),
  }),
  SaveExecutor: post('/api/matter/SaveExecutor', {
    about: "Adds one of the matter's own executors, or changes the one with the id.",
    who: ofFirm,
    body: executorToSave,
    answer: executorSchema,
  }),
  DeleteExecutor: post('/api/matter/DeleteExecutor', { who: ofFirm, body: z.object({ id }), answer: done }),
  LinkExecutorToMatter: post('/api/matter/LinkExecutorToMatter', {
    who: ofFirm,
    body: z.object({ ...linked, ...appointment }),
    answer: executorSchema,
  }),
  UnLinkExecutorToMatter: post('/api/matter/UnLinkExecutorToMatter', {
    who: ofFirm,
    body: z.object(linked),
    answer: done,
  }),
  UpdateLinkedExecutor: post('/api/matter/UpdateLinkedExecutor', {
    about: 'Changes how a global executor acts in this matter.',
    who: ofFirm,
    body: z.object({ ...linked, ...appointment, version }),
    answer: executorSchema,
  }),
  CheckIfGlobalExecutorIsLinkedToMatter: post('/api/matter/CheckIfGlobalExecutorIsLinkedToMatter', {
    changes: 'nothing',
    who: allowOnMatter(),
    quiet: true,
    body: z.object(linked),
    answer: z.object({ isLinked: z.boolean() }),
  }),
});

export const accessCalls = declareCalls({
  getAccessUsers: get('/api/matter/getAccessUsers', {
    about: 'Clients and joint appointees who were given this matter.',
    who: allowFirm(),
    query: ofMatter,
    answer: z.array(accessUserSchema),
  }),
  getAccessUserRights: get('/api/matter/getAccessUserRights', {
    about: 'What the person signed in may see and do in the matter.',
    who: allowOnMatter(),
    quiet: true,
    query: ofMatter,
    answer: z.object({ isRestricted: z.boolean(), mayCapture: z.boolean(), rights: accessUserSchema.shape.rights }),
  }),
  addaccessuser: post('/api/matter/addaccessuser', {
    inVisit: 'never',
    about:
      'Gives somebody the matter, by address; who does not belong to the firm is invited, and sees it once they accept. Again: changes what they were given.',
    who: allowFirm('Capture Matter'),
    body: accessUserToSave,
    answer: accessUserSchema,
  }),
  inviteAccessUserAgain: post('/api/matter/inviteAccessUserAgain', {
    about: 'Sends the invitation of somebody who has not accepted it again.',
    ours: true,
    who: allowFirm('Capture Matter'),
    body: z.object({ id }),
    answer: done,
  }),
  deleteaccessuser: post('/api/matter/deleteaccessuser', {
    about: 'Takes the matter away; an invitation that waited for nothing else is withdrawn.',
    who: allowFirm('Capture Matter'),
    body: z.object({ id }),
    answer: done,
  }),
  removeaccessuserfrommatter: post('/api/FlowView/removeaccessuserfrommatter', {
    changes: ['/api/matter'],
    who: allowFirm('Capture Matter'),
    body: z.object({ matterID: id, userID: id }),
    answer: done,
  }),
  getMyMatters: get('/api/matter/getMyMatters', {
    about: 'The matters somebody with access to single matters was given: their way in, as they have no list.',
    ours: true,
    who: allowOnMatter(),
    answer: z.array(
      z.object({
        matterID: id,
        reference: z.string(),
        name: z.string(),
        systemTypeID: z.int(),
        matterStatus: z.int(),
        role: accessRole.nullable(),
        mayCapture: z.boolean(),
        rights: accessUserSchema.shape.rights,
      }),
    ),
  }),
});

export const powerOfAttorneyCalls = declareChangingCalls(['/api/people'], {
  getSpecialPowerAttorney: get('/api/matter/getSpecialPowerAttorney', {
    who: allowOnMatter(),
    query: ofMatter,
    answer: z.array(partyAnswerSchema(powerOfAttorneyDetails)),
  }),
  AddSpecialPowerOfAttorney: post('/api/matter/AddSpecialPowerOfAttorney', {
    who: writer,
    body: newPartySchema(powerOfAttorneyDetails),
    answer: partyAnswerSchema(powerOfAttorneyDetails),
  }),
  deletePowerOfAttorney: post('/api/matter/deletePowerOfAttorney', {
    who: writer,
    body: z.object({ id }),
    answer: done,
  }),
  getDirectorDetailsByMatterID: get('/api/matter/getDirectorDetailsByMatterID', {
    about: 'Directors or members of the company the matter is about.',
    who: allowOnMatter(),
    query: ofMatter,
    answer: z.array(directorSchema),
  }),
});

/** Records in the audit trail that a paper was uploaded. The name of the call says which paper. */
const declareUploadedPaper = (path: `/${string}`) =>
  post(path, {
    about: 'Writes into the audit trail that the paper was uploaded.',
    who: writer,
    quiet: true,
    body: z.object({ matterID: id, documentID: id.nullish(), fileName: z.string().trim().max(260).nullish() }),
    answer: done,
  });

export const uploadAuditCalls = declareCalls({
  uploadedDeathNoticeAudit: declareUploadedPaper('/api/matter/uploadedDeathNoticeAudit'),
  uploadedDeathCertificateAudit: declareUploadedPaper('/api/matter/uploadedDeathCertificateAudit'),
  uploadedOriginalWillAudit: declareUploadedPaper('/api/matter/uploadedOriginalWillAudit'),
  uploadedAcceptanceOfTrustAsExecutorAudit: declareUploadedPaper(
    '/api/matter/uploadedAcceptanceOfTrustAsExecutorAudit',
  ),
  uploadedNominationToActAsExecutorAudit: declareUploadedPaper('/api/matter/uploadedNominationToActAsExecutorAudit'),
  uploadedCertifiedExecutorIDAudit: declareUploadedPaper('/api/matter/uploadedCertifiedExecutorIDAudit'),
  uploadedAcceptanceOfMastersDirectionAudit: declareUploadedPaper(
    '/api/matter/uploadedAcceptanceOfMastersDirectionAudit',
  ),
});
