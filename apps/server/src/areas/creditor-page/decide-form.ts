import { claims } from '@boedel/contract/claims/claim.record';
import type { creditorLinkCalls } from '@boedel/contract/creditor-page/creditor-page.calls';
import { newRowSchema } from '@boedel/contract/record/matter-record';
import { isProved } from '@boedel/domain/claims/claim-status';
import { computeDayAt } from '@boedel/domain/dates/instant';
import { findCountry } from '@boedel/domain/law/country';
import { refuse } from '@boedel/domain/law/refusal';
import { audit } from '../../platform/audit/audit';
import type { Handler } from '../../platform/http/handler';
import { composeMail } from '../../platform/mail/mail-text';
import { queueMail } from '../../platform/mail/queue-mail';
import { Conflict, NotFound, RefusalProblem } from '../../platform/problems';
import { openToCapture } from '../../platform/tenancy/matter-door';
import { claimKit } from '../claims/claim-kit';
import { linkToSubject } from '../documents/document.store';
import { milestoneStore } from '../milestones/milestone.store';
import { claimDeclinedMail } from './creditor-page.mails';
import { creditorPageStore, type CreditorFormRow } from './creditor-page.store';
import { presentLodgedForm } from './own-page';

type DecideFormCalls = typeof creditorLinkCalls;

/** A claim with nothing said but what it must say; the form says the rest. */
const { matterID: _, ...blank } = newRowSchema(claims).parse({ matterID: 1, creditorID: 1, claimTypeID: 3, amount: 1 });

const checkWaiting = (form: CreditorFormRow, version: number): void => {
  if (form.version !== version) throw new Conflict(presentLodgedForm(form, []));
  if (form.state !== 'sent') throw new RefusalProblem(refuse('id', 'This claim has already been decided.'));
};

/** Takes a claim that was sent up as lodged: a new one, or onto one that is there and not proved. */
export const acceptForm: Handler<DecideFormCalls['acceptForm']> = ({ scope, actor, now, body }) =>
  scope.transaction(async (tx) => {
    const store = creditorPageStore(tx);
    const form = await store.forms.lock(body.id);
    const row = body.claimID ? await claimKit.store(tx).find(body.claimID) : undefined;
    if (row && (row.matter_id !== form.matter_id || Number(row['creditor_id']) !== form.creditor_id))
      throw new NotFound();
    const at = await claimKit.toChange(tx, { actor, now }, form.matter_id, row);
    checkWaiting(form, body.version);
    if (at.before && isProved(at.before.status)) {
      throw new RefusalProblem(refuse('claimID', 'That claim has been proved. Add the new one as a separate claim.'));
    }
    const details = {
      amount: form.amount_cents,
      claimBasisID: form.basis,
      agreedRate: form.agreed_rate === null ? null : Number(form.agreed_rate),
      reference: form.reference,
      notes: [form.cause, form.security].filter((text) => text !== null).join('\n'),
      amounts: form.interest_cents ? [{ part: 'interest' as const, amount: form.interest_cents }] : [],
    };
    const { id: _id, matterID: _matter, version: _version, ...before } = at.before ?? {};
    const claim = row
      ? await claimKit.save(row, row.version, { ...(before as typeof blank), ...details }, at)
      : await claimKit.insert(
          {
            ...blank,
            ...details,
            creditorID: form.creditor_id,
            // What secures it is an asset of the matter: chosen by the person who knows it, on the claim itself.
            claimTypeID: body.claimTypeID === 1 ? 3 : body.claimTypeID,
            status: 'lodged' as const,
          },
          at,
        );
    for (const { documentID, form_id } of await store.papersOf(form.matter_id, form.creditor_id)) {
      if (form_id === form.id) await linkToSubject(tx, form.matter_id, documentID, { claimId: claim.id });
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
  });

/** Declines a claim that was sent; the creditor is told why. */
export const declineForm: Handler<DecideFormCalls['declineForm']> = ({ scope, actor, now, body }) =>
  scope.transaction(async (tx) => {
    const store = creditorPageStore(tx);
    const form = await store.forms.lock(body.id);
    const matter = await openToCapture(tx, actor, form.matter_id, 'estate');
    checkWaiting(form, body.version);
    const after = await store.forms.change(form.id, form.version, {
      state: 'declined',
      reason: body.reason,
      decided_on: computeDayAt(now, findCountry(matter.country)),
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
      const words = composeMail(claimDeclinedMail, language, {
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
  });
