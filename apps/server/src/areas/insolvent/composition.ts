import type { AnswerOf } from '@boedel/contract/call';
import type { insolventCalls } from '@boedel/contract/insolvent/insolvent.calls';
import { dayAt } from '@boedel/domain/dates/instant';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { type CompositionFacts, compositionSteps, dutiesAfterComposition } from '@boedel/domain/insolvency/composition';
import { compositionMoney, type CompositionShare } from '@boedel/domain/insolvency/composition-money';
import { countryNamed } from '@boedel/domain/law/country';
import { isRefused } from '@boedel/domain/law/refusal';
import { nil } from '@boedel/domain/money/cents';
import { percent } from '@boedel/domain/money/fraction';
import type { Tx } from '../../platform/db/database';
import { orRefuse } from '../../platform/or-refuse';
import { claimStore } from '../claims/claims.store';
import { eventsOf } from '../diary/matter-event.store';
import { compositionMoved, firstMeetingHeld } from './composition.store';
import { compositionVote } from '../meetings/creditors-meeting.calls';
import { type Insolvent, openInsolvent } from './insolvent-facts';

type Shown = AnswerOf<typeof insolventCalls.getComposition>;

/** What is captured of an offer, what happened, and how creditors voted on it. */
export async function compositionFacts(tx: Tx, { matter, details }: Insolvent, now: Date) {
  const events = await eventsOf(tx, matter.id);
  const day = (event: 'firstMeeting' | 'compositionCertificate'): LocalDate | null => events.get(event)?.date ?? null;
  const vote = await compositionVote(tx, matter, now);
  const offer = details.composition;
  const facts: CompositionFacts = {
    today: dayAt(now, countryNamed(matter.country)),
    firstMeetingOn: day('firstMeeting') ?? (await firstMeetingHeld(tx, matter.id)),
    offeredOn: offer?.offeredDate ?? null,
    rate: offer?.centsInRand == null ? null : percent(offer.centsInRand),
    isLikely: offer?.trusteeView ? offer.trusteeView === 'likely to be accepted' : null,
    isDirectedByMaster: offer?.isDirected ?? false,
    sentOn: offer?.sentDate ?? null,
    meetingOn: vote?.on ?? null,
    isAccepted: vote?.result ? vote.result.isCarried : null,
    isPaidOrSecured: offer?.isPaidOrSecured ?? false,
    favoursSome: offer?.favoursSome ?? false,
    certificateOn: day('compositionCertificate'),
    propertyReturns: offer?.propertyReturns ?? false,
  };
  return { facts, vote };
}

/** What creditors have by an offer that the Master certified; nobody before. */
export async function certifiedShares(tx: Tx, matterId: number): Promise<readonly CompositionShare[]> {
  const { details } = await openInsolvent(tx, matterId);
  const certificateOn = (await eventsOf(tx, matterId)).get('compositionCertificate')?.date;
  const offer = details.composition;
  if (!certificateOn || offer?.centsInRand == null) return [];
  const claims = await claimStore(tx).capturedIn(matterId);
  const money = compositionMoney(percent(offer.centsInRand), claims, offer.offeredDate ?? certificateOn);
  return isRefused(money) ? [] : money.value.shares;
}

export async function readComposition(tx: Tx, matterID: number, now: Date): Promise<Shown> {
  const insolvent = await openInsolvent(tx, matterID);
  const { facts, vote } = await compositionFacts(tx, insolvent, now);
  const steps = orRefuse(compositionSteps(facts));
  const money = facts.rate
    ? compositionMoney(facts.rate, await claimStore(tx).capturedIn(matterID), facts.offeredOn ?? facts.today)
    : null;
  const moved = await compositionMoved(tx, matterID);
  const counted = money && !isRefused(money) ? money : null;
  return {
    steps: steps.map(({ on, from, by, faults, ...step }) => ({
      ...step,
      date: on,
      fromDate: from,
      byDate: by,
      faults: [...faults],
    })),
    vote: vote?.result
      ? {
          meetingID: vote.meetingId,
          isCarried: vote.result.isCarried,
          forValue: vote.result.forValue,
          allValue: vote.result.allValue,
          forNumber: vote.result.forNumber,
          allNumber: vote.result.allNumber,
        }
      : null,
    received: moved.received,
    shares: (counted?.value.shares ?? []).map(({ claimId, creditor, claim, due }) => ({
      claimID: Number(claimId),
      creditorName: creditor,
      claim,
      due,
      paid: moved.paid.get(Number(claimId)) ?? nil,
    })),
    worked: counted,
    duties: [...dutiesAfterComposition(facts)],
  };
}
