import type { WireAnswer } from '@boedel/contract/call';
import { diaryCalls, statutoryDateCalls } from '@boedel/contract/diary/diary.calls';
import { matterCalls } from '@boedel/contract/matter/matter.calls';
import { useQuery } from '@tanstack/react-query';
import { keyOf } from '../../client/hooks';
import { send } from '../../client/send';

export type Entry = WireAnswer<typeof diaryCalls.getbyid>;
export type StatutoryDate = WireAnswer<typeof statutoryDateCalls.getStatutoryDates>['dates'][number];
export type StatutoryEvent = WireAnswer<typeof statutoryDateCalls.getStatutoryDates>['events'][number];
export type Move = WireAnswer<typeof statutoryDateCalls.previewStatutoryMoves>[number];
export type KeyDate = WireAnswer<typeof diaryCalls.getimportantdateslistbymatterid>[number];

/** Everything that shows a date of a matter. */
export const dateKeys = [
  keyOf(diaryCalls.getmatterlist),
  keyOf(diaryCalls.getimportantdateslistbymatterid),
  keyOf(statutoryDateCalls.getStatutoryDates),
  keyOf(statutoryDateCalls.previewStatutoryMoves),
  keyOf(matterCalls.getQuickGlance),
  keyOf(matterCalls.getMatterList),
  keyOf(matterCalls.dashboard),
];

/** The matter's diary, done entries too. */
export const useEntries = (matterID: number) =>
  useQuery({
    queryKey: keyOf(diaryCalls.getmatterlist, matterID),
    queryFn: async ({ signal }) =>
      (await send(diaryCalls.getmatterlist, { body: { matterID } }, { signal, quiet: true })).rows,
  });

/** Dates that no longer stand where their events put them. */
export const usePendingMoves = (matterID: number, mayAsk: boolean) =>
  useQuery({
    enabled: mayAsk,
    queryKey: keyOf(statutoryDateCalls.previewStatutoryMoves, matterID),
    queryFn: ({ signal }) =>
      send(statutoryDateCalls.previewStatutoryMoves, { body: { matterID } }, { signal, quiet: true, silent: true }),
  });
