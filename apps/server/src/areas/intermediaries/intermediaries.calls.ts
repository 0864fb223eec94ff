import { intermediaryCalls } from '@boedel/contract/intermediaries/intermediaries.calls';
import { withServices, pairHandlers } from '../../platform/http/handler';
import { NotAllowed, NotFound } from '../../platform/problems';
import { addEntry, changeFirmDetails, giveFirmNotice, removeEntry, withdrawFirmNotice } from './change-firm';
import { presentFirmLine, readFirmView } from './intermediaries.present';
import { intermediaryStore, findMatterType } from './intermediaries.store';
import { openFirm } from './open-firm';
import { enterFirm, leaveFirm, readVisit } from './visit-firm';

/** Every firm is the provider's customer, so these cross firms. */
export const handledIntermediaryCalls = pairHandlers(intermediaryCalls, {
  getall: withServices(({ provider }) => provider.transaction((tx) => intermediaryStore(tx).all())),
  getlist: withServices(({ provider, query, now }) =>
    provider.transaction(async (tx) => {
      const store = intermediaryStore(tx);
      const { rows, total } = await store.list(query);
      const entries = await store.entriesOf(rows.map(({ id }) => id));
      return { rows: rows.map((row) => presentFirmLine(row, entries, now)), total };
    }),
  ),
  getbyid: withServices(({ provider, query, now }) => provider.transaction((tx) => readFirmView(tx, query.id, now))),
  geterased: withServices(({ provider }) => provider.transaction((tx) => intermediaryStore(tx).erased())),
  getlistbyuserid: withServices(({ provider, actor, query }) => {
    if (query.userID !== actor.personId && !actor.roles.includes('SuperAdmin')) throw new NotAllowed();
    return provider.transaction((tx) => intermediaryStore(tx).ofPerson(query.userID));
  }),
  getmattersystemtype: ({ scope, query }) =>
    scope.transaction(async (tx) => {
      const matter = await findMatterType(tx, query.id);
      if (!matter) throw new NotFound();
      return matter;
    }),
  add: withServices(openFirm),
  update: withServices(changeFirmDetails),
  _delete: withServices(giveFirmNotice),
  withdrawNotice: withServices(withdrawFirmNotice),
  addEntry: withServices(addEntry),
  removeEntry: withServices(removeEntry),
  enter: withServices(enterFirm),
  visit: readVisit,
  leave: withServices(leaveFirm),
});
