import { t } from '../../i18n/t';
import { SharedModal } from '../../ui/dialog/modal';
import styles from './account.module.css';

const saveAsText = (codes: readonly string[]): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }));
  link.download = 'recovery-codes.txt';
  link.click();
  URL.revokeObjectURL(link.href);
};

/** Shown this once. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  return (
    <SharedModal
      opened
      size="md"
      title={t('Recovery codes')}
      cancelLabel={t('I have kept them')}
      onCancel={onClose}
      extra={{ label: t('Save as text file'), onClick: () => saveAsText(codes) }}
    >
      <p>
        {t('Each lets you in once without the telephone. They are not shown again: keep them where you keep keys.')}
      </p>
      <ul className={styles.codes} aria-label={t('Recovery codes')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </SharedModal>
  );
}
