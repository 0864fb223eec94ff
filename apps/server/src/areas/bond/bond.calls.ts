import { bondCalls, bondStepCalls } from '@boedel/contract/bond/bond.calls';
import { readRecordTrail } from '../../platform/audit/read-record-trail';
import { pairHandlers } from '../../platform/http/handler';
import { createRecordHandlers } from '../../platform/record/matter-record';
import { openMatter } from '../../platform/tenancy/matter-door';
import { bondKit } from './bond-kit';
import { bondMatter, bondStore } from './bond.store';
import { saveReductionRequest, decideReduction, pay, releaseOneBond } from './reduce-bond';
import { readSecurity } from './read-security';

export const handledBondCalls = pairHandlers(bondCalls, {
  ...createRecordHandlers(bondKit),
  getApplyForBondOfSecurityDetailsByMatterID: ({ scope, query }) =>
    scope.transaction(async (tx) => {
      const matter = await openMatter(tx, query.matterID, 'estate');
      const { law, acting, willExempts, isExempt, assets, asked, cover } = await readSecurity(tx, matter);
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
  GetaudittrailbybondofsecurityID: ({ scope, query }) =>
    scope.transaction(async (tx) => {
      await openMatter(tx, await bondMatter(tx, query.bondOfSecurityID), 'estate');
      return readRecordTrail(tx, 'bond_of_security', query.bondOfSecurityID);
    }),
  reducebondamountrequest: saveReductionRequest,
});

export const handledBondStepCalls = pairHandlers(bondStepCalls, {
  decideReduction,
  release: releaseOneBond,
  payPremium: pay,
});
