import { TextInput } from '@mantine/core';
import { type Ref, useState } from 'react';
import { markPhrase, t } from '../../../i18n/t';
import { Amount } from '../../../ui/figures/amount';
import { toCents } from '../../../ui/format';
import styles from './recon.module.css';
import type { OpenReconEntry } from './use-recon';

const most = 40;

const sourceLabels: Readonly<Record<OpenReconEntry['source'], string>> = {
  income: markPhrase('Income'),
  expense: markPhrase('Expense'),
  money_movement: markPhrase('Movement'),
  asset_sale: markPhrase('Sale of an asset'),
  liability: markPhrase('Claim'),
  creditorclaim: markPhrase('Dividend on a claim'),
  asset: markPhrase('Asset to collect'),
  payout: markPhrase('Payment sent to the bank'),
};
const describeEntry = ({ what, source }: OpenReconEntry): string => t(what ?? sourceLabels[source]);

interface OpenEntriesProps {
  readonly entries: readonly OpenReconEntry[];
  readonly find: Ref<HTMLInputElement>;
  readonly mayMatch: boolean;
  /** What the chosen lines come to: entries of that amount stand first. */
  readonly total: number;
  /** Those that were chosen to be matched together. */
  readonly chosen: readonly string[];
  readonly onMatch: (entry: OpenReconEntry) => void;
}

/** What stands in the ledger or is expected, and no line has answered: one of the line's amount is matched by choosing it. */
export function OpenEntries({ entries, find, mayMatch, total, chosen, onMatch }: OpenEntriesProps) {
  const [search, setSearch] = useState('');
  const words = search.trim().toLocaleLowerCase();
  const rankEntry = ({ amount }: OpenReconEntry): number => (toCents(amount) === total ? 0 : 1);
  const found = entries
    .filter((entry) => `${entry.description} ${describeEntry(entry)}`.toLocaleLowerCase().includes(words))
    .sort((a, b) => rankEntry(a) - rankEntry(b));
  return (
    <>
      <header className={styles.head}>
        <strong>{t('Ledger and expected entries')}</strong>
        <span className={styles.hint}>{t('{count} open', { count: found.length })}</span>
        <TextInput
          ref={find}
          size="xs"
          aria-label={t('Find an entry')}
          placeholder={t('Find')}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      </header>
      <ul className={styles.entries}>
        {found.slice(0, most).map((entry) => (
          <li key={entry.key}>
            <button
              type="button"
              disabled={!mayMatch}
              aria-pressed={chosen.includes(entry.key)}
              onClick={() => onMatch(entry)}
            >
              <span>{entry.isUndated ? '-' : entry.day}</span>
              <span>
                <b>{entry.description}</b> · {describeEntry(entry)}
                {entry.isExpected && ` · ${t('expected')}`}
              </span>
              <Amount rands={entry.amount} />
            </button>
          </li>
        ))}
        {found.length > most && (
          <li className={styles.none}>{t('and {count} more', { count: found.length - most })}</li>
        )}
      </ul>
    </>
  );
}
