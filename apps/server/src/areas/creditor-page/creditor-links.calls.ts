import { claims } from '@boedel/contract/claims/claim.record';
import { creditorLinkCalls } from '@boedel/contract/creditor-page/creditor-page.calls';
import { newRow } from '@boedel/contract/record/matter-record';
import { isProved } from '@boedel/domain/claims/claim-status';
import { dayAt } from '@boedel/domain/dates/instant';
import { addDays } from '@boedel/domain/dates/local-date';
import { countryNamed } from '@boedel/domain/law/country';
import { refuse } from '@boedel/domain/law/refusal';
import { systemType } from '@boedel/domain/matter/kinds';
import { audit } from '../../platform/audit/audit';
import { handle } from '../../platform/http/handler';
import { orRefuse } from '../../platform/http/or-refuse';
import { written } from '../../platform/mail/mail-text';
import { queueMail } from '../../platform/mail/queue-mail';
import { endLink, makeLink } from '../../platform/outside/make-link';
import { Conflict, NotFound } from '../../platform/problems';
import { openMatter, openToCapture } from '../../platform/tenancy/matter-door';
import { claimKit } from '../claims/claim-kit';
import { documentStore, fileAway } from '../documents/document.store';
import { milestoneStore } from '../milestones/milestone.store';
import { claimDeclinedMail, creditorLinkMail } from './creditor-page.mails';
import { creditorPageStore, type FormRow } from './creditor-page.store';
import { presentForm } from './own-page';

/** A claim with nothing said but what it must say; the form says the rest. */
const { matterID: _, ...blank } = newRow(claims).parse({ matterID: 1, creditorID: 1, claimTypeID: 3, amount: 1 });

const asWaiting = (form: FormRow, version: number): void => {
  if (form.version !== version) throw new Conflict(presentForm(form, []));
  if (form.state !== 'sent') orRefuse(refuse('id', 'This claim was decided on already.'));
};

export const handledCreditorLinkCalls = handle(creditorLinkCalls, {
  getLinks: ({ tenant, query: { matterID }, now }) =>
    tenant.transaction(async (tx) => {
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
          ...presentForm(form, papers),
          creditorID: form.creditor_id,
          creditorName: named.get(form.creditor_id)?.name ?? '',
          claims: named.get(form.creditor_id)?.claims ?? [],
        })),
        shared: papers
          .filter(({ form_id }) => form_id === null)
          .map(({ creditor_id, documentID }) => ({ creditorID: creditor_id, documentID })),
      };
    }),

  sendLink: ({ tenant, actor, parts, now, body }) =>
    tenant.transaction(async (tx) => {
      const matter = await openToCapture(tx, actor, body.matterID, 'estate');
      if (matter.system_type !== systemType.liquidation) {
        orRefuse(refuse('matterID', 'Only creditors of an insolvent estate have such a page.'));
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
      const { id, address } = await makeLink(tx, parts.config, actor, {
        purpose: 'creditor',
        matterId: matter.id,
        subjectId: creditor.id,
        name: creditor.name,
        email: body.email,
        language: body.language,
        endsAt,
      });
      const { firm } = await milestoneStore(tx).signedBy(matter.id);
      const words = written(creditorLinkMail, body.language, {
        creditor: creditor.name,
        matter: `${matter.reference} ${matter.name}`,
        reference: creditor.reference,
        link: address,
        endsOn: addDays(dayAt(now, countryNamed(matter.country)), body.days),
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

  endLink: ({ tenant, actor, body }) =>
    tenant.transaction(async (tx) => {
      const link = await creditorPageStore(tx).linkMatter(body.id);
      if (!link) throw new NotFound();
      await openToCapture(tx, actor, link.matter_id, 'estate');
      await endLink(tx, actor, body.id);
      return { done: true as const };
    }),

  acceptForm: ({ tenant, actor, now, body }) =>
    tenant.transaction(async (tx) => {
      const store = creditorPageStore(tx);
      const form = await store.forms.lock(body.id);
      const row = body.claimID ? await claimKit.store(tx).find(body.claimID) : undefined;
      if (row && (row.matter_id !== form.matter_id || Number(row['creditor_id']) !== form.creditor_id))
        throw new NotFound();
      const at = await claimKit.toChange(tx, { actor, now }, form.matter_id, row);
      asWaiting(form, body.version);
      if (at.before && isProved(at.before.status)) {
        orRefuse(refuse('claimID', 'That claim is proved. Take the new one up as a claim of its own.'));
      }
      const told = {
        amount: form.amount_cents,
        claimBasisID: form.basis,
        agreedRate: form.agreed_rate === null ? null : Number(form.agreed_rate),
        reference: form.reference,
        notes: [form.cause, form.security].filter((text) => text !== null).join('\n'),
        amounts: form.interest_cents ? [{ part: 'interest' as const, amount: form.interest_cents }] : [],
      };
      const { id: _id, matterID: _matter, version: _version, ...before } = at.before ?? {};
      const claim = row
        ? await claimKit.save(row, row.version, { ...(before as typeof blank), ...told }, at)
        : await claimKit.insert(
            {
              ...blank,
              ...told,
              creditorID: form.creditor_id,
              // What secures it is an asset of the matter: chosen by the person who knows it, on the claim itself.
              claimTypeID: body.claimTypeID === 1 ? 3 : body.claimTypeID,
              status: 'lodged' as const,
            },
            at,
          );
      for (const { documentID, form_id } of await store.papersOf(form.matter_id, form.creditor_id)) {
        if (form_id === form.id) await fileAway(tx, form.matter_id, documentID, { claimId: claim.id });
      }
      const after = await store.forms.change(form.id, form.version, {
        state: 'accepted',
        claim_id: claim.id,
        decided_on: at.today,
        decided_by: actor.fullName,
      });
      await audit(tx, actor, 'creditorclaim.form.accepted', {
        entity: ['creditorclaim', claim.id],
        matterId: form.matter_id,
        before: form,
        after,
      });
      return claim;
    }),

  declineForm: ({ tenant, actor, now, body }) =>
    tenant.transaction(async (tx) => {
      const store = creditorPageStore(tx);
      const form = await store.forms.lock(body.id);
      const matter = await openToCapture(tx, actor, form.matter_id, 'estate');
      asWaiting(form, body.version);
      const after = await store.forms.change(form.id, form.version, {
        state: 'declined',
        reason: body.reason,
        decided_on: dayAt(now, countryNamed(matter.country)),
        decided_by: actor.fullName,
      });
      await audit(tx, actor, 'creditorclaim.form.declined', {
        entity: ['claim_form', form.id],
        matterId: form.matter_id,
        before: form,
        after,
        why: body.reason,
      });
      const creditor = await store.creditor(form.creditor_id);
      const link = (await store.links(matter.id, now)).find(({ id }) => id === form.link_id);
      if (creditor && link) {
        const { firm, language } = await milestoneStore(tx).signedBy(matter.id);
        const words = written(claimDeclinedMail, language, {
          creditor: creditor.name,
          matter: `${matter.reference} ${matter.name}`,
          reference: form.reference ?? creditor.reference,
          reason: body.reason,
          signed: `${actor.fullName}\n${firm}`,
        });
        await queueMail(tx, {
          to: link.email,
          ...words,
          about: { matterId: matter.id, entity: ['claim_form', form.id] },
        });
      }
      return { done: true as const };
    }),
});
