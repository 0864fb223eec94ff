import { Link } from '@tanstack/react-router';
import { type ReactNode, createContext, use, useEffect, useRef } from 'react';
import { t } from '../i18n/t';
import styles from './page.module.css';

export interface PageTitleProps {
  readonly title: string;
  /** Beside the title: a count, a status. */
  readonly about?: ReactNode;
  /** Buttons, the main one last. */
  readonly children?: ReactNode;
}

/** Inside a matter its own name is the page's first heading, so a tab's title is a second one. */
export const TitleLevelContext = createContext<'h1' | 'h2'>('h1');

export function PageTitle({ title, about, children }: PageTitleProps) {
  const level = use(TitleLevelContext);
  const heading = useRef<HTMLHeadingElement>(null);
  // What was pressed went with the page before: the focus goes on from here, and not from the top of the window.
  useEffect(() => {
    const isLost = document.activeElement === document.body && navigator.userActivation?.hasBeenActive;
    if (isLost) heading.current?.focus({ preventScroll: true });
  }, []);
  const taking = { ref: heading, tabIndex: -1 };
  return (
    <header className={styles.title}>
      {level === 'h1' ? <h1 {...taking}>{title}</h1> : <h2 {...taking}>{title}</h2>}
      {about && <span className={styles.about}>{about}</span>}
      {children && <div className={styles.actions}>{children}</div>}
    </header>
  );
}

export interface PageCrumb {
  readonly label: string;
  readonly to?: string;
}

/** Where one is; the last crumb is the page itself. */
export function Breadcrumb({ crumbs }: { crumbs: readonly PageCrumb[] }) {
  return (
    <nav aria-label={t('Breadcrumb')}>
      <ol className={styles.crumbs}>
        {crumbs.map((crumb, index) => (
          <li key={crumb.to ?? crumb.label}>
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
