import { peopleCalls } from '@boedel/contract/people/people.calls';
import { handle } from '../../platform/http/handler';
import { openMatter } from '../../platform/tenancy/matter-door';
import { knownInMatter } from './known-in-matter';
import { duplicates, personPage } from './person-page';
import { changeRecords, offerChange } from './change-records';
import { byPerson, presentFound } from '../known-people/people.present';
import { peopleStore } from '../known-people/people.store';
import { mergePeople, previewMerge } from './merge-people';
import { separateRecord } from './separate-record';
import { undoChange } from './undo-change';

/** Fewer letters find too many to choose from. */
const shortest = 2;

export const handledPeopleCalls = handle(peopleCalls, {
  find: ({ tenant, query }) =>
    tenant.transaction(async (tx) => {
      const { searchString, matterID, take } = query;
      if (matterID !== undefined) await openMatter(tx, matterID, 'estate');
      if (searchString.replaceAll(/\s/g, '').length < shortest) return [];
      const people = byPerson(await peopleStore(tx).find(searchString, take));
      return [...people].map(([knownID, rows]) => presentFound(knownID, rows, [], matterID));
    }),
  getbyid: personPage,
  getbymatterid: knownInMatter,
  getDuplicates: duplicates,
  previewMerge,
  merge: mergePeople,
  offer: offerChange,
  change: changeRecords,
  separate: separateRecord,
  undo: undoChange,
});
