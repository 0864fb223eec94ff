import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
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
  const row = useRef<HTMLElement>(null);
  // On a phone the row is wider than the screen; the tab one is on is scrolled into it.
  useEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>(`[data-tab='${current}']`);
    if (row.current && tab) row.current.scrollLeft = tab.offsetLeft - row.current.offsetLeft - 16;
  }, [current]);
  return (
    <nav ref={row} aria-label={label} className={styles.tabs}>
      {tabs.map(({ key, label: name }, at) => (
        <Link
          key={key}
          to="."
          activeOptions={{ exact: true, explicitUndefined: true }}
          search={{ tab: at === 0 ? undefined : key }}
          data-tab={key}
          aria-current={key === current ? 'page' : undefined}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
