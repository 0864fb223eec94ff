import { payoutCalls } from '@boedel/contract/payout/payout.calls';
import { type PayoutState, payoutStates } from '@boedel/contract/payout/payout.record';
import { Button } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { type ReactElement, useState } from 'react';
import { OwnAccountChanges, PayeeAccountsToConfirm } from '../../client/account-confirmations';
import { paths } from '../../client/paths';
import { useRead } from '../../client/hooks';
import { createPagedSource } from '../../client/paged';
import { markPhrase, t } from '../../i18n/t';
import { Protected } from '../../ui/access';
import { useAddressState } from '../../ui/address-state';
import { Amount } from '../../ui/figures/amount';
import type { ListColumn } from '../../ui/list/column';
import { ListPage } from '../../ui/list/list-page';
import { ApproveDialog } from './approve-dialog';
import { payoutStateLabels } from './payment-state';
import { LimitsDialog } from './limits-dialog';
import type { PayoutPayment } from './payout.queries';
import { paymentColumns } from './payout-tab';
import styles from './payout.module.css';

const listed: readonly ListColumn<PayoutPayment>[] = [
  ...paymentColumns.slice(0, 2),
  {
    key: 'fileRef',
    title: markPhrase('Reference'),
    render: ({ matterID, fileRef }) => <Link to={paths.matter.payoutFile({ id: matterID })}>{fileRef}</Link>,
  },
  { key: 'companyName', title: markPhrase('Matter'), most: 200 },
  ...paymentColumns.slice(3).map((column) => (column.key === 'benRef' ? { ...column, givesWay: true } : column)),
];
const columns = listed.map((column) => ({ ...column, sortable: false }));

const isState = (text: string): text is PayoutState => payoutStates.some((state) => state === text);

/** Payments of all the firm's matters at /payoutfile: looked through, approved together, and how far one word goes. */
export function PayoutPage() {
  const navigate = useNavigate();
  const [chosen, choose] = useAddressState('state');
  const [approving, setApproving] = useState<readonly PayoutPayment[]>();
  const [isSetting, setSetting] = useState(false);
  const state = isState(chosen) ? chosen : undefined;
  const totals = useRead(payoutCalls.getlist, { take: 1 }, { quiet: true }).data?.totals ?? [];
  const renderSelectedActions = (rows: readonly PayoutPayment[], clear: () => void): ReactElement => {
    const waiting = rows.filter((row) => row.state === 'captured' && !row.lacks && !row.isMine && !row.isAccountMine);
    const approve = (): void => {
      setApproving(waiting);
      clear();
    };
    return (
      <Protected call={payoutCalls.approve}>
        <Button size="compact-sm" disabled={waiting.length === 0} onClick={approve}>
          {t('Approve {count}', { count: waiting.length })}
        </Button>
      </Protected>
    );
  };
  return (
    <>
      <ListPage<PayoutPayment>
        title={t('Payout File')}
        about={
          totals.length > 0 && (
            <span className={styles.sums}>
              {totals
                .toSorted((a, b) => payoutStates.indexOf(a.state) - payoutStates.indexOf(b.state))
                .map((one) => (
                  <span key={one.state}>
                    {t(payoutStateLabels[one.state][0])}: {one.count} · <Amount rands={one.amount} />
                  </span>
                ))}
            </span>
          )
        }
        columns={columns}
        rowKey={({ id }) => id}
        source={createPagedSource<PayoutPayment>(payoutCalls.getlist, state ? { state } : {})}
        searchIn={t('Payee, reference, matter')}
        chips={payoutStates.map((one) => ({
          key: one,
          label: t(payoutStateLabels[one][0]),
          on: state === one,
          onToggle: () => choose(state === one ? '' : one),
        }))}
        empty={t('No payment is captured in any matter. Payments are captured on the payout file of a matter.')}
        hrefOf={({ matterID }) => paths.matter.payoutFile({ id: matterID })}
        onOpen={({ matterID }) => void navigate({ to: paths.matter.payoutFile({ id: matterID }) })}
        actions={
          <Protected call={payoutCalls.saveLimits}>
            <Button variant="default" onClick={() => setSetting(true)}>
              {t('Approval limits')}
            </Button>
          </Protected>
        }
        withSelected={renderSelectedActions}
      />
      <OwnAccountChanges />
      <PayeeAccountsToConfirm />
      {approving && <ApproveDialog rows={approving} onDone={() => undefined} onClose={() => setApproving(undefined)} />}
      {isSetting && <LimitsDialog onClose={() => setSetting(false)} />}
    </>
  );
}
