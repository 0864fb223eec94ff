import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { t } from '../i18n/t';
import styles from './page.module.css';

export interface PageTitleProps {
  readonly title: string;
  /** Beside the title: a count, a status. */
  readonly about?: ReactNode;
  /** Buttons, the main one last. */
  readonly children?: ReactNode;
}

export function PageTitle({ title, about, children }: PageTitleProps) {
  return (
    <header className={styles.title}>
      <h1>{title}</h1>
      {about && <span className={styles.about}>{about}</span>}
      {children && <div className={styles.actions}>{children}</div>}
    </header>
  );
}

export interface Crumb {
  readonly label: string;
  readonly to?: string;
}

/** Where one is; the last crumb is the page itself. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={t('Breadcrumb')}>
      <ol className={styles.crumbs}>
        {crumbs.map((crumb, index) => (
          <li key={crumb.label}>
            {crumb.to && index < crumbs.length - 1 ? (
              <Link to={crumb.to}>{crumb.label}</Link>
            ) : (
              <span aria-current={index === crumbs.length - 1 ? 'page' : undefined}>{crumb.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
