import type { AnswerOf } from '@boedel/contract/call';
import type { insolventCalls } from '@boedel/contract/insolvent/insolvent.calls';
import { computeDayAt } from '@boedel/domain/dates/instant';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import {
  type CompositionFacts,
  listCompositionSteps,
  listDutiesAfterComposition,
} from '@boedel/domain/insolvency/composition';
import { computeCompositionMoney, type CompositionShare } from '@boedel/domain/insolvency/composition-money';
import { findCountry } from '@boedel/domain/law/country';
import { isRefused } from '@boedel/domain/law/refusal';
import { nil } from '@boedel/domain/money/cents';
import { percent } from '@boedel/domain/money/fraction';
import type { Tx } from '../../platform/db/database';
import { throwIfRefused } from '../../platform/throw-if-refused';
import { claimStore } from '../claims/claims.store';
import { readEvents } from '../diary/matter-event.store';
import { readCompositionMoney, findFirstMeeting } from './composition.store';
import { readCompositionVote } from '../meetings/creditors-meeting.calls';
import { type InsolventMatter, openInsolvent } from './insolvent-facts';

type CompositionView = AnswerOf<typeof insolventCalls.getComposition>;

/** What is captured of an offer, what happened, and how creditors voted on it. */
export async function readCompositionFacts(tx: Tx, { matter, details }: InsolventMatter, now: Date) {
  const events = await readEvents(tx, matter.id);
  const findDay = (event: 'firstMeeting' | 'compositionCertificate'): LocalDate | null =>
    events.get(event)?.date ?? null;
  const vote = await readCompositionVote(tx, matter, now);
  const offer = details.composition;
  const facts: CompositionFacts = {
    today: computeDayAt(now, findCountry(matter.country)),
    firstMeetingOn: findDay('firstMeeting') ?? (await findFirstMeeting(tx, matter.id)),
    offeredOn: offer?.offeredDate ?? null,
    rate: offer?.centsInRand == null ? null : percent(offer.centsInRand),
    isLikely: offer?.trusteeView ? offer.trusteeView === 'likely to be accepted' : null,
    isDirectedByMaster: offer?.isDirected ?? false,
    sentOn: offer?.sentDate ?? null,
    meetingOn: vote?.on ?? null,
    isAccepted: vote?.result ? vote.result.isCarried : null,
    isPaidOrSecured: offer?.isPaidOrSecured ?? false,
    favoursSome: offer?.favoursSome ?? false,
    certificateOn: findDay('compositionCertificate'),
    propertyReturns: offer?.propertyReturns ?? false,
  };
  return { facts, vote };
}

/** What creditors have by an offer that the Master certified; nobody before. */
export async function listCertifiedShares(tx: Tx, matterId: number): Promise<readonly CompositionShare[]> {
  const { details } = await openInsolvent(tx, matterId);
  const certificateOn = (await readEvents(tx, matterId)).get('compositionCertificate')?.date;
  const offer = details.composition;
  if (!certificateOn || offer?.centsInRand == null) return [];
  const claims = await claimStore(tx).capturedIn(matterId);
  const money = computeCompositionMoney(percent(offer.centsInRand), claims, offer.offeredDate ?? certificateOn);
  return isRefused(money) ? [] : money.value.shares;
}

export async function readComposition(tx: Tx, matterID: number, now: Date): Promise<CompositionView> {
  const insolvent = await openInsolvent(tx, matterID);
  const { facts, vote } = await readCompositionFacts(tx, insolvent, now);
  const steps = throwIfRefused(listCompositionSteps(facts));
  const money = facts.rate
    ? computeCompositionMoney(facts.rate, await claimStore(tx).capturedIn(matterID), facts.offeredOn ?? facts.today)
    : null;
  const moved = await readCompositionMoney(tx, matterID);
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
    duties: [...listDutiesAfterComposition(facts)],
  };
}
