import { estateAccountCalls } from '@boedel/contract/estate-account/estate-account.calls';
import { computeCashNeed, buildEstateFlow } from '@boedel/domain/accounts/pictures';
import { toLookAt } from '@boedel/domain/accounts/to-look-at';
import { RefusalError } from '@boedel/domain/law/refusal';
import { message } from '@boedel/domain/law/message';
import { runAsFirm } from '../../platform/tenancy/run-as-firm';
import { pairHandlers } from '../../platform/http/handler';
import { RefusalProblem } from '../../platform/problems';
import { createPaperFile } from '../../platform/paper/paper-file';
import { checkPart } from '../before-lodging/check-part';
import { findSettled } from '../lodging/settled';
import { listStopping } from '../estate/list-stopping';
import { drawEstateAccount } from './draw-account';
import { proveBooks } from './prove-books';

export const handledEstateAccountCalls = pairHandlers(estateAccountCalls, {
  draft: ({ scope, query, now }) =>
    scope.transaction(async (tx) => {
      const result = await drawEstateAccount(tx, query, now);
      if ('stopping' in result) {
        const stopping = listStopping(result.stopping, result.estate);
        return { paper: null, stopping, proofs: [], balances: false, overrides: [], flow: null, cashNeed: null };
      }
      const { account, paper } = result;
      const flow = buildEstateFlow(account);
      const inBooks = await proveBooks(tx, result, query.matterID);
      return {
        paper,
        stopping: [],
        proofs: [...account.proofs, ...inBooks].map(({ check, says, holds, figures }) => ({
          check: says ?? message(check),
          holds,
          figures: [...figures],
        })),
        balances: account.balances,
        overrides: account.overrides.map(({ name, figure, override, computed }) => ({
          name,
          figure: message(figure),
          amount: override.amount,
          computed,
          reason: override.reason,
        })),
        flow: flow && { from: [...flow.from], to: [...flow.to] },
        cashNeed: computeCashNeed(account),
      };
    }),
  draftFile: async ({ scope, query, now }) => {
    const result = await scope.transaction(async (tx) => {
      const drawn = await drawEstateAccount(tx, query, now);
      if ('stopping' in drawn) return drawn;
      const doubted = toLookAt(drawn.estate, drawn.account, drawn.request);
      // What is still to be checked is a list of the matter and not of what its reader may see.
      return runAsFirm(tx, async () => {
        const answered = await findSettled(tx, query.matterID, doubted);
        const open = doubted.filter((one) => !answered.has(one));
        return { ...drawn, check: await checkPart(tx, query.matterID, query.language, now, open) };
      });
    });
    if ('stopping' in result)
      throw new RefusalProblem(new RefusalError(result.stopping.map((one) => ({ ...one, field: 'kind' }))));
    const { paper, check } = result;
    return createPaperFile(check ? { ...paper, parts: [...paper.parts, check] } : paper, query.format, paper.title);
  },
});
