import type { WireAnswer } from '@boedel/contract/call';
import { reconCalls } from '@boedel/contract/recon/recon.calls';
import { Button, NumberInput, TextInput } from '@mantine/core';
import { useState } from 'react';
import { download } from '../../../client/download';
import { useCall, useRead } from '../../../client/hooks';
import { t } from '../../../i18n/t';
import { SharedModal } from '../../../ui/dialog/modal';
import { formatDateTime } from '../../../ui/format';
import { notify } from '../../../ui/plain/notices';
import { Loaded } from '../../../ui/states';
import { useMatter } from '../../../ui/the-matter';
import styles from './recon.module.css';
import { useNumberVouchers } from './use-number-vouchers';

interface PastelDialogProps {
  readonly bankAccountID: number;
  readonly onClose: () => void;
}

/** Matched lines as a file for Sage Pastel, each once; and the numbers of vouchers before it. */
export function PastelDialog({ bankAccountID, onClose }: PastelDialogProps) {
  const { id: matterID } = useMatter();
  const read = useRead(reconCalls.getPastelEntries, { matterID, bankAccountID }, { quiet: true });
  return <Loaded read={read}>{(found) => <Making {...{ found, bankAccountID, onClose }} />}</Loaded>;
}

interface PastelExportProps extends PastelDialogProps {
  readonly found: WireAnswer<typeof reconCalls.getPastelEntries>;
}

function Making({ found, bankAccountID, onClose }: PastelExportProps) {
  const { id: matterID } = useMatter();
  const [contra, setContra] = useState(found.contra);
  const [other, setOther] = useState(found.other);
  const [firstMonth, setMonth] = useState(found.firstMonth);
  const [accounts, setAccounts] = useState<Readonly<Record<string, string>>>(
    Object.fromEntries(found.types.flatMap(({ type, account }) => (type === null ? [] : [[type, account]]))),
  );
  const number = useNumberVouchers();
  const hand = useCall(reconCalls.AddPastelEntries, {
    onDone: ({ exportID, lines, refused }) => {
      if (exportID !== null) void download(reconCalls.getPastelFile, { query: { id: exportID } });
      notify({
        kind: refused.length > 0 ? 'warning' : 'success',
        message: [
          t('{count} lines exported.', { count: lines }),
          ...(refused.length > 0
            ? [
                t('Vouchers longer than 8 characters were left out: {vouchers}.', {
                  vouchers: refused.map(({ reference }) => reference).join(', '),
                }),
              ]
            : []),
        ].join(' '),
      });
      onClose();
    },
  });
  const waiting = found.types.reduce((sum, { lines }) => sum + lines, 0);
  const make = (): void => {
    const named = Object.entries(accounts).filter(([, account]) => account.trim() !== '');
    hand.run({ matterID, bankAccountID, contra, firstMonth, accounts: Object.fromEntries(named), other });
  };
  return (
    <SharedModal
      opened
      size="lg"
      title={t('Sage Pastel')}
      saveLabel={t('Make the file')}
      saveDisabled={waiting === 0}
      isSaving={hand.isRunning}
      onSave={make}
      onCancel={onClose}
    >
      <p>{t('Matched lines that have not been exported go into one file. Each line is exported once.')}</p>
      <div className={styles.part}>
        <TextInput
          label={t('Account of the bank')}
          maxLength={7}
          value={contra}
          onChange={(event) => setContra(event.currentTarget.value.toUpperCase())}
        />
        <NumberInput
          label={t('First month of the financial year')}
          min={1}
          max={12}
          value={firstMonth}
          onChange={(value) => setMonth(Number(value) || 3)}
        />
        <Button variant="default" loading={number.isRunning} onClick={number.run}>
          {t('Number vouchers')}
        </Button>
      </div>
      <p>
        {waiting === 0
          ? t('All matched lines have been exported.')
          : t('{count} lines to export. Choose an account for each type; all others go to the last account.', {
              count: waiting,
            })}
      </p>
      <div className={styles.part}>
        {found.types.map(
          ({ type, lines }) =>
            type !== null && (
              <TextInput
                key={type}
                label={`${t(type)} · ${lines}`}
                maxLength={7}
                value={accounts[type] ?? ''}
                onChange={(event) => setAccounts({ ...accounts, [type]: event.currentTarget.value.toUpperCase() })}
              />
            ),
        )}
        <TextInput
          label={t('Account for all others')}
          maxLength={7}
          value={other}
          onChange={(event) => setOther(event.currentTarget.value.toUpperCase())}
        />
      </div>
      {found.files.map(({ id, lines, by, at }) => (
        <p key={id} className={styles.between}>
          <span>
            {t('{count} lines exported', { count: lines })} · {by}, {formatDateTime(at).slice(0, 16)}
          </span>
          <Button
            size="compact-xs"
            variant="subtle"
            onClick={() => void download(reconCalls.getPastelFile, { query: { id } })}
          >
            {t('Download')}
          </Button>
        </p>
      ))}
    </SharedModal>
  );
}
