import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { t } from '../../i18n/t';
import { usePerson } from '../../ui/access';
import styles from './settings-frame.module.css';
import { findSettingsPath, listSettingsSections } from './settings-list';

/** All settings beside the one that is open, by heading, found by typing. Other pages stand alone. */
export function SettingsFrame({ children }: { children: ReactNode }) {
  const person = usePerson();
  const { pathname } = useLocation();
  const here = findSettingsPath(pathname);
  if (!here || listSettingsSections(person, '').length === 0) return children;
  return (
    <div className={styles.body}>
      <SettingsNav here={here} />
      <div className={styles.page}>{children}</div>
    </div>
  );
}

function SettingsNav({ here }: { here: string }) {
  const person = usePerson();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const sections = listSettingsSections(person, typed);
  const openFirst = ({ key }: KeyboardEvent): void => {
    const first = sections[0]?.links[0];
    if (key !== 'Enter' || !first) return;
    setTyped('');
    void navigate({ to: first.path });
  };
  return (
    <nav className={styles.nav} aria-label={t('All settings')}>
      <TextInput
        size="xs"
        aria-label={t('Find a setting')}
        placeholder={t('Find a setting')}
        leftSection={<IconSearch size={14} aria-hidden />}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={openFirst}
      />
      {sections.length === 0 && <p className={styles.none}>{t('No matching settings.')}</p>}
      {sections.map(({ label, links }) => (
        <div key={label} className={styles.group}>
          <h2>{label}</h2>
          <ul>
            {links.map((link) => (
              <li key={link.path}>
                <Link
                  to={link.path}
                  className={styles.link}
                  {...(link.path === here && { 'aria-current': 'page' as const })}
                >
                  {link.label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
