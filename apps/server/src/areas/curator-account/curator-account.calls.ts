import type { AnswerOf } from '@boedel/contract/call';
import { curatorChoiceFields } from '@boedel/contract/curator-account/choices.fields';
import { curatorAccountCalls } from '@boedel/contract/curator-account/curator-account.calls';
import { changesSince } from '@boedel/domain/curator-account/changes-since';
import { checkYearChoices } from '@boedel/domain/curator-account/check-choices';
import { carriedYear, proofTab, whereToMendYear } from '@boedel/domain/curator-account/curator-year';
import { type Refusal, Refused, refuse, messageOf } from '@boedel/domain/law/refusal';
import { said } from '@boedel/domain/law/said';
import { systemType } from '@boedel/domain/matter/kinds';
import { audit } from '../../platform/audit/audit';
import { handle } from '../../platform/http/handler';
import { orRefuse } from '../../platform/or-refuse';
import { paperFile } from '../../platform/paper/paper-file';
import { Conflict } from '../../platform/problems';
import { columnValues } from '../../platform/record/record-table';
import { asTheFirm } from '../../platform/tenancy/as-the-firm';
import { openMatter, openToCapture } from '../../platform/tenancy/matter-door';
import { choiceRows, choicesOf, shownChoices } from './choice.store';
import './curator-position';
import { comingAccount } from './curator-year-of';
import { drawCuratorAccountOf, type DrawnYear } from './draw-curator-account';
import { keepPeriodEnd } from './keep-period-end';
import { notYet } from './not-yet';

type Draft = AnswerOf<typeof curatorAccountCalls.draft>;

const stopped = (refusal: Refusal): Draft['stopping'][number] => {
  const { tab, rowId } = whereToMendYear(refusal.field);
  return { field: refusal.field, message: messageOf(refusal), tab, rowID: rowId ?? null };
};

function presentDraft({ facts, year, paper }: DrawnYear): Draft {
  const { account, remarks } = year;
  const { accountNumber: number, from, to, final: isFinal } = account.heading;
  const early = notYet({ facts, year, paper });
  const carried = carriedYear(year, facts.books);
  return {
    number,
    fromDate: from,
    toDate: to,
    isFinal,
    title: paper?.title ?? null,
    paper,
    isReady: paper !== null && !early && account.proofs.every(({ holds }) => holds),
    stopping: (early?.refusals ?? []).map(stopped),
    proofs: account.proofs.map(({ id, title, holds, says }) => ({
      id,
      check: said(title),
      holds,
      says: [...says],
      tab: proofTab(id),
    })),
    remarks: remarks.map((remark) => ({ ...remark })),
    changes: carried && facts.books.previous ? changesSince(facts.books.previous, carried) : [],
  };
}

export const handledCuratorAccountCalls = handle(curatorAccountCalls, {
  draft: ({ tenant, query, now }) =>
    tenant.transaction(async (tx) => {
      const drawn = await drawCuratorAccountOf(tx, query, now);
      if ('year' in drawn) return presentDraft(drawn);
      const { coming, stopping } = drawn;
      return {
        number: coming?.number ?? 1,
        fromDate: coming?.from ?? null,
        toDate: coming?.to ?? null,
        isFinal: coming?.kept.values.isFinal ?? false,
        title: null,
        paper: null,
        isReady: false,
        stopping: stopping.map(stopped),
        proofs: [],
        remarks: [],
        changes: [],
      };
    }),
  draftFile: async ({ tenant, query, now }) => {
    const drawn = await tenant.transaction((tx) => drawCuratorAccountOf(tx, query, now));
    if (!('year' in drawn)) return orRefuse(new Refused(drawn.stopping));
    if (!drawn.paper) return orRefuse(refuse('matterID', 'Classify every bank line first; then the account is drawn.'));
    return paperFile(drawn.paper, query.format, drawn.paper.title);
  },
  getChoices: ({ tenant, query: { matterID } }) =>
    tenant.transaction(async (tx) => {
      await openMatter(tx, matterID, 'reports');
      const { number, kept } = await asTheFirm(tx, () => comingAccount(tx, matterID));
      return shownChoices(matterID, number, kept);
    }),
  saveChoices: ({ tenant, actor, now, body: { matterID, number, version, ...values } }) =>
    tenant.transaction(async (tx) => {
      const matter = await openToCapture(tx, actor, matterID, 'reports');
      if (matter.system_type !== systemType.curatorship) {
        orRefuse(refuse('matterID', 'Only a curatorship has the account of a curator.'));
      }
      const coming = await asTheFirm(tx, () => comingAccount(tx, matterID));
      if (coming.number !== number) {
        orRefuse(refuse('number', 'This account was lodged meanwhile. Look at the one that comes now.'));
      }
      orRefuse(checkYearChoices(values, coming.previous?.to ?? null));
      const before = coming.kept.row;
      if ((before?.version ?? 0) !== version) throw new Conflict(shownChoices(matterID, number, coming.kept));
      const columns = columnValues(curatorChoiceFields, values);
      const after = before
        ? await choiceRows(tx).change(before.id, version, columns)
        : await choiceRows(tx).insert({ matter_id: matterID, number, ...columns });
      await audit(tx, actor, 'curator.choices.changed', {
        entity: ['curator_choice', after.id],
        matterId: matterID,
        ...(before && { before }),
        after,
      });
      const { to } = await asTheFirm(tx, () => comingAccount(tx, matterID));
      await keepPeriodEnd(tx, { actor, now }, matter, to);
      return shownChoices(matterID, number, await choicesOf(tx, matterID, number));
    }),
});
