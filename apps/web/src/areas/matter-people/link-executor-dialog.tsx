import { executorCalls } from '@boedel/contract/matter-people/matter-people.calls';
import { useCall, useRead } from '../../client/hooks';
import { t } from '../../i18n/t';
import { LinkFromListDialog } from '../../ui/dialog/link-from-list-dialog';
import { useMatter } from '../../ui/the-matter';

/** Takes somebody from the firm's global executors. Who is linked already is not offered. */
export function LinkExecutorDialog({ onClose }: { onClose: () => void }) {
  const { id: matterID } = useMatter();
  const read = useRead(executorCalls.getGlobalExecutors, { matterID }, { quiet: true });
  const link = useCall(executorCalls.LinkExecutorToMatter, { says: t('Linked to the matter.'), onDone: onClose });
  return (
    <LinkFromListDialog
      free={read.data
        ?.filter(({ isLinked }) => !isLinked)
        .map(({ id, name, capacity }) => ({ id, label: [name, capacity].filter(Boolean).join(' · ') }))}
      day={{ label: t('Appointed on') }}
      isSaving={link.isRunning}
      onLink={(executorID, appointedDate) => link.run({ matterID, executorID, appointedDate })}
      onClose={onClose}
    />
  );
}
