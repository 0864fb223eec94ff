import type { ReactNode } from 'react';
import { t } from '../../i18n/t';
import { Failure, type ReadState } from '../states';
import { ModalFrame } from './modal-frame';

interface ReadDialogProps<T> {
  readonly title: string;
  readonly read: ReadState<T>;
  readonly onClose: () => void;
  /** The dialog itself, once there is something to show in it. */
  readonly children: (data: T) => ReactNode;
}

/** A dialog about a record that is read first: what goes wrong is said in a dialog too, not somewhere under the list. */
export function ReadDialog<T>({ title, read, onClose, children }: ReadDialogProps<T>) {
  if (read.data !== undefined) return <>{children(read.data)}</>;
  if (!read.error) return null; // the page's loader stands while it is read
  return (
    <ModalFrame opened size="md" title={title} onClose={onClose} cancelLabel={t('Close')}>
      <Failure error={read.error} onRetry={() => void read.refetch()} />
    </ModalFrame>
  );
}
