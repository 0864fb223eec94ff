import type { AnswerOf } from '@boedel/contract/call';
import type { creditorPageCalls } from '@boedel/contract/creditor-page/creditor-page.calls';
import { nameMeetingType } from '@boedel/contract/meetings/offered-types';
import { type ClaimStatus, isOut, isProved } from '@boedel/domain/claims/claim-status';
import { computeDayAt } from '@boedel/domain/dates/instant';
import { addDays } from '@boedel/domain/dates/local-date';
import { findCountry } from '@boedel/domain/law/country';
import { refuse } from '@boedel/domain/law/refusal';
import { type MatterStatus, systemType } from '@boedel/domain/matter/kinds';
import { isCurrent } from '@boedel/domain/matter/status';
import { nil } from '@boedel/domain/money/cents';
import type { Tx } from '../../platform/db/database';
import type { Handler } from '../../platform/http/handler';
import type { Guest } from '../../platform/outside/guest';
import { NotFound, RefusalProblem } from '../../platform/problems';
import { type OpenedMatter, openMatter } from '../../platform/tenancy/matter-door';
import { listAccountProgress } from '../account-course/account-course.store';
import { listUnableCreditors } from '../claims/unable-to-contribute.store';
import { booksStore } from '../insolvency-account/books.store';
import type { CarriedInsolvency } from '@boedel/domain/insolvency-account/carried';
import { reapportionUnable } from '@boedel/domain/insolvency-account/outcomes';
import { creditorPageStore, type CreditorFormRow, type SharedPaper } from './creditor-page.store';

type CreditorPage = AnswerOf<typeof creditorPageCalls.get>;
type CreditorFormView = CreditorPage['forms'][number];

/** More than this at once is nobody's claim: it is somebody trying. */
export const mostWaiting = 5;
export const mostPapers = 20;

export interface CreditorPageOwner {
  readonly matter: OpenedMatter;
  readonly creditor: { readonly id: number; readonly name: string; readonly reference: string | null };
}

/** The matter and the creditor of the link. Read as the firm: what of it is shown is chosen here, by the creditor's id alone. */
export async function readPageOwner(tx: Tx, guest: Guest): Promise<CreditorPageOwner> {
  const matter = await openMatter(tx, guest.matterId);
  const creditor = guest.subjectId === null ? undefined : await creditorPageStore(tx).creditor(guest.subjectId);
  if (!creditor || matter.system_type !== systemType.liquidation) throw new NotFound();
  return { matter, creditor };
}

export const presentLodgedForm = (form: CreditorFormRow, papers: readonly SharedPaper[]): CreditorFormView => ({
  id: form.id,
  version: form.version,
  sentAt: form.sent_at,
  state: form.state as CreditorFormView['state'],
  amount: form.amount_cents,
  interest: form.interest_cents,
  agreedRate: form.agreed_rate === null ? null : Number(form.agreed_rate),
  claimBasisID: form.basis,
  cause: form.cause,
  reference: form.reference,
  security: form.security,
  securityValue: form.security_value_cents,
  reliesSolely: form.relies_solely,
  isCeded: form.is_ceded,
  deponent: form.deponent,
  capacity: form.capacity,
  reason: form.reason,
  papers: papers.filter(({ form_id }) => form_id === form.id).map(({ documentID, title }) => ({ documentID, title })),
});

/** A form of this creditor in this matter; anybody else's is not there. */
export async function findOwnForm(
  tx: Tx,
  { matter, creditor }: CreditorPageOwner,
  id: number,
): Promise<CreditorFormRow> {
  const form = (await creditorPageStore(tx).formsOf(matter.id, creditor.id)).find((one) => one.id === id);
  if (!form) throw new NotFound();
  return form;
}

export const checkOpen = ({ matter }: CreditorPageOwner): void => {
  if (!isCurrent(matter.status as MatterStatus)) {
    throw new RefusalProblem(
      refuse('amount', 'The estate is closed, so you can no longer send a claim. Please call us.'),
    );
  }
};

const readPage = async (tx: Tx, own: CreditorPageOwner, now: Date): Promise<CreditorPage> => {
  const today = computeDayAt(now, findCountry(own.matter.country));
  const { matter, creditor } = own;
  const store = creditorPageStore(tx);
  const around = await store.around(matter.id);
  const claims = await store.claimsOf(matter.id, creditor.id);
  const papers = await store.papersOf(matter.id, creditor.id);
  const numbers = new Map(claims.map(({ id, claim_number }) => [String(id), claim_number]));
  // A creditor reads an account once it lies open, of each account by itself.
  const accounts = (await listAccountProgress(tx, matter, today)).filter(
    ({ happened }) => happened.has('inspectionOpens') || happened.has('confirmation'),
  );
  const unable = await listUnableCreditors(tx, matter.id);
  return {
    creditorName: creditor.name,
    reference: claims.find(({ reference }) => reference !== null)?.reference ?? creditor.reference,
    insolvent: (await booksStore(tx).head(matter.id)).name,
    mastersReference: around.mastersReference,
    orderDate: around.orderDate,
    claims: claims.map((claim) => {
      const status = claim.status as ClaimStatus;
      return {
        claimNumber: claim.claim_number,
        claimTypeID: claim.claim_type_id,
        reference: claim.reference ?? creditor.reference,
        amount: claim.amount_cents,
        standsFor: isOut(status)
          ? nil
          : isProved(status)
            ? (claim.proved_amount_cents ?? claim.amount_cents)
            : claim.amount_cents,
        status,
        statusDate: claim.status_on,
      };
    }),
    meetings: (await store.meetings(matter.id)).map(({ type, date, time, place }) => ({
      type,
      name: nameMeetingType(type),
      date,
      time,
      place,
      claimsBy: date > today ? `${addDays(date, -1)}${time ? ` ${time}` : ''}` : null,
    })),
    dividends: accounts.flatMap(({ row: { title, carries }, happened }) => {
      const lodged = (carries as CarriedInsolvency).outcomes;
      const outcomes = lodged && reapportionUnable(lodged, unable);
      return (outcomes?.claims ?? [])
        .filter(({ claimId }) => numbers.has(claimId))
        .map(({ claimId, total, contribution }) => ({
          account: title,
          claimNumber: numbers.get(claimId) ?? null,
          award: total,
          contribution,
          dividend: outcomes!.dividend,
          confirmedDate: happened.get('confirmation') ?? null,
        }));
    }),
    papers: papers
      .filter(({ form_id }) => form_id === null)
      .map(({ documentID, title, fileName, size }) => ({ documentID, title, fileName, size })),
    forms: (await store.formsOf(matter.id, creditor.id)).map((form) => presentLodgedForm(form, papers)),
    mayLodge: isCurrent(matter.status as MatterStatus),
  };
};

export type CreditorPageHandler = Handler<typeof creditorPageCalls.get>;
export { readPage };
