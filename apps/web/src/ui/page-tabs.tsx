import { Link } from '@tanstack/react-router';
import styles from './page-tabs.module.css';

export interface PageTab {
  readonly key: string;
  /** In the person's language. */
  readonly label: string;
}

export interface PageTabsProps {
  readonly label: string;
  readonly tabs: readonly PageTab[];
  readonly current: string;
}

/** Pages under one title. Each has its address, so a colleague can be sent to it; the first needs none. */
export function PageTabs({ label, tabs, current }: PageTabsProps) {
  return (
    <nav aria-label={label} className={styles.tabs}>
      {tabs.map(({ key, label: name }, at) => (
        <Link
          key={key}
          to="."
          activeOptions={{ exact: true, explicitUndefined: true }}
          search={{ tab: at === 0 ? undefined : key }}
          aria-current={key === current ? 'page' : undefined}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
