import { statementCalls } from '@boedel/contract/statements/statements.calls';
import { useRead } from '../../../client/hooks';
import { markPhrase, t } from '../../../i18n/t';
import { toHref } from '../../../ui/address-state';
import { formatDateTime } from '../../../ui/format';
import type { ListColumn } from '../../../ui/list/column';
import { ListTable } from '../../../ui/list/list-table';
import { useMatter } from '../../../ui/the-matter';
import styles from './import.module.css';
import type { StatementFileAnswer } from './statement-file';

const stateLabels: Readonly<Record<StatementFileAnswer['state'], string>> = {
  reading: markPhrase('being read'),
  unmapped: markPhrase('needs columns'),
  ready: markPhrase('ready to import'),
  refused: markPhrase('not read'),
  done: markPhrase('taken'),
};

const columns: ListColumn<StatementFileAnswer>[] = [
  { key: 'fileName', title: markPhrase('File'), strong: true },
  {
    key: 'account',
    title: markPhrase('Bank account'),
    value: ({ statements }) => statements.map(({ bankAccountName }) => bankAccountName ?? '-').join(', '),
  },
  {
    key: 'period',
    title: markPhrase('Period'),
    value: ({ statements }) => (statements[0]?.from ? `${statements[0].from} – ${statements.at(-1)!.to}` : '-'),
  },
  {
    key: 'lines',
    title: markPhrase('Lines'),
    kind: 'number',
    value: ({ statements }) => statements.reduce((sum, { lines }) => sum + lines, 0),
  },
  { key: 'state', title: markPhrase('State'), value: ({ state }) => t(stateLabels[state]) },
  { key: 'by', title: markPhrase('By') },
  { key: 'createdAt', title: markPhrase('Sent'), value: ({ createdAt }) => formatDateTime(createdAt).slice(0, 16) },
];

interface StatementFilesProps {
  readonly onOpen: (fileId: number) => void;
  /** What is said where there are none. */
  readonly none?: string;
}

/** The statements a matter has, each opened to what it proved. */
export function StatementFiles({ onOpen, none }: StatementFilesProps) {
  const { id: matterID } = useMatter();
  const files = useRead(statementCalls.getStatements, { matterID }, { quiet: true });
  if (!files.data) return null;
  if (files.data.length === 0) return none && <p>{none}</p>;
  return (
    <section className={styles.files} aria-label={t('Bank statements')}>
      <h3>{t('Bank statements')}</h3>
      <ListTable
        label={t('Bank statements')}
        rows={files.data}
        columns={columns}
        rowKey={({ id }) => id}
        hrefOf={({ id }) => toHref('statement', id)}
        onOpen={({ id }) => onOpen(id)}
      />
    </section>
  );
}
