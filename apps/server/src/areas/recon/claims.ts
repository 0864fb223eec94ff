import { reconClaimCalls } from '@boedel/contract/recon/recon.calls';
import type { AnswerOf } from '@boedel/contract/call';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { refuse } from '@boedel/domain/law/refusal';
import { type Cents, minus, nil, notBelowNil } from '@boedel/domain/money/cents';
import { audit } from '../../platform/audit/audit';
import { orConflict } from '../../platform/db/or-conflict';
import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';
import { handle } from '../../platform/http/handler';
import { orRefuse } from '../../platform/http/or-refuse';
import { NotFound } from '../../platform/problems';
import { openMatter, openToCapture } from '../../platform/tenancy/matter-door';
import { liabilitiesOf } from '../liabilities/liabilities-of';
import { reconStore } from './recon.store';

export interface OpenClaim {
  readonly liabilityId: number;
  readonly name: string;
  readonly owed: Cents;
  /** Of what is to be paid, what was not paid yet. */
  readonly open: Cents;
  readonly paid: Cents;
  readonly day: LocalDate;
}

/** The claims of a matter with what is still to be paid of each: as much as was set down for it, else all that is owed. */
export async function openClaims(tx: Tx, matterId: number): Promise<OpenClaim[]> {
  const store = reconStore(tx);
  const paid = await store.paidClaims(matterId);
  const set = new Map(
    (await store.claims.list(sql`matter_id = ${matterId}`)).map((row) => [row.liability_id, row.amount_cents]),
  );
  const days = new Map(
    (
      await tx.rows<{ id: number; day: LocalDate }>(sql`
        select id, coalesce(status_on, incurred_on, current_date) as day from liability where matter_id = ${matterId}`)
    ).map(({ id, day }) => [id, day]),
  );
  return (await liabilitiesOf(tx, matterId)).flatMap(({ id, creditor, amount, takenOverBy }) => {
    const liabilityId = Number(id);
    const day = days.get(liabilityId);
    if (!Number.isSafeInteger(liabilityId) || day === undefined || takenOverBy !== undefined) return [];
    const done = paid.get(liabilityId) ?? nil;
    const open = notBelowNil(minus(set.get(liabilityId) ?? amount, done));
    return [{ liabilityId, name: creditor, owed: amount, open, paid: done, day }];
  });
}

type Shown = AnswerOf<typeof reconClaimCalls.getbyid>;

async function presentClaims(tx: Tx, matterId: number): Promise<Shown[]> {
  const rows = await reconStore(tx).claims.list(sql`matter_id = ${matterId}`);
  const claims = new Map((await openClaims(tx, matterId)).map((claim) => [claim.liabilityId, claim]));
  return rows.map((row) => {
    const claim = claims.get(row.liability_id);
    const paid = claim?.paid ?? nil;
    return {
      id: row.id,
      matterID: row.matter_id,
      liabilityID: row.liability_id,
      creditorName: claim?.name ?? '-',
      claimedAmount: claim?.owed ?? nil,
      amount: row.amount_cents,
      paidAmount: paid,
      openAmount: notBelowNil(minus(row.amount_cents, paid)),
      notes: row.notes,
      version: row.version,
    };
  });
}
const presentClaim = async (tx: Tx, matterId: number, id: number): Promise<Shown> => {
  const found = (await presentClaims(tx, matterId)).find((claim) => claim.id === id);
  if (!found) throw new NotFound();
  return found;
};

export const handledReconClaimCalls = handle(reconClaimCalls, {
  getbymatterid: ({ tenant, query }) =>
    tenant.transaction(async (tx) => presentClaims(tx, (await openMatter(tx, query.matterID, 'money')).id)),
  getbyid: ({ tenant, query }) =>
    tenant.transaction(async (tx) => {
      const row = await reconStore(tx).claims.find(query.id);
      await openMatter(tx, row.matter_id, 'money');
      return presentClaim(tx, row.matter_id, row.id);
    }),
  save: ({ tenant, actor, body }) =>
    tenant.transaction(async (tx) => {
      const store = reconStore(tx).claims;
      const matter = await openToCapture(tx, actor, body.matterID, 'money');
      const before = body.id ? await store.lock(body.id) : undefined;
      if (before && before.matter_id !== matter.id) throw new NotFound();
      const claim = (await openClaims(tx, matter.id)).find(({ liabilityId }) => liabilityId === body.liabilityID);
      if (!claim) throw new NotFound();
      if (body.amount <= 0) orRefuse(refuse('amount', 'Enter an amount above nought.'));
      if (body.amount > claim.owed) {
        orRefuse(refuse('amount', 'No more is paid than is owed. Correct the claim first if it grew.'));
      }
      const same = (await store.list(sql`matter_id = ${matter.id} and liability_id = ${body.liabilityID}`))[0];
      if (same && same.id !== before?.id) {
        orRefuse(refuse('liabilityID', 'This claim is set down already. Change that line.'));
      }
      const values = {
        matter_id: matter.id,
        liability_id: body.liabilityID,
        amount_cents: body.amount,
        notes: body.notes,
      };
      const after = before
        ? await orConflict(store.change(before.id, body.version ?? 0, values), (theirs) =>
            presentClaim(tx, matter.id, theirs.id),
          )
        : await store.insert(values);
      await audit(tx, actor, before ? 'reconclaim.changed' : 'reconclaim.added', {
        entity: ['recon_claim', after.id],
        matterId: matter.id,
        ...(before && { before }),
        after,
      });
      return presentClaim(tx, matter.id, after.id);
    }),
  _delete: ({ tenant, actor, body }) =>
    tenant.transaction(async (tx) => {
      const store = reconStore(tx).claims;
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
