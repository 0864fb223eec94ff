import { Popover } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconBell, IconChevronLeft, IconDots, IconMenu2, IconSearch } from '@tabler/icons-react';
import { Link, useRouter } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { t } from '../../i18n/t';
import { ActionMenu } from './action-menu';
import type { ActionItem } from './items';
import { NoticeList } from './notice-list';
import styles from './shell.module.css';

/** The person's own corner: a menu of items, or a panel where there is more to choose than a menu can hold. */
export interface HeaderProfile {
  readonly name: string;
  readonly items?: readonly ActionItem[];
  readonly panel?: (close: () => void) => ReactNode;
}

export interface AppHeaderProps {
  readonly firmName: string;
  /** Beside the firm's name: what one works in. */
  readonly place?: ReactNode;
  /** New Changes, FAQ, Contact, Legal, Settings: whichever the person may see. */
  readonly items: readonly ActionItem[];
  readonly profile: HeaderProfile;
  /** What is kept for the person: how much of it is unread, and the list. */
  readonly inbox?: { readonly unread: number; readonly list: (close: () => void) => ReactNode };
  readonly onSearch?: () => void;
  /** Opens the drawer on a phone. */
  readonly onMenu?: () => void;
}

/** As the keyboard before the person has them. */
const searchKeys = /^(Mac|iP)/.test(navigator.platform) ? '⌘ K' : 'Ctrl K';

const formatInitials = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word[0]!.toUpperCase())
    .filter((_, index, all) => index === 0 || index === all.length - 1)
    .join('');

export function Header({ firmName, place, items, profile, inbox, onSearch, onMenu }: AppHeaderProps) {
  const isSmall = useMediaQuery('(max-width: 900px)') ?? false;
  const router = useRouter();
  const [isListing, setListing] = useState(false);
  const unread = inbox?.unread ?? 0;
  const notices: ActionItem = {
    key: 'notices',
    label: unread > 0 ? t('Notifications, {count} unread', { count: unread }) : t('Notifications'),
    marked: unread > 0,
    onClick: () => setListing(true),
  };
  return (
    <header className={styles.header}>
      {isSmall && onMenu && (
        <button type="button" className={styles.item} aria-label={t('Menu')} onClick={onMenu}>
          <IconMenu2 size={20} />
        </button>
      )}
      <Link to="/" className={styles.firm} {...(!firmName && { 'aria-label': t('Dashboard') })}>
        {firmName}
      </Link>
      {!isSmall && place}
      <button type="button" className={styles.item} onClick={() => router.history.back()}>
        <IconChevronLeft size={16} aria-hidden />
        {t('Back')}
      </button>
      {onSearch && (
        <button
          type="button"
          className={isSmall ? `${styles.item} ${styles.find}` : styles.search}
          {...(isSmall && { 'aria-label': t('Search') })}
          aria-keyshortcuts="Control+K Meta+K"
          onClick={onSearch}
        >
          {isSmall ? <IconSearch size={18} /> : <span>{t('Search matters, people, actions')}</span>}
          {!isSmall && <kbd aria-hidden>{searchKeys}</kbd>}
        </button>
      )}
      <div className={styles.end}>
        {isSmall ? (
          <ActionMenu
            items={[notices, ...items]}
            target={
              <button type="button" className={styles.item} aria-label={t('More')}>
                <IconDots size={20} />
              </button>
            }
          />
        ) : (
          items.map((item) => <HeaderItem key={item.key} item={item} />)
        )}
        {!isSmall && (
          <button type="button" className={styles.item} aria-label={notices.label} onClick={notices.onClick}>
            <IconBell size={18} stroke={1.6} />
            {unread > 0 && (
              <span className={styles.count} aria-hidden>
                {unread > 99 ? '99+' : unread}
              </span>
            )}
          </button>
        )}
        <ProfileCorner {...profile} />
      </div>
      <NoticeList
        opened={isListing}
        onClose={() => setListing(false)}
        {...(inbox && { inbox: inbox.list(() => setListing(false)) })}
      />
    </header>
  );
}

function ProfileCorner({ name, items, panel }: HeaderProfile) {
  const [opened, setOpened] = useState(false);
  const button = (
    <button
      type="button"
      className={styles.avatar}
      aria-label={t('Profile of {name}', { name })}
      {...(panel && { onClick: () => setOpened(!opened) })}
    >
      {/* Drawn, not said: the name says whose it is. */}
      <span data-initials={formatInitials(name)} />
    </button>
  );
  if (!panel) return <ActionMenu items={items ?? []} target={button} />;
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" width={270} shadow="md" trapFocus returnFocus>
      <Popover.Target>{button}</Popover.Target>
      <Popover.Dropdown aria-label={t('Profile of {name}', { name })}>{panel(() => setOpened(false))}</Popover.Dropdown>
    </Popover>
  );
}

function HeaderItem({ item }: { item: ActionItem }) {
  const label = (
    <>
      {item.label}
      {item.marked && <span className={styles.new}>{t('New')}</span>}
    </>
  );
  if (item.children) {
    return (
      <ActionMenu
        items={item.children}
        target={
          <button type="button" className={styles.item}>
            {label}
          </button>
        }
      />
    );
  }
  if (item.to) {
    return (
      <Link to={item.to} className={styles.item}>
        {label}
      </Link>
    );
  }
  return (
    <button type="button" className={styles.item} onClick={item.onClick}>
      {label}
    </button>
  );
}
