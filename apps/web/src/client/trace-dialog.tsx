import { reconCalls } from '@boedel/contract/recon/recon.calls';
import type { tracedTables } from '@boedel/contract/recon/trace.schema';
import { Link } from '@tanstack/react-router';
import { t } from '../i18n/t';
import { SharedModal } from '../ui/dialog/modal';
import { Amount } from '../ui/figures/amount';
import { formatDate } from '../ui/format';
import { Loaded } from '../ui/states';
import { useRead } from './hooks';
import { paths } from './paths';
import styles from './trace-dialog.module.css';

export interface TracedEntry {
  readonly source: (typeof tracedTables)[number];
  readonly id: number;
}

/** Entries that can be traced; others, such as a balance taken over, have no bank line of their own. */
const traced: ReadonlySet<string> = new Set(['income', 'expense', 'money_movement', 'asset_sale']);
export const toTracedEntry = (source: string, id: number | null): TracedEntry | undefined =>
  id !== null && traced.has(source) ? { source: source as TracedEntry['source'], id } : undefined;

const tabs: Readonly<Record<TracedEntry['source'], 'income' | 'expenses' | 'banking' | 'assets'>> = {
  income: 'income',
  expense: 'expenses',
  money_movement: 'banking',
  asset_sale: 'assets',
};

/** What stands behind a figure: its entry, the bank's lines, the voucher; and what the entry stands in. */
export function TraceDialog({
  matterID,
  entry,
  onClose,
}: {
  readonly matterID: number;
  readonly entry: TracedEntry;
  readonly onClose: () => void;
}) {
  const read = useRead(reconCalls.getTrace, { matterID, ...entry }, { quiet: true });
  const home = paths.matter.home({ id: matterID });
  return (
    <SharedModal
      opened
      size="lg"
      title={t('Where the figure comes from')}
      onCancel={onClose}
      onClose={onClose}
      cancelLabel={t('Close')}
    >
      <Loaded read={read}>
        {(trace) => (
          <div className={styles.trace}>
            <section>
              <h3>{t('Entry')}</h3>
              <p>
                <Link to={`${home}/${tabs[entry.source]}`}>
                  {formatDate(trace.day)} · {trace.description}
                </Link>
              </p>
              <ul>
                {trace.postings.map(({ account, label, amount }, at) => (
                  // oxlint-disable-next-line react/no-array-index-key -- an event may have two postings of one account
                  <li key={`${account} ${at}`}>
                    <span>{t(label)}</span> <Amount rands={amount} />
                  </li>
                ))}
              </ul>
            </section>
            <section>
              <h3>{t('Bank lines')}</h3>
              {trace.lines.length === 0 ? (
                <p>{t('No bank line is matched to this entry.')}</p>
              ) : (
                <ul>
                  {trace.lines.map((line) => (
                    <li key={line.id}>
                      <span>
                        <Link to={paths.matter.cashAllocationAndRecon({ id: matterID })}>
                          {formatDate(line.day)} · {line.description}
                        </Link>
                        <small>
                          {line.bankAccount}
                          {line.file && ` · ${line.file}`}
                        </small>
                      </span>
                      <Amount rands={line.amount} />
                    </li>
                  ))}
                </ul>
              )}
            </section>
            <section>
              <h3>{t('Voucher')}</h3>
              <p>
                {trace.voucher ?? t('No voucher number')}
                {' · '}
                {trace.documentID === null ? (
                  t('No document is filed for it.')
                ) : (
                  <Link to={`${home}/documents`}>{t('Open the documents')}</Link>
                )}
              </p>
            </section>
            <section>
              <h3>{t('Where it is included')}</h3>
              <ul>
                <li>
                  <Link to={paths.matter.banking({ id: matterID })}>{t('Ledger')}</Link>
                </li>
                {trace.accounts.length === 0 && (
                  <li>
                    <Link to={`${home}/report`}>{t('The account that is not lodged yet')}</Link>
                  </li>
                )}
                {trace.accounts.map(({ id, title }) => (
                  <li key={id}>
                    <Link to={`${home}/report`}>{title}</Link>
                  </li>
                ))}
              </ul>
            </section>
          </div>
        )}
      </Loaded>
    </SharedModal>
  );
}
