import type { AnswerOf } from '@boedel/contract/call';
import { curatorChoiceFields } from '@boedel/contract/curator-account/choices.fields';
import { curatorAccountCalls } from '@boedel/contract/curator-account/curator-account.calls';
import { listChangesSince } from '@boedel/domain/curator-account/changes-since';
import type { CuratorLodgingPoint } from '@boedel/domain/curator-account/before-lodging';
import { checkYearChoices } from '@boedel/domain/curator-account/check-choices';
import { toCarriedYear, locateProof, locateYearField } from '@boedel/domain/curator-account/curator-year';
import { type Refusal, RefusalError, refuse, toSectionedMessage } from '@boedel/domain/law/refusal';
import { message } from '@boedel/domain/law/message';
import { systemType } from '@boedel/domain/matter/kinds';
import { audit } from '../../platform/audit/audit';
import { pairHandlers } from '../../platform/http/handler';
import { throwIfRefused } from '../../platform/throw-if-refused';
import { createPaperFile } from '../../platform/paper/paper-file';
import { Conflict, RefusalProblem } from '../../platform/problems';
import { toColumnValues } from '../../platform/record/record-table';
import { runAsFirm } from '../../platform/tenancy/run-as-firm';
import { openMatter, openToCapture } from '../../platform/tenancy/matter-door';
import { choiceStore, readChoices, presentChoices } from './choice.store';
import { readComingAccount } from './read-curator-year';
import { drawCuratorAccountOf, type CuratorYearOnPaper } from './draw-curator-account';
import { savePeriodEnd } from './keep-period-end';
import { readCuratorLodgingPoints } from './lodging-points';
import { refuseTooEarly } from './not-yet';

type CuratorAccountDraft = AnswerOf<typeof curatorAccountCalls.draft>;

const presentStopping = (refusal: Refusal): CuratorAccountDraft['stopping'][number] => {
  const { tab, rowId } = locateYearField(refusal.field);
  return { field: refusal.field, message: toSectionedMessage(refusal), tab, rowID: rowId ?? null };
};

function presentDraft(
  { facts, year, paper }: CuratorYearOnPaper,
  open: readonly CuratorLodgingPoint[],
): CuratorAccountDraft {
  const { account, remarks } = year;
  const { accountNumber: number, from, to, final: isFinal } = account.heading;
  const early = refuseTooEarly({ facts, year, paper });
  const carried = toCarriedYear(year, facts.books);
  return {
    number,
    fromDate: from,
    toDate: to,
    isFinal,
    title: paper?.title ?? null,
    paper,
    isReady: paper !== null && !early && account.proofs.every(({ holds }) => holds),
    stopping: (early?.refusals ?? []).map(presentStopping),
    proofs: account.proofs.map(({ id, title, holds, says, notKnown = [] }) => ({
      id,
      check: message(title),
      holds,
      isKnown: notKnown.length === 0,
      says: [...says, ...notKnown],
      tab: locateProof(id),
    })),
    remarks: remarks.map((remark) => ({ ...remark })),
    open: [...open],
    changes: carried && facts.books.previous ? listChangesSince(facts.books.previous, carried) : [],
  };
}

export const handledCuratorAccountCalls = pairHandlers(curatorAccountCalls, {
  draft: ({ scope, query, now }) =>
    scope.transaction(async (tx) => {
      const drawn = await drawCuratorAccountOf(tx, query, now);
      if ('year' in drawn) return presentDraft(drawn, await readCuratorLodgingPoints(tx, query.matterID, drawn));
      const { coming, stopping } = drawn;
      return {
        number: coming?.number ?? 1,
        fromDate: coming?.from ?? null,
        toDate: coming?.to ?? null,
        isFinal: coming?.kept.values.isFinal ?? false,
        title: null,
        paper: null,
        isReady: false,
        stopping: stopping.map(presentStopping),
        proofs: [],
        remarks: [],
        open: [],
        changes: [],
      };
    }),
  draftFile: async ({ scope, query, now }) => {
    const drawn = await scope.transaction((tx) => drawCuratorAccountOf(tx, query, now));
    if (!('year' in drawn)) throw new RefusalProblem(new RefusalError(drawn.stopping));
    if (!drawn.paper)
      throw new RefusalProblem(refuse('matterID', 'Classify every bank line before you draw up the account.'));
    return createPaperFile(drawn.paper, query.format, drawn.paper.title);
  },
  getChoices: ({ scope, query: { matterID } }) =>
    scope.transaction(async (tx) => {
      await openMatter(tx, matterID, 'reports');
      const { number, kept } = await runAsFirm(tx, () => readComingAccount(tx, matterID));
      return presentChoices(matterID, number, kept);
    }),
  saveChoices: ({ scope, actor, now, body: { matterID, number, version, ...values } }) =>
    scope.transaction(async (tx) => {
      const matter = await openToCapture(tx, actor, matterID, 'reports');
      if (matter.system_type !== systemType.curatorship) {
        throw new RefusalProblem(refuse('matterID', 'Only a curatorship has the account of a curator.'));
      }
      const coming = await runAsFirm(tx, () => readComingAccount(tx, matterID));
      if (coming.number !== number) {
        throw new RefusalProblem(refuse('number', 'This account has been lodged. Open the next account.'));
      }
      throwIfRefused(checkYearChoices(values, coming.previous?.to ?? null));
      const before = coming.kept.row;
      if ((before?.version ?? 0) !== version) throw new Conflict(presentChoices(matterID, number, coming.kept));
      const columns = toColumnValues(curatorChoiceFields, values);
      const after = before
        ? await choiceStore(tx).change(before.id, version, columns)
        : await choiceStore(tx).insert({ matter_id: matterID, number, ...columns });
      await audit(tx, actor, 'curator.choices.changed', {
        entity: ['curator_choice', after.id],
        matterId: matterID,
        ...(before && { before }),
        after,
      });
      const { to } = await runAsFirm(tx, () => readComingAccount(tx, matterID));
      await savePeriodEnd(tx, { actor, now }, matter, to);
      return presentChoices(matterID, number, await readChoices(tx, matterID, number));
    }),
});
