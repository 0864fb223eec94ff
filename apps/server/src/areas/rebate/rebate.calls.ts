import { rebateFigureCalls } from '@boedel/contract/rebate/rebate.calls';
import { computeDutyRelief } from '@boedel/domain/figures/duty-relief';
import { isRefused } from '@boedel/domain/law/refusal';
import { pairHandlers } from '../../platform/http/handler';
import { openMatter } from '../../platform/tenancy/matter-door';
import { toWireWorking } from '../../platform/worked-on-wire';
import { readMatterFacts } from '../estate/read-estate';
import { listStopping } from '../estate/list-stopping';
import { listEarlierSpouses } from './rebate.store';

export const handledRebateFigureCalls = pairHandlers(rebateFigureCalls, {
  getFigures: ({ scope, query }) =>
    scope.transaction(async (tx) => {
      await openMatter(tx, query.matterID, 'estate');
      const spouses = await listEarlierSpouses(tx, query.matterID);
      const { estate, today } = await readMatterFacts(tx, query.matterID);
      const relief = isRefused(estate) ? estate : computeDutyRelief(estate, today);
      if (isRefused(relief)) {
        return {
          spouses: spouses.map((spouse) => ({ ...spouse, isTaken: false })),
          abatement: null,
          onceEvidenceFiled: null,
          reliefs: [],
          totalRelief: null,
          duty: null,
          inAccount: null,
          isInAccountByHand: false,
          stopping: listStopping(relief.refusals, isRefused(estate) ? undefined : estate),
        };
      }
      const { onceEvidenceFiled: once, fromSpouse } = relief;
      return {
        spouses: spouses.map((spouse) => ({ ...spouse, isTaken: fromSpouse === String(spouse.spouseID) })),
        abatement: toWireWorking(relief.abatement),
        onceEvidenceFiled: once
          ? { abatement: once.abatement, dutiableAmount: once.dutiableAmount, duty: once.duty }
          : null,
        reliefs: relief.reliefs.map(({ earlierDutyId, worked }) => ({
          rebateID: Number(earlierDutyId),
          worked: toWireWorking(worked),
        })),
        totalRelief: relief.totalRelief,
        duty: toWireWorking(relief.duty),
        inAccount: toWireWorking(relief.inAccount),
        isInAccountByHand: relief.inAccount.override !== undefined,
        stopping: [],
      };
    }),
});
