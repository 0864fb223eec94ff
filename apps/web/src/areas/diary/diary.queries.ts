import type { WireAnswer } from '@boedel/contract/call';
import { diaryCalls, statutoryDateCalls } from '@boedel/contract/diary/diary.calls';
import { useQuery } from '@tanstack/react-query';
import { toQueryKey } from '../../client/hooks';
import { send } from '../../client/send';

export type DiaryEntry = WireAnswer<typeof diaryCalls.getbyid>;
export type StatutoryDate = WireAnswer<typeof statutoryDateCalls.getStatutoryDates>['dates'][number];
export type StatutoryEvent = WireAnswer<typeof statutoryDateCalls.getStatutoryDates>['events'][number];
export type KeyDate = WireAnswer<typeof diaryCalls.getimportantdateslistbymatterid>[number];

/** The matter's diary, done entries too. */
export const useEntries = (matterID: number) =>
  useQuery({
    queryKey: toQueryKey(diaryCalls.getmatterlist, { matterID }),
    queryFn: async ({ signal }) =>
      (await send(diaryCalls.getmatterlist, { body: { matterID } }, { signal, quiet: true })).rows,
  });

/** Dates that no longer stand where their events put them. */
export const usePendingMoves = (matterID: number, mayAsk: boolean) =>
  useQuery({
    enabled: mayAsk,
    queryKey: toQueryKey(statutoryDateCalls.previewStatutoryMoves, { matterID }),
    queryFn: ({ signal }) =>
      send(statutoryDateCalls.previewStatutoryMoves, { body: { matterID } }, { signal, quiet: true, silent: true }),
  });
