import { bondCalls, bondStepCalls } from '@boedel/contract/bond/bond.calls';
import { trailOfOne } from '../../platform/audit/trail-of-one';
import { handle } from '../../platform/http/handler';
import { matterRecordHandlers } from '../../platform/record/matter-record';
import { openMatter } from '../../platform/tenancy/matter-door';
import { bondKit } from './bond-kit';
import { bondMatter, bondStore } from './bond.store';
import { askToReduce, decideReduction, pay, release } from './reduce-bond';
import { securityOf } from './security-of';

export const handledBondCalls = handle(bondCalls, {
  ...matterRecordHandlers(bondKit),
  getApplyForBondOfSecurityDetailsByMatterID: ({ tenant, query }) =>
    tenant.transaction(async (tx) => {
      const matter = await openMatter(tx, query.matterID, 'estate');
      const { law, acting, willExempts, isExempt, assets, asked, cover } = await securityOf(tx, matter);
      return {
        matterID: matter.id,
        reference: matter.reference,
        name: matter.name,
        masterReference: await bondStore(tx).masterReference(matter.id),
        principals: acting.map(({ name, exempt }) => ({ name, isExempt: exempt !== null, exemptBy: exempt })),
        willExempts,
        isExempt,
        law: { ...law, papers: [...law.papers], note: law.note ?? null },
        asked: {
          ...asked,
          lines: asked.lines.map(({ label, value, says }) => ({
            label,
            ...(typeof value === 'number' && { value }),
            ...(says?.label && { says: { label: says.label } }),
          })),
        },
        assets: assets.gross,
        unvalued: assets.unvalued,
        cover: { ...cover, toDo: cover.toDo ?? null },
      };
    }),
  GetaudittrailbybondofsecurityID: ({ tenant, query }) =>
    tenant.transaction(async (tx) => {
      await openMatter(tx, await bondMatter(tx, query.bondOfSecurityID), 'estate');
      return trailOfOne(tx, 'bond_of_security', query.bondOfSecurityID);
    }),
  reducebondamountrequest: askToReduce,
});

export const handledBondStepCalls = handle(bondStepCalls, { decideReduction, release, payPremium: pay });
