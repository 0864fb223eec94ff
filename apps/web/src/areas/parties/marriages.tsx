import { marriages } from '@boedel/contract/parties/marriage.record';
import { marriageCalls } from '@boedel/contract/parties/marriages.calls';
import { mainPartyCalls } from '@boedel/contract/parties/parties.calls';
import { useRead } from '../../client/hooks';
import { kitOf, type MatterRow } from '../../client/record/matter-record';
import { MatterRecordSection } from '../../client/record/matter-records';
import { phrase, t } from '../../i18n/t';
import { dateText } from '../../ui/format';
import type { Column } from '../../ui/list/column';
import { useMatter } from '../../ui/the-matter';

const kit = kitOf(marriages, marriageCalls);

const said = (value: unknown): string => (typeof value === 'string' ? t(value) : '-');

const columns: readonly Column<MatterRow>[] = [
  {
    key: 'spouseName',
    title: phrase('Spouse'),
    value: (row) => (row['spouseName'] as string | null) ?? t('Not captured yet'),
  },
  { key: 'kind', title: phrase('How married'), value: (row) => said(row['kind']) },
  { key: 'marriedDate', title: phrase('Married on'), kind: 'day' },
  { key: 'regime', title: phrase('Regime'), value: (row) => said(row['regime']) },
  {
    key: 'endedDate',
    title: phrase('Ended'),
    value: (row) =>
      row['endedBy']
        ? `${said(row['endedBy'])} ${dateText(row['endedDate'] as string | null)}`
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
      none={t('No marriage is captured. Somebody who never married is marked as unmarried above.')}
      columns={columns}
      links={{ spouseID: spouses }}
      begins={{ kind: 'civil marriage', ...(spouses.length === 1 && { spouseID: spouses[0]!.value }) }}
    />
  );
}
