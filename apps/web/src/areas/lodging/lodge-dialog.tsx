import type { CallSpec } from '@boedel/contract/call';
import { useCall } from '../../client/hooks';
import { t, translate } from '../../i18n/t';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog';
import { Loading } from '../../ui/plain/overlays';
import { type LodgingSubject, type OpenLodgingPoint, useOpenPoints } from './open-points';
import styles from './lodging.module.css';

type NamedPoint = Pick<OpenLodgingPoint, 'id' | 'message'>;

export interface LodgeDialogProps {
  readonly call: CallSpec;
  readonly body: object;
  readonly title: string;
  /** Of an estate: the account whose check is read first. What it still finds is named and asked about. */
  readonly checked?: LodgingSubject;
  /** What is still open, where the screen around it knows that. */
  readonly points?: readonly NamedPoint[];
  readonly onClose: () => void;
}

/** What lodging does, said before it is done: there is no undo. */
export function LodgeDialog({ call, body, title, checked, points: known, onClose }: LodgeDialogProps) {
  const lodge = useCall(call, {
    says: t('The account was generated for lodging.'),
    onDone: onClose,
  });
  const check = useOpenPoints(checked);
  const points: readonly NamedPoint[] = known ?? check.data?.points ?? [];
  const isReading = checked !== undefined && check.isPending;
  const isOpen = points.length > 0;
  return (
    <ConfirmDialog
      key={isOpen ? 'open' : 'ready'}
      title={t('Generate for lodging')}
      confirmLabel={
        points.length === 0
          ? t('Generate for lodging')
          : points.length === 1
            ? t('Generate for lodging with one point open')
            : t('Generate for lodging with {count} points open', { count: points.length })
      }
      isRunning={lodge.isRunning || isReading}
      destructive={isOpen}
      onConfirm={() => lodge.run(isOpen ? { ...body, despiteOpen: true } : body)}
      onCancel={onClose}
    >
      <p>{title}</p>
      {isReading && <Loading />}
      {isOpen && <StillOpen points={points} />}
      <p>
        {t(
          'We keep a locked copy of the account’s facts, figures and document with a number and a hash. Its period is then closed: anything you add from now on goes into the next account.',
        )}
      </p>
    </ConfirmDialog>
  );
}

const StillOpen = ({ points }: { points: readonly NamedPoint[] }) => (
  <section className={styles.stillOpen} aria-label={t('Still open')}>
    <strong>{t('Still open. Correct this first, or lodge the account anyway.')}</strong>
    <ul>
      {points.map(({ id, message: { section: _section, ...words } }) => (
        <li key={id}>{translate(words)}</li>
      ))}
    </ul>
  </section>
);
