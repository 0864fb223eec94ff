import { reconClaimCalls } from '@boedel/contract/recon/recon.calls';
import type { AnswerOf } from '@boedel/contract/call';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { refuse } from '@boedel/domain/law/refusal';
import { systemType } from '@boedel/domain/matter/kinds';
import { type Cents, minus, nil, clampBelowNil } from '@boedel/domain/money/cents';
import { audit } from '../../platform/audit/audit';
import { presentConflict } from '../../platform/db/present-conflict';
import type { Tx } from '../../platform/db/database';
import { pairHandlers } from '../../platform/http/handler';
import { NotFound, RefusalProblem } from '../../platform/problems';
import { type OpenedMatter, openMatter, openToCapture } from '../../platform/tenancy/matter-door';
import { listLiabilities } from '../liabilities/list-liabilities';
import { listPaidOnClaims } from './dividends-to-pay';
import { listLiabilityDays, readPaidClaims, reconClaimStore } from './recon-claim.store';

export interface OpenEstateClaim {
  readonly liabilityId: number;
  readonly name: string;
  readonly owed: Cents;
  /** Of what is to be paid, what was not paid yet. */
  readonly open: Cents;
  readonly paid: Cents;
  readonly day: LocalDate;
}

/** The claims of a matter with what is still to be paid of each: as much as was set down for it, else all that is owed. */
export async function listOpenClaims(tx: Tx, matterId: number): Promise<OpenEstateClaim[]> {
  const paid = await readPaidClaims(tx, matterId);
  const set = new Map(
    (await reconClaimStore(tx).ofMatter(matterId)).map((row) => [row.liability_id, row.amount_cents]),
  );
  const days = new Map((await listLiabilityDays(tx, matterId)).map(({ id, day }) => [id, day]));
  return (await listLiabilities(tx, matterId)).flatMap(({ id, creditor, amount, takenOverBy }) => {
    const liabilityId = Number(id);
    const day = days.get(liabilityId);
    if (!Number.isSafeInteger(liabilityId) || day === undefined || takenOverBy !== undefined) return [];
    const done = paid.get(liabilityId) ?? nil;
    const open = clampBelowNil(minus(set.get(liabilityId) ?? amount, done));
    return [{ liabilityId, name: creditor, owed: amount, open, paid: done, day }];
  });
}

type ReconClaimView = AnswerOf<typeof reconClaimCalls.getbyid>;

/** What may be set down to be paid: a debt, or in an insolvent estate a claim against it. */
interface PayableClaim {
  readonly liabilityID: number | null;
  readonly claimID: number | null;
  readonly name: string;
  readonly owed: Cents;
  readonly paid: Cents;
}
const listPayable = async (tx: Tx, { id, system_type }: OpenedMatter): Promise<PayableClaim[]> =>
  system_type === systemType.liquidation
    ? (await listPaidOnClaims(tx, id)).map(({ claimId, ...claim }) => ({
        ...claim,
        claimID: claimId,
        liabilityID: null,
      }))
    : (await listOpenClaims(tx, id)).map(({ liabilityId, ...claim }) => ({
        ...claim,
        liabilityID: liabilityId,
        claimID: null,
      }));
const isOf =
  (row: { readonly liability_id: number | null; readonly claim_id: number | null }) =>
  ({ liabilityID, claimID }: PayableClaim): boolean =>
    liabilityID === row.liability_id && claimID === row.claim_id;

async function presentClaims(tx: Tx, matter: OpenedMatter): Promise<ReconClaimView[]> {
  const rows = await reconClaimStore(tx).ofMatter(matter.id);
  const claims = await listPayable(tx, matter);
  return rows.map((row) => {
    const claim = claims.find(isOf(row));
    const paid = claim?.paid ?? nil;
    return {
      id: row.id,
      matterID: row.matter_id,
      liabilityID: row.liability_id,
      claimID: row.claim_id,
      creditorName: claim?.name ?? '-',
      claimedAmount: claim?.owed ?? nil,
      amount: row.amount_cents,
      paidAmount: paid,
      openAmount: clampBelowNil(minus(row.amount_cents, paid)),
      notes: row.notes,
      version: row.version,
    };
  });
}
const presentClaim = async (tx: Tx, matter: OpenedMatter, id: number): Promise<ReconClaimView> => {
  const found = (await presentClaims(tx, matter)).find((claim) => claim.id === id);
  if (!found) throw new NotFound();
  return found;
};

const overOwed = 'You cannot pay more than is owed. If the claim has increased, correct it first.';
const overAwarded =
  'You cannot pay more on a claim than the lodged account awards, or the amount of the claim if no account has been lodged.';

export const handledReconClaimCalls = pairHandlers(reconClaimCalls, {
  getbymatterid: ({ scope, query }) =>
    scope.transaction(async (tx) => presentClaims(tx, await openMatter(tx, query.matterID, 'money'))),
  getbyid: ({ scope, query }) =>
    scope.transaction(async (tx) => {
      const row = await reconClaimStore(tx).find(query.id);
      return presentClaim(tx, await openMatter(tx, row.matter_id, 'money'), row.id);
    }),
  save: ({ scope, actor, body }) =>
    scope.transaction(async (tx) => {
      const store = reconClaimStore(tx);
      const matter = await openToCapture(tx, actor, body.matterID, 'money');
      const before = body.id ? await store.lock(body.id) : undefined;
      if (before && before.matter_id !== matter.id) throw new NotFound();
      if (!body.liabilityID && !body.claimID)
        throw new RefusalProblem(refuse('liabilityID', 'Choose the claim it pays.'));
      const of = { liability_id: body.liabilityID ?? null, claim_id: body.claimID ?? null };
      const claim = (await listPayable(tx, matter)).find(isOf(of));
      if (!claim) throw new NotFound();
      if (body.amount <= 0) throw new RefusalProblem(refuse('amount', 'Enter an amount of more than 0.'));
      if (body.amount > claim.owed) {
        throw new RefusalProblem(refuse('amount', claim.claimID === null ? overOwed : overAwarded));
      }
      const same = (await store.ofMatter(matter.id)).find(
        (row) => row.liability_id === of.liability_id && row.claim_id === of.claim_id,
      );
      if (same && same.id !== before?.id) {
        const field = claim.claimID === null ? 'liabilityID' : 'claimID';
        throw new RefusalProblem(refuse(field, 'This claim is already entered. Edit that line.'));
      }
      const values = {
        matter_id: matter.id,
        ...of,
        amount_cents: body.amount,
        notes: body.notes,
      };
      const after = before
        ? await presentConflict(store.change(before.id, body.version ?? 0, values), (theirs) =>
            presentClaim(tx, matter, theirs.id),
          )
        : await store.insert(values);
      await audit(tx, actor, before ? 'reconclaim.changed' : 'reconclaim.added', {
        entity: ['recon_claim', after.id],
        matterId: matter.id,
        ...(before && { before }),
        after,
      });
      return presentClaim(tx, matter, after.id);
    }),
  _delete: ({ scope, actor, body }) =>
    scope.transaction(async (tx) => {
      const store = reconClaimStore(tx);
      const row = await store.find(body.id);
      await openToCapture(tx, actor, row.matter_id, 'money');
      const before = await store.remove(row.id);
      await audit(tx, actor, 'reconclaim.removed', {
        entity: ['recon_claim', row.id],
        matterId: row.matter_id,
        before,
      });
      return { done: true as const };
    }),
});
