import { IconX } from '@tabler/icons-react';
import { t } from '../../i18n/t';
import styles from './list.module.css';

export interface ChipItem {
  readonly key: string;
  readonly label: string;
  readonly on?: boolean;
  readonly onToggle: () => void;
  /** With a cross: a filter that is put away by it. */
  readonly removable?: boolean;
}

export function Chips({ items }: { items: readonly ChipItem[] }) {
  return items.map((chip) => (
    <button
      key={chip.key}
      type="button"
      className={styles.chip}
      aria-pressed={chip.on ?? false}
      aria-label={chip.removable ? t('Remove filter {filter}', { filter: chip.label }) : undefined}
      onClick={chip.onToggle}
    >
      {chip.label}
      {chip.removable && <IconX size={12} aria-hidden />}
    </button>
  ));
}
