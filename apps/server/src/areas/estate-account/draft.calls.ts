import { estateAccountCalls } from '@boedel/contract/estate-account/estate-account.calls';
import { whereToMend } from '@boedel/domain/accounts/where-to-mend';
import { Refused, toldOf } from '@boedel/domain/law/refusal';
import { said } from '@boedel/domain/law/said';
import { handle } from '../../platform/http/handler';
import { orRefuse } from '../../platform/http/or-refuse';
import { paperFile } from '../../platform/paper/paper-file';
import { drawEstateAccount } from './draw-account';

export const handledEstateAccountCalls = handle(estateAccountCalls, {
  draft: ({ tenant, query, now }) =>
    tenant.transaction(async (tx) => {
      const result = await drawEstateAccount(tx, query, now);
      if ('stopping' in result) {
        const stopping = result.stopping.map((refusal) => {
          const { tab, rowId, name } = whereToMend(refusal.field, result.estate);
          return { field: refusal.field, told: toldOf(refusal), tab, rowID: rowId ?? null, name: name ?? null };
        });
        return { paper: null, stopping, proofs: [], balances: false, overrides: [] };
      }
      const { account, paper } = result;
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
      };
    }),
  draftFile: async ({ tenant, query, now }) => {
    const result = await tenant.transaction((tx) => drawEstateAccount(tx, query, now));
    if ('stopping' in result) return orRefuse(new Refused(result.stopping.map((one) => ({ ...one, field: 'kind' }))));
    return paperFile(result.paper, query.format, result.paper.title);
  },
});
