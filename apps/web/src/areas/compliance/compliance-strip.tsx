import { complianceCalls, yearsDoneCalls } from '@boedel/contract/compliance/compliance.calls';
import { trustYearsDone } from '@boedel/contract/compliance/years-done.record';
import { checkYearsDone, type YearsDone } from '@boedel/domain/compliance/missed-years';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { createRecordKit } from '../../client/record/matter-record';
import { MatterRecordSection } from '../../client/record/matter-records';
import { paths } from '../../client/paths';
import { useRead } from '../../client/hooks';
import { t, translate } from '../../i18n/t';
import { useMay } from '../../ui/access';
import { StatusBadge } from '../../ui/figures/status-badge';
import { useMayChangeMatter } from '../../ui/may-change';
import { useToday } from '../../ui/today';
import { useMatter } from '../../ui/the-matter';
import { ruleLabels, stateLabels, tones } from './compliance.queries';
import styles from './compliance.module.css';

const kit = createRecordKit(trustYearsDone, yearsDoneCalls);

/** What was done in years before the diary of the matter began. */
function EarlierYears() {
  const [isOpen, setIsOpen] = useState(false);
  const mayChange = useMayChangeMatter();
  const today = useToday();
  if (!isOpen) {
    return mayChange ? (
      <Button variant="subtle" size="compact-xs" onClick={() => setIsOpen(true)}>
        {t('Enter earlier years')}
      </Button>
    ) : null;
  }
  return (
    <MatterRecordSection
      kit={kit}
      none={t('Nothing entered yet. Enter what was done before this matter was opened.')}
      rule={(values) => checkYearsDone(values as unknown as YearsDone, today)}
    />
  );
}

/** How the trust stands, rule by rule, in one strip. */
export function ComplianceStrip() {
  const { id: matterID } = useMatter();
  const { data } = useRead(complianceCalls.ofTrust, { matterID }, { quiet: true });
  const mayListAll = useMay(complianceCalls.ofFirm);
  if (!data || data.length === 0) return null;
  return (
    <>
      <ul className={styles.strip} aria-label={t('Compliance of the trust')}>
        {data.map(({ rule, state, says }) => (
          <li key={rule}>
            <span className={styles.rule}>{t(ruleLabels[rule])}</span>
            <StatusBadge tone={tones[state]}>{t(stateLabels[state])}</StatusBadge>
            {state !== 'good' && <span className={styles.says}>{translate(says)}</span>}
          </li>
        ))}
      </ul>
      <EarlierYears />
      {mayListAll && (
        <p className={styles.all}>
          <Link to={paths.compliance()}>{t('All trusts of the firm')}</Link>
        </p>
      )}
    </>
  );
}
