import { tabs } from '@boedel/domain/matter/tabs';
import { Link } from '@tanstack/react-router';
import { paths } from '../../app/paths';
import { t, tell } from '../../i18n/t';
import type { Draft } from './account-tab';
import styles from './account.module.css';

interface StoppingProps {
  readonly matterID: number;
  readonly stopping: Draft['stopping'];
}

const tabName = (path: string): string => t(tabs.find((one) => one.path === path)?.label ?? 'Details');

/** What keeps the account from being drawn, each with the way to where it is mended. */
export function Stopping({ matterID, stopping }: StoppingProps) {
  return (
    <section className={styles.stopping} aria-label={t('What is stopping this account')}>
      <h3>{t('What is stopping this account')}</h3>
      <ol>
        {stopping.map(({ field, told, tab, rowID, name }) => (
          <li key={`${field} ${told.key}`}>
            {name && <strong>{name}: </strong>}
            {tell(told)}{' '}
            <Link
              to={`${paths.matter.home({ id: matterID })}/${tab}${tab === 'assets' && rowID ? `?asset=${rowID}` : ''}`}
            >
              {t('Go to {tab}', { tab: tabName(tab) })}
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
