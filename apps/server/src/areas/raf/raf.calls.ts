import { rafCalls, rafClaimCalls, rafItemCalls, rafPaymentCalls } from '@boedel/contract/raf/raf.calls';
import { rafDetailFields } from '@boedel/contract/raf/raf.records';
import { dayAt } from '@boedel/domain/dates/instant';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { countryNamed, defaultCountry } from '@boedel/domain/law/country';
import { collectRefusals, refuse } from '@boedel/domain/law/refusal';
import { systemType } from '@boedel/domain/matter/kinds';
import { audit } from '../../platform/audit/audit';
import { further, handle } from '../../platform/http/handler';
import { orRefuse } from '../../platform/or-refuse';
import { Conflict } from '../../platform/problems';
import { checkFields } from '../../platform/record/check-fields';
import { matterRecordHandlers } from '../../platform/record/matter-record';
import { columnValues, type RecordRow } from '../../platform/record/record-table';
import { type OpenedMatter, openMatter, openToCapture } from '../../platform/tenancy/matter-door';
import { makeLetter } from './make-letter';
import { claimKit, itemKit, paymentKit } from './raf-records';
import { positionOf } from '../raf-position/raf-position';
import { detailsOf, type RafDetails, rafStore } from '../raf-position/raf.store';

const present = (matterID: number, row: RecordRow | undefined) => ({
  ...detailsOf(row),
  matterID,
  version: row?.version ?? 0,
});

const ofTrust = (matter: OpenedMatter): OpenedMatter => {
  if (matter.system_type !== systemType.trust) {
    orRefuse(refuse('matterID', 'Only a trust claims on an undertaking of the Road Accident Fund.'));
  }
  return matter;
};

/** Days of an accident, an order and an undertaking follow one another. */
const checkDetails = ({ accidentDate, orderDate, undertakingDate }: RafDetails, today: LocalDate) =>
  collectRefusals([
    ...Object.entries({ accidentDate, orderDate, undertakingDate }).map(
      ([field, day]) => day !== null && day > today && refuse(field, 'The day lies in the future.'),
    ),
    accidentDate !== null &&
      orderDate !== null &&
      orderDate < accidentDate &&
      refuse('orderDate', 'The order cannot be older than the accident.'),
    accidentDate !== null &&
      undertakingDate !== null &&
      undertakingDate < accidentDate &&
      refuse('undertakingDate', 'The undertaking cannot be older than the accident.'),
  ]);

export const handledRafCalls = handle(rafCalls, {
  getRAFDetails: ({ tenant, query }) =>
    tenant.transaction(async (tx) => {
      const matter = ofTrust(await openMatter(tx, query.matterID, 'money'));
      return present(matter.id, await rafStore(tx).detailsOf(matter.id));
    }),
  upsertRAFDetails: ({ tenant, actor, query, body: { version, ...given }, now }) =>
    tenant.transaction(async (tx) => {
      const matter = ofTrust(await openToCapture(tx, actor, query.matterID, 'money'));
      const country = countryNamed(matter.country) ?? defaultCountry;
      const { values } = checkFields(rafDetailFields, given, country, now);
      orRefuse(checkDetails(values as unknown as RafDetails, dayAt(now, country)));
      const { details, detailsOf: read } = rafStore(tx);
      const before = await read(matter.id);
      if ((before?.version ?? 0) !== version) throw new Conflict(present(matter.id, before));
      const columns = columnValues(rafDetailFields, values as unknown as RafDetails);
      const after = before
        ? await details.change(before.id, version, columns)
        : await details.insert({ matter_id: matter.id, ...columns });
      await audit(tx, actor, 'raf_details.changed', {
        entity: ['raf_details', after.id],
        matterId: matter.id,
        ...(before && { before }),
        after,
      });
      return present(matter.id, after);
    }),
  getPosition: ({ tenant, query, now }) =>
    tenant.transaction(async (tx) => {
      const matter = ofTrust(await openMatter(tx, query.matterID, 'money'));
      return positionOf(tx, matter.id, dayAt(now, countryNamed(matter.country)));
    }),
  makeLetter: further(makeLetter),
});

export const handledRafClaimCalls = handle(rafClaimCalls, matterRecordHandlers(claimKit));
export const handledRafItemCalls = handle(rafItemCalls, matterRecordHandlers(itemKit));
export const handledRafPaymentCalls = handle(rafPaymentCalls, matterRecordHandlers(paymentKit));
