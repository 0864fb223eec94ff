import { AppShell, Drawer } from '@mantine/core';
import { useDisclosure, useLocalStorage } from '@mantine/hooks';
import { type ReactNode, useRef } from 'react';
import { t } from '../../i18n/t';
import { Breadcrumb, type PageCrumb } from '../page-title';
import { Header, type AppHeaderProps } from './header';
import type { ActionItem, NavItem } from './items';
import styles from './shell.module.css';
import { SideNav } from './side-nav';

/** The shell's parts are boxes; the landmarks are what stands in them. */
const asBox = { component: 'div' } as object;

export interface AppFrameProps extends Omit<AppHeaderProps, 'onMenu'> {
  /** Empty for people who see no side navigation. */
  readonly nav: readonly NavItem[];
  readonly crumbs: readonly PageCrumb[];
  readonly footer: { readonly year: number; readonly poweredBy: string; readonly links: readonly ActionItem[] };
  readonly children: ReactNode;
}

/** The frame of every screen behind the sign-in: header, side navigation, breadcrumb, content, footer. */
export function Frame({ nav, crumbs, footer, children, ...header }: AppFrameProps) {
  const [narrow, setNarrow] = useLocalStorage({
    key: 'navNarrow',
    defaultValue: false,
    getInitialValueInEffect: false,
  });
  const [drawer, { open, close }] = useDisclosure(false);
  const main = useRef<HTMLElement>(null);
  const hasNav = nav.length > 0;
  return (
    <AppShell
      header={{ height: 48 }}
      transitionDuration={120}
      style={{ '--app-shell-border-color': 'var(--b-line)' }}
      {...(hasNav && { navbar: { width: narrow ? 52 : 220, breakpoint: 901, collapsed: { mobile: true } } })}
    >
      <a
        href="#content"
        className={styles.skip}
        onClick={(event) => {
          event.preventDefault();
          main.current?.focus();
        }}
      >
        {t('Skip to main content')}
      </a>
      <AppShell.Header className={styles.top} withBorder={false} {...asBox}>
        <Header {...header} {...(hasNav && { onMenu: open })} />
      </AppShell.Header>
      {hasNav && (
        <AppShell.Navbar className={styles.bar} {...asBox}>
          <SideNav items={nav} narrow={narrow} onFold={() => setNarrow(!narrow)} />
        </AppShell.Navbar>
      )}
      <Drawer
        opened={drawer}
        onClose={close}
        size={260}
        title={header.firmName}
        styles={{ content: { background: 'var(--b-card)' }, header: { background: 'none' }, body: { padding: 0 } }}
        closeButtonProps={{ 'aria-label': t('Close') }}
      >
        {header.place && <div className={styles.placeInDrawer}>{header.place}</div>}
        <SideNav items={nav} onFollow={close} />
      </Drawer>
      <AppShell.Main className={styles.main} {...asBox}>
        <div className={styles.content}>
          <Breadcrumb crumbs={crumbs} />
          <main id="content" ref={main} tabIndex={-1}>
            {children}
          </main>
          <Footer {...footer} />
        </div>
      </AppShell.Main>
    </AppShell>
  );
}

function Footer({ year, poweredBy, links }: AppFrameProps['footer']) {
  return (
    <footer className={styles.footer}>
      <span>© {year}</span>
      <span>{t('Powered by {name}', { name: poweredBy })}</span>
      {links.length > 0 && (
        <nav aria-label={t('Footer')}>
          {links.map((link) => (
            <a key={link.key} href={link.href} target="_blank" rel="noopener noreferrer">
              {link.label}
            </a>
          ))}
        </nav>
      )}
    </footer>
  );
}
