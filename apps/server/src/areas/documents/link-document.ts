import type { documentCalls, documentLinkCalls } from '@boedel/contract/documents/documents.calls';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import type { Handler } from '../../platform/http/handler';
import { NotFound } from '../../platform/problems';
import type { Actor } from '../../platform/tenancy/actor';
import type { FirmScope } from '../../platform/tenancy/scopes';
import { type OpenedMatter, openToCapture } from '../../platform/tenancy/matter-door';
import { checkActivityOpen, refuseCompletedPaper } from '../activity-progress/keep-completed';
import { recomputeActivities } from '../activity-progress/recompute-activities';
import { isPerson } from '../family/people.store';
import { type PartyRow, partyStore } from '../matter-parties/party.store';
import { type DocumentSubject, toSubject, documentStore, linkToSubject } from './document.store';
import { presentDocument } from './file-document';
import { fileForActivity } from './file-for-activity';

type LinkDocumentCalls = typeof documentLinkCalls;
type LinkedDocumentView = ReturnType<typeof presentDocument>;

interface LinkDocumentRequest {
  readonly scope: FirmScope;
  readonly actor: Actor;
}
interface DocumentLinking {
  readonly documentId: number;
  /** The matter it is meant to be of, where the call says one. */
  readonly matterId?: number | null | undefined;
  readonly about: DocumentSubject;
  /** Whether the party it names is what the call says it is. */
  readonly isParty?: (party: PartyRow) => boolean;
  readonly after?: (tx: Tx, matter: OpenedMatter) => Promise<void>;
}

/** A paper that is filed already, with something of its own matter. */
const linkDocument = (
  { scope, actor }: LinkDocumentRequest,
  { documentId, matterId, about, isParty, after }: DocumentLinking,
): Promise<LinkedDocumentView> =>
  scope.transaction(async (tx) => {
    const document = await documentStore(tx).tell(documentId);
    const matter = await openToCapture(tx, actor, document.matter_id, 'documents');
    if (matterId && matterId !== document.matter_id) throw new NotFound();
    if (isParty && !isParty(await partyStore(tx).find(about.partyId!))) throw new NotFound();
    if (about.activityId) await checkActivityOpen(tx, document.matter_id, about.activityId);
    await linkToSubject(tx, document.matter_id, document.id, about);
    await after?.(tx, matter);
    if (about.activityId) await recomputeActivities(tx, document.matter_id);
    await audit(tx, actor, 'document.linked', {
      entity: ['matter_document', document.id],
      matterId: document.matter_id,
      after: { title: document.title, ...about },
    });
    return presentDocument(await documentStore(tx).tell(document.id));
  });

const hasRole =
  (role: string) =>
  (party: PartyRow): boolean =>
    party.role === role;

export const linkMeeting: Handler<typeof documentCalls.linkMeeting> = (request) =>
  linkDocument(request, { documentId: request.body.DocumentID, about: { meetingId: request.body.MeetingID } });

export const linkAuditor: Handler<LinkDocumentCalls['linkAuditor']> = (request) =>
  linkDocument(request, {
    documentId: request.body.DocumentID,
    about: { partyId: request.body.AuditorID },
    isParty: hasRole('auditor'),
  });

export const linkTaxPractitioner: Handler<LinkDocumentCalls['linkTaxPractitioner']> = (request) =>
  linkDocument(request, {
    documentId: request.body.DocumentID,
    about: { partyId: request.body.taxPractitionerID },
    isParty: hasRole('taxpractitioner'),
  });

export const linkBeneficiary: Handler<LinkDocumentCalls['linkBeneficiary']> = (request) =>
  linkDocument(request, {
    documentId: request.body.DocumentID,
    matterId: request.body.MatterID,
    about: { partyId: request.body.BeneficiaryID },
    isParty: isPerson,
  });

export const linkExecutor: Handler<LinkDocumentCalls['linkExecutor']> = (request) =>
  linkDocument(request, {
    documentId: request.body.DocumentID,
    matterId: request.body.MatterID,
    about: { partyId: request.body.ExecutorID },
    isParty: hasRole('executor'),
  });

export const linkPersonOfInterest: Handler<LinkDocumentCalls['linkPersonOfInterest']> = (request) =>
  linkDocument(request, {
    documentId: request.body.DocumentID,
    about: { partyId: request.body.PersonOfInterestID },
    isParty: hasRole('personofinterest'),
  });

export const linkDirector: Handler<LinkDocumentCalls['linkDirector']> = (request) =>
  linkDocument(request, { documentId: request.body.DocumentID, about: { directorId: request.body.DirectorID } });

export const linkActivity: Handler<LinkDocumentCalls['linkActivity']> = (request) => {
  const { DocumentID, ActivityID, partyID, paper, stepDate } = request.body;
  return linkDocument(request, {
    documentId: DocumentID,
    about: { activityId: ActivityID, partyId: partyID, step: paper },
    after: (tx, matter) => fileForActivity(tx, request, matter, { activityID: ActivityID, paper, stepDate }),
  });
};

export const linkToTarget: Handler<LinkDocumentCalls['linkTo']> = (request) =>
  linkDocument(request, {
    documentId: request.body.DocumentID,
    about: toSubject(request.body.kind, request.body.targetID),
  });

export const unlinkDocument: Handler<LinkDocumentCalls['unlink']> = ({ scope, actor, body }) =>
  scope.transaction(async (tx) => {
    const store = documentStore(tx);
    const document = await store.tell(body.DocumentID);
    await openToCapture(tx, actor, document.matter_id, 'documents');
    if (document.links.some(({ kind }) => kind === 'activity')) await refuseCompletedPaper(tx, document.id);
    await store.unlink(document.id, body.linkID);
    await recomputeActivities(tx, document.matter_id);
    await audit(tx, actor, 'document.unlinked', {
      entity: ['matter_document', document.id],
      matterId: document.matter_id,
      before: { title: document.title, link: document.links.find(({ id }) => id === body.linkID) ?? null },
    });
    return presentDocument(await store.tell(document.id));
  });
