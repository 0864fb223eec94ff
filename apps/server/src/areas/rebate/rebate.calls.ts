import { rebateFigureCalls } from '@boedel/contract/rebate/rebate.calls';
import { dutyRelief } from '@boedel/domain/figures/duty-relief';
import { isRefused } from '@boedel/domain/law/refusal';
import { handle } from '../../platform/http/handler';
import { openMatter } from '../../platform/tenancy/matter-door';
import { workedOnWire } from '../../platform/worked-on-wire';
import { factsOf } from '../estate/estate-of';
import { whatStops } from '../estate/what-stops';
import { earlierSpousesOf } from './rebate.store';

export const handledRebateFigureCalls = handle(rebateFigureCalls, {
  getFigures: ({ tenant, query }) =>
    tenant.transaction(async (tx) => {
      await openMatter(tx, query.matterID, 'estate');
      const spouses = await earlierSpousesOf(tx, query.matterID);
      const { estate, today } = await factsOf(tx, query.matterID);
      const relief = isRefused(estate) ? estate : dutyRelief(estate, today);
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
          stopping: whatStops(relief.refusals, isRefused(estate) ? undefined : estate),
        };
      }
      const { onceEvidenceFiled: once, fromSpouse } = relief;
      return {
        spouses: spouses.map((spouse) => ({ ...spouse, isTaken: fromSpouse === String(spouse.spouseID) })),
        abatement: workedOnWire(relief.abatement),
        onceEvidenceFiled: once
          ? { abatement: once.abatement, dutiableAmount: once.dutiableAmount, duty: once.duty }
          : null,
        reliefs: relief.reliefs.map(({ earlierDutyId, worked }) => ({
          rebateID: Number(earlierDutyId),
          worked: workedOnWire(worked),
        })),
        totalRelief: relief.totalRelief,
        duty: workedOnWire(relief.duty),
        inAccount: workedOnWire(relief.inAccount),
        isInAccountByHand: relief.inAccount.override !== undefined,
        stopping: [],
      };
    }),
});
