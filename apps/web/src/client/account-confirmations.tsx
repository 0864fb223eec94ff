import type { WireAnswer } from '@boedel/contract/call';
import { ownAccountCalls, payeeAccountCalls } from '@boedel/contract/account-confirmations/account-confirmations.calls';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { t, translate } from '../i18n/t';
import { Protected, useMay } from '../ui/access';
import { ReasonDialog } from '../ui/dialog/reason-dialog';
import { formatDate } from '../ui/format';
import { PeopleSection } from '../ui/people-section';
import { WarnBox } from '../ui/warn-box';
import styles from './account-confirmations.module.css';
import { useCall, useRead } from './hooks';

type OwnChange = WireAnswer<typeof ownAccountCalls.getWaiting>[number];
type PayeeAccountAnswer = WireAnswer<typeof payeeAccountCalls.getToConfirm>[number];

const formatAccount = ({ bank, accountNumber, branchCode, accountType, accountHolder }: OwnChange['before']): string =>
  [accountHolder, bank, accountNumber, branchCode, accountType].filter(Boolean).join(' · ') || '-';

/** Changes of own bank accounts that wait for a second person: of one matter, or of the firm and all its matters. */
export function OwnAccountChanges({
  matterID,
  ofFirm = false,
}: {
  readonly matterID?: number;
  readonly ofFirm?: boolean;
}) {
  const read = useRead(ownAccountCalls.getWaiting, matterID === undefined ? {} : { matterID }, { quiet: true });
  const rows = (read.data ?? []).filter((row) => !ofFirm || row.matterID === null);
  if (rows.length === 0) return null;
  return (
    <PeopleSection title={t('Changed bank accounts to confirm')}>
      <ul className={styles.list}>
        {rows.map((row) => (
          <OwnChangeItem key={row.id} row={row} />
        ))}
      </ul>
    </PeopleSection>
  );
}

function OwnChangeItem({ row }: { readonly row: OwnChange }) {
  const [asks, setAsks] = useState<'confirm' | 'refuse'>();
  const mayConfirm = useMay(ownAccountCalls.confirm);
  const close = (): void => setAsks(undefined);
  const confirm = useCall(ownAccountCalls.confirm, { says: t('The bank account was changed.'), onDone: close });
  const refuse = useCall(ownAccountCalls.refuse, { says: t('Bank account not changed.'), onDone: close });
  const sent = { id: row.id, version: row.version };
  return (
    <li>
      <p>
        <strong>{row.name}</strong> {row.matterName ?? t('Firm’s own account')}
      </p>
      <dl>
        <dt>{t('Now')}</dt>
        <dd>{formatAccount(row.before)}</dd>
        <dt>{t('New')}</dt>
        <dd>{formatAccount(row.after)}</dd>
      </dl>
      <p className={styles.note}>
        {t('{name} asked for this on {day}.', { name: row.requestedBy, day: formatDate(row.requestedDate) })}{' '}
        {row.confirmers.length > 0 && t('Can be confirmed by {names}.', { names: row.confirmers.join(', ') })}
      </p>
      {row.confirmers.length === 0 && (
        <WarnBox>
          {t(
            'No one else in the firm can confirm this change. Add a second person under Users with the role Request Account or Admin. Until then, the old account remains in use.',
          )}
        </WarnBox>
      )}
      <div className={styles.acts}>
        {!row.isMine && mayConfirm && (
          <Button size="compact-sm" onClick={() => setAsks('confirm')}>
            {t('Confirm account')}
          </Button>
        )}
        {(row.isMine || mayConfirm) && (
          <Button size="compact-sm" variant="default" onClick={() => setAsks('refuse')}>
            {row.isMine ? t('Withdraw request') : t('Refuse change')}
          </Button>
        )}
      </div>
      {asks === 'confirm' && (
        <ReasonDialog
          title={t('Confirm bank account {name}', { name: row.name })}
          label={t('How did you make sure of the account?')}
          confirmLabel={t('Confirm account')}
          maxLength={300}
          call={confirm}
          onConfirm={(how) => confirm.run({ ...sent, how })}
          onCancel={close}
        >
          <p className={styles.note}>
            {t(
              'Compare it with a letter of the bank. Payments that were approved from this account are approved again.',
            )}
          </p>
        </ReasonDialog>
      )}
      {asks === 'refuse' && (
        <ReasonDialog
          title={t('Keep bank account {name}', { name: row.name })}
          confirmLabel={row.isMine ? t('Withdraw request') : t('Refuse change')}
          maxLength={300}
          call={refuse}
          onConfirm={(why) => refuse.run({ ...sent, why })}
          onCancel={close}
        />
      )}
    </li>
  );
}

/** Accounts of payees that somebody changed in a directory: confirmed by somebody else, or at each payment. */
export function PayeeAccountsToConfirm() {
  const mayConfirm = useMay(payeeAccountCalls.getToConfirm);
  const read = useRead(payeeAccountCalls.getToConfirm, undefined, { quiet: true, enabled: mayConfirm });
  const [chosen, setChosen] = useState<PayeeAccountAnswer>();
  const confirm = useCall(payeeAccountCalls.confirm, {
    says: t('Bank account confirmed.'),
    onDone: () => setChosen(undefined),
  });
  const rows = read.data ?? [];
  if (rows.length === 0) return null;
  return (
    <PeopleSection title={t('Payee account changes to confirm')}>
      <ul className={styles.list}>
        {rows.map((row) => (
          <li key={row.id}>
            <p>
              <strong>{row.payee}</strong> {translate(row.list)}
            </p>
            <dl>
              <dt>{t('Before')}</dt>
              <dd>{row.formerNumber}</dd>
              <dt>{t('New')}</dt>
              <dd>{[row.accountNumber, row.branchCode].filter(Boolean).join(' · ')}</dd>
            </dl>
            <p className={styles.note}>
              {t('{name} entered this on {day}.', { name: row.enteredBy, day: formatDate(row.enteredDate) })}{' '}
              {row.isMine && t('Someone else must confirm it.')}
            </p>
            {!row.isMine && (
              <Protected call={payeeAccountCalls.confirm} hide>
                <Button size="compact-sm" onClick={() => setChosen(row)}>
                  {t('Confirm account')}
                </Button>
              </Protected>
            )}
          </li>
        ))}
      </ul>
      {chosen && (
        <ReasonDialog
          title={t('Confirm bank account {name}', { name: chosen.payee })}
          label={t('How did you make sure of the account?')}
          confirmLabel={t('Confirm account')}
          maxLength={300}
          call={confirm}
          onConfirm={(how) => confirm.run({ id: chosen.id, version: chosen.version, how })}
          onCancel={() => setChosen(undefined)}
        />
      )}
    </PeopleSection>
  );
}
