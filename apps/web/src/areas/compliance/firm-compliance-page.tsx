import { complianceCalls } from '@boedel/contract/compliance/compliance.calls';
import type { ComplianceRule } from '@boedel/domain/compliance/trust-compliance';
import { Button } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { paths } from '../../client/paths';
import { useRead } from '../../client/hooks';
import { markPhrase, t, translate } from '../../i18n/t';
import { useAddressState } from '../../ui/address-state';
import { StatusBadge } from '../../ui/figures/status-badge';
import type { ListColumn } from '../../ui/list/column';
import { ListTable } from '../../ui/list/list-table';
import { PageTitle } from '../../ui/page-title';
import { Nobody } from '../../ui/people-section';
import { Loaded } from '../../ui/states';
import { type FirmCompliance, ruleLabels, stateLabels, tones, type TrustComplianceRow } from './compliance.queries';
import styles from './compliance.module.css';

const createColumns = (rule: string): readonly ListColumn<TrustComplianceRow>[] => [
  { key: 'reference', title: markPhrase('Our reference') },
  {
    key: 'name',
    title: markPhrase('Name'),
    strong: true,
    render: ({ matterID, name }) => <Link to={paths.matter.details({ id: matterID })}>{name}</Link>,
  },
  {
    key: 'findings',
    title: markPhrase('What is open'),
    long: true,
    value: ({ findings }) => findings.map((one) => translate(one.says)).join(' '),
    render: ({ findings }) => (
      <ul className={styles.findings}>
        {findings
          .filter((one) => rule === '' || one.rule === rule)
          .map((one) => (
            <li key={one.rule}>
              <StatusBadge tone={tones[one.state]}>{t(stateLabels[one.state])}</StatusBadge>
              <span>{t('{rule}: {says}', { rule: t(ruleLabels[one.rule]), says: translate(one.says) })}</span>
            </li>
          ))}
      </ul>
    ),
  },
];

/** Every trust of the firm by rule: a bar a rule, and the trusts behind it. */
export function FirmCompliancePage() {
  const navigate = useNavigate();
  const [rule, setRule] = useAddressState('rule');
  const read = useRead(complianceCalls.ofFirm, undefined, { quiet: true });
  return (
    <>
      <PageTitle title={t('Compliance of the trusts')}>
        <Button variant="default" onClick={() => void navigate({ to: paths.activities() })}>
          {t('Activity Centre')}
        </Button>
      </PageTitle>
      <Loaded read={read}>
        {(firm) => {
          const shown = firm.rows.filter(({ findings }) => rule === '' || findings.some((one) => one.rule === rule));
          return (
            <>
              <p>
                {t('{open} of {trusts} trusts have outstanding items.', {
                  open: firm.rows.length,
                  trusts: firm.trusts,
                })}
              </p>
              <ByRule firm={firm} rule={rule} onRule={setRule} />
              {shown.length === 0 ? (
                <Nobody sentence={t('Nothing is open.')} />
              ) : (
                <ListTable
                  label={t('Compliance of the trusts')}
                  rows={shown}
                  columns={createColumns(rule)}
                  rowKey={({ matterID }) => matterID}
                />
              )}
            </>
          );
        }}
      </Loaded>
    </>
  );
}

interface ComplianceByRuleProps {
  readonly firm: FirmCompliance;
  readonly rule: string;
  readonly onRule: (rule: ComplianceRule | '') => void;
}

/** How many trusts are overdue, near and in order by each rule; a press lists those behind it. */
function ByRule({ firm: { trusts, byRule }, rule: chosen, onRule }: ComplianceByRuleProps) {
  const formatPart = (count: number): string => `${(count / Math.max(1, trusts)) * 100}%`;
  return (
    <ul className={styles.bars} aria-label={t('By rule')}>
      {byRule.map(({ rule, overdue, soon, unknown }) => (
        <li key={rule}>
          <button type="button" aria-pressed={rule === chosen} onClick={() => onRule(rule === chosen ? '' : rule)}>
            <span>{t(ruleLabels[rule])}</span>
            <span className={styles.track} aria-hidden>
              <span data-tone="bad" style={{ width: formatPart(overdue) }} />
              <span data-tone="warn" style={{ width: formatPart(soon) }} />
            </span>
            <span className={styles.counts}>
              {t('{overdue} overdue, {soon} coming up, {unknown} not known, {good} OK', {
                overdue,
                soon,
                unknown,
                good: trusts - overdue - soon - unknown,
              })}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
