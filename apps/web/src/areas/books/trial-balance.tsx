import type { WireAnswer } from '@boedel/contract/call';
import { booksCalls } from '@boedel/contract/books/books.calls';
import { Button } from '@mantine/core';
import { download } from '../../client/download';
import { useRead } from '../../client/hooks';
import { markPhrase, t } from '../../i18n/t';
import { Amount } from '../../ui/figures/amount';
import type { ListColumn } from '../../ui/list/column';
import { ListTable } from '../../ui/list/list-table';
import { Nobody, PeopleSection } from '../../ui/people-section';
import { notifyError } from '../../ui/plain/notices';
import { Loaded } from '../../ui/states';

type TrialBalanceRow = WireAnswer<typeof booksCalls.getTrialBalance>['rows'][number];

const columns: readonly ListColumn<TrialBalanceRow>[] = [
  { key: 'label', title: markPhrase('Account'), strong: true, value: ({ label }) => t(label) },
  { key: 'debit', title: markPhrase('Debit'), kind: 'money', value: ({ debit }) => debit || null },
  { key: 'credit', title: markPhrase('Credit'), kind: 'money', value: ({ credit }) => credit || null },
];

/** What every account comes to over all matters one sees. */
export function TrialBalance({ on }: { readonly on: string }) {
  const read = useRead(booksCalls.getTrialBalance, { on }, { quiet: true });
  return (
    <PeopleSection
      title={t('Trial balance')}
      actions={
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => void download(booksCalls.trialBalanceFile, { query: { on } }).catch(notifyError)}
        >
          {t('Download by matter (CSV)')}
        </Button>
      }
    >
      <Loaded read={read}>
        {({ rows, debit, credit }) =>
          rows.length === 0 ? (
            <Nobody sentence={t('Nothing was booked by this day.')} />
          ) : (
            <ListTable
              label={t('Trial balance')}
              rows={rows}
              columns={columns}
              rowKey={({ account }) => account}
              foot={
                <tr>
                  <th>{t('Total')}</th>
                  <td>
                    <Amount rands={debit} />
                  </td>
                  <td>
                    <Amount rands={credit} />
                  </td>
                </tr>
              }
            />
          )
        }
      </Loaded>
    </PeopleSection>
  );
}
