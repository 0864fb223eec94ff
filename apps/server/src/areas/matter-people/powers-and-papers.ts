import { powerOfAttorneyCalls, uploadAuditCalls } from '@boedel/contract/matter-people/matter-people.calls';
import { powerOfAttorneyDetails } from '@boedel/contract/matter-people/matter-people.schema';
import { powerOfAttorneyFields } from '@boedel/contract/parties/party-details';
import { type PartyRole, partyRoles } from '@boedel/contract/parties/registry';
import { computeDayAt } from '@boedel/domain/dates/instant';
import { refuse } from '@boedel/domain/law/refusal';
import { audit } from '../../platform/audit/audit';
import { pairHandlers, type Handler } from '../../platform/http/handler';
import { NotFound, RefusalProblem } from '../../platform/problems';
import { openMatter, openToCapture } from '../../platform/tenancy/matter-door';
import { documentStore } from '../documents/document.store';
import { presentParty } from '../matter-parties/party.present';
import { partyStore } from '../matter-parties/party.store';
import { addParty, removeParty } from '../parties/save-party';

const role: PartyRole<typeof powerOfAttorneyDetails> = {
  label: 'Special powers of attorney',
  one: 'power of attorney',
  roles: ['powerofattorney'],
  fields: powerOfAttorneyFields,
  details: powerOfAttorneyDetails,
};

export const handledPowerOfAttorneyCalls = pairHandlers(powerOfAttorneyCalls, {
  getSpecialPowerAttorney: ({ scope, query, now }) =>
    scope.transaction(async (tx) => {
      await openMatter(tx, query.matterID, 'estate');
      return (await partyStore(tx).listOf(query.matterID, role.roles)).map((row) =>
        presentParty(role, row, computeDayAt(now)),
      );
    }),
  AddSpecialPowerOfAttorney: (request) => {
    const { grantedDate, validUntil } = request.body.details;
    if (grantedDate && validUntil && validUntil < grantedDate) {
      throw new RefusalProblem(
        refuse('details.validUntil', 'The power of attorney ends before it begins. Check both dates.'),
      );
    }
    return addParty(role, request, request.body);
  },
  deletePowerOfAttorney: (request) => removeParty(role, request, request.body.id),
  getDirectorDetailsByMatterID: ({ scope, query, now }) =>
    scope.transaction(async (tx) => {
      await openMatter(tx, query.matterID, 'estate');
      const main = await partyStore(tx).mainOf(query.matterID);
      return presentParty(partyRoles.insolvent, main, computeDayAt(now)).details.directors;
    }),
});

type UploadHandler = Handler<typeof uploadAuditCalls.uploadedDeathNoticeAudit>;

/** The trail says which paper came in, when and by whom. One it points at is a paper of the same matter. */
const auditUpload =
  (action: string): UploadHandler =>
  ({ scope, actor, body }) =>
    scope.transaction(async (tx) => {
      await openToCapture(tx, actor, body.matterID, 'documents');
      const document = body.documentID == null ? undefined : await documentStore(tx).tell(body.documentID);
      if (document && document.matter_id !== body.matterID) throw new NotFound();
      await audit(tx, actor, action, {
        entity: document ? ['matter_document', document.id] : ['matter', body.matterID],
        matterId: body.matterID,
        after: { fileName: document?.file_name ?? body.fileName ?? null },
      });
      return { done: true };
    });

export const handledUploadAuditCalls = pairHandlers(uploadAuditCalls, {
  uploadedDeathNoticeAudit: auditUpload('deathNotice.uploaded'),
  uploadedDeathCertificateAudit: auditUpload('deathCertificate.uploaded'),
  uploadedOriginalWillAudit: auditUpload('originalWill.uploaded'),
  uploadedAcceptanceOfTrustAsExecutorAudit: auditUpload('acceptanceOfTrust.uploaded'),
  uploadedNominationToActAsExecutorAudit: auditUpload('nomination.uploaded'),
  uploadedCertifiedExecutorIDAudit: auditUpload('executorID.uploaded'),
  uploadedAcceptanceOfMastersDirectionAudit: auditUpload('mastersDirection.uploaded'),
});
