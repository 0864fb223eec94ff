import { VisuallyHidden } from '@mantine/core';
import { t } from '../../i18n/t';
import styles from './figures.module.css';

/** After a figure that somebody set against what is computed: the sign that papers give it. */
export const ByHand = () => (
  <>
    <abbr className={styles.byHand} title={t('Set by hand')} aria-hidden>
      †
    </abbr>
    <VisuallyHidden>, {t('Set by hand')}</VisuallyHidden>
  </>
);
