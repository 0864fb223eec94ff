import type { WireAnswer } from '@boedel/contract/call';
import type { ledgerCalls } from '@boedel/contract/ledger/ledger.calls';
import { isLocalDate, type LocalDate } from '@boedel/domain/dates/local-date';
import { t } from '../../i18n/t';
import { DateField } from '../../ui/fields/date-field';
import { Amount } from '../../ui/figures/amount';
import { useToday } from '../../ui/today';
import styles from './cash.module.css';

export type BalancePosition = WireAnswer<typeof ledgerCalls.getBalances>;

interface CashPositionProps {
  readonly position: BalancePosition;
  /** The day it is asked for. */
  readonly on: LocalDate;
  readonly onDay: (day: LocalDate) => void;
  readonly chosen: string | undefined;
  readonly onChoose: (account: string | undefined) => void;
}

/** The sides of the ledger, with the sign the cash is explained by. */
const sides = [
  { key: 'capital', label: 'Capital', sign: '', flips: true },
  { key: 'income', label: 'Income', sign: '+', flips: true },
  { key: 'expense', label: 'Expenses', sign: '−', flips: false },
  { key: 'open', label: 'Not in the bank yet', sign: '−', flips: false },
] as const;

/** Where the cash comes from: capital and income less expenses and what is still open. Each line opens its events. */
export function CashPosition({ position, on, onDay, chosen, onChoose }: CashPositionProps) {
  const { accounts, lockedUpTo } = position;
  const today = useToday();
  if (accounts.length === 0 && on === today) return null;
  const totals = {
    capital: position.capital,
    income: position.income,
    expense: position.expenses,
    open: position.open,
  };
  return (
    <section className={styles.position} aria-label={t('Where the cash comes from')}>
      <h3>{t('Where the cash comes from')}</h3>
      <div className={styles.day}>
        <DateField
          label={t('As at')}
          value={on}
          onChange={(day) => typeof day === 'string' && isLocalDate(day) && onDay(day)}
        />
      </div>
      <table>
        {sides.map(({ key, label, sign, flips }) => {
          const lines = accounts.filter(({ side }) => side === key);
          if (lines.length === 0) return null;
          return (
            <tbody key={key}>
              <tr data-total>
                <th scope="rowgroup">
                  <span aria-hidden>{sign}</span> {t(label)}
                </th>
                <td>
                  <Amount rands={totals[key]} />
                </td>
              </tr>
              {lines.map(({ account, label: name, balance }) => (
                <tr key={account} data-chosen={chosen === account || undefined}>
                  <th scope="row">
                    <button
                      type="button"
                      aria-pressed={chosen === account}
                      onClick={() => onChoose(chosen === account ? undefined : account)}
                    >
                      {t(name)}
                    </button>
                  </th>
                  <td>
                    <Amount rands={flips ? -balance : balance} />
                  </td>
                </tr>
              ))}
            </tbody>
          );
        })}
        <tfoot>
          <tr data-total>
            <th scope="row">= {t('Cash in the bank')}</th>
            <td>
              <Amount rands={position.cash} />
            </td>
          </tr>
        </tfoot>
      </table>
      {lockedUpTo && (
        <p className={styles.locked}>{t('Locked to {day}, because that account was lodged.', { day: lockedUpTo })}</p>
      )}
    </section>
  );
}
