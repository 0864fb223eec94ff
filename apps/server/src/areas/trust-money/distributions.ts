import { distributions } from '@boedel/contract/trust-money/distribution.record';
import { type RefusalError, refuse, collectRefusals } from '@boedel/domain/law/refusal';
import { checkDistribution, checkStandsOn } from '@boedel/domain/trust-money/distribution';
import type { Tx } from '../../platform/db/database';
import { createMatterRecordKit } from '../../platform/record/matter-record';
import type { StoredRow } from '../../platform/record/record-rules';
import type { OpenedMatter } from '../../platform/tenancy/matter-door';
import { toDistributionBooking } from '../cash/bookings';
import { refuseNonBeneficiary } from '../cash/only-beneficiary';
import { bookEvents, unbookEvents } from '../ledger/book';
import { listCarriedResolutions } from '../trust-meetings/carried-resolutions';
import { distributionStore } from './distribution.store';

type StoredDistribution = StoredRow<(typeof distributions)['fields']>;

/** Only somebody the deed calls a beneficiary takes from the trust, and an asset leaves it once. */
async function mayTake(
  tx: Tx,
  values: Pick<StoredDistribution, 'beneficiaryID' | 'assetID'>,
  before?: StoredDistribution,
): Promise<RefusalError | undefined> {
  const stranger = await refuseNonBeneficiary(tx, values.beneficiaryID);
  if (stranger) return stranger;
  const given = values.assetID === null ? undefined : await distributionStore(tx).givenAs(values.assetID);
  return given !== undefined && given !== before?.id
    ? refuse('assetID', 'This asset has already been given to a beneficiary. Edit that entry.')
    : undefined;
}

async function findCarriedResolution(tx: Tx, matter: OpenedMatter, resolutionID: number | null) {
  if (resolutionID === null) return undefined;
  const carried = (await listCarriedResolutions(tx, matter.id)).find(({ id }) => id === resolutionID);
  return { on: carried?.on ?? null, isCarried: carried !== undefined };
}

export const distributionKit = createMatterRecordKit(distributions, {
  check: async (given, { tx, matter, today, before }) => {
    const values = {
      ...given,
      incomeType: given.nature === 'income' ? given.incomeType : null,
      assetID: given.nature === 'income' ? null : given.assetID,
    };
    return (
      collectRefusals([
        checkDistribution(values, today),
        checkStandsOn(values, await findCarriedResolution(tx, matter, values.resolutionID)),
        await mayTake(tx, values, before),
      ]) ?? { values }
    );
  },
  after: async ({ before, after }, { tx, actor, matter }) => {
    if (before) await unbookEvents(tx, actor, matter.id, { table: 'trust_distribution', id: before.id });
    if (after) await bookEvents(tx, actor, matter.id, [toDistributionBooking(after)]);
  },
  adds: async (rows, { tx, matter }) => {
    const names = await distributionStore(tx).namesIn(matter.id);
    const resolutions = new Map((await listCarriedResolutions(tx, matter.id)).map(({ id, name }) => [id, name]));
    return rows.map(({ beneficiaryID, resolutionID, vestedDate }) => {
      const beneficiaryName = names.get(beneficiaryID) ?? '-';
      return {
        title: `${beneficiaryName}, ${vestedDate}`,
        beneficiaryName,
        resolutionName: (resolutionID && resolutions.get(resolutionID)) || null,
      };
    });
  },
});
