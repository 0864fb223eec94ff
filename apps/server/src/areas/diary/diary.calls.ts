import { diaryCalls, statutoryDateCalls } from '@boedel/contract/diary/diary.calls';
import { dayAt } from '@boedel/domain/dates/instant';
import { handle } from '../../platform/http/handler';
import { openMatter } from '../../platform/tenancy/matter-door';
import { addEntry, changeEntries, changeEntry, completeEntry, removeEntry } from './change-diary';
import { presentEntry } from './diary.present';
import { diaryStore } from './diary.store';
import { importantDates, listDiary, listOfMatter, trustDates, trustRegistration } from './read-diary';
import { applyMoves, previewMoves, saveTerm, setEvent, statutoryDates } from './statutory-dates';

export const handledDiaryCalls = handle(diaryCalls, {
  getlist: listDiary,
  getmatterlist: listOfMatter,
  getbyid: ({ tenant, body, now }) =>
    tenant.transaction(async (tx) => presentEntry(await diaryStore(tx).findShown(body.id), dayAt(now))),
  add: addEntry,
  update: changeEntry,
  updatelist: changeEntries,
  getimportantdateslistbymatterid: importantDates,
  gettrustimportantdates: trustDates,
  gettrustregistrationdate: trustRegistration,
  getByActivityAndType: ({ tenant, query, now }) =>
    tenant.transaction(async (tx) => {
      const row = await diaryStore(tx).latestOfActivity(query.activityID, query.type);
      return row ? presentEntry(row, dayAt(now)) : null;
    }),
  activityStepDateExists: ({ tenant, query }) =>
    tenant.transaction(async (tx) => {
      await openMatter(tx, query.matterID, 'diary');
      return { exists: await diaryStore(tx).hasStepDate(query) };
    }),
  _delete: removeEntry,
  complete: completeEntry,
});

export const handledStatutoryDateCalls = handle(statutoryDateCalls, {
  getStatutoryDates: statutoryDates,
  setEvent,
  previewStatutoryMoves: previewMoves,
  applyStatutoryMoves: applyMoves,
  saveStatutoryTerm: saveTerm,
});
