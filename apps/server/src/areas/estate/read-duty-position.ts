import { findCountry } from '@boedel/domain/law/country';
import { computeDutyInterest } from '@boedel/domain/estate-duty/interest';
import { isRefused } from '@boedel/domain/law/refusal';
import type { DutyBalance } from '@boedel/domain/lodging/after-facts';
import { listStandingAccounts } from '@boedel/domain/lodging/estate-course';
import { type Cents, nil, sum } from '@boedel/domain/money/cents';
import type { Tx } from '../../platform/db/database';
import type { OpenedMatter } from '../../platform/tenancy/matter-door';
import { createWholeReader } from '../../platform/tenancy/run-as-firm';
import { readMatterFacts } from './read-estate';
import { readFigures } from '../kept-figures/stored-figures';
import { listEstateAccounts } from '../lodging/lodged.store';

/** What the estate's accounts charged of the duty; before the first was lodged, as it is worked out today. */
async function findChargedDuty(tx: Tx, matterId: number): Promise<Cents | null> {
  const lodged = listStandingAccounts(await listEstateAccounts(tx, matterId));
  if (lodged.length > 0) return sum(lodged.map(({ carries }) => carries.forNext.estateDuty));
  return (await readFigures(tx, matterId))?.estate_duty_cents ?? null;
}

/** Estate duty as it stands today, with interest on what is late; none outside South Africa. */
export const readDutyPosition = createWholeReader(async (tx: Tx, matter: OpenedMatter): Promise<DutyBalance | null> => {
  if (findCountry(matter.country) !== 'ZA') return null;
  const due = await findChargedDuty(tx, matter.id);
  const { estate, today } = await readMatterFacts(tx, matter.id);
  const assessment = isRefused(estate) ? undefined : estate.dutyAssessment;
  const payments = assessment?.payments ?? [];
  const found =
    due === null || due <= 0 || isRefused(estate)
      ? undefined
      : computeDutyInterest({ ...assessment, died: estate.deceased.diedOn, duty: due, payments, asOf: today });
  return {
    due,
    interest: found && !isRefused(found) ? found.value.interest : nil,
    paid: sum(payments.map(({ amount }) => amount)),
    assessedOn: assessment?.assessedOn ?? null,
    lastPaidOn: payments
      .map(({ on }) => on)
      .reduce<DutyBalance['lastPaidOn']>((last, on) => (!last || on > last ? on : last), null),
  };
});
