import type { ReactNode } from 'react';
import styles from './figures.module.css';

export type BadgeTone = 'good' | 'warn' | 'bad' | 'info' | 'off';

/** A status is always a word; the colour only helps to find it. */
export function StatusBadge({ tone, icon, children }: { tone: BadgeTone; icon?: ReactNode; children: ReactNode }) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {icon}
      {children}
    </span>
  );
}
