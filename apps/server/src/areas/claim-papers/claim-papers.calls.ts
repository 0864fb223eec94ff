import { claimPaperCalls } from '@boedel/contract/claims/claims.calls';
import { audit } from '../../platform/audit/audit';
import { withServices, type ServiceHandler, pairHandlers, type Handler } from '../../platform/http/handler';
import { NotFound } from '../../platform/problems';
import { openToCapture } from '../../platform/tenancy/matter-door';
import { documentStore, linkToSubject, setDocumentType } from '../documents/document.store';
import { presentDocument } from '../documents/file-document';
import { filePaper, printPaper } from '../templates/file-paper';
import { makePaper, checkNoHoles } from '../templates/make-paper';
import { readStandardTemplate } from '../templates/save-template';
import { claimKit } from '../claims/claim-kit';
import { claimStore } from '../claims/claims.store';

type ClaimPaperCalls = typeof claimPaperCalls;

/** A form of the catalogue filled for one claim, as a PDF among the papers of it. */
const convertToPdf =
  (templateId: number): ServiceHandler<ClaimPaperCalls['convertNominationFormToPDF']> =>
  async ({ scope, actor, services, now, body: { claimID } }) => {
    const { matterId, made, toMake } = await scope.transaction(async (tx) => {
      const row = await claimKit.store(tx).find(claimID);
      const matter = await openToCapture(tx, actor, row.matter_id, 'estate');
      const index = (await claimStore(tx).capturedIn(matter.id)).findIndex(({ id }) => id === String(claimID));
      const { title, content, language } = await readStandardTemplate(tx, templateId);
      const wanted = {
        title,
        content,
        language,
        answers: {},
        standardId: templateId,
        row: { list: 'claims' as const, index },
      };
      const filled = checkNoHoles(await makePaper(tx, matter, wanted, { files: services.files, now }));
      const whose = filled.data['recipient.name'];
      const named = typeof whose === 'string' ? `${title}: ${whose}` : title;
      return { matterId: matter.id, made: filled, toMake: { ...wanted, title: named } };
    });
    const printed = await printPaper(services, scope.firmId, made, toMake.title, 0);
    return scope.transaction(async (tx) => {
      await openToCapture(tx, actor, matterId, 'estate');
      const paper = await filePaper(tx, actor, { matterId, made, toMake, printed, templateId: null });
      await setDocumentType(tx, templateId, paper.document_id);
      await linkToSubject(tx, matterId, paper.document_id!, { claimId: claimID });
      return presentDocument(await documentStore(tx).tell(paper.document_id!));
    });
  };

/** A paper of the claim came in: it stands with the claim, and the trail says which one it is. */
const auditClaimPaper =
  (action: string): Handler<ClaimPaperCalls['uploadedNominationFormAudit']> =>
  ({ scope, actor, body: { claimID, documentID } }) =>
    scope.transaction(async (tx) => {
      const claim = await claimKit.store(tx).find(claimID);
      await openToCapture(tx, actor, claim.matter_id, 'estate');
      const document = await documentStore(tx).tell(documentID);
      if (document.matter_id !== claim.matter_id) throw new NotFound();
      await linkToSubject(tx, claim.matter_id, documentID, { claimId: claimID });
      await audit(tx, actor, action, {
        entity: ['creditorclaim', claimID],
        matterId: claim.matter_id,
        after: { documentID, fileName: document.file_name },
      });
      return { done: true };
    });

export const handledClaimPaperCalls = pairHandlers(claimPaperCalls, {
  convertNominationFormToPDF: withServices(convertToPdf(17)),
  convertCourtFormToPDF: withServices(convertToPdf(11)),
  uploadedNominationFormAudit: auditClaimPaper('creditorclaim.nominationForm.uploaded'),
  uploadedCourtClaimFormAudit: auditClaimPaper('creditorclaim.courtClaimForm.uploaded'),
  uploadedCourtOrderAudit: auditClaimPaper('creditorclaim.courtOrder.uploaded'),
  uploadedCertificateOfAppointmentAudit: auditClaimPaper('creditorclaim.certificateOfAppointment.uploaded'),
});
