import type { Call } from '@boedel/contract/call';
import { useCall } from '../../client/hooks';
import { t } from '../../i18n/t';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog';

export interface LodgeDialogProps {
  readonly call: Call;
  readonly body: object;
  readonly title: string;
  readonly onClose: () => void;
}

/** What lodging does, said before it is done: there is no undo. */
export function LodgeDialog({ call, body, title, onClose }: LodgeDialogProps) {
  const lodge = useCall(call, {
    says: t('The account was generated for lodging.'),
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      title={t('Generate for lodging')}
      confirmLabel={t('Generate for lodging')}
      isRunning={lodge.isRunning}
      onConfirm={() => lodge.run(body)}
      onCancel={onClose}
    >
      <p>{title}</p>
      <p>
        {t(
          'A copy of its facts, figures and paper is frozen under a number and a hash. Nothing is booked into its period any more, and what is captured from now on stands in the next account.',
        )}
      </p>
    </ConfirmDialog>
  );
}
