import type { MatterTab } from '@boedel/domain/matter/tabs';
import { Link, useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { t } from '../../../i18n/t';
import styles from './workspace.module.css';

interface MatterTabListProps {
  readonly matterID: number;
  readonly tabs: readonly (MatterTab & { readonly opens: boolean })[];
  readonly current: string;
  /** How many things want attention, by tab. */
  readonly attention: Readonly<Record<string, number>>;
}

function Mark({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className={styles.mark} aria-label={t('{count} need attention', { count })} role="note">
      {count}
    </span>
  );
}

/** Brings the tab one is on into view, inside its list alone: the page stays where it is. */
function showCurrent(list: HTMLElement | null): void {
  const tab = list?.querySelector<HTMLElement>('[aria-current="page"]');
  if (!list || !tab) return;
  const [inside, at] = [list.getBoundingClientRect(), tab.getBoundingClientRect()];
  if (at.left < inside.left || at.right > inside.right) {
    list.scrollLeft += at.left - inside.left - (inside.width - at.width) / 2;
  }
  if (at.top < inside.top || at.bottom > inside.bottom) {
    list.scrollTop += at.top - inside.top - (inside.height - at.height) / 2;
  }
}

/** The tab that was followed last: its page brings this list anew, and whoever is in it goes on from there. */
let followed: string | undefined;

/** The matter's own side list, in groups; on a narrow screen it is a row one can scroll. */
export function TabList({ matterID, tabs, current, attention }: MatterTabListProps) {
  const groups = [...new Set(tabs.map((tab) => tab.group))];
  const list = useRef<HTMLElement>(null);
  const router = useRouter();
  // The router puts every list back where it was scrolled to; this one has its own place, after that.
  useEffect(() => router.subscribe('onRendered', () => showCurrent(list.current)), [router]);
  useEffect(() => {
    if (current === '') return;
    showCurrent(list.current);
    if (followed === `${matterID}/${current}` && document.activeElement === document.body) {
      list.current?.querySelector<HTMLElement>('[aria-current="page"]')?.focus({ preventScroll: true });
    }
    followed = undefined;
  }, [matterID, current]);
  return (
    <nav ref={list} className={styles.tabs} aria-label={t('Parts of the matter')}>
      {groups.map((group) => (
        <div key={group} className={styles.group}>
          <h2>{t(group)}</h2>
          <ul>
            {tabs
              .filter((tab) => tab.group === group)
              .map((tab) => (
                <li key={tab.path}>
                  <Link
                    to={`/matters/${matterID}/${tab.path}`}
                    aria-current={tab.path === current ? 'page' : undefined}
                    className={styles.tab}
                    onClick={() => (followed = `${matterID}/${tab.path}`)}
                    {...(!tab.opens && { 'data-closed': true, title: t('Comes with a later version') })}
                  >
                    {tab.label}
                    <Mark count={attention[tab.path] ?? 0} />
                  </Link>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
