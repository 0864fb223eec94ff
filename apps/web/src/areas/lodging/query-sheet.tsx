import type { WireAnswer } from '@boedel/contract/call';
import { accountQueries } from '@boedel/contract/lodging/account-query.record';
import { accountQueryCalls } from '@boedel/contract/lodging/after-lodging.calls';
import { lodgingCalls } from '@boedel/contract/lodging/lodging.calls';
import { systemType } from '@boedel/domain/matter/kinds';
import { Link } from '@tanstack/react-router';
import { paths } from '../../client/paths';
import { useRead } from '../../client/hooks';
import { createRecordKit, type RecordScreenRow } from '../../client/record/matter-record';
import { MatterRecordSection } from '../../client/record/matter-records';
import { markPhrase, t } from '../../i18n/t';
import { Amount } from '../../ui/figures/amount';
import { StatusBadge } from '../../ui/figures/status-badge';
import { formatDate } from '../../ui/format';
import type { ListColumn } from '../../ui/list/column';
import { useMatter } from '../../ui/the-matter';
import { useToday } from '../../ui/today';
import styles from './after-lodging.module.css';

type QuerySheetLine = WireAnswer<typeof accountQueryCalls.getLines>[number];
const kit = createRecordKit(accountQueries, accountQueryCalls);

/** The Master's query sheet and objections: what was asked, what we answered, and the line of the account it changed. */
export function QuerySheet({ accountNo }: { readonly accountNo: number | null }) {
  const { id: matterID, systemTypeID } = useMatter();
  const today = useToday();
  const lines = useRead(accountQueryCalls.getLines, { matterID }, { quiet: true }).data ?? [];
  const accounts = useRead(lodgingCalls.getbymatterid, { matterID }, { quiet: true }).data ?? [];
  const named = [...new Set(lines.map(({ line }) => line))];
  return (
    <>
      <MatterRecordSection
        kit={kit}
        none={t('No queries or objections.')}
        columns={createColumns(lines)}
        begins={{ receivedDate: today, accountNo: accountNo ?? accounts[0]?.number ?? null }}
        more={{
          accountNo: {
            kind: 'choice',
            options: accounts.map(({ number, title }) => ({ value: number, label: `${number}. ${title}` })),
          },
          ...(named.length > 0 && {
            line: { kind: 'select' as const, options: named.map((line) => ({ value: line, label: line })) },
          }),
        }}
      />
      {systemTypeID === systemType.estateLate && (
        <p>
          <Link to={`${paths.matter.home({ id: matterID })}/documents?show=made&make=s69`}>
            {t('Letter to the Master: Reply to Query Sheet')}
          </Link>
        </p>
      )}
    </>
  );
}

const createColumns = (lines: readonly QuerySheetLine[]): readonly ListColumn<RecordScreenRow>[] => [
  { key: 'number', title: markPhrase('No.'), kind: 'number' },
  {
    key: 'asked',
    title: markPhrase('What is asked'),
    strong: true,
    wraps: true,
    render: (row) => (
      <span className={styles.asked}>
        {row['asked'] as string}
        <small>
          {row['kind'] === 'objection'
            ? t('Objection by {name}', { name: (row['raisedBy'] as string | null) ?? '' })
            : t('Query of the Master')}
          {' · '}
          {formatDate(row['receivedDate'] as string)}
          {' · '}
          <Link
            to={paths.tasks()}
            search={{ from: `query-${row.id}` }}
            aria-label={t('Make a task of {title}', { title: row['asked'] as string })}
            onClick={(event) => event.stopPropagation()}
          >
            {t('Task…')}
          </Link>
        </small>
      </span>
    ),
  },
  { key: 'reply', title: markPhrase('Our answer'), wraps: true },
  {
    key: 'line',
    title: markPhrase('Line it changed'),
    wraps: true,
    render: (row) => {
      const found = lines.find(({ line, accountNo }) => line === row['line'] && accountNo === row['accountNo']);
      return (
        <span className={styles.asked}>
          {(row['line'] as string | null) ?? t('None')}
          {found && found.change !== 'same' && (
            <small>
              <Amount rands={found.before} /> → <Amount rands={found.after} />
            </small>
          )}
        </span>
      );
    },
  },
  {
    key: 'repliedDate',
    title: markPhrase('Answered on'),
    render: (row) => {
      const on = row['kind'] === 'objection' ? row['ruledDate'] : row['repliedDate'];
      return on ? (
        <StatusBadge tone="good">{formatDate(on as string)}</StatusBadge>
      ) : (
        <StatusBadge tone="warn">{t('Still open')}</StatusBadge>
      );
    },
  },
];
