import { phrase, t } from '../i18n/t';
import { dateTimeText } from './format';
import type { Column } from './list/column';
import { ListTable } from './list/list-table';
import { PeopleSection } from './people-section';
import { Loaded, type Read } from './states';

interface Entry {
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
  read: Read<readonly Entry[]>;
  words: Readonly<Record<string, string>>;
}) {
  const columns: Column<Entry>[] = [
    { key: 'at', title: phrase('When'), value: ({ at }) => dateTimeText(at).slice(0, 16) },
    { key: 'person', title: phrase('Who') },
    { key: 'action', title: phrase('What'), strong: true, value: ({ action }) => t(words[action] ?? action) },
    { key: 'why', title: phrase('Why'), long: true },
  ];
  return (
    <PeopleSection title={t('Trail')}>
      <Loaded read={read}>
        {(rows) => <ListTable label={t('Trail')} rows={rows} columns={columns} rowKey={({ id }) => id} />}
      </Loaded>
    </PeopleSection>
  );
}
