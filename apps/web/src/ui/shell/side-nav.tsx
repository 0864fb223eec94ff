import { Tooltip } from '@mantine/core';
import {
  IconChevronDown,
  IconChevronRight,
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
} from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { t } from '../../i18n/t';
import type { NavItem } from './items';
import styles from './shell.module.css';

/** Addresses match in any letter case; a page belongs to the entry its address begins with. */
const isWithin = (address: string, to: string): boolean => {
  const [here, entry] = [address.toLowerCase(), to.toLowerCase()];
  return here === entry || (entry !== '/' && here.startsWith(`${entry}/`));
};

export interface SideNavProps {
  readonly items: readonly NavItem[];
  /** Icons only. */
  readonly narrow?: boolean;
  /** Left out in the drawer of a phone, where there is nothing to fold. */
  readonly onFold?: () => void;
  readonly onFollow?: () => void;
}

export function SideNav({ items, narrow = false, onFold, onFollow }: SideNavProps) {
  const FoldIcon = narrow ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  const foldLabel = narrow ? t('Show the menu’s words') : t('Collapse menu');
  return (
    <nav className={styles.nav} data-narrow={narrow || undefined} aria-label={t('Main')}>
      <ul>
        {items.map((item) => (
          <li key={item.key}>
            {item.children ? (
              <NavGroup item={item} narrow={narrow} onFold={onFold} onFollow={onFollow} />
            ) : (
              <NavLink item={item} narrow={narrow} onFollow={onFollow} />
            )}
          </li>
        ))}
      </ul>
      {onFold && (
        <button type="button" className={`${styles.link} ${styles.fold}`} aria-label={foldLabel} onClick={onFold}>
          <FoldIcon size={18} stroke={1.6} />
          {!narrow && <span>{t('Collapse')}</span>}
        </button>
      )}
    </nav>
  );
}

interface SideNavEntryProps {
  readonly item: NavItem;
  readonly narrow: boolean;
  readonly onFold?: (() => void) | undefined;
  readonly onFollow?: (() => void) | undefined;
}

function NavLink({ item, narrow, onFollow }: SideNavEntryProps) {
  const { pathname } = useLocation();
  return (
    <Tooltip label={item.label} position="right" disabled={!narrow}>
      <Link
        to={item.to ?? '/'}
        className={styles.link}
        aria-label={narrow ? item.label : undefined}
        aria-current={isWithin(pathname, item.to ?? '/') ? 'page' : undefined}
        onClick={onFollow}
      >
        <item.icon size={18} stroke={1.6} />
        {!narrow && <span>{item.label}</span>}
      </Link>
    </Tooltip>
  );
}

function NavGroup({ item, narrow, onFold, onFollow }: SideNavEntryProps) {
  const { pathname } = useLocation();
  const children = item.children ?? [];
  const [open, setOpen] = useState(children.some((child) => isWithin(pathname, child.to)));
  const Chevron = open ? IconChevronDown : IconChevronRight;
  return (
    <>
      <Tooltip label={item.label} position="right" disabled={!narrow}>
        <button
          type="button"
          className={styles.link}
          aria-expanded={!narrow && open}
          aria-label={narrow ? item.label : undefined}
          onClick={() => {
            if (narrow) onFold?.();
            setOpen(narrow || !open);
          }}
        >
          <item.icon size={18} stroke={1.6} />
          {!narrow && <span>{item.label}</span>}
          {!narrow && <Chevron size={14} />}
        </button>
      </Tooltip>
      {open && !narrow && (
        <ul className={styles.group}>
          {children.map((child) => (
            <li key={child.key}>
              <Link
                to={child.to}
                className={styles.link}
                aria-current={isWithin(pathname, child.to) ? 'page' : undefined}
                onClick={onFollow}
              >
                <span>{child.label}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
