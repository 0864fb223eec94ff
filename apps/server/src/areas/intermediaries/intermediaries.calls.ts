import { intermediaryCalls } from '@boedel/contract/intermediaries/intermediaries.calls';
import { handle } from '../../platform/http/handler';
import { NotAllowed, NotFound } from '../../platform/problems';
import { addEntry, changeFirmDetails, giveFirmNotice, removeEntry, withdrawFirmNotice } from './change-firm';
import { presentLine, wholeFirm } from './intermediaries.present';
import { intermediaryStore, typeOfMatter } from './intermediaries.store';
import { openFirm } from './open-firm';
import { enterFirm, leaveFirm, visitOf } from './visit-firm';

/** Every firm is the provider's customer, so these cross firms. */
export const handledIntermediaryCalls = handle(intermediaryCalls, {
  getall: ({ provider }) => provider.transaction((tx) => intermediaryStore(tx).all()),
  getlist: ({ provider, query, now }) =>
    provider.transaction(async (tx) => {
      const store = intermediaryStore(tx);
      const { rows, total } = await store.list(query);
      const entries = await store.entriesOf(rows.map(({ id }) => id));
      return { rows: rows.map((row) => presentLine(row, entries, now)), total };
    }),
  getbyid: ({ provider, query, now }) => provider.transaction((tx) => wholeFirm(tx, query.id, now)),
  geterased: ({ provider }) => provider.transaction((tx) => intermediaryStore(tx).erased()),
  getlistbyuserid: ({ provider, actor, query }) => {
    if (query.userID !== actor.personId && !actor.roles.includes('SuperAdmin')) throw new NotAllowed();
    return provider.transaction((tx) => intermediaryStore(tx).ofPerson(query.userID));
  },
  getmattersystemtype: ({ tenant, query }) =>
    tenant.transaction(async (tx) => {
      const matter = await typeOfMatter(tx, query.id);
      if (!matter) throw new NotFound();
      return matter;
    }),
  add: openFirm,
  update: changeFirmDetails,
  _delete: giveFirmNotice,
  withdrawNotice: withdrawFirmNotice,
  addEntry,
  removeEntry,
  enter: enterFirm,
  visit: visitOf,
  leave: leaveFirm,
});
