import { rafCalls, rafClaimCalls, rafItemCalls, rafPaymentCalls } from '@boedel/contract/raf/raf.calls';
import { rafDetailFields } from '@boedel/contract/raf/raf.records';
import { computeDayAt } from '@boedel/domain/dates/instant';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { findCountry, defaultCountry } from '@boedel/domain/law/country';
import { collectRefusals, refuse } from '@boedel/domain/law/refusal';
import { systemType } from '@boedel/domain/matter/kinds';
import { audit } from '../../platform/audit/audit';
import { withServices, pairHandlers } from '../../platform/http/handler';
import { throwIfRefused } from '../../platform/throw-if-refused';
import { Conflict, RefusalProblem } from '../../platform/problems';
import { checkFields } from '../../platform/record/check-fields';
import { createRecordHandlers } from '../../platform/record/matter-record';
import { toColumnValues, type RecordRow } from '../../platform/record/record-table';
import { type OpenedMatter, openMatter, openToCapture } from '../../platform/tenancy/matter-door';
import { makeLetter } from './make-letter';
import { claimKit, itemKit, paymentKit } from './raf-records';
import { readRafPosition } from '../raf-position/raf-position';
import { toRafDetails, type RafDetails, rafStore } from '../raf-position/raf.store';

const presentDetails = (matterID: number, row: RecordRow | undefined) => ({
  ...toRafDetails(row),
  matterID,
  version: row?.version ?? 0,
});

const checkTrust = (matter: OpenedMatter): OpenedMatter => {
  if (matter.system_type !== systemType.trust) {
    throw new RefusalProblem(refuse('matterID', 'Only a trust claims on an undertaking of the Road Accident Fund.'));
  }
  return matter;
};

/** Days of an accident, an order and an undertaking follow one another. */
const checkDetails = ({ accidentDate, orderDate, undertakingDate }: RafDetails, today: LocalDate) =>
  collectRefusals([
    ...Object.entries({ accidentDate, orderDate, undertakingDate }).map(
      ([field, day]) => day !== null && day > today && refuse(field, 'This date is in the future.'),
    ),
    accidentDate !== null &&
      orderDate !== null &&
      orderDate < accidentDate &&
      refuse('orderDate', 'The order cannot be dated before the accident.'),
    accidentDate !== null &&
      undertakingDate !== null &&
      undertakingDate < accidentDate &&
      refuse('undertakingDate', 'The undertaking cannot be dated before the accident.'),
  ]);

export const handledRafCalls = pairHandlers(rafCalls, {
  getRAFDetails: ({ scope, query }) =>
    scope.transaction(async (tx) => {
      const matter = checkTrust(await openMatter(tx, query.matterID, 'money'));
      return presentDetails(matter.id, await rafStore(tx).detailsOf(matter.id));
    }),
  upsertRAFDetails: ({ scope, actor, query, body: { version, ...given }, now }) =>
    scope.transaction(async (tx) => {
      const matter = checkTrust(await openToCapture(tx, actor, query.matterID, 'money'));
      const country = findCountry(matter.country) ?? defaultCountry;
      const { values } = checkFields(rafDetailFields, given, country, now);
      throwIfRefused(checkDetails(values as unknown as RafDetails, computeDayAt(now, country)));
      const { details, detailsOf: read } = rafStore(tx);
      const before = await read(matter.id);
      if ((before?.version ?? 0) !== version) throw new Conflict(presentDetails(matter.id, before));
      const columns = toColumnValues(rafDetailFields, values as unknown as RafDetails);
      const after = before
        ? await details.change(before.id, version, columns)
        : await details.insert({ matter_id: matter.id, ...columns });
      await audit(tx, actor, 'raf_details.changed', {
        entity: ['raf_details', after.id],
        matterId: matter.id,
        ...(before && { before }),
        after,
      });
      return presentDetails(matter.id, after);
    }),
  getPosition: ({ scope, query, now }) =>
    scope.transaction(async (tx) => {
      const matter = checkTrust(await openMatter(tx, query.matterID, 'money'));
      return readRafPosition(tx, matter.id, computeDayAt(now, findCountry(matter.country)));
    }),
  makeLetter: withServices(makeLetter),
});

export const handledRafClaimCalls = pairHandlers(rafClaimCalls, createRecordHandlers(claimKit));
export const handledRafItemCalls = pairHandlers(rafItemCalls, createRecordHandlers(itemKit));
export const handledRafPaymentCalls = pairHandlers(rafPaymentCalls, createRecordHandlers(paymentKit));
