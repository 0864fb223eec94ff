import { diaryCalls, statutoryDateCalls } from '@boedel/contract/diary/diary.calls';
import { computeDayAt } from '@boedel/domain/dates/instant';
import { pairHandlers } from '../../platform/http/handler';
import { openMatter } from '../../platform/tenancy/matter-door';
import { addEntry, changeEntries, changeEntry, completeEntry, removeEntry } from './change-diary';
import { presentEntry } from './diary.present';
import { diaryStore } from './diary.store';
import { listImportantDates, listDiary, listOfMatter, listTrustDates, readTrustRegistration } from './read-diary';
import { applyMoves, previewMoves, saveTerm, setEvent, readStatutoryDates } from './statutory-dates';

export const handledDiaryCalls = pairHandlers(diaryCalls, {
  getlist: listDiary,
  getmatterlist: listOfMatter,
  getbyid: ({ scope, body, now }) =>
    scope.transaction(async (tx) => presentEntry(await diaryStore(tx).findShown(body.id), computeDayAt(now))),
  add: addEntry,
  update: changeEntry,
  updatelist: changeEntries,
  getimportantdateslistbymatterid: listImportantDates,
  gettrustimportantdates: listTrustDates,
  gettrustregistrationdate: readTrustRegistration,
  getByActivityAndType: ({ scope, query, now }) =>
    scope.transaction(async (tx) => {
      const row = await diaryStore(tx).latestOfActivity(query.activityID, query.type);
      return row ? presentEntry(row, computeDayAt(now)) : null;
    }),
  activityStepDateExists: ({ scope, query }) =>
    scope.transaction(async (tx) => {
      await openMatter(tx, query.matterID, 'diary');
      return { exists: await diaryStore(tx).hasStepDate(query) };
    }),
  _delete: removeEntry,
  complete: completeEntry,
});

export const handledStatutoryDateCalls = pairHandlers(statutoryDateCalls, {
  getStatutoryDates: readStatutoryDates,
  setEvent,
  previewStatutoryMoves: previewMoves,
  applyStatutoryMoves: applyMoves,
  saveStatutoryTerm: saveTerm,
});
