import { complianceCalls } from '@boedel/contract/compliance/compliance.calls';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useRead } from '../../client/hooks';
import { t, tell } from '../../i18n/t';
import { useMay } from '../../ui/access';
import { ModalFrame } from '../../ui/dialog/modal-frame';
import { StatusBadge } from '../../ui/figures/status-badge';
import { useMatter } from '../../ui/the-matter';
import { ruleWords, stateWords, tones } from './compliance.queries';
import { FirmCompliance } from './firm-compliance';
import styles from './compliance.module.css';

/** How the trust stands, rule by rule, in one strip. */
export function ComplianceStrip() {
  const { id: matterID } = useMatter();
  const { data } = useRead(complianceCalls.ofTrust, { matterID }, { quiet: true });
  const mayListAll = useMay(complianceCalls.ofFirm);
  const [isListing, setListing] = useState(false);
  if (!data || data.length === 0) return null;
  return (
    <>
      <ul className={styles.strip} aria-label={t('Compliance of the trust')}>
        {data.map(({ rule, state, says }) => (
          <li key={rule}>
            <span className={styles.rule}>{t(ruleWords[rule])}</span>
            <StatusBadge tone={tones[state]}>{t(stateWords[state])}</StatusBadge>
            {state !== 'good' && <span className={styles.says}>{tell(says)}</span>}
          </li>
        ))}
      </ul>
      {mayListAll && (
        <Button variant="subtle" size="compact-sm" mb="md" onClick={() => setListing(true)}>
          {t('All trusts of the firm')}
        </Button>
      )}
      {isListing && (
        <ModalFrame
          opened
          size="xl"
          title={t('Compliance of the trusts')}
          onClose={() => setListing(false)}
          cancelLabel={t('Close')}
        >
          <FirmCompliance />
        </ModalFrame>
      )}
    </>
  );
}
