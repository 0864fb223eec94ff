import { insolvencyChoiceFields } from '@boedel/contract/insolvency-account/choices.fields';
import { insolvencyAccountCalls } from '@boedel/contract/insolvency-account/insolvency-account.calls';
import type { AnswerOf } from '@boedel/contract/call';
import type { Stopping } from '@boedel/contract/estate-account/stopping.schema';
import { whereToMendInsolvency } from '@boedel/domain/insolvency-account/insolvency-account';
import { type Refusal, Refused, refuse, messageOf } from '@boedel/domain/law/refusal';
import { asSaid, said } from '@boedel/domain/law/said';
import { systemType } from '@boedel/domain/matter/kinds';
import { nil } from '@boedel/domain/money/cents';
import { audit } from '../../platform/audit/audit';
import { handle } from '../../platform/http/handler';
import { orRefuse } from '../../platform/or-refuse';
import { paperFile } from '../../platform/paper/paper-file';
import { Conflict } from '../../platform/problems';
import { columnValues } from '../../platform/record/record-table';
import { asTheFirm } from '../../platform/tenancy/as-the-firm';
import { openMatter, openToCapture } from '../../platform/tenancy/matter-door';
import { choiceRows, choicesOf, shownChoices } from './choice.store';
import { drawInsolvencyAccountOf, type DrawnInsolvency, requestOf } from './draw-insolvency-account';

type Draft = AnswerOf<typeof insolvencyAccountCalls.draft>;

const stopped = (refusal: Refusal): Stopping => {
  const { tab, rowId } = whereToMendInsolvency(refusal.field);
  return { field: refusal.field, message: messageOf(refusal), tab, rowID: rowId ?? null, name: null };
};
const nothing: Draft = {
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

function presentDraft({ account, paper }: DrawnInsolvency): Draft {
  const { distribution } = account;
  return {
    number: account.sequence,
    title: paper.title,
    toDate: account.upTo,
    paper,
    stopping: [],
    proofs: account.proofs.map(({ check, says, holds, figures }) => ({
      check: says ?? said(check),
      holds,
      figures: [...figures],
    })),
    balances: account.proofs.every(({ holds }) => holds),
    remarks: account.remarks.map((remark) => {
      const { tab, rowId } = whereToMendInsolvency(remark.field);
      return {
        says: remark.said ?? asSaid(remark.sentence),
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

export const handledInsolvencyAccountCalls = handle(insolvencyAccountCalls, {
  draft: ({ tenant, query, now }) =>
    tenant.transaction(async (tx) => {
      const drawn = await drawInsolvencyAccountOf(tx, query, now);
      return 'stopping' in drawn ? { ...nothing, stopping: drawn.stopping.map(stopped) } : presentDraft(drawn);
    }),
  draftFile: async ({ tenant, query, now }) => {
    const drawn = await tenant.transaction((tx) => drawInsolvencyAccountOf(tx, query, now));
    if ('stopping' in drawn) return orRefuse(new Refused(drawn.stopping.map((one) => ({ ...one, field: 'kind' }))));
    return paperFile(drawn.paper, query.format, drawn.paper.title);
  },
  getChoices: ({ tenant, query: { matterID, kind } }) =>
    tenant.transaction(async (tx) => {
      const matter = await openMatter(tx, matterID, 'reports');
      const { sequence } = orRefuse(await asTheFirm(tx, () => requestOf(tx, matter, kind)));
      return shownChoices(matterID, sequence, await choicesOf(tx, matterID, sequence));
    }),
  saveChoices: ({ tenant, actor, body: { matterID, number, version, ...values } }) =>
    tenant.transaction(async (tx) => {
      const matter = await openToCapture(tx, actor, matterID, 'reports');
      if (matter.system_type !== systemType.liquidation) {
        orRefuse(refuse('matterID', 'Only an insolvent estate has this account.'));
      }
      if (values.feeAdjustment !== null && values.feeAdjustment !== 0 && !values.feeAdjustmentReason) {
        orRefuse(refuse('feeAdjustmentReason', 'Say why the fee differs from the tariff.', 'Insolvency Act s 63(1)'));
      }
      const kept = await choicesOf(tx, matterID, number);
      const before = kept.row;
      if ((before?.version ?? 0) !== version) throw new Conflict(shownChoices(matterID, number, kept));
      const columns = columnValues(insolvencyChoiceFields, values);
      const after = before
        ? await choiceRows(tx).change(before.id, version, columns)
        : await choiceRows(tx).insert({ matter_id: matterID, number, ...columns });
      await audit(tx, actor, 'insolvency.choices.changed', {
        entity: ['insolvency_choice', after.id],
        matterId: matterID,
        ...(before && { before }),
        after,
      });
      return shownChoices(matterID, number, await choicesOf(tx, matterID, number));
    }),
});
