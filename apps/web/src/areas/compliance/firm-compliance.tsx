import { complianceCalls } from '@boedel/contract/compliance/compliance.calls';
import type { ComplianceRule } from '@boedel/domain/compliance/trust-compliance';
import { Select } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useRead } from '../../client/hooks';
import { phrase, t, tell } from '../../i18n/t';
import type { Column } from '../../ui/list/column';
import { ListTable } from '../../ui/list/list-table';
import { Nobody, PeopleSection } from '../../ui/people-section';
import { Loaded } from '../../ui/states';
import { ruleWords, type TrustRow } from './compliance.queries';

const columnsFor = (rule: ComplianceRule | null): readonly Column<TrustRow>[] => [
  { key: 'reference', title: phrase('Our reference') },
  {
    key: 'name',
    title: phrase('Name'),
    strong: true,
    render: ({ matterID, name }) => <Link to={`/matters/${matterID}/details`}>{name}</Link>,
  },
  {
    key: 'findings',
    title: phrase('What is open'),
    long: true,
    value: ({ findings }) =>
      findings
        .filter((one) => rule === null || one.rule === rule)
        .map((one) => t('{rule}: {says}', { rule: t(ruleWords[one.rule]), says: tell(one.says) }))
        .join(' '),
  },
];

/** Every trust of the firm by rule: how many are overdue, and which. */
export function FirmCompliance() {
  const [rule, setRule] = useState<ComplianceRule | null>(null);
  const read = useRead(complianceCalls.ofFirm, undefined, { quiet: true });
  return (
    <PeopleSection title={t('Compliance of the trusts')}>
      <Loaded read={read}>
        {({ trusts, byRule, rows }) => {
          const shown = rows.filter(({ findings }) => rule === null || findings.some((one) => one.rule === rule));
          return (
            <>
              <p>{t('{open} of {trusts} trusts have something open.', { open: rows.length, trusts })}</p>
              <Select
                label={t('By rule')}
                clearable
                maw={420}
                mb="sm"
                data={byRule.map((one) => ({
                  value: one.rule,
                  label: t('{rule}: {overdue} overdue, {soon} coming up', { rule: t(ruleWords[one.rule]), overdue: one.overdue, soon: one.soon }), // prettier-ignore
                }))}
                value={rule}
                onChange={setRule}
              />
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
    </PeopleSection>
  );
}
