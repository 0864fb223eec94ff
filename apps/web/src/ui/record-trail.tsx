import { markPhrase, t } from '../i18n/t';
import { formatDateTime } from './format';
import type { ListColumn } from './list/column';
import { ListTable } from './list/list-table';
import { PeopleSection } from './people-section';
import { Loaded, type ReadState } from './states';

interface RecordTrailEntry {
  readonly id: number;
  readonly at: string;
  readonly person: string | null;
  readonly action: string;
  readonly why: string | null;
}

/** What was done about one record, by whom and when; `words` says what its actions are called. */
export function RecordTrail({
  read,
  words,
}: {
  read: ReadState<readonly RecordTrailEntry[]>;
  words: Readonly<Record<string, string>>;
}) {
  const columns: ListColumn<RecordTrailEntry>[] = [
    { key: 'at', title: markPhrase('When'), value: ({ at }) => formatDateTime(at).slice(0, 16) },
    { key: 'person', title: markPhrase('Who') },
    { key: 'action', title: markPhrase('What'), strong: true, value: ({ action }) => t(words[action] ?? action) },
    { key: 'why', title: markPhrase('Why'), long: true },
  ];
  return (
    <PeopleSection title={t('Trail')}>
      <Loaded read={read}>
        {(rows) => <ListTable label={t('Trail')} rows={rows} columns={columns} rowKey={({ id }) => id} />}
      </Loaded>
    </PeopleSection>
  );
}
