import { payoutCalls } from '@boedel/contract/payout/payout.calls';
import { type BankFormatName, bankFormatNames, bankFormats } from '@boedel/domain/payout/bank-files';
import { sum } from '@boedel/domain/money/cents';
import { Select } from '@mantine/core';
import { useState } from 'react';
import { useCall } from '../../client/hooks';
import { t } from '../../i18n/t';
import { SharedModal } from '../../ui/dialog/modal';
import { DateField } from '../../ui/fields/date-field';
import { Amount } from '../../ui/figures/amount';
import { toCents } from '../../ui/format';
import { notify } from '../../ui/plain/notices';
import { useToday } from '../../ui/today';
import { type PayoutPayment, toVersions, useLimits } from './payout.queries';
import styles from './payout.module.css';

/** Approved payments out of one account: they can go into one bank file. */
export interface PaymentGroup {
  readonly key: string;
  readonly matterID: number;
  readonly matter: string;
  readonly account: string;
  readonly rows: readonly PayoutPayment[];
}

export function groupForFiles(rows: readonly PayoutPayment[]): PaymentGroup[] {
  const byKey = new Map<string, PayoutPayment[]>();
  for (const row of rows) {
    const key = `${row.matterID}:${row.bankAccountID ?? 0}`;
    byKey.set(key, [...(byKey.get(key) ?? []), row]);
  }
  return [...byKey].map(([key, group]) => ({
    key,
    matterID: group[0]!.matterID,
    matter: `${group[0]!.fileRef} · ${group[0]!.companyName}`,
    account: group[0]!.bankAccountName ?? '-',
    rows: group,
  }));
}

interface FileGroupsDialogProps {
  readonly groups: readonly PaymentGroup[];
  readonly onClose: () => void;
}

/** One bank file for each account, all in one format for one day; what is refused is said beside its matter. */
export function FileGroupsDialog({ groups, onClose }: FileGroupsDialogProps) {
  const today = useToday();
  const limits = useLimits();
  const [format, setFormat] = useState<BankFormatName>();
  const [day, setDay] = useState<string>(today);
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());
  const [made, setMade] = useState<ReadonlySet<string>>(new Set());
  const [isMaking, setMaking] = useState(false);
  const make = useCall(payoutCalls.makeFile, { onError: () => undefined });
  const chosen = format ?? limits.data?.format ?? 'fnb';
  const makeAll = async (): Promise<void> => {
    setMaking(true);
    const problems = new Map<string, string>();
    const done = new Set(made);
    for (const { key, matterID, rows } of groups.filter((group) => !made.has(group.key))) {
      try {
        await make.runAsync({ matterID, rows: toVersions(rows), format: chosen, actionDate: day });
        done.add(key);
      } catch (error) {
        problems.set(key, error instanceof Error ? error.message : String(error));
      }
    }
    setMade(done);
    setRefused(problems);
    setMaking(false);
    if (problems.size > 0) return;
    notify({ kind: 'success', message: t('Bank files created. Another person must approve each of them.') });
    onClose();
  };
  return (
    <SharedModal
      opened
      size="lg"
      title={t('Make bank files')}
      isSaving={isMaking}
      saveLabel={t('Make bank files')}
      onCancel={onClose}
      hasUnsaved={false}
      onSave={() => void makeAll()}
    >
      <div className={styles.fields}>
        <Select
          label={t('Format')}
          allowDeselect={false}
          data={bankFormatNames.map((name) => ({ value: name, label: bankFormats[name].label }))}
          value={chosen}
          onChange={(value) => setFormat(value as BankFormatName)}
        />
        <DateField
          label={t('To be paid on')}
          value={day}
          onChange={(value) => setDay(typeof value === 'string' ? value : '')}
        />
      </div>
      <ul className={styles.choices}>
        {groups.map(({ key, matter, account, rows }) => (
          <li key={key}>
            <div>
              <span>
                <strong>{matter}</strong>
                <small>
                  {account} · {rows.length === 1 ? t('1 payment') : t('{count} payments', { count: rows.length })}
                </small>
                {made.has(key) && <small>{t('The bank file was created.')}</small>}
                {refused.has(key) && <small data-doubt>{refused.get(key)}</small>}
              </span>
              <Amount cents={sum(rows.map(({ amount }) => toCents(amount)))} />
            </div>
          </li>
        ))}
      </ul>
    </SharedModal>
  );
}
