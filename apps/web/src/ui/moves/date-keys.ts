import type { WireAnswer } from '@boedel/contract/call';
import { diaryCalls, statutoryDateCalls } from '@boedel/contract/diary/diary.calls';
import { matterCalls } from '@boedel/contract/matter/matter.calls';
import { milestoneCalls } from '@boedel/contract/milestones/milestones.calls';
import { mainPartyCalls } from '@boedel/contract/parties/parties.calls';
import { keyOf } from '../../client/hooks';

export type Move = WireAnswer<typeof statutoryDateCalls.previewStatutoryMoves>[number];

/** Everything that shows a date of a matter: an event has one day, and many places show it. */
export const dateKeys = [
  keyOf(diaryCalls.getmatterlist),
  keyOf(diaryCalls.getimportantdateslistbymatterid),
  keyOf(statutoryDateCalls.getStatutoryDates),
  keyOf(statutoryDateCalls.previewStatutoryMoves),
  keyOf(milestoneCalls.getbymatterid),
  keyOf(mainPartyCalls.getPersonTab),
  keyOf(matterCalls.GetMatterDetails),
  keyOf(matterCalls.getQuickGlance),
  keyOf(matterCalls.getMatterList),
  keyOf(matterCalls.dashboard),
];
