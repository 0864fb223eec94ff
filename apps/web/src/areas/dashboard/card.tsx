import { type ReactNode, useId } from 'react';
import styles from './dashboard.module.css';

export function Card({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  const heading = useId();
  return (
    <section className={styles.card} id={id} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {children}
    </section>
  );
}
