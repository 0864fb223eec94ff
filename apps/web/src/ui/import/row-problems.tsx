import { IconAlertTriangle, IconCircleX } from '@tabler/icons-react';
import { t } from '../../i18n/t';
import styles from './import.module.css';

/** What is wrong with a row of a file, and what is only doubtful. */
export const RowProblems = ({ errors, warnings }: { errors: readonly string[]; warnings: readonly string[] }) => (
  <ul className={styles.problems}>
    {errors.map((sentence) => (
      <li key={sentence} data-tone="bad">
        <IconCircleX size={14} aria-label={t('Error')} /> {sentence}
      </li>
    ))}
    {warnings.map((sentence) => (
      <li key={sentence} data-tone="warn">
        <IconAlertTriangle size={14} aria-label={t('Warning')} /> {sentence}
      </li>
    ))}
  </ul>
);
