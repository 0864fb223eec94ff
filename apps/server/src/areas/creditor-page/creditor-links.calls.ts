import { creditorLinkCalls } from '@boedel/contract/creditor-page/creditor-page.calls';
import { computeDayAt } from '@boedel/domain/dates/instant';
import { addDays } from '@boedel/domain/dates/local-date';
import { findCountry } from '@boedel/domain/law/country';
import { refuse } from '@boedel/domain/law/refusal';
import { systemType } from '@boedel/domain/matter/kinds';
import { withServices, pairHandlers } from '../../platform/http/handler';
import { composeMail } from '../../platform/mail/mail-text';
import { queueMail } from '../../platform/mail/queue-mail';
import { endLink, makeLink } from '../../platform/outside/make-link';
import { NotFound, RefusalProblem } from '../../platform/problems';
import { openMatter, openToCapture } from '../../platform/tenancy/matter-door';
import { documentStore } from '../documents/document.store';
import { milestoneStore } from '../milestones/milestone.store';
import { creditorLinkMail } from './creditor-page.mails';
import { creditorPageStore } from './creditor-page.store';
import { acceptForm, declineForm } from './decide-form';
import { presentLodgedForm } from './own-page';

export const handledCreditorLinkCalls = pairHandlers(creditorLinkCalls, {
  getLinks: ({ scope, query: { matterID }, now }) =>
    scope.transaction(async (tx) => {
      const matter = await openMatter(tx, matterID, 'estate');
      const store = creditorPageStore(tx);
      const papers = await store.papersOf(matter.id);
      const forms = await store.formsOf(matter.id);
      const named = new Map<number, { name: string; claims: { id: number; claimNumber: number | null }[] }>();
      for (const creditorId of new Set(forms.map(({ creditor_id }) => creditor_id))) {
        const claims = await store.claimsOf(matter.id, creditorId);
        named.set(creditorId, {
          name: (await store.creditor(creditorId))?.name ?? '',
          claims: claims
            .filter(({ status }) => status === 'lodged')
            .map(({ id, claim_number }) => ({ id, claimNumber: claim_number })),
        });
      }
      return {
        links: await store.links(matter.id, now),
        forms: forms.map((form) => ({
          ...presentLodgedForm(form, papers),
          creditorID: form.creditor_id,
          creditorName: named.get(form.creditor_id)?.name ?? '',
          claims: named.get(form.creditor_id)?.claims ?? [],
        })),
        shared: papers
          .filter(({ form_id }) => form_id === null)
          .map(({ creditor_id, documentID }) => ({ creditorID: creditor_id, documentID })),
      };
    }),

  sendLink: withServices(({ scope, actor, services, now, body }) =>
    scope.transaction(async (tx) => {
      const matter = await openToCapture(tx, actor, body.matterID, 'estate');
      if (matter.system_type !== systemType.liquidation) {
        throw new RefusalProblem(refuse('matterID', 'Only creditors of an insolvent estate have this page.'));
      }
      const store = creditorPageStore(tx);
      const creditor = await store.creditor(body.creditorID);
      if (!creditor || !(await store.isCreditorOf(matter.id, creditor.id))) throw new NotFound();
      const shared = await store.papersOf(matter.id, creditor.id);
      for (const documentID of new Set(body.documentIDs)) {
        if ((await documentStore(tx).tell(documentID)).matter_id !== matter.id) throw new NotFound();
        if (shared.some((one) => one.documentID === documentID)) continue;
        await store.papers.insert({
          matter_id: matter.id,
          creditor_id: creditor.id,
          document_id: documentID,
          form_id: null,
        });
      }
      const endsAt = new Date(now.getTime() + body.days * 86_400_000);
      const { id, address } = await makeLink(tx, services.config, actor, {
        purpose: 'creditor',
        matterId: matter.id,
        subjectId: creditor.id,
        name: creditor.name,
        email: body.email,
        language: body.language,
        endsAt,
      });
      const { firm } = await milestoneStore(tx).signedBy(matter.id);
      const words = composeMail(creditorLinkMail, body.language, {
        creditor: creditor.name,
        matter: `${matter.reference} ${matter.name}`,
        reference: creditor.reference,
        link: address,
        endsOn: addDays(computeDayAt(now, findCountry(matter.country)), body.days),
        message: body.message ?? null,
        signed: `${actor.fullName}\n${firm}`,
      });
      await queueMail(tx, {
        to: body.email,
        ...words,
        isSecret: true,
        about: { matterId: matter.id, entity: ['outside_link', id] },
      });
      return { done: true as const };
    }),
  ),

  endLink: ({ scope, actor, body }) =>
    scope.transaction(async (tx) => {
      const link = await creditorPageStore(tx).linkMatter(body.id);
      if (!link) throw new NotFound();
      await openToCapture(tx, actor, link.matter_id, 'estate');
      await endLink(tx, actor, body.id);
      return { done: true as const };
    }),

  acceptForm,
  declineForm,
});
