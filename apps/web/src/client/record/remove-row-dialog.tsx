import { t } from '../../i18n/t';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog';
import { notify } from '../../ui/plain/notices';
import { useCall } from '../hooks';
import { canComeBack, type RecordScreenKit, type RecordScreenRow, nameRow } from './matter-record';

interface RemoveRowDialogProps {
  readonly kit: RecordScreenKit;
  readonly row: RecordScreenRow;
  readonly onRemoved: () => void;
  readonly onCancel: () => void;
}

/** Names what will go; afterwards it can be put back while the message stands. */
export function RemoveRowDialog({ kit, row, onRemoved, onCancel }: RemoveRowDialogProps) {
  const name = nameRow(kit, row);
  const putBack = useCall(kit.calls.add, { says: t('{name} was put back.', { name }) });
  const remove = useCall(kit.calls._delete, {
    onDone: () => {
      notify({
        kind: 'success',
        message: t('{name} was removed.', { name }),
        ...(canComeBack(row) && { action: { label: t('Undo'), run: () => putBack.run(row) }, ms: 15_000 }),
      });
      onRemoved();
    },
  });
  return (
    <ConfirmDialog
      title={t('Remove {name}?', { name })}
      confirmLabel={t('Remove')}
      destructive
      isRunning={remove.isRunning}
      onCancel={onCancel}
      onConfirm={() => remove.run({ id: row.id })}
    >
      {canComeBack(row)
        ? t('{name} goes from this matter. Straight afterwards it can still be put back.', { name })
        : t('{name} goes from this matter and cannot be put back.', { name })}
    </ConfirmDialog>
  );
}
