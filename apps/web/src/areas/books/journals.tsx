import type { WireAnswer } from '@boedel/contract/call';
import { booksCalls } from '@boedel/contract/books/books.calls';
import { type JournalFormat, journalFormatNames, journalFormats } from '@boedel/domain/books/journal-export';
import { Button, Select, TextInput } from '@mantine/core';
import { useState } from 'react';
import { download } from '../../client/download';
import { useCall, useRead } from '../../client/hooks';
import { t } from '../../i18n/t';
import { Protected } from '../../ui/access';
import { DateField } from '../../ui/fields/date-field';
import { Nobody, PeopleSection } from '../../ui/people-section';
import { notifyError } from '../../ui/plain/notices';
import { Loaded } from '../../ui/states';
import styles from './books.module.css';

type AccountCodes = WireAnswer<typeof booksCalls.getAccountCodes>;

/** Journals of some days for the firm's own books, with the code of each account there. */
export function Journals({ on }: { readonly on: string }) {
  const [from, setFrom] = useState(`${on.slice(0, 8)}01`);
  const [to, setTo] = useState(on);
  const [format, setFormat] = useState<JournalFormat>('pastel');
  const [firstMonth, setFirstMonth] = useState('3');
  const [taxRate, setTaxRate] = useState('Tax Exempt');
  const codes = useRead(booksCalls.getAccountCodes, undefined, { quiet: true });
  const query = {
    from,
    to,
    format,
    ...(format === 'pastel' && { firstMonth }),
    ...(format === 'xero' && taxRate.trim() !== '' && { taxRate }),
  };
  return (
    <PeopleSection title={t('Journals')}>
      <p className={styles.note}>
        {t('What was booked in these days, as journals for the bookkeeping program of the firm.')}
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
        <Select
          label={t('Bookkeeping program')}
          allowDeselect={false}
          data={journalFormatNames.map((value) => ({ value, label: journalFormats[value].program }))}
          value={format}
          onChange={(value) => value && setFormat(value)}
        />
        {format === 'pastel' && (
          <Select
            label={t('First month of your financial year')}
            allowDeselect={false}
            data={Array.from({ length: 12 }, (_, at) => String(at + 1))}
            value={firstMonth}
            onChange={(value) => value && setFirstMonth(value)}
          />
        )}
        {format === 'xero' && (
          <TextInput
            label={t('Tax rate for lines without tax')}
            description={t('As your program writes it.')}
            value={taxRate}
            onChange={(event) => setTaxRate(event.currentTarget.value)}
          />
        )}
        <Button onClick={() => void download(booksCalls.journalFile, { query }).catch(notifyError)}>
          {t('Download journals')}
        </Button>
      </div>
      <PeopleSection title={t('Code of each account in your program')}>
        <Loaded read={codes}>
          {(rows) =>
            rows.length === 0 ? (
              <Nobody sentence={t('Nothing was booked in any matter.')} />
            ) : (
              <CodeTable key={JSON.stringify(rows)} rows={rows} />
            )
          }
        </Loaded>
      </PeopleSection>
    </PeopleSection>
  );
}

function CodeTable({ rows }: { readonly rows: AccountCodes }) {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const save = useCall(booksCalls.saveAccountCodes, { says: t('The codes were saved.') });
  const changed = rows.filter(({ account, code }) => typed[account] !== undefined && typed[account] !== (code ?? ''));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save.run({ codes: changed.map(({ account }) => ({ account, code: typed[account] ?? null })) });
      }}
    >
      <table className={styles.codes}>
        <thead>
          <tr>
            <th>{t('Account')}</th>
            <th>{t('Code')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ account, label, code }) => (
            <tr key={account}>
              <td>{t(label)}</td>
              <td>
                <TextInput
                  size="xs"
                  aria-label={t('Code of {account}', { account: t(label) })}
                  maxLength={10}
                  value={typed[account] ?? code ?? ''}
                  onChange={(event) => setTyped({ ...typed, [account]: event.currentTarget.value })}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Protected call={booksCalls.saveAccountCodes}>
        <Button
          type="submit"
          size="compact-sm"
          variant="default"
          disabled={changed.length === 0}
          loading={save.isRunning}
        >
          {t('Save codes')}
        </Button>
      </Protected>
    </form>
  );
}
