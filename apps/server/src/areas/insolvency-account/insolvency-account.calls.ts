import { insolvencyChoiceFields } from '@boedel/contract/insolvency-account/choices.fields';
import { insolvencyAccountCalls } from '@boedel/contract/insolvency-account/insolvency-account.calls';
import type { AnswerOf } from '@boedel/contract/call';
import type { AccountStopping } from '@boedel/contract/estate-account/stopping.schema';
import { locateInsolvencyField } from '@boedel/domain/insolvency-account/insolvency-account';
import { type Refusal, RefusalError, refuse, toSectionedMessage } from '@boedel/domain/law/refusal';
import { ensureMessage, message } from '@boedel/domain/law/message';
import { systemType } from '@boedel/domain/matter/kinds';
import { nil } from '@boedel/domain/money/cents';
import { audit } from '../../platform/audit/audit';
import { pairHandlers } from '../../platform/http/handler';
import { throwIfRefused } from '../../platform/throw-if-refused';
import { createPaperFile } from '../../platform/paper/paper-file';
import { Conflict, RefusalProblem } from '../../platform/problems';
import { toColumnValues } from '../../platform/record/record-table';
import { runAsFirm } from '../../platform/tenancy/run-as-firm';
import { openMatter, openToCapture } from '../../platform/tenancy/matter-door';
import { choiceStore, readChoices, presentChoices } from './choice.store';
import { drawInsolvencyAccountOf, type InsolvencyOnPaper, readRequest } from './draw-insolvency-account';

type InsolvencyAccountDraft = AnswerOf<typeof insolvencyAccountCalls.draft>;

const presentStopping = (refusal: Refusal): AccountStopping => {
  const { tab, rowId } = locateInsolvencyField(refusal.field);
  return { field: refusal.field, message: toSectionedMessage(refusal), tab, rowID: rowId ?? null, name: null };
};
const nothing: InsolvencyAccountDraft = {
  number: null,
  title: null,
  toDate: null,
  paper: null,
  stopping: [],
  proofs: [],
  balances: false,
  remarks: [],
  went: [],
  ranks: [],
  dividend: null,
  contribution: nil,
};

function presentDraft({ account, paper }: InsolvencyOnPaper): InsolvencyAccountDraft {
  const { distribution } = account;
  return {
    number: account.sequence,
    title: paper.title,
    toDate: account.upTo,
    paper,
    stopping: [],
    proofs: account.proofs.map(({ check, says, holds, figures }) => ({
      check: says ?? message(check),
      holds,
      figures: [...figures],
    })),
    balances: account.proofs.every(({ holds }) => holds),
    remarks: account.remarks.map((remark) => {
      const { tab, rowId } = locateInsolvencyField(remark.field);
      return {
        says: remark.said ?? ensureMessage(remark.sentence),
        tab,
        claimID: tab === 'claims' && rowId ? Number(rowId) : null,
      };
    }),
    went: account.went.map((one) => ({ ...one })),
    ranks: account.byRank.map((one) => ({ ...one })),
    dividend: distribution.ranks.some(({ rank }) => rank === 's103') ? distribution.dividend : null,
    contribution: distribution.contribution.value.needed,
  };
}

export const handledInsolvencyAccountCalls = pairHandlers(insolvencyAccountCalls, {
  draft: ({ scope, query, now }) =>
    scope.transaction(async (tx) => {
      const drawn = await drawInsolvencyAccountOf(tx, query, now);
      return 'stopping' in drawn ? { ...nothing, stopping: drawn.stopping.map(presentStopping) } : presentDraft(drawn);
    }),
  draftFile: async ({ scope, query, now }) => {
    const drawn = await scope.transaction((tx) => drawInsolvencyAccountOf(tx, query, now));
    if ('stopping' in drawn)
      throw new RefusalProblem(new RefusalError(drawn.stopping.map((one) => ({ ...one, field: 'kind' }))));
    return createPaperFile(drawn.paper, query.format, drawn.paper.title);
  },
  getChoices: ({ scope, query: { matterID, kind } }) =>
    scope.transaction(async (tx) => {
      const matter = await openMatter(tx, matterID, 'reports');
      const { sequence } = throwIfRefused(await runAsFirm(tx, () => readRequest(tx, matter, kind)));
      return presentChoices(matterID, sequence, await readChoices(tx, matterID, sequence));
    }),
  saveChoices: ({ scope, actor, body: { matterID, number, version, ...values } }) =>
    scope.transaction(async (tx) => {
      const matter = await openToCapture(tx, actor, matterID, 'reports');
      if (matter.system_type !== systemType.liquidation) {
        throw new RefusalProblem(refuse('matterID', 'Only an insolvent estate has this account.'));
      }
      if (values.feeAdjustment !== null && values.feeAdjustment !== 0 && !values.feeAdjustmentReason) {
        throw new RefusalProblem(
          refuse('feeAdjustmentReason', 'Enter why the fee differs from the tariff.', 'Insolvency Act s 63(1)'),
        );
      }
      const kept = await readChoices(tx, matterID, number);
      const before = kept.row;
      if ((before?.version ?? 0) !== version) throw new Conflict(presentChoices(matterID, number, kept));
      const columns = toColumnValues(insolvencyChoiceFields, values);
      const after = before
        ? await choiceStore(tx).change(before.id, version, columns)
        : await choiceStore(tx).insert({ matter_id: matterID, number, ...columns });
      await audit(tx, actor, 'insolvency.choices.changed', {
        entity: ['insolvency_choice', after.id],
        matterId: matterID,
        ...(before && { before }),
        after,
      });
      return presentChoices(matterID, number, await readChoices(tx, matterID, number));
    }),
});
