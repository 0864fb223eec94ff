import type { Stopping } from '@boedel/contract/estate-account/stopping.schema';
import { type SystemType, systemType } from '@boedel/domain/matter/kinds';
import { tabLabel, tabs } from '@boedel/domain/matter/tabs';
import { Link } from '@tanstack/react-router';
import { t, tell } from '../i18n/t';
import { wayToMend } from './way-to-mend';
import styles from './what-stops.module.css';

interface WhatStopsProps {
  readonly matterID: number;
  /** Of which kind the matter is: its tabs are called by that. */
  readonly kind?: SystemType;
  readonly title: string;
  readonly stopping: readonly Stopping[];
}

const tabName = (path: string, kind: SystemType): string => {
  const tab = tabs.find((one) => one.path === path);
  return t(tab ? tabLabel(tab, kind) : 'Details');
};

/** What keeps something from being worked out, each with the way to where it is mended. */
export function WhatStops({ matterID, kind = systemType.estateLate, title, stopping }: WhatStopsProps) {
  return (
    <section className={styles.stopping} aria-label={title}>
      <h3>{title}</h3>
      <ol>
        {stopping.map(({ field, message, tab, rowID, name }) => (
          <li key={`${field} ${message.key}`}>
            {name && <strong>{name}: </strong>}
            {tell(message)}{' '}
            <Link to={wayToMend(matterID, { tab, field, rowID })}>{t('Go to {tab}', { tab: tabName(tab, kind) })}</Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
