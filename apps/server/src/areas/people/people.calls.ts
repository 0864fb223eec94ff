import { peopleCalls } from '@boedel/contract/people/people.calls';
import { pairHandlers } from '../../platform/http/handler';
import { openMatter } from '../../platform/tenancy/matter-door';
import { listKnownInMatter } from './known-in-matter';
import { listDuplicates, readPersonPage } from './person-page';
import { changeMatchingRecords, offerChange } from './change-records';
import { groupByPerson, presentFoundPerson } from '../known-people/people.present';
import { peopleStore } from '../known-people/people.store';
import { mergePeople, previewMerge } from './merge-people';
import { separateRecord } from './separate-record';
import { undoChange } from './undo-change';

/** Fewer letters find too many to choose from. */
const shortest = 2;

export const handledPeopleCalls = pairHandlers(peopleCalls, {
  find: ({ scope, query }) =>
    scope.read(async (tx) => {
      const { searchString, matterID, take } = query;
      if (matterID !== undefined) await openMatter(tx, matterID, 'estate');
      if (searchString.replaceAll(/\s/g, '').length < shortest) return [];
      const people = groupByPerson(await peopleStore(tx).find(searchString, take));
      return [...people].map(([knownID, rows]) => presentFoundPerson(knownID, rows, [], matterID));
    }),
  getbyid: readPersonPage,
  getbymatterid: listKnownInMatter,
  getDuplicates: listDuplicates,
  previewMerge,
  merge: mergePeople,
  offer: offerChange,
  change: changeMatchingRecords,
  separate: separateRecord,
  undo: undoChange,
});
