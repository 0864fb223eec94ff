import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import styles from './dashboard.module.css';

interface FigureTileProps {
  readonly label: string;
  readonly to: string;
  readonly search?: Readonly<Record<string, string>>;
  readonly hash?: string;
  readonly tone?: 'bad' | 'warn' | undefined;
  readonly children: ReactNode;
}

/** A figure that leads to the matters behind it. */
export function Figure({ label, to, search, hash, tone, children }: FigureTileProps) {
  const where = { to, ...(search && { search }), ...(hash && { hash }) } as { to: string };
  return (
    <Link {...where} className={styles.figure}>
      <span className={styles.label}>{label}</span>
      <span className={styles.value} data-tone={tone}>
        {children}
      </span>
    </Link>
  );
}
