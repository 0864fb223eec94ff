import { t } from '../../i18n/t';
import { ConfirmDialog } from './confirm-dialog';

/** The one question asked before unsaved work is left behind, by whatever way. */
export function LeaveDialog({ onLeave, onStay }: { onLeave: () => void; onStay: () => void }) {
  return (
    <ConfirmDialog
      title={t('Leave without saving?')}
      confirmLabel={t('Leave')}
      cancelLabel={t('Keep editing')}
      destructive
      onConfirm={onLeave}
      onCancel={onStay}
    >
      {t('Your changes have not been saved and will be lost.')}
    </ConfirmDialog>
  );
}
