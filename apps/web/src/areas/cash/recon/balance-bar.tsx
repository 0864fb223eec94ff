import { reconCalls } from '@boedel/contract/recon/recon.calls';
import { useRead } from '../../../client/hooks';
import { t } from '../../../i18n/t';
import { Amount } from '../../../ui/figures/amount';
import { formatDate } from '../../../ui/format';
import { useMatter } from '../../../ui/the-matter';
import styles from './recon.module.css';

/** Always in sight: what the bank says the account holds, what the ledger says, and what is not explained between them. */
export function BalanceBar({ bankAccountID }: { readonly bankAccountID: number }) {
  const { id: matterID } = useMatter();
  const { data } = useRead(reconCalls.getBankBalance, { matterID, bankAccountID }, { quiet: true, keepLast: true });
  if (!data) return null;
  return (
    <dl className={styles.balances} aria-label={t('Balances of the account')}>
      <div>
        <dt>{data.bankOn ? t('By the bank on {day}', { day: formatDate(data.bankOn) }) : t('By the bank')}</dt>
        <dd>
          <Amount rands={data.bank} />
        </dd>
      </div>
      <div>
        <dt>{t('Lines without an entry ({count})', { count: data.lines })}</dt>
        <dd>
          <Amount rands={data.linesAmount} />
        </dd>
      </div>
      <div>
        <dt>{t('Entries without a line ({count})', { count: data.entries })}</dt>
        <dd>
          <Amount rands={data.entriesAmount} />
        </dd>
      </div>
      <div>
        <dt>{t('By the ledger')}</dt>
        <dd>
          <Amount rands={data.ledger} />
        </dd>
      </div>
      <div data-bad={data.unexplained !== 0 || undefined}>
        <dt>{t('Not explained')}</dt>
        <dd>
          <Amount rands={data.unexplained} />
        </dd>
      </div>
    </dl>
  );
}
