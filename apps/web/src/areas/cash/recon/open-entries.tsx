import { TextInput } from '@mantine/core';
import { type Ref, useState } from 'react';
import { phrase, t } from '../../../i18n/t';
import { Amount } from '../../../ui/figures/amount';
import { centsOf } from '../../../ui/format';
import styles from './recon.module.css';
import type { OpenEntry } from './use-recon';

const most = 40;

const sourceWords: Readonly<Record<OpenEntry['source'], string>> = {
  income: phrase('Income'),
  expense: phrase('Expense'),
  money_movement: phrase('Movement'),
  asset_sale: phrase('Sale of an asset'),
  liability: phrase('Claim'),
  creditorclaim: phrase('Dividend on a claim'),
  asset: phrase('Asset to be collected'),
  payout: phrase('Payment given to the bank'),
};
const whatOf = ({ what, source }: OpenEntry): string => t(what ?? sourceWords[source]);

interface OpenEntriesProps {
  readonly entries: readonly OpenEntry[];
  readonly find: Ref<HTMLInputElement>;
  readonly mayMatch: boolean;
  /** What the chosen lines come to: entries of that amount stand first. */
  readonly total: number;
  /** Those that were chosen to be matched together. */
  readonly chosen: readonly string[];
  readonly onMatch: (entry: OpenEntry) => void;
}

/** What stands in the ledger or is expected, and no line has answered: one of the line's amount is matched by choosing it. */
export function OpenEntries({ entries, find, mayMatch, total, chosen, onMatch }: OpenEntriesProps) {
  const [search, setSearch] = useState('');
  const words = search.trim().toLocaleLowerCase();
  const fits = ({ amount }: OpenEntry): number => (centsOf(amount) === total ? 0 : 1);
  const found = entries
    .filter((entry) => `${entry.description} ${whatOf(entry)}`.toLocaleLowerCase().includes(words))
    .sort((a, b) => fits(a) - fits(b));
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
                <b>{entry.description}</b> · {whatOf(entry)}
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
