import { complianceCalls } from '@boedel/contract/compliance/compliance.calls';
import { Link } from '@tanstack/react-router';
import { paths } from '../../client/paths';
import { useRead } from '../../client/hooks';
import { t, translate } from '../../i18n/t';
import { useMay } from '../../ui/access';
import { StatusBadge } from '../../ui/figures/status-badge';
import { useMatter } from '../../ui/the-matter';
import { ruleLabels, stateLabels, tones } from './compliance.queries';
import styles from './compliance.module.css';

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
      {mayListAll && (
        <p className={styles.all}>
          <Link to={paths.compliance()}>{t('All trusts of the firm')}</Link>
        </p>
      )}
    </>
  );
}
