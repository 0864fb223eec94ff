import { claimCalls } from '@boedel/contract/claims/claims.calls';
import { computeDayAt } from '@boedel/domain/dates/instant';
import { findCountry, defaultCountry } from '@boedel/domain/law/country';
import { refuse } from '@boedel/domain/law/refusal';
import { readRecordTrail } from '../../platform/audit/read-record-trail';
import { pairHandlers } from '../../platform/http/handler';
import { isProved } from '@boedel/domain/claims/claim-status';
import { concurrentType, describeSameClaim, indexClaims } from '@boedel/domain/claims/same-claim';
import { NotFound, RefusalProblem } from '../../platform/problems';
import { createRecordHandlers } from '../../platform/record/matter-record';
import { lockMatter, openMatter } from '../../platform/tenancy/matter-door';
import { claimKit } from './claim-kit';
import { type ClaimAmountRow, claimStore } from './claims.store';
import { presentOutlook } from './outlook';
import { readOutlookFacts } from './outlook-facts';
import { settleCreditors } from './settle-creditors';

const five = createRecordHandlers(claimKit);
const presentAmount = ({ id, creditorclaim_id, part, amount_cents }: ClaimAmountRow) => ({
  id,
  claimID: creditorclaim_id,
  part,
  amount: amount_cents,
});

export const handledClaimCalls = pairHandlers(claimCalls, {
  ...five,
  getCreditorClaimsListBymatterid: ({ query: { matterID, skip, take }, ...asked }) =>
    five.getbymatterid({
      ...asked,
      query: { matterID, skip, take, searchString: '', sortModelColId: 'claimNumber', sortModelSort: 'asc' },
    }),

  addandcreditor: ({ scope, actor, now, body: { creditor, claim } }) =>
    scope.transaction(async (tx) => {
      const { matterID, ...values } = claim;
      const at = await claimKit.toChange(tx, { actor, now }, matterID);
      if (!claimKit.record.systemTypes.some((type) => type === at.matter.system_type)) {
        throw new RefusalProblem(refuse('matterID', 'This kind of matter has none of these.'));
      }
      // Two people who add the same claim at once wait for each other: there is one creditor, and the second is refused.
      await lockMatter(tx, at.matter.id);
      const { settled } = await settleCreditors(
        { tx, actor, now, matterId: at.matter.id },
        [creditor],
        () => 'creditor.',
      );
      const { id: creditorID, name } = settled[0]!;
      const find = indexClaims(await claimStore(tx).identitiesIn(at.matter.id));
      const same = find({
        creditorId: creditorID,
        type: values.claimTypeID ?? concurrentType,
        amount: values.amount,
        reference: values.reference,
      });
      if (same) throw new RefusalProblem(refuse('amount', describeSameClaim(name, same)));
      return claimKit.insert({ ...values, creditorID }, at);
    }),

  getOutlook: ({ scope, query, now }) =>
    scope.transaction(async (tx) => {
      const matter = await openMatter(tx, query.matterID, 'estate');
      const country = findCountry(matter.country) ?? defaultCountry;
      return presentOutlook(await readOutlookFacts(tx, matter, country, computeDayAt(now, country)), query.basis);
    }),

  statusChangeAudit: ({ scope, actor, now, body: { id, version, provedAmount, ...step } }) =>
    scope.transaction(async (tx) => {
      const row = await claimKit.store(tx).find(id);
      const at = await claimKit.toChange(tx, { actor, now }, row.matter_id, row);
      const { id: _, matterID: __, version: ___, ...before } = at.before!;
      return claimKit.save(row, version, { ...before, ...step, provedAmount: provedAmount ?? before.provedAmount }, at);
    }),

  updateReconClaimAmount: ({ scope, actor, now, body: { claimID, version, amount } }) =>
    scope.transaction(async (tx) => {
      const row = await claimKit.store(tx).find(claimID);
      const at = await claimKit.toChange(tx, { actor, now }, row.matter_id, row);
      const { id: _, matterID: __, version: ___, ...before } = at.before!;
      if (!isProved(before.status)) {
        throw new RefusalProblem(
          refuse('amount', 'Only proved claims are in the account. Prove this claim first.', 'Insolvency Act s 44'),
        );
      }
      return claimKit.save(row, version, { ...before, provedAmount: amount }, at);
    }),

  courtClaimUpdateAudit: ({ scope, actor, now, body: { id, version, ...court } }) =>
    scope.transaction(async (tx) => {
      const row = await claimKit.store(tx).find(id);
      const at = await claimKit.toChange(tx, { actor, now }, row.matter_id, row);
      const { id: _, matterID: __, version: ___, ...before } = at.before!;
      return claimKit.save(row, version, { ...before, ...court }, at);
    }),

  getClaimAmounts: ({ scope, query }) =>
    scope.transaction(async (tx) => {
      const row = await claimKit.store(tx).find(query.claimID);
      await openMatter(tx, row.matter_id, 'estate');
      return (await claimStore(tx).amountsOf(row.id)).map(presentAmount);
    }),

  saveClaimAmount: ({ scope, actor, now, body }) =>
    scope.transaction(async (tx) => {
      const row = await claimKit.store(tx).find(body.claimID);
      const at = await claimKit.toChange(tx, { actor, now }, row.matter_id, row);
      const there = await claimStore(tx).amountsOf(row.id);
      if (body.id && !there.some(({ id }) => id === body.id)) throw new NotFound();
      const given = { part: body.part, amount: body.amount };
      const kept = there.map((one) => (one.id === body.id ? given : { part: one.part, amount: one.amount_cents }));
      const { id: _, matterID: __, version, ...before } = at.before!;
      await claimKit.save(row, version, { ...before, amounts: body.id ? kept : [...kept, given] }, at);
      return (await claimStore(tx).amountsOf(row.id)).map(presentAmount);
    }),

  deleteClaimAmount: ({ scope, actor, now, body }) =>
    scope.transaction(async (tx) => {
      const found = await claimStore(tx).findAmount(body.id);
      if (!found) throw new NotFound();
      const row = await claimKit.store(tx).find(found.creditorclaim_id);
      const at = await claimKit.toChange(tx, { actor, now }, row.matter_id, row);
      const kept = (await claimStore(tx).amountsOf(row.id)).filter(({ id }) => id !== body.id);
      const { id: _, matterID: __, version, ...before } = at.before!;
      await claimKit.save(
        row,
        version,
        { ...before, amounts: kept.map(({ part, amount_cents }) => ({ part, amount: amount_cents })) },
        at,
      );
      return { done: true as const };
    }),

  getAuditTrail: ({ scope, query }) =>
    scope.transaction(async (tx) => {
      const row = await claimKit.store(tx).find(query.claimID);
      await openMatter(tx, row.matter_id, 'estate');
      return readRecordTrail(tx, 'creditorclaim', row.id, query.take);
    }),
});
