import type { WireAnswer } from '@boedel/contract/call';
import { booksCalls } from '@boedel/contract/books/books.calls';
import { Button, TextInput } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { download } from '../../client/download';
import { useRead } from '../../client/hooks';
import { paths } from '../../client/paths';
import { markPhrase, t } from '../../i18n/t';
import { DateField } from '../../ui/fields/date-field';
import { MoneyField } from '../../ui/fields/money-field';
import { Amount } from '../../ui/figures/amount';
import type { ListColumn } from '../../ui/list/column';
import { ListTable } from '../../ui/list/list-table';
import { PeopleSection } from '../../ui/people-section';
import { notifyError } from '../../ui/plain/notices';
import { Loaded } from '../../ui/states';
import styles from './books.module.css';

type InterestRow = WireAnswer<typeof booksCalls.getInterestShares>['rows'][number];
interface InterestQuery {
  readonly from: string;
  readonly to: string;
  readonly amount: string;
  readonly bank: string;
}

const columns: readonly ListColumn<InterestRow>[] = [
  {
    key: 'reference',
    title: markPhrase('Matter'),
    strong: true,
    render: ({ matterID, reference, name }) => (
      <Link to={paths.matter.banking({ id: matterID })}>{`${reference} · ${name}`}</Link>
    ),
  },
  { key: 'account', title: markPhrase('Bank account') },
  { key: 'average', title: markPhrase('Average balance'), kind: 'money' },
  { key: 'share', title: markPhrase('Interest'), kind: 'money' },
];

/** Interest of one bank for many accounts, shared by the balance of each day. */
export function InterestShares({ on }: { readonly on: string }) {
  const [from, setFrom] = useState(`${on.slice(0, 8)}01`);
  const [to, setTo] = useState(on);
  const [amount, setAmount] = useState<number | null>(null);
  const [bank, setBank] = useState('');
  const [asked, setAsked] = useState<InterestQuery>();
  return (
    <PeopleSection title={t('Interest')}>
      <p className={styles.note}>
        {t('Share interest that the bank paid in one sum among the accounts, by what each held on each day.')}
      </p>
      <div className={styles.form}>
        <DateField
          label={t('First day')}
          value={from}
          onChange={(value) => setFrom(typeof value === 'string' ? value : '')}
        />
        <DateField
          label={t('Last day')}
          value={to}
          onChange={(value) => setTo(typeof value === 'string' ? value : '')}
        />
        <MoneyField
          label={t('Interest received')}
          value={amount}
          onChange={(value) => setAmount(typeof value === 'number' ? value : null)}
        />
        <TextInput
          label={t('Only accounts at this bank')}
          description={t('Leave blank for all accounts.')}
          value={bank}
          onChange={(event) => setBank(event.currentTarget.value)}
        />
        <Button
          disabled={amount === null || from === '' || to === ''}
          onClick={() => setAsked({ from, to, amount: String(amount ?? 0), bank })}
        >
          {t('Calculate shares')}
        </Button>
      </div>
      {asked && <Shares query={asked} />}
    </PeopleSection>
  );
}

function Shares({ query }: { readonly query: InterestQuery }) {
  const read = useRead(booksCalls.getInterestShares, query, { quiet: true });
  return (
    <Loaded read={read}>
      {({ rows, total }) => (
        <>
          <ListTable
            label={t('Interest')}
            rows={rows}
            columns={columns}
            rowKey={({ bankAccountID }) => bankAccountID}
            foot={
              <tr>
                <th colSpan={3}>{t('Total')}</th>
                <td>
                  <Amount rands={total} />
                </td>
              </tr>
            }
          />
          <Button
            size="compact-sm"
            variant="default"
            onClick={() => void download(booksCalls.interestFile, { query }).catch(notifyError)}
          >
            {t('Download (CSV)')}
          </Button>
        </>
      )}
    </Loaded>
  );
}
