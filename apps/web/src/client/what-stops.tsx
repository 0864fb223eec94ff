import { ratesCalls } from '@boedel/contract/rates/rates.calls';
import type { AccountStopping } from '@boedel/contract/estate-account/stopping.schema';
import { isMissingRow } from '@boedel/domain/law/dated';
import { type SystemType, systemType } from '@boedel/domain/matter/kinds';
import { labelMatterTab, tabs } from '@boedel/domain/matter/tabs';
import { Link } from '@tanstack/react-router';
import { t, translate } from '../i18n/t';
import { useMay } from '../ui/access';
import { paths } from './paths';
import { toRepairAddress } from './to-repair-address';
import styles from './what-stops.module.css';

interface StoppingReasonsProps {
  readonly matterID: number;
  /** Of which kind the matter is: its tabs are called by that. */
  readonly kind?: SystemType;
  readonly title: string;
  readonly stopping: readonly AccountStopping[];
}

const nameTab = (path: string, kind: SystemType): string => {
  const tab = tabs.find((one) => one.path === path);
  return t(tab ? labelMatterTab(tab, kind) : 'Details');
};

/** What keeps something from being worked out, each with the way to where it is mended. */
export function WhatStops({ matterID, kind = systemType.estateLate, title, stopping }: StoppingReasonsProps) {
  const mayEnterRates = useMay(ratesCalls.enter);
  return (
    <section className={styles.stopping} aria-label={title}>
      <h3>{title}</h3>
      <ol>
        {stopping.map(({ field, message, tab, rowID, name }) => (
          <li key={`${field} ${message.key}`}>
            {name && <strong>{name}: </strong>}
            {translate(message)}{' '}
            <Link to={toRepairAddress(matterID, { tab, field, rowID })}>
              {t('Go to {tab}', { tab: nameTab(tab, kind) })}
            </Link>{' '}
            {mayEnterRates && isMissingRow(message) && <Link to={paths.rates()}>{t('Go to Rates and limits')}</Link>}
          </li>
        ))}
      </ol>
    </section>
  );
}
