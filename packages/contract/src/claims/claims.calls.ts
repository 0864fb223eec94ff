import { claimParts } from '@boedel/domain/claims/captured-claim';
import { claimStatuses, proofDecisions } from '@boedel/domain/claims/claim-status';
import { z } from 'zod';
import { trailOfOneSchema } from '../audit-trail/trail-of-one.schema';
import { declareCalls, declareChangingCalls, del, get, allowOnMatter, post } from '../call';
import { day, done, id, idInQuery, moneyFromZero, numberInQuery, optionalText, version } from '../fields';
import { documentSchema } from '../documents/documents.schema';
import { declareMatterRecordCalls, newRowSchema, rowAnswerSchema } from '../record/matter-record';
import { ofEstate } from '../subjects';
import { claims } from './claim.record';
import { claimAmountSchema, claimingCreditor, ofNewCreditor, outlookSchema } from './claims.schema';

const writer = allowOnMatter('Capture Matter');
const answer = rowAnswerSchema(claims);

/** Records in the audit trail that a paper of the claim was uploaded. The name of the call says which paper. */
const declareUploadedPaper = (path: `/${string}`) =>
  post(path, {
    about: 'Files a paper of the matter with the claim and writes into the trail which one it is.',
    who: writer,
    changes: ['/api/document'],
    body: z.object({ claimID: id, documentID: id }),
    answer: done,
  });
/** A form of the claim, filled from what is captured, as a PDF among its papers. */
const declarePdfForm = (path: `/${string}`) =>
  post(path, {
    about: 'Fills the form from the claim, makes a PDF of it and files that with the claim.',
    who: writer,
    changes: ['/api/document', '/api/template'],
    body: z.object({ claimID: id }),
    answer: documentSchema,
  });

export const claimCalls = declareChangingCalls(
  [...ofEstate, '/api/creditor'],
  declareCalls({
    ...declareMatterRecordCalls(claims),
    getCreditorClaimsListBymatterid: get('/api/creditorclaim/getCreditorClaimsListBymatterid', {
      about: 'Claims of a matter by their numbers, a page at a time; 1,000 unless asked otherwise.',
      who: allowOnMatter(),
      query: z.object({
        matterID: idInQuery,
        skip: numberInQuery.pipe(z.int().min(0)).default(0),
        take: numberInQuery.pipe(z.int().min(1, 'Take at least 1.').max(1000, 'Choose at most 1,000.')).default(1000),
      }),
      answer: z.array(answer),
    }),
    addandcreditor: post('/api/creditorclaim/addandcreditor', {
      about:
        'Adds a claim with its creditor in one go: one that is chosen, one already on file under that name, or a new one.',
      who: writer,
      body: z.object({ creditor: claimingCreditor, claim: newRowSchema({ fields: ofNewCreditor }) }),
      answer,
    }),
    getOutlook: get('/api/creditorclaim/getOutlook', {
      about: 'The dividend and the danger of contribution as they stand, by creditor.',
      who: allowOnMatter(),
      query: z.object({ matterID: idInQuery, basis: z.enum(['lodged', 'proved']).default('lodged') }),
      answer: outlookSchema,
      ours: true,
    }),
    statusChangeAudit: post('/api/creditorclaim/statusChangeAudit', {
      about: 'Moves a claim to another status, with the day and the reason, and keeps it in the trail.',
      who: writer,
      body: z.object({
        id,
        version,
        status: z.enum(claimStatuses),
        statusDate: day,
        statusReason: optionalText(1000),
        provedAmount: moneyFromZero.nullish(),
      }),
      answer,
    }),
    updateReconClaimAmount: post('/api/creditorclaim/updateReconClaimAmount', {
      about: 'What a proved claim stands for in the account: as much as was claimed, or less.',
      who: writer,
      body: z.object({ claimID: id, version, amount: moneyFromZero }),
      answer,
    }),
    courtClaimUpdateAudit: post('/api/creditorclaim/courtClaimUpdateAudit', {
      about: 'Says whether a court fixed the claim, by which order, and keeps it in the trail.',
      who: writer,
      body: z.object({
        id,
        version,
        isCourtClaim: z.boolean(),
        courtCaseNumber: optionalText(60),
        courtOrderDate: day.nullish(),
      }),
      answer,
    }),
    getClaimAmounts: get('/api/creditorclaim/getClaimAmounts', {
      about: 'What a claim is made up of.',
      who: allowOnMatter(),
      query: z.object({ claimID: idInQuery }),
      answer: z.array(claimAmountSchema),
    }),
    saveClaimAmount: post('/api/creditorclaim/saveClaimAmount', {
      about: 'Adds a part to a claim, or changes one.',
      who: writer,
      body: z.object({ claimID: id, id: id.nullish(), part: z.enum(claimParts), amount: moneyFromZero }),
      answer: z.array(claimAmountSchema),
    }),
    deleteClaimAmount: del('/api/creditorclaim/deleteClaimAmount', {
      about: 'Takes a part off a claim.',
      who: writer,
      body: z.object({ id }),
      answer: done,
    }),
    getAuditTrail: get('/api/creditorclaim/getAuditTrail', {
      about: 'What happened to a claim, newest first; five entries unless asked otherwise.',
      who: allowOnMatter(),
      query: z.object({
        claimID: idInQuery,
        take: numberInQuery.pipe(z.int().min(1, 'Take at least 1.').max(500, 'Choose at most 500.')).default(5),
      }),
      answer: trailOfOneSchema,
    }),
  }),
);

/** Many claims at once, as at a meeting of creditors. */
export const claimDeskCalls = declareChangingCalls(
  [...ofEstate, '/api/creditor', '/api/meetingandadvert'],
  declareCalls({
    addMany: post('/api/creditorclaim/addMany', {
      about: 'Adds several claims with their creditors: all of them or none. Faults are named by row and field.',
      ours: true,
      who: writer,
      body: z.object({
        matterID: id,
        rows: z
          .array(z.record(z.string(), z.unknown()))
          .min(1, 'Paste at least one row.')
          .max(2000, 'Paste at most 2,000 rows.'),
      }),
      answer: z.object({ count: z.int(), newCreditors: z.int() }),
    }),
    decideMany: post('/api/creditorclaim/decideMany', {
      about: 'Admits, rejects or postpones several claims at once, with one day and one reason; all of them or none.',
      ours: true,
      who: writer,
      body: z.object({
        matterID: id,
        claims: z
          .array(z.object({ id, version }))
          .min(1, 'Choose at least one claim.')
          .max(2000, 'Choose at most 2,000.'),
        decision: z.enum(proofDecisions, 'Choose what was decided.'),
        statusDate: day,
        statusReason: optionalText(1000),
      }),
      answer: z.object({ count: z.int() }),
    }),
  }),
);

/** The papers of a claim: forms made from it, and what came in signed. */
export const claimPaperCalls = declareChangingCalls(
  [...ofEstate, '/api/creditorclaim'],
  declareCalls({
    convertNominationFormToPDF: declarePdfForm('/api/creditorclaim/convertNominationFormToPDF'),
    convertCourtFormToPDF: declarePdfForm('/api/creditorclaim/convertCourtFormToPDF'),
    uploadedNominationFormAudit: declareUploadedPaper('/api/creditorclaim/uploadedNominationFormAudit'),
    uploadedCourtClaimFormAudit: declareUploadedPaper('/api/creditorclaim/uploadedCourtClaimFormAudit'),
    uploadedCourtOrderAudit: declareUploadedPaper('/api/creditorclaim/uploadedCourtOrderAudit'),
    uploadedCertificateOfAppointmentAudit: declareUploadedPaper(
      '/api/creditorclaim/uploadedCertificateOfAppointmentAudit',
    ),
  }),
);
