import { intermediaryCalls } from '@boedel/contract/intermediaries/intermediaries.calls';
import { further, handle } from '../../platform/http/handler';
import { NotAllowed, NotFound } from '../../platform/problems';
import { addEntry, changeFirmDetails, giveFirmNotice, removeEntry, withdrawFirmNotice } from './change-firm';
import { presentLine, wholeFirm } from './intermediaries.present';
import { intermediaryStore, typeOfMatter } from './intermediaries.store';
import { openFirm } from './open-firm';
import { enterFirm, leaveFirm, visitOf } from './visit-firm';

/** Every firm is the provider's customer, so these cross firms. */
export const handledIntermediaryCalls = handle(intermediaryCalls, {
  getall: further(({ provider }) => provider.transaction((tx) => intermediaryStore(tx).all())),
  getlist: further(({ provider, query, now }) =>
    provider.transaction(async (tx) => {
      const store = intermediaryStore(tx);
      const { rows, total } = await store.list(query);
      const entries = await store.entriesOf(rows.map(({ id }) => id));
      return { rows: rows.map((row) => presentLine(row, entries, now)), total };
    }),
  ),
  getbyid: further(({ provider, query, now }) => provider.transaction((tx) => wholeFirm(tx, query.id, now))),
  geterased: further(({ provider }) => provider.transaction((tx) => intermediaryStore(tx).erased())),
  getlistbyuserid: further(({ provider, actor, query }) => {
    if (query.userID !== actor.personId && !actor.roles.includes('SuperAdmin')) throw new NotAllowed();
    return provider.transaction((tx) => intermediaryStore(tx).ofPerson(query.userID));
  }),
  getmattersystemtype: ({ tenant, query }) =>
    tenant.transaction(async (tx) => {
      const matter = await typeOfMatter(tx, query.id);
      if (!matter) throw new NotFound();
      return matter;
    }),
  add: further(openFirm),
  update: further(changeFirmDetails),
  _delete: further(giveFirmNotice),
  withdrawNotice: further(withdrawFirmNotice),
  addEntry: further(addEntry),
  removeEntry: further(removeEntry),
  enter: further(enterFirm),
  visit: visitOf,
  leave: further(leaveFirm),
});
