import { statementCalls } from '@boedel/contract/statements/statements.calls';
import { useRead } from '../../../client/hooks';
import { phrase, t } from '../../../i18n/t';
import { hrefWith } from '../../../ui/address-state';
import { dateTimeText } from '../../../ui/format';
import type { Column } from '../../../ui/list/column';
import { ListTable } from '../../../ui/list/list-table';
import { useMatter } from '../../../ui/the-matter';
import styles from './import.module.css';
import type { StatementFile } from './statement-file';

const stateWords: Readonly<Record<StatementFile['state'], string>> = {
  reading: phrase('being read'),
  unmapped: phrase('asks what its columns are'),
  ready: phrase('waits to be taken'),
  refused: phrase('not read'),
  done: phrase('taken'),
};

const columns: Column<StatementFile>[] = [
  { key: 'fileName', title: phrase('File'), strong: true },
  {
    key: 'account',
    title: phrase('Bank account'),
    value: ({ statements }) => statements.map(({ bankAccountName }) => bankAccountName ?? '-').join(', '),
  },
  {
    key: 'period',
    title: phrase('Period'),
    value: ({ statements }) => (statements[0]?.from ? `${statements[0].from} – ${statements.at(-1)!.to}` : '-'),
  },
  {
    key: 'lines',
    title: phrase('Lines'),
    kind: 'number',
    value: ({ statements }) => statements.reduce((sum, { lines }) => sum + lines, 0),
  },
  { key: 'state', title: phrase('State'), value: ({ state }) => t(stateWords[state]) },
  { key: 'by', title: phrase('By') },
  { key: 'createdAt', title: phrase('Sent'), value: ({ createdAt }) => dateTimeText(createdAt).slice(0, 16) },
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
        hrefOf={({ id }) => hrefWith('statement', id)}
        onOpen={({ id }) => onOpen(id)}
      />
    </section>
  );
}
