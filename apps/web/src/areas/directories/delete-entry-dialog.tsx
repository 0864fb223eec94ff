import { useCall } from '../../client/hooks';
import { t } from '../../i18n/t';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog';
import { SharedModal } from '../../ui/dialog/modal';
import { Loaded } from '../../ui/states';
import type { DirectoryScreenKit, DirectoryEntry } from './directories.queries';
import { UseList, useWhereUsed } from './where-used';

interface DeleteEntryProps {
  readonly kit: DirectoryScreenKit;
  readonly entry: DirectoryEntry;
  readonly onDeleted: () => void;
  readonly onCancel: () => void;
}

/** Deletes an entry that is used nowhere; of any other it says where it is used, which has to change first. */
export function DeleteEntryDialog({ kit, entry, onDeleted, onCancel }: DeleteEntryProps) {
  const used = useWhereUsed(kit, entry.id);
  const remove = useCall(kit.calls._delete, {
    says: t('{name} was deleted.', { name: entry.name }),
    onDone: onDeleted,
  });
  if (used.data?.total === 0) {
    return (
      <ConfirmDialog
        title={t('Delete {name}?', { name: entry.name })}
        confirmLabel={t('Delete')}
        destructive
        isRunning={remove.isRunning}
        onConfirm={() => remove.run(undefined, { query: { id: entry.id } })}
        onCancel={onCancel}
      >
        {t('It is not in use. It will be removed from the list for everyone in the firm and cannot be restored.')}
      </ConfirmDialog>
    );
  }
  return (
    <SharedModal
      opened
      size="md"
      title={t('{name} cannot be deleted', { name: entry.name })}
      onCancel={onCancel}
      cancelLabel={t('Close')}
    >
      <Loaded read={used}>
        {(answer) => (
          <>
            <p style={{ marginTop: 0 }}>{t('It is still in use. Choose a replacement in these places first:')}</p>
            <UseList used={answer} />
          </>
        )}
      </Loaded>
    </SharedModal>
  );
}
