import type { WireAnswer } from '@boedel/contract/call';
import { payoutCalls } from '@boedel/contract/payout/payout.calls';
import { useState } from 'react';
import { useCall, useRead } from '../../client/hooks';
import { t, translate } from '../../i18n/t';
import { SharedModal } from '../../ui/dialog/modal';
import { Amount } from '../../ui/figures/amount';
import { Loaded } from '../../ui/states';
import { useMatter } from '../../ui/the-matter';
import { ToCome } from './to-come';
import styles from './payout.module.css';

type PaymentProposal = WireAnswer<typeof payoutCalls.getProposals>['rows'][number];

const ofTheFirm: ReadonlySet<string> = new Set(['cost:executorRemuneration', 'cost:vatOnRemuneration']);
const isWaitingForAccount = ({ key, purpose }: PaymentProposal): boolean => purpose === 'award' || ofTheFirm.has(key);

/** What awards, creditors, dividends and costs still have to be paid: ticked, each becomes a payment. */
export function FillDialog({ onClose }: { onClose: () => void }) {
  const { id: matterID } = useMatter();
  const read = useRead(payoutCalls.getProposals, { matterID }, { quiet: true });
  const fill = useCall(payoutCalls.fill, { says: t('Payments added.'), onDone: onClose });
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const rows = read.data?.rows ?? [];
  // Neither heirs nor the firm are paid before the account has lain for inspection, unless somebody ticks it all the same.
  const isEarly = (row: PaymentProposal): boolean => isWaitingForAccount(row) && (read.data?.notYet.length ?? 0) > 0;
  const isChosen = (row: PaymentProposal): boolean => isEarly(row) === turned.has(row.key);
  const chosen = rows.filter(isChosen);
  const toggle = (key: string): void => {
    const next = new Set(turned);
    if (!next.delete(key)) next.add(key);
    setTurned(next);
  };
  return (
    <SharedModal
      opened
      size="xl"
      title={t('What is still to be paid')}
      isSaving={fill.isRunning}
      saveLabel={t('Make {count} payments', { count: chosen.length })}
      saveDisabled={chosen.length === 0}
      onCancel={onClose}
      hasUnsaved={false}
      onSave={() => chosen.length > 0 && fill.run({ matterID, keys: chosen.map(({ key }) => key) })}
    >
      <Loaded read={read}>
        {({ notYet, toCome }) => (
          <>
            {notYet.length > 0 && (
              <p className={styles.note}>
                {t('Cannot be paid yet: {why}', { why: notYet.map((words) => translate(words)).join(' ') })}
              </p>
            )}
            {rows.length === 0 ? (
              <p className={styles.note}>{t('Every amount due already has a payment.')}</p>
            ) : (
              <ul className={styles.choices} aria-label={t('What is still to be paid')}>
                {rows.map((row) => (
                  <li key={row.key}>
                    <label>
                      <input type="checkbox" checked={isChosen(row)} onChange={() => toggle(row.key)} />
                      <span>
                        <strong>{row.payee}</strong>
                        <small>
                          {translate(row.about)}
                          {' · '}
                          {row.accountNumber
                            ? t('account {number}', { number: row.accountNumber })
                            : t('account not known yet')}
                        </small>
                      </span>
                      <Amount rands={row.amount} />
                    </label>
                  </li>
                ))}
              </ul>
            )}
            <ToCome rows={toCome} />
          </>
        )}
      </Loaded>
    </SharedModal>
  );
}
