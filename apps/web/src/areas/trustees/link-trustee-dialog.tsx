import { trusteeCalls } from '@boedel/contract/trustees/trustees.calls';
import { useCall, useRead } from '../../client/hooks';
import { t } from '../../i18n/t';
import { LinkFromListDialog } from '../../ui/dialog/link-from-list-dialog';
import { useMatter } from '../../ui/the-matter';

/** Takes somebody from the firm's global trustees. Who is linked already is not offered. */
export function LinkTrusteeDialog({ onClose }: { onClose: () => void }) {
  const { id: matterID } = useMatter();
  const read = useRead(trusteeCalls.GetAvailableGlobalTrustees, { matterID }, { quiet: true });
  const link = useCall(trusteeCalls.linkGlobalTrustee, { says: t('Linked to the trust.'), onDone: onClose });
  return (
    <LinkFromListDialog
      free={read.data?.map(({ id, name, isIndependent }) => ({
        id,
        label: isIndependent ? t('{name}, independent', { name }) : name,
      }))}
      day={{
        label: t('Letters of authority'),
        help: t('Leave blank if the trustee is only proposed.'),
        error: link.error?.fields['day']?.[0],
      }}
      isSaving={link.isRunning}
      onLink={(globalTrusteeID, authorisedDate) => link.run({ matterID, globalTrusteeID, authorisedDate })}
      onClose={onClose}
    />
  );
}
