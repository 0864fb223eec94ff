import { marriages } from '@boedel/contract/parties/marriage.record';
import { marriageCalls } from '@boedel/contract/parties/marriages.calls';
import { mainPartyCalls } from '@boedel/contract/parties/parties.calls';
import { useRead } from '../../client/hooks';
import { createRecordKit, type RecordScreenRow } from '../../client/record/matter-record';
import { MatterRecordSection } from '../../client/record/matter-records';
import { markPhrase, t } from '../../i18n/t';
import { formatDate } from '../../ui/format';
import type { ListColumn } from '../../ui/list/column';
import { useMatter } from '../../ui/the-matter';

const kit = createRecordKit(marriages, marriageCalls);

const translateValue = (value: unknown): string => (typeof value === 'string' ? t(value) : '-');

const columns: readonly ListColumn<RecordScreenRow>[] = [
  {
    key: 'spouseName',
    title: markPhrase('Spouse'),
    value: (row) => (row['spouseName'] as string | null) ?? t('Not captured yet'),
  },
  { key: 'kind', title: markPhrase('Marital regime'), value: (row) => translateValue(row['kind']) },
  { key: 'marriedDate', title: markPhrase('Married on'), kind: 'day' },
  { key: 'regime', title: markPhrase('Regime'), value: (row) => translateValue(row['regime']) },
  {
    key: 'endedDate',
    title: markPhrase('Ended'),
    value: (row) =>
      row['endedBy']
        ? `${translateValue(row['endedBy'])} ${formatDate(row['endedDate'] as string | null)}`
        : row['isCurrent']
          ? '-'
          : t('by death'),
  },
];

/** The marriages of whom the matter is about: one record each, for both spouses and the law. */
export function Marriages() {
  const { id } = useMatter();
  const people = useRead(mainPartyCalls.getPersonTab, { matterID: id }, { quiet: true });
  const spouses = (people.data?.spouses ?? []).map((one) => ({ value: one.id, label: one.listName }));
  return (
    <MatterRecordSection
      kit={kit}
      none={t('No marriages. If the person never married, mark them as unmarried above.')}
      columns={columns}
      links={{ spouseID: spouses }}
      begins={{ kind: 'civil marriage', ...(spouses.length === 1 && { spouseID: spouses[0]!.value }) }}
    />
  );
}
