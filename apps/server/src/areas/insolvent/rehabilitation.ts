import { isProved } from '@boedel/domain/claims/claim-status';
import { createCalendar } from '@boedel/domain/dates/calendar';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { computeCompositionMoney } from '@boedel/domain/insolvency/composition-money';
import {
  type RehabilitationProspect,
  findRehabilitationDay,
  computeRehabilitation,
} from '@boedel/domain/insolvency/rehabilitation';
import { findCountry, defaultCountry } from '@boedel/domain/law/country';
import { isRefused, refuse } from '@boedel/domain/law/refusal';
import { systemType } from '@boedel/domain/matter/kinds';
import type { Tx } from '../../platform/db/database';
import { RefusalProblem } from '../../platform/problems';
import { runAsFirm } from '../../platform/tenancy/run-as-firm';
import { claimStore } from '../claims/claims.store';
import { readMatterDeadlines } from '../diary/deadline-facts';
import { readCompositionFacts } from './composition';
import type { InsolventMatter } from './insolvent-facts';

/** Every ground of rehabilitation as it stands, and whether it came; of a person alone. */
export async function readRehabilitation(
  tx: Tx,
  insolvent: InsolventMatter,
  now: Date,
): Promise<{ readonly stands: readonly RehabilitationProspect[]; readonly rehabilitatedDate: LocalDate | null }> {
  if (insolvent.kind !== 'person') {
    throw new RefusalProblem(refuse('matterID', 'Only a natural person can be rehabilitated.', 'Insolvency Act s 124'));
  }
  const { facts } = await readCompositionFacts(tx, insolvent, now);
  const claims = await claimStore(tx).capturedIn(insolvent.matter.id);
  const offer = facts.rate && computeCompositionMoney(facts.rate, claims, facts.offeredOn ?? facts.today);
  // The same days as the statutory dates: what follows from another event, such as the first account that was confirmed, too.
  const { facts: known } = await runAsFirm(tx, () => readMatterDeadlines(tx, insolvent.matter.id, now));
  const { rehabilitation: told } = insolvent.details;
  const stands = computeRehabilitation({
    calendar: createCalendar(findCountry(insolvent.matter.country) ?? defaultCountry),
    systemType: systemType.liquidation,
    dates: known.dates,
    today: facts.today,
    provedClaims: claims.filter(({ status }) => isProved(status)).length,
    isSecondInsolvency: told?.isSecondInsolvency ?? false,
    isHeldByCourt: told?.isHeldByCourt ?? false,
    isRecommended: told?.isRecommended ?? false,
    paysHalf: facts.isPaidOrSecured && !!offer && !isRefused(offer) && offer.value.paysHalf,
  });
  return { stands, rehabilitatedDate: findRehabilitationDay(stands, told?.orderDate ?? null, facts.today) };
}
