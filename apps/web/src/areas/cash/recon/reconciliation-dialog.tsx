import { reconCalls } from '@boedel/contract/recon/recon.calls';
import { isLocalDate, type LocalDate } from '@boedel/domain/dates/local-date';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { download } from '../../../client/download';
import { useRead } from '../../../client/hooks';
import { getLanguage } from '../../../i18n/language';
import { t } from '../../../i18n/t';
import { SharedModal } from '../../../ui/dialog/modal';
import { DateField } from '../../../ui/fields/date-field';
import { Amount } from '../../../ui/figures/amount';
import { Loaded } from '../../../ui/states';
import { useMatter } from '../../../ui/the-matter';
import { useToday } from '../../../ui/today';
import styles from './recon.module.css';

/** From the bank's balance to the ledger's on a day, and what lies between. */
export function ReconciliationDialog({
  bankAccountID,
  onClose,
}: {
  readonly bankAccountID: number;
  readonly onClose: () => void;
}) {
  const { id: matterID } = useMatter();
  const today = useToday();
  const [on, setOn] = useState<LocalDate>(today);
  const asked = { matterID, bankAccountID, on };
  const read = useRead(reconCalls.getReconciliation, asked, { quiet: true, keepLast: true });
  return (
    <SharedModal
      opened
      size="lg"
      title={t('Reconciliation statement')}
      onCancel={onClose}
      onClose={onClose}
      cancelLabel={t('Close')}
    >
      <div className={styles.day}>
        <DateField
          label={t('As at')}
          value={on}
          onChange={(day) => typeof day === 'string' && isLocalDate(day) && setOn(day)}
        />
      </div>
      <Loaded read={read}>
        {(found) => (
          <table className={styles.statement}>
            <tbody>
              <tr data-total>
                <th scope="row">{t('Balance per statement')}</th>
                <td>
                  <Amount rands={found.statementBalance} />
                </td>
              </tr>
              <tr>
                <th scope="rowgroup">{t('Less: on the statement but not in the ledger')}</th>
                <td>
                  <Amount rands={found.lessNotInLedger} />
                </td>
              </tr>
              {found.notInLedger.slice(0, 100).map((line) => (
                <tr key={line.id} data-line>
                  <th scope="row">
                    {line.day} {line.description}
                  </th>
                  <td>
                    <Amount rands={line.amount} />
                  </td>
                </tr>
              ))}
              <tr>
                <th scope="rowgroup">{t('Add: in the ledger but not on the statement')}</th>
                <td>
                  <Amount rands={found.addNotOnStatement} />
                </td>
              </tr>
              {found.notOnStatement.slice(0, 100).map((entry) => (
                <tr key={entry.id} data-line>
                  <th scope="row">
                    {entry.day} {entry.description}
                  </th>
                  <td>
                    <Amount rands={entry.amount} />
                  </td>
                </tr>
              ))}
              <tr data-total>
                <th scope="row">{t('Total')}</th>
                <td>
                  <Amount rands={found.comesTo} />
                </td>
              </tr>
              <tr data-total>
                <th scope="row">
                  {t('Balance by the ledger')}{' '}
                  {found.foots ? (
                    <span className={styles.good}>
                      <IconCircleCheck size={14} aria-hidden /> {t('agrees')}
                    </span>
                  ) : (
                    <span className={styles.warn}>
                      <IconAlertTriangle size={14} aria-hidden /> {t('Not explained')}{' '}
                      <Amount rands={found.difference} />
                    </span>
                  )}
                </th>
                <td>
                  <Amount rands={found.ledgerBalance} />
                </td>
              </tr>
            </tbody>
          </table>
        )}
      </Loaded>
      <div className={styles.actions}>
        {(['pdf', 'docx', 'xlsx'] as const).map((format) => (
          <Button
            key={format}
            variant="default"
            size="xs"
            onClick={() =>
              void download(reconCalls.reconciliationFile, { query: { ...asked, format, language: getLanguage() } })
            }
          >
            {{ pdf: 'PDF', docx: 'Word', xlsx: 'Excel' }[format]}
          </Button>
        ))}
      </div>
    </SharedModal>
  );
}
