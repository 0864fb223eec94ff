import { complianceCalls } from '@boedel/contract/compliance/compliance.calls';
import type { ComplianceRule } from '@boedel/domain/compliance/trust-compliance';
import { Button } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { paths } from '../../client/paths';
import { useRead } from '../../client/hooks';
import { phrase, t, tell } from '../../i18n/t';
import { useAddressState } from '../../ui/address-state';
import { StatusBadge } from '../../ui/figures/status-badge';
import type { Column } from '../../ui/list/column';
import { ListTable } from '../../ui/list/list-table';
import { PageTitle } from '../../ui/page-title';
import { Nobody } from '../../ui/people-section';
import { Loaded } from '../../ui/states';
import { type FirmCompliance, ruleWords, stateWords, tones, type TrustRow } from './compliance.queries';
import styles from './compliance.module.css';

const columnsFor = (rule: string): readonly Column<TrustRow>[] => [
  { key: 'reference', title: phrase('Our reference') },
  {
    key: 'name',
    title: phrase('Name'),
    strong: true,
    render: ({ matterID, name }) => <Link to={paths.matter.details({ id: matterID })}>{name}</Link>,
  },
  {
    key: 'findings',
    title: phrase('What is open'),
    long: true,
    value: ({ findings }) => findings.map((one) => tell(one.says)).join(' '),
    render: ({ findings }) => (
      <ul className={styles.findings}>
        {findings
          .filter((one) => rule === '' || one.rule === rule)
          .map((one) => (
            <li key={one.rule}>
              <StatusBadge tone={tones[one.state]}>{t(stateWords[one.state])}</StatusBadge>
              <span>{t('{rule}: {says}', { rule: t(ruleWords[one.rule]), says: tell(one.says) })}</span>
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
                {t('{open} of {trusts} trusts have something open.', { open: firm.rows.length, trusts: firm.trusts })}
              </p>
              <ByRule firm={firm} rule={rule} onRule={setRule} />
              {shown.length === 0 ? (
                <Nobody sentence={t('Nothing is open.')} />
              ) : (
                <ListTable
                  label={t('Compliance of the trusts')}
                  rows={shown}
                  columns={columnsFor(rule)}
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

interface ByRuleProps {
  readonly firm: FirmCompliance;
  readonly rule: string;
  readonly onRule: (rule: ComplianceRule | '') => void;
}

/** How many trusts are overdue, near and in order by each rule; a press lists those behind it. */
function ByRule({ firm: { trusts, byRule }, rule: chosen, onRule }: ByRuleProps) {
  const part = (count: number): string => `${(count / Math.max(1, trusts)) * 100}%`;
  return (
    <ul className={styles.bars} aria-label={t('By rule')}>
      {byRule.map(({ rule, overdue, soon }) => (
        <li key={rule}>
          <button type="button" aria-pressed={rule === chosen} onClick={() => onRule(rule === chosen ? '' : rule)}>
            <span>{t(ruleWords[rule])}</span>
            <span className={styles.track} aria-hidden>
              <span data-tone="bad" style={{ width: part(overdue) }} />
              <span data-tone="warn" style={{ width: part(soon) }} />
            </span>
            <span className={styles.counts}>
              {t('{overdue} overdue, {soon} coming up, {good} in order', {
                overdue,
                soon,
                good: trusts - overdue - soon,
              })}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
