import { marriages } from '@boedel/contract/parties/marriage.record';
import { isRefused } from '@boedel/domain/law/refusal';
import { checkMarriage, type MarriageRecord } from '@boedel/domain/marriages/marriage-record';
import { handleMatterRecord } from '../../platform/record/matter-record';
import { partyStore } from '../matter-parties/party.store';
import { readSpouses, readMarriages } from './marriages.store';

/** The marriages of whom a matter is about: the one record its page, the spouse and the law read. */
export const handledMarriageCalls = handleMatterRecord(marriages, {
  check: async (values, { tx, matter, today }) => {
    const named = await readSpouses(tx, matter.id);
    const own = named.get((await partyStore(tx).mainOf(matter.id)).id)!;
    const spouse = values.spouseID === null ? null : (named.get(values.spouseID) ?? null);
    const checked = checkMarriage(values as unknown as MarriageRecord, { own, spouse }, today);
    return isRefused(checked) ? checked : { values };
  },
  adds: async (rows, { tx, matter, today }) => {
    const read = new Map((await readMarriages(tx, matter, today)).map((one) => [one.id, one]));
    return rows.map(({ id }) => {
      const one = read.get(id);
      return { spouseName: one?.spouseName ?? null, regime: one?.regime ?? null, isCurrent: one?.isCurrent ?? false };
    });
  },
});
