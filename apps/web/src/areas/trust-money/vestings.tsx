import type { WireAnswer } from '@boedel/contract/call';
import { trustMoneyCalls } from '@boedel/contract/trust-money/trust-money.calls';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { download } from '../../client/download';
import { useRead } from '../../client/hooks';
import { getLanguage } from '../../i18n/language';
import { markPhrase, t, translate } from '../../i18n/t';
import type { ListColumn } from '../../ui/list/column';
import { ListTable } from '../../ui/list/list-table';
import { OnlyCapture } from '../../ui/only-capture';
import { PageTitle } from '../../ui/page-title';
import { Nobody } from '../../ui/people-section';
import { Loaded } from '../../ui/states';
import { useMatter } from '../../ui/the-matter';
import { WarnBox } from '../../ui/warn-box';
import { YearSelect } from './year-select';

const { getVestings, vestingsFile } = trustMoneyCalls;
type VestingsAnswer = WireAnswer<typeof getVestings>;
type VestingRow = VestingsAnswer['totals'] & { readonly name: string };

const columns: readonly ListColumn<VestingRow>[] = [
  { key: 'name', title: markPhrase('Beneficiary'), strong: true },
  ...(
    [
      ['interest', markPhrase('Interest earned')],
      ['dividends', markPhrase('Dividends')],
      ['rent', markPhrase('Rent')],
      ['otherIncome', markPhrase('Other income')],
      ['foreignInterest', markPhrase('Foreign interest')],
      ['foreignDividends', markPhrase('Foreign dividends')],
      ['foreignRent', markPhrase('Foreign rent')],
      ['foreignOther', markPhrase('Other foreign income')],
      ['expenses', markPhrase('Expenses')],
    ] as const
  ).map(([key, title]) => ({
    key,
    title,
    kind: 'money' as const,
    rare: true,
    value: (row: VestingRow) => row[key] || null,
  })),
  { key: 'netIncome', title: markPhrase('Net income'), kind: 'money' },
  { key: 'gain', title: markPhrase('Capital gain'), kind: 'money', rare: true, value: ({ gain }) => gain || null },
  { key: 'capital', title: markPhrase('Capital'), kind: 'money' },
  { key: 'paid', title: markPhrase('Paid'), kind: 'money' },
  { key: 'account', title: markPhrase('Owed at year end'), kind: 'money' },
];

/** IT3(t): what vested in each beneficiary in a year of assessment, as a list and as a file. */
export function Vestings() {
  const { id: matterID } = useMatter();
  const [toDate, setToDate] = useState<string>();
  const asked = { matterID, ...(toDate && { toDate }) };
  const read = useRead(getVestings, asked, { quiet: true, keepLast: true });
  const { data } = read;
  return (
    <>
      <PageTitle title={t('Amounts vested in beneficiaries')}>
        <YearSelect
          label={t('Year of assessment')}
          years={data?.years ?? []}
          chosen={toDate ?? data?.year.toDate}
          onChoose={setToDate}
        />
        <OnlyCapture ofFirm>
          <Button
            size="xs"
            variant="default"
            disabled={!data?.rows.length}
            leftSection={<IconDownload size={14} stroke={1.6} aria-hidden />}
            onClick={() =>
              void download(vestingsFile, { query: { ...asked, language: getLanguage() } }).catch(() => undefined)
            }
          >
            CSV
          </Button>
        </OnlyCapture>
      </PageTitle>
      <Loaded read={read}>
        {({ rows, totals }) => (
          <>
            <Missing rows={rows} />
            {rows.length === 0 ? (
              <Nobody sentence={t('Nothing vested in a beneficiary in this year of assessment.')} />
            ) : (
              <ListTable
                label={t('Amounts vested in beneficiaries')}
                rows={[...rows, { ...totals, name: t('Together') }]}
                columns={columns.map((column) => ({ ...column, sortable: false }))}
                rowKey={({ name }) => name}
              />
            )}
          </>
        )}
      </Loaded>
    </>
  );
}

function Missing({ rows }: Pick<VestingsAnswer, 'rows'>) {
  const gaps = rows.filter(({ missing }) => missing.length > 0);
  if (gaps.length === 0) return null;
  return (
    <WarnBox title={t('More information needed for the return')}>
      <ul>
        {gaps.map(({ beneficiaryID, name, missing }) => (
          <li key={beneficiaryID}>
            {name}: {missing.map((one) => translate(one)).join(', ')}
          </li>
        ))}
      </ul>
    </WarnBox>
  );
}
