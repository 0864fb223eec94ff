import type { documentCalls, documentLinkCalls } from '@boedel/contract/documents/documents.calls';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import type { Handler } from '../../platform/http/handler';
import { NotFound } from '../../platform/problems';
import type { Actor } from '../../platform/tenancy/actor';
import type { Tenant } from '../../platform/tenancy/doors';
import { type OpenedMatter, openToCapture } from '../../platform/tenancy/matter-door';
import { checkActivityOpen, keepPaper } from '../activity-progress/keep-completed';
import { refigureActivities } from '../activity-progress/refigure-activities';
import { isPerson } from '../family/people.store';
import { type PartyRow, partyStore } from '../matter-parties/party.store';
import { type About, aboutOf, documentStore, fileAway } from './document.store';
import { presentDocument } from './file-document';
import { filedForActivity } from './file-for-activity';

type Calls = typeof documentLinkCalls;
type Shown = ReturnType<typeof presentDocument>;

interface Asked {
  readonly tenant: Tenant;
  readonly actor: Actor;
}
interface ToLink {
  readonly documentId: number;
  /** The matter it is meant to be of, where the call says one. */
  readonly matterId?: number | null | undefined;
  readonly about: About;
  /** Whether the party it names is what the call says it is. */
  readonly isParty?: (party: PartyRow) => boolean;
  readonly after?: (tx: Tx, matter: OpenedMatter) => Promise<void>;
}

/** A paper that is filed already, with something of its own matter. */
const link = ({ tenant, actor }: Asked, { documentId, matterId, about, isParty, after }: ToLink): Promise<Shown> =>
  tenant.transaction(async (tx) => {
    const document = await documentStore(tx).tell(documentId);
    const matter = await openToCapture(tx, actor, document.matter_id, 'documents');
    if (matterId && matterId !== document.matter_id) throw new NotFound();
    if (isParty && !isParty(await partyStore(tx).find(about.partyId!))) throw new NotFound();
    if (about.activityId) await checkActivityOpen(tx, document.matter_id, about.activityId);
    await fileAway(tx, document.matter_id, document.id, about);
    await after?.(tx, matter);
    if (about.activityId) await refigureActivities(tx, document.matter_id);
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
  link(request, { documentId: request.body.DocumentID, about: { meetingId: request.body.MeetingID } });

export const linkAuditor: Handler<Calls['linkAuditor']> = (request) =>
  link(request, {
    documentId: request.body.DocumentID,
    about: { partyId: request.body.AuditorID },
    isParty: hasRole('auditor'),
  });

export const linkTaxPractitioner: Handler<Calls['linkTaxPractitioner']> = (request) =>
  link(request, {
    documentId: request.body.DocumentID,
    about: { partyId: request.body.taxPractitionerID },
    isParty: hasRole('taxpractitioner'),
  });

export const linkBeneficiary: Handler<Calls['linkBeneficiary']> = (request) =>
  link(request, {
    documentId: request.body.DocumentID,
    matterId: request.body.MatterID,
    about: { partyId: request.body.BeneficiaryID },
    isParty: isPerson,
  });

export const linkExecutor: Handler<Calls['linkExecutor']> = (request) =>
  link(request, {
    documentId: request.body.DocumentID,
    matterId: request.body.MatterID,
    about: { partyId: request.body.ExecutorID },
    isParty: hasRole('executor'),
  });

export const linkPersonOfInterest: Handler<Calls['linkPersonOfInterest']> = (request) =>
  link(request, {
    documentId: request.body.DocumentID,
    about: { partyId: request.body.PersonOfInterestID },
    isParty: hasRole('personofinterest'),
  });

export const linkDirector: Handler<Calls['linkDirector']> = (request) =>
  link(request, { documentId: request.body.DocumentID, about: { directorId: request.body.DirectorID } });

export const linkActivity: Handler<Calls['linkActivity']> = (request) => {
  const { DocumentID, ActivityID, partyID, paper, stepDate } = request.body;
  return link(request, {
    documentId: DocumentID,
    about: { activityId: ActivityID, partyId: partyID, step: paper },
    after: (tx, matter) => filedForActivity(tx, request, matter, { activityID: ActivityID, paper, stepDate }),
  });
};

export const linkTo: Handler<Calls['linkTo']> = (request) =>
  link(request, {
    documentId: request.body.DocumentID,
    about: aboutOf(request.body.kind, request.body.targetID),
  });

export const unlink: Handler<Calls['unlink']> = ({ tenant, actor, body }) =>
  tenant.transaction(async (tx) => {
    const store = documentStore(tx);
    const document = await store.tell(body.DocumentID);
    await openToCapture(tx, actor, document.matter_id, 'documents');
    if (document.links.some(({ kind }) => kind === 'activity')) await keepPaper(tx, document.id);
    await store.unlink(document.id, body.linkID);
    await refigureActivities(tx, document.matter_id);
    await audit(tx, actor, 'document.unlinked', {
      entity: ['matter_document', document.id],
      matterId: document.matter_id,
      before: { title: document.title, link: document.links.find(({ id }) => id === body.linkID) ?? null },
    });
    return presentDocument(await store.tell(document.id));
  });
