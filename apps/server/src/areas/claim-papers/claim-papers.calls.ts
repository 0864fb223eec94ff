import { claimPaperCalls } from '@boedel/contract/claims/claims.calls';
import { audit } from '../../platform/audit/audit';
import { further, type FurtherHandler, handle, type Handler } from '../../platform/http/handler';
import { NotFound } from '../../platform/problems';
import { openToCapture } from '../../platform/tenancy/matter-door';
import { documentStore, fileAway } from '../documents/document.store';
import { presentDocument } from '../documents/file-document';
import { filePaper, printPaper } from '../templates/file-paper';
import { makePaper, withoutHoles } from '../templates/make-paper';
import { oneStandard } from '../templates/save-template';
import { claimKit } from '../claims/claim-kit';
import { claimStore } from '../claims/claims.store';
import { setDocumentType } from './claim-paper.store';

type Calls = typeof claimPaperCalls;

/** A form of the catalogue filled for one claim, as a PDF among the papers of it. */
const turnIntoPdf =
  (templateId: number): FurtherHandler<Calls['convertNominationFormToPDF']> =>
  async ({ tenant, actor, parts, now, body: { claimID } }) => {
    const { matterId, made, toMake } = await tenant.transaction(async (tx) => {
      const row = await claimKit.store(tx).find(claimID);
      const matter = await openToCapture(tx, actor, row.matter_id, 'estate');
      const index = (await claimStore(tx).capturedIn(matter.id)).findIndex(({ id }) => id === String(claimID));
      const { title, content, language } = await oneStandard(tx, templateId);
      const wanted = {
        title,
        content,
        language,
        answers: {},
        standardId: templateId,
        row: { list: 'claims' as const, index },
      };
      const filled = withoutHoles(await makePaper(tx, matter, wanted, { files: parts.files, now }));
      const whose = filled.data['recipient.name'];
      const named = typeof whose === 'string' ? `${title}: ${whose}` : title;
      return { matterId: matter.id, made: filled, toMake: { ...wanted, title: named } };
    });
    const printed = await printPaper(parts, tenant.firmId, made, toMake.title, 0);
    return tenant.transaction(async (tx) => {
      await openToCapture(tx, actor, matterId, 'estate');
      const paper = await filePaper(tx, actor, { matterId, made, toMake, printed, templateId: null });
      await setDocumentType(tx, templateId, paper.document_id);
      await fileAway(tx, matterId, paper.document_id!, { claimId: claimID });
      return presentDocument(await documentStore(tx).tell(paper.document_id!));
    });
  };

/** A paper of the claim came in: it stands with the claim, and the trail says which one it is. */
const tell =
  (action: string): Handler<Calls['uploadedNominationFormAudit']> =>
  ({ tenant, actor, body: { claimID, documentID } }) =>
    tenant.transaction(async (tx) => {
      const claim = await claimKit.store(tx).find(claimID);
      await openToCapture(tx, actor, claim.matter_id, 'estate');
      const document = await documentStore(tx).tell(documentID);
      if (document.matter_id !== claim.matter_id) throw new NotFound();
      await fileAway(tx, claim.matter_id, documentID, { claimId: claimID });
      await audit(tx, actor, action, {
        entity: ['creditorclaim', claimID],
        matterId: claim.matter_id,
        after: { documentID, fileName: document.file_name },
      });
      return { done: true };
    });

export const handledClaimPaperCalls = handle(claimPaperCalls, {
  convertNominationFormToPDF: further(turnIntoPdf(17)),
  convertCourtFormToPDF: further(turnIntoPdf(11)),
  uploadedNominationFormAudit: tell('creditorclaim.nominationForm.uploaded'),
  uploadedCourtClaimFormAudit: tell('creditorclaim.courtClaimForm.uploaded'),
  uploadedCourtOrderAudit: tell('creditorclaim.courtOrder.uploaded'),
  uploadedCertificateOfAppointmentAudit: tell('creditorclaim.certificateOfAppointment.uploaded'),
});
