import { estateAccountCalls } from '@boedel/contract/estate-account/estate-account.calls';
import { cashNeedOf, flowOf } from '@boedel/domain/accounts/pictures';
import { toLookAt } from '@boedel/domain/accounts/to-look-at';
import { Refused } from '@boedel/domain/law/refusal';
import { said } from '@boedel/domain/law/said';
import { handle } from '../../platform/http/handler';
import { orRefuse } from '../../platform/or-refuse';
import { paperFile } from '../../platform/paper/paper-file';
import { checkPart } from '../before-lodging/check-part';
import { settledAmong } from '../lodging/settled';
import { whatStops } from '../estate/what-stops';
import { drawEstateAccount } from './draw-account';

export const handledEstateAccountCalls = handle(estateAccountCalls, {
  draft: ({ tenant, query, now }) =>
    tenant.transaction(async (tx) => {
      const result = await drawEstateAccount(tx, query, now);
      if ('stopping' in result) {
        const stopping = whatStops(result.stopping, result.estate);
        return { paper: null, stopping, proofs: [], balances: false, overrides: [], flow: null, cashNeed: null };
      }
      const { account, paper } = result;
      const flow = flowOf(account);
      return {
        paper,
        stopping: [],
        proofs: account.proofs.map(({ check, says, holds, figures }) => ({
          check: says ?? said(check),
          holds,
          figures: [...figures],
        })),
        balances: account.balances,
        overrides: account.overrides.map(({ name, figure, override, computed }) => ({
          name,
          figure: said(figure),
          amount: override.amount,
          computed,
          reason: override.reason,
        })),
        flow: flow && { from: [...flow.from], to: [...flow.to] },
        cashNeed: cashNeedOf(account),
      };
    }),
  draftFile: async ({ tenant, query, now }) => {
    const result = await tenant.transaction(async (tx) => {
      const drawn = await drawEstateAccount(tx, query, now);
      if ('stopping' in drawn) return drawn;
      const doubted = toLookAt(drawn.estate, drawn.account, drawn.request);
      const answered = await settledAmong(tx, query.matterID, doubted);
      const open = doubted.filter((one) => !answered.has(one));
      return { ...drawn, check: await checkPart(tx, query.matterID, query.language, now, open) };
    });
    if ('stopping' in result) return orRefuse(new Refused(result.stopping.map((one) => ({ ...one, field: 'kind' }))));
    const { paper, check } = result;
    return paperFile(check ? { ...paper, parts: [...paper.parts, check] } : paper, query.format, paper.title);
  },
});
