import { isProved } from '@boedel/domain/claims/claim-status';
import { calendarOf } from '@boedel/domain/dates/calendar';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { compositionMoney } from '@boedel/domain/insolvency/composition-money';
import { type GroundStands, rehabilitatedOn, rehabilitation } from '@boedel/domain/insolvency/rehabilitation';
import { countryNamed, defaultCountry } from '@boedel/domain/law/country';
import { isRefused, refuse } from '@boedel/domain/law/refusal';
import { systemType } from '@boedel/domain/matter/kinds';
import type { Tx } from '../../platform/db/database';
import { orRefuse } from '../../platform/or-refuse';
import { claimStore } from '../claims/claims.store';
import { eventsOf } from '../diary/matter-event.store';
import { compositionFacts } from './composition';
import type { Insolvent } from './insolvent-facts';

/** Every ground of rehabilitation as it stands, and whether it came; of a person alone. */
export async function readRehabilitation(
  tx: Tx,
  insolvent: Insolvent,
  now: Date,
): Promise<{ readonly stands: readonly GroundStands[]; readonly rehabilitatedDate: LocalDate | null }> {
  if (insolvent.kind !== 'person') {
    orRefuse(refuse('matterID', 'Only a person is rehabilitated.', 'Insolvency Act s 124'));
  }
  const { facts } = await compositionFacts(tx, insolvent, now);
  const claims = await claimStore(tx).capturedIn(insolvent.matter.id);
  const offer = facts.rate && compositionMoney(facts.rate, claims, facts.offeredOn ?? facts.today);
  const events = await eventsOf(tx, insolvent.matter.id);
  const { rehabilitation: told } = insolvent.details;
  const stands = rehabilitation({
    calendar: calendarOf(countryNamed(insolvent.matter.country) ?? defaultCountry),
    systemType: systemType.liquidation,
    dates: Object.fromEntries([...events.values()].map(({ event, date }) => [event, date])),
    today: facts.today,
    provedClaims: claims.filter(({ status }) => isProved(status)).length,
    isSecondInsolvency: told?.isSecondInsolvency ?? false,
    isHeldByCourt: told?.isHeldByCourt ?? false,
    isRecommended: told?.isRecommended ?? false,
    paysHalf: facts.isPaidOrSecured && !!offer && !isRefused(offer) && offer.value.paysHalf,
  });
  return { stands, rehabilitatedDate: rehabilitatedOn(stands, told?.orderDate ?? null, facts.today) };
}
