import type { Stopping } from '@boedel/contract/estate-account/stopping.schema';
import { tabs } from '@boedel/domain/matter/tabs';
import { Link } from '@tanstack/react-router';
import { t, tell } from '../i18n/t';
import { wayToMend } from './way-to-mend';
import styles from './what-stops.module.css';

interface WhatStopsProps {
  readonly matterID: number;
  readonly title: string;
  readonly stopping: readonly Stopping[];
}

const tabName = (path: string): string => t(tabs.find((one) => one.path === path)?.label ?? 'Details');

/** What keeps something from being worked out, each with the way to where it is mended. */
export function WhatStops({ matterID, title, stopping }: WhatStopsProps) {
  return (
    <section className={styles.stopping} aria-label={title}>
      <h3>{title}</h3>
      <ol>
        {stopping.map(({ field, told, tab, rowID, name }) => (
          <li key={`${field} ${told.key}`}>
            {name && <strong>{name}: </strong>}
            {tell(told)}{' '}
            <Link to={wayToMend(matterID, { tab, field, rowID })}>{t('Go to {tab}', { tab: tabName(tab) })}</Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
