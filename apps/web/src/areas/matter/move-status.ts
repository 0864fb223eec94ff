import type { WireBody } from '@boedel/contract/call';
import { matterListCalls } from '@boedel/contract/matter/matter-list.calls';
import type { MatterStatus } from '@boedel/domain/matter/kinds';
import { useCall } from '../../client/hooks';
import { t, translate } from '../../i18n/t';
import { notify, notifyError } from '../../ui/plain/notices';

type StatusChangeRequest = Extract<WireBody<typeof matterListCalls.bulk>['change'], { action: 'status' }>;

/** Moves one matter to another status, and offers to take it back. */
export function useMoveStatus(matterID: number, onDone: () => void) {
  const undo = useCall(matterListCalls.undoBulk, {
    onDone: ({ restored }) =>
      notify(
        restored === 1
          ? { kind: 'success', message: t('The status is as it was.') }
          : { kind: 'warning', message: t('The matter was changed since, so its status was left as it is.') },
      ),
  });
  const change = useCall(matterListCalls.bulk, {
    onDone: ({ lines: [line], undoID }) => {
      onDone();
      if (line?.refused) {
        notifyError(translate(line.said ?? line.refused));
        return;
      }
      notify({
        kind: 'success',
        message: t('The matter is now {status}.', { status: t(line?.to ?? '') }),
        ms: 20_000,
        ...(undoID && { action: { label: t('Undo'), run: () => undo.run({ id: undoID }) } }),
      });
    },
  });
  return {
    isRunning: change.isRunning,
    move: (to: MatterStatus, reason: string | null = null): void => {
      const wanted: StatusChangeRequest = { action: 'status', matterStatus: to, reason };
      change.run({ matterIDs: [matterID], change: wanted, preview: false });
    },
  };
}
