import { insolventCalls } from '@boedel/contract/insolvent/insolvent.calls';
import { isProved } from '@boedel/domain/claims/claim-status';
import { calendarOf } from '@boedel/domain/dates/calendar';
import { compositionMoney } from '@boedel/domain/insolvency/composition-money';
import { rehabilitatedOn, rehabilitation, rehabilitationPapers } from '@boedel/domain/insolvency/rehabilitation';
import { countryNamed, defaultCountry } from '@boedel/domain/law/country';
import { isRefused, refuse, toldOf } from '@boedel/domain/law/refusal';
import { systemType } from '@boedel/domain/matter/kinds';
import { handle } from '../../platform/http/handler';
import { orRefuse } from '../../platform/http/or-refuse';
import { paperFile } from '../../platform/paper/paper-file';
import { claimStore } from '../claims/claims.store';
import { eventsOf } from '../diary/matter-events';
import { drawAffairs } from './affairs';
import { compositionFacts, readComposition } from './composition';
import { openInsolvent } from './insolvent-facts';

export const handledInsolventCalls = handle(insolventCalls, {
  getAffairs: ({ tenant, query, now }) =>
    tenant.transaction(async (tx) => {
      const { statement, paper } = await drawAffairs(tx, query.matterID, query.language, now);
      const refused = isRefused(statement);
      return {
        paper,
        worked: refused ? null : statement,
        isInDanger: !refused && statement.value.dangerOfContribution,
        refused: refused ? statement.refusals.map(toldOf) : [],
      };
    }),
  affairsFile: async ({ tenant, query, now }) => {
    const { statement, paper } = await tenant.transaction((tx) => drawAffairs(tx, query.matterID, query.language, now));
    if (isRefused(statement) || !paper)
      return orRefuse(isRefused(statement) ? statement : refuse('matterID', 'There is nothing to state yet.'));
    return paperFile(paper, query.format, paper.title);
  },
  getComposition: ({ tenant, query, now }) => tenant.transaction((tx) => readComposition(tx, query.matterID, now)),
  getRehabilitation: ({ tenant, query, now }) =>
    tenant.transaction(async (tx) => {
      const insolvent = await openInsolvent(tx, query.matterID);
      if (insolvent.kind !== 'person') {
        orRefuse(refuse('matterID', 'Only a person is rehabilitated.', 'Insolvency Act s 124'));
      }
      const { facts } = await compositionFacts(tx, insolvent, now);
      const claims = await claimStore(tx).capturedIn(query.matterID);
      const offer = facts.rate && compositionMoney(facts.rate, claims, facts.offeredOn ?? facts.today);
      const events = await eventsOf(tx, query.matterID);
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
      return {
        rehabilitatedDate: rehabilitatedOn(stands, told?.orderDate ?? null, facts.today),
        grounds: stands.map(({ from, notice, stops, ...ground }) => ({
          ...ground,
          fromDate: from,
          notice: notice && { days: notice.days, byDate: notice.by, to: [...notice.to] },
          stops: [...stops],
        })),
        papers: [...rehabilitationPapers],
      };
    }),
});
