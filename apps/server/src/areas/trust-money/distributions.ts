import { distributions } from '@boedel/contract/trust-money/distribution.record';
import { type RefusalError, refuse, collectRefusals } from '@boedel/domain/law/refusal';
import { checkDistribution, checkStandsOn, type TrustDistribution } from '@boedel/domain/trust-money/distribution';
import { checkWithinYear, listIncomeByKind } from '@boedel/domain/trust-money/income-kinds';
import { computeTrustYear } from '@boedel/domain/trust-money/trust-year';
import { findYearAround } from '@boedel/domain/trust-money/trust-years';
import type { Tx } from '../../platform/db/database';
import { lockCount } from '../../platform/db/lock-count';
import { createMatterRecordKit } from '../../platform/record/matter-record';
import type { StoredRow } from '../../platform/record/record-rules';
import type { OpenedMatter } from '../../platform/tenancy/matter-door';
import { runAsFirm } from '../../platform/tenancy/run-as-firm';
import { toDistributionBooking } from '../cash/bookings';
import { refuseNonBeneficiary } from '../cash/only-beneficiary';
import { bookEvents, unbookEvents } from '../ledger/book';
import { listCarriedResolutions } from '../trust-meetings/carried-resolutions';
import { distributionStore } from './distribution.store';
import { readBooksUpTo } from './read-trust-year';

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

/** Read whole, whatever of the matter its viewer may see. */
async function refuseAboveYear(tx: Tx, matterId: number, values: TrustDistribution, itself: number | undefined) {
  if (values.nature === 'capital') return undefined;
  // What is left of the year is read once the distribution before it stands.
  await lockCount(tx, 'distributions of a trust', matterId);
  const books = await runAsFirm(tx, () => readBooksUpTo(tx, matterId, findYearAround(values.vestedDate)));
  const others = books.distributions.filter(({ id }) => id !== itself);
  const { year } = books;
  return checkWithinYear(values, {
    income: listIncomeByKind(books, null),
    gains: computeTrustYear({ ...books, distributions: others }).capital.gains,
    distributions: others.filter(({ vestedDate }) => vestedDate >= year.from && vestedDate <= year.to),
  });
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
      isForeign: given.nature === 'income' && given.isForeign,
    };
    return (
      collectRefusals([
        checkDistribution(values, today),
        checkStandsOn(values, await findCarriedResolution(tx, matter, values.resolutionID)),
        await mayTake(tx, values, before),
      ]) ??
      (await refuseAboveYear(tx, matter.id, values, before?.id)) ?? { values }
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
