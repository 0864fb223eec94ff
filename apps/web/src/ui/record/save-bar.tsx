import { Button } from '@mantine/core';
import { t } from '../../i18n/t';
import styles from './record.module.css';

export interface SaveBarProps {
  /** How much has changed. Nothing changed, no bar. */
  readonly count: number;
  readonly isSaving: boolean;
  readonly onDiscard: () => void;
  /** Left out, the button sends the form around it. */
  readonly onSave?: () => void;
}

/** Sticks to the foot of the page while something is not saved. */
export function SaveBar({ count, isSaving, onDiscard, onSave }: SaveBarProps) {
  if (count === 0) return null;
  return (
    <section className={styles.bar} data-save-bar aria-label={t('Unsaved changes')}>
      <output>{count === 1 ? t('1 change not saved') : t('{count} unsaved changes', { count })}</output>
      <Button variant="default" disabled={isSaving} onClick={onDiscard}>
        {t('Discard')}
      </Button>
      <Button {...(onSave ? { onClick: onSave } : { type: 'submit' })} loading={isSaving}>
        {t('Save Changes')}
      </Button>
    </section>
  );
}
