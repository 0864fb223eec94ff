import type { AnswerOf } from '@boedel/contract/call';
import { officeEndCalls } from '@boedel/contract/office-end/office-end.calls';
import { listOfficeEndSteps, officeEndReasons } from '@boedel/domain/books/hand-over';
import { computeDayAt } from '@boedel/domain/dates/instant';
import { findCountry } from '@boedel/domain/law/country';
import { refuse } from '@boedel/domain/law/refusal';
import { systemType } from '@boedel/domain/matter/kinds';
import { sum } from '@boedel/domain/money/cents';
import type { Tx } from '../../platform/db/database';
import { pairHandlers } from '../../platform/http/handler';
import { createPaperFile } from '../../platform/paper/paper-file';
import { RefusalProblem } from '../../platform/problems';
import { type OpenedMatter, openMatter, openToCapture } from '../../platform/tenancy/matter-door';
import { runAsFirm } from '../../platform/tenancy/run-as-firm';
import { endAccountOn } from '../curator-account/end-account';
import { listCarriedYears } from '../curator-account/read-curator-year';
import { setEvents } from '../diary/matter-events';
import { ledgerStore } from '../ledger/ledger.store';
import { endOffice, listOfficeBearers } from './end-office';
import { buildHandOverPaper } from './hand-over-paper';
import { countOpen, listOfficeEnds, officeEndStore } from './office-end.store';
import { readHandOver } from './read-hand-over';

type OfficeEndAnswer = AnswerOf<typeof officeEndCalls.getbymatterid>;

/** Every line, for each reader who may see the money of the matter. */
const presentOfficeEnds = (tx: Tx, matter: OpenedMatter): Promise<OfficeEndAnswer> =>
  runAsFirm(tx, async () => {
    const bearers = await listOfficeBearers(tx, matter.id);
    const final = (await listCarriedYears(tx, matter.id)).findLast((year) => year.final);
    const ends: OfficeEndAnswer['ends'] = [];
    for (const row of await listOfficeEnds(tx, matter.id)) {
      const open = await countOpen(tx, matter.id, row.ended_on);
      ends.push({
        id: row.id,
        endedDate: row.ended_on,
        reason: row.reason,
        leaving: row.leaving,
        successor: row.successor,
        note: row.note,
        recordedBy: row.recorded_name,
        recordedAt: row.recorded_at,
        steps: listOfficeEndSteps({
          systemType: matter.system_type,
          reason: row.reason,
          endedOn: row.ended_on,
          finalTo: final?.to ?? null,
          openLines: open.lines,
          openPayments: open.payments,
          hasSuccessor: bearers.some(
            ({ appointedOn, endedOn }) => endedOn === null && appointedOn !== null && appointedOn >= row.ended_on,
          ),
        }),
      });
    }
    return {
      acting: bearers
        .filter(({ endedOn }) => endedOn === null)
        .map(({ party, name, appointedOn }) => ({ partyID: party.id, name, appointedDate: appointedOn })),
      ends,
      cash: sum((await ledgerStore(tx).cashOf(matter.id)).map(({ cents }) => cents)),
    };
  });

export const handledOfficeEndCalls = pairHandlers(officeEndCalls, {
  getbymatterid: ({ scope, query }) =>
    scope.transaction(async (tx) => presentOfficeEnds(tx, await openMatter(tx, query.matterID, 'money'))),

  end: ({ scope, actor, now, body }) =>
    scope.transaction(async (tx) => {
      const matter = await openToCapture(tx, actor, body.matterID, 'money');
      if (body.endedDate > computeDayAt(now, findCountry(matter.country))) {
        throw new RefusalProblem(refuse('endedDate', 'This day is in the future.'));
      }
      const isCuratorship = matter.system_type === systemType.curatorship;
      if (body.reason === 'release' && !isCuratorship) {
        throw new RefusalProblem(refuse('reason', 'Only a curatorship ends by the release of the patient.'));
      }
      await runAsFirm(tx, async () => {
        await endOffice(tx, actor, {
          matterId: matter.id,
          partyIds: body.partyIDs,
          leaving: body.leaving ?? null,
          endedOn: body.endedDate,
          reason: body.reason,
          because: officeEndReasons[body.reason],
          successor: body.successor ?? null,
          note: body.note ?? null,
        });
        const remaining = (await listOfficeBearers(tx, matter.id)).filter(({ endedOn }) => endedOn === null);
        // Joint curators who stay go on accounting; with the last of them the office ends (s 83(2)).
        if (isCuratorship && remaining.length === 0) {
          await endAccountOn(tx, { actor, now }, matter, body.endedDate);
          await setEvents(tx, { actor, now }, matter, { officeEnded: body.endedDate });
        }
      });
      return presentOfficeEnds(tx, matter);
    }),

  handOverFile: async ({ scope, query }) => {
    const paper = await scope.transaction(async (tx) => {
      const row = await officeEndStore(tx).find(query.id);
      const matter = await openMatter(tx, row.matter_id, 'money');
      return runAsFirm(tx, async () => {
        const end = (await listOfficeEnds(tx, matter.id)).find(({ id }) => id === row.id)!;
        return buildHandOverPaper(await readHandOver(tx, matter, end), matter, end, query.language);
      });
    });
    return createPaperFile(paper, query.format, paper.title);
  },
});
