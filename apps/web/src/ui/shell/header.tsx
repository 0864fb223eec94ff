import { VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconChevronLeft, IconDots, IconMenu2, IconSearch } from '@tabler/icons-react';
import { Link, useRouter } from '@tanstack/react-router';
import { t } from '../../i18n/t';
import { ActionMenu } from './action-menu';
import type { ActionItem } from './items';
import styles from './shell.module.css';

export interface HeaderProps {
  readonly firmName: string;
  /** New Changes, FAQ, Contact, Legal, Settings: whichever the person may see. */
  readonly items: readonly ActionItem[];
  readonly profile: { readonly name: string; readonly items: readonly ActionItem[] };
  readonly onSearch?: () => void;
  /** Opens the drawer on a phone. */
  readonly onMenu?: () => void;
}

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word[0]!.toUpperCase())
    .filter((_, index, all) => index === 0 || index === all.length - 1)
    .join('');

export function Header({ firmName, items, profile, onSearch, onMenu }: HeaderProps) {
  const isSmall = useMediaQuery('(max-width: 900px)') ?? false;
  const router = useRouter();
  return (
    <header className={styles.header}>
      {isSmall && onMenu && (
        <button type="button" className={styles.item} aria-label={t('Menu')} onClick={onMenu}>
          <IconMenu2 size={20} />
        </button>
      )}
      <Link to="/" className={styles.firm}>
        {firmName}
      </Link>
      <button type="button" className={styles.item} onClick={() => router.history.back()}>
        <IconChevronLeft size={16} aria-hidden />
        {t('Back')}
      </button>
      {onSearch && (
        <button
          type="button"
          className={isSmall ? styles.item : styles.search}
          aria-label={t('Search')}
          onClick={onSearch}
        >
          {isSmall ? <IconSearch size={18} /> : t('Search matters, people, actions')}
          {!isSmall && <kbd>Ctrl K</kbd>}
        </button>
      )}
      <div className={styles.end}>
        {isSmall
          ? items.length > 0 && (
              <ActionMenu
                items={items}
                target={
                  <button type="button" className={styles.item} aria-label={t('More')}>
                    <IconDots size={20} />
                  </button>
                }
              />
            )
          : items.map((item) => <HeaderItem key={item.key} item={item} />)}
        <ActionMenu
          items={profile.items}
          target={
            <button type="button" className={styles.avatar} aria-label={t('Profile of {name}', { name: profile.name })}>
              {initials(profile.name)}
            </button>
          }
        />
      </div>
    </header>
  );
}

function HeaderItem({ item }: { item: ActionItem }) {
  const label = (
    <>
      {item.label}
      {item.marked && (
        <span className={styles.dot}>
          <VisuallyHidden>{t('New')}</VisuallyHidden>
        </span>
      )}
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
