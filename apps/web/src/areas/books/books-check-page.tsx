import type { WireAnswer } from '@boedel/contract/call';
import { booksCalls } from '@boedel/contract/books/books.calls';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { download } from '../../client/download';
import { useCall, useRead } from '../../client/hooks';
import { paths } from '../../client/paths';
import { markPhrase, t, translate } from '../../i18n/t';
import { Protected } from '../../ui/access';
import { DateText } from '../../ui/figures/date-text';
import { StatusBadge } from '../../ui/figures/status-badge';
import { formatDateTime } from '../../ui/format';
import type { ListColumn } from '../../ui/list/column';
import { ListTable } from '../../ui/list/list-table';
import { PageTitle } from '../../ui/page-title';
import { Nobody, PeopleSection } from '../../ui/people-section';
import { notifyError } from '../../ui/plain/notices';
import { Loaded } from '../../ui/states';
import styles from './books.module.css';

type BooksChecks = WireAnswer<typeof booksCalls.getChecks>;
type CheckRow = BooksChecks['byCheck'][number];
type MatterRow = BooksChecks['rows'][number];
type BooksFinding = MatterRow['findings'][number];

/** The tab where a finding is put right. */
function findTab({ check, item: { kind, source } }: BooksFinding, id: number): string {
  if (kind === 'payment' || kind === 'file') return paths.matter.payoutFile({ id });
  if (source === 'income') return paths.matter.income({ id });
  if (source === 'expense') return paths.matter.expenses({ id });
  const isBank = ['line', 'statement', 'match'].includes(kind) || check === 'statement';
  return isBank ? paths.matter.cashAllocationAndRecon({ id }) : paths.matter.banking({ id });
}

function CheckResult({ row: { looked, found, level } }: { readonly row: CheckRow }) {
  if (found > 0) {
    return <StatusBadge tone={level === 'error' ? 'bad' : 'warn'}>{t('{count} found', { count: found })}</StatusBadge>;
  }
  return looked > 0 ? (
    <StatusBadge tone="good">{t('Passed')}</StatusBadge>
  ) : (
    <StatusBadge tone="off">{t('Nothing to check')}</StatusBadge>
  );
}

const checkColumns: readonly ListColumn<CheckRow>[] = [
  { key: 'label', title: markPhrase('Check'), strong: true, value: ({ label }) => t(label), long: true },
  {
    key: 'found',
    title: markPhrase('Result'),
    value: ({ found, looked }) => (found > 0 ? found : looked > 0 ? 0 : -1),
    render: (row) => <CheckResult row={row} />,
  },
  { key: 'matters', title: markPhrase('Matters with findings'), kind: 'number' },
  { key: 'looked', title: markPhrase('Items checked'), kind: 'number' },
];

/** What the checks found in the books of every matter, and where each finding is put right. */
export function BooksCheckPage() {
  const read = useRead(booksCalls.getChecks, undefined, { quiet: true });
  const checkAll = useCall(booksCalls.checkAll, {
    says: t('The books are being checked. Reload the page in a minute.'),
  });
  return (
    <>
      <PageTitle title={t('Books check')}>
        <Protected call={booksCalls.checkAll}>
          <Button variant="default" loading={checkAll.isRunning} onClick={() => checkAll.run(undefined)}>
            {t('Check all matters now')}
          </Button>
        </Protected>
      </PageTitle>
      <Loaded read={read}>
        {(checks) => (
          <>
            <p>
              {checks.checkedAt === null
                ? t('The books have not been checked yet. They are checked every night.')
                : t('{count} matters were checked, the earliest at {time}. They are checked every night.', {
                    count: checks.matters,
                    time: formatDateTime(checks.checkedAt),
                  })}
              {checks.checkedAt !== null && checks.unchecked > 0 && (
                <> {t('{count} matters have not been checked yet.', { count: checks.unchecked })}</>
              )}
            </p>
            <PeopleSection title={t('Matters with findings')}>
              {checks.rows.length === 0 ? (
                <Nobody sentence={checks.checkedAt === null ? t('No results yet.') : t('No errors and no warnings.')} />
              ) : (
                <ul className={styles.matters}>
                  {checks.rows.map((row) => (
                    <CheckedMatter key={row.matterID} row={row} />
                  ))}
                </ul>
              )}
              {checks.more > 0 && <p>{t('{count} more matters have findings.', { count: checks.more })}</p>}
            </PeopleSection>
            <PeopleSection title={t('Checks')}>
              <ListTable
                label={t('Checks')}
                rows={checks.byCheck}
                columns={checkColumns}
                rowKey={({ check }) => check}
              />
            </PeopleSection>
          </>
        )}
      </Loaded>
    </>
  );
}

function CheckedMatter({ row }: { readonly row: MatterRow }) {
  const { matterID, reference, name, findings, more, checkedAt } = row;
  const check = useCall(booksCalls.checkMatter, { says: t('The books were checked.') });
  return (
    <li>
      <div className={styles.head}>
        <Link to={paths.matter.banking({ id: matterID })}>{`${reference} · ${name}`}</Link>
        <span className={styles.when}>
          <DateText instant={checkedAt} />
        </span>
        <span className={styles.actions}>
          <Button
            size="compact-xs"
            variant="default"
            onClick={() => void download(booksCalls.journal, { query: { matterID } }).catch(notifyError)}
          >
            {t('Download journal (hledger)')}
          </Button>
          <Protected call={booksCalls.checkMatter}>
            <Button
              size="compact-xs"
              variant="default"
              loading={check.isRunning}
              onClick={() => check.run({ matterID })}
            >
              {t('Check again')}
            </Button>
          </Protected>
        </span>
      </div>
      <ul className={styles.findings}>
        {findings.map((finding) => (
          // A check may find two things about one item.
          <li key={JSON.stringify([finding.check, finding.item, finding.says])}>
            <StatusBadge tone={finding.level === 'error' ? 'bad' : 'warn'}>
              {finding.level === 'error' ? t('Error') : t('Warning')}
            </StatusBadge>
            <span>
              <Link to={findTab(finding, matterID)}>{translate(finding.says)}</Link>{' '}
              <span className={styles.when}>{t('since {time}', { time: formatDateTime(finding.since) })}</span>
            </span>
          </li>
        ))}
      </ul>
      {more > 0 && <p className={styles.when}>{t('{count} more findings', { count: more })}</p>}
    </li>
  );
}
