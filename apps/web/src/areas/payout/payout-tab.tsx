import { payoutCalls } from '@boedel/contract/payout/payout.calls';
import { payoutStates, purposeLabels } from '@boedel/contract/payout/payout.record';
import type { SystemType } from '@boedel/domain/matter/kinds';
import { sum } from '@boedel/domain/money/cents';
import { toPayoutBooking, listPurposes, type PayoutTarget } from '@boedel/domain/payout/paid-entry';
import { Button } from '@mantine/core';
import { useState } from 'react';
import type { RecordScreenRow } from '../../client/record/matter-record';
import { MatterRowDialog } from '../../client/record/matter-row-dialog';
import { revealOf } from '../../client/reveal';
import { markPhrase, t } from '../../i18n/t';
import { Protected, useMay } from '../../ui/access';
import { Amount } from '../../ui/figures/amount';
import { MaskedNumber } from '../../ui/figures/masked-number';
import { toCents } from '../../ui/format';
import { KeyStrip } from '../../ui/key-strip';
import type { ListColumn } from '../../ui/list/column';
import { ListTable } from '../../ui/list/list-table';
import { useOpenedRow } from '../../ui/opened-row';
import { OnlyCapture } from '../../ui/only-capture';
import { PageTitle } from '../../ui/page-title';
import { Empty, Loaded } from '../../ui/states';
import { useMatter } from '../../ui/the-matter';
import { ApproveDialog } from './approve-dialog';
import { BankFiles } from './bank-files';
import { FileDialog } from './file-dialog';
import { FillDialog } from './fill-dialog';
import { PaymentState, PaymentStory, describePaymentState } from './payment-state';
import { kit, type PayoutPayment, usePaymentLinks, usePayments } from './payout.queries';
import styles from './payout.module.css';
import { type PageKeyEvent, useFreshPageKeys } from '../../ui/page-keys';

export const paymentColumns: readonly ListColumn<PayoutPayment>[] = [
  {
    key: 'state',
    title: markPhrase('Status'),
    value: (row) => t(describePaymentState(row)[0]),
    render: (row) => <PaymentState row={row} />,
  },
  { key: 'payee', title: markPhrase('Payee'), strong: true, most: 170 },
  {
    key: 'purpose',
    title: markPhrase('What it pays'),
    value: ({ purpose }) => t(purposeLabels[purpose ?? 'cost']),
  },
  { key: 'amount', title: markPhrase('Amount'), kind: 'money' },
  {
    key: 'accountNumber',
    title: markPhrase('Account number'),
    sortable: false,
    render: ({ id, accountNumber, branchCode }) => (
      <span className={styles.account}>
        <MaskedNumber
          value={accountNumber ?? null}
          label={t('Account number')}
          onReveal={() => revealOf('payout', id)('accountNumber')}
        />
        {branchCode && <small>{branchCode}</small>}
      </span>
    ),
  },
  { key: 'myRef', title: markPhrase('My reference'), most: 130, givesWay: true },
  { key: 'benRef', title: markPhrase('Beneficiary reference'), most: 130 },
];

const renderStory = (row: RecordScreenRow | undefined) => row && <PaymentStory row={row as unknown as PayoutPayment} />;

type PayoutDialog = 'fill' | 'approve' | 'file';
const rankState = (row: PayoutPayment): number => payoutStates.indexOf(row.state);

/** Payments of the matter from capture to paid: filled in, approved by somebody else, given to the bank once. */
export function PayoutTab() {
  const matter = useMatter();
  const read = usePayments(matter.id);
  const { links, main } = usePaymentLinks();
  const [ticked, setTicked] = useState<readonly PayoutPayment[]>([]);
  const [dialog, setDialog] = useState<PayoutDialog>();
  const { open, setOpen, hrefOf } = useOpenedRow('payment', read.data);
  const mayApprove = useMay(payoutCalls.approve);
  const all = (read.data ?? []).toSorted((a, b) => rankState(a) - rankState(b) || a.id - b.id);
  const selected = all.filter(({ id }) => ticked.some((row) => row.id === id));
  const toApprove = selected.filter(({ state, lacks }) => state === 'captured' && !lacks);
  const toFile = selected.filter(({ state }) => state === 'approved');
  const type = matter.systemTypeID as SystemType;
  const actions = [
    { keys: ['N'], label: t('Add payment'), run: () => setOpen('new'), disabled: !matter.mayCapture },
    { keys: ['F'], label: t('Fill in the payments due'), run: () => setDialog('fill'), disabled: !matter.mayCapture },
    {
      keys: ['A'],
      label: t('Approve'),
      run: () => setDialog('approve'),
      disabled: !mayApprove || toApprove.length === 0,
    },
    {
      keys: ['B'],
      label: t('Make a bank file'),
      run: () => setDialog('file'),
      disabled: !matter.mayCapture || toFile.length === 0,
    },
  ];
  const handleKey = (event: PageKeyEvent): void => {
    const { target } = event;
    const isTyping = target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
    const isTick = target instanceof HTMLInputElement && target.type === 'checkbox';
    if (dialog || open || event.ctrlKey || event.metaKey || event.altKey || (isTyping && !isTick)) return;
    const action = actions.find(({ keys }) => keys[0] === event.key.toUpperCase());
    if (!action || action.disabled) return;
    event.preventDefault();
    action.run();
  };
  useFreshPageKeys(handleKey);
  const close = (): void => setDialog(undefined);
  const row = typeof open === 'object' ? open : undefined;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys stand on buttons below as well
    <div onKeyDown={handleKey}>
      <PageTitle title={t('Payout file')} about={<Sums rows={all} />}>
        <OnlyCapture needs="money">
          <Button variant="default" onClick={() => setDialog('fill')}>
            {t('Fill in the payments due')}
          </Button>
        </OnlyCapture>
        <OnlyCapture needs="money">
          <Button onClick={() => setOpen('new')}>{t('Add payment')}</Button>
        </OnlyCapture>
      </PageTitle>
      <Loaded read={read}>
        {() =>
          all.length === 0 ? (
            <Empty
              sentence={t('No payment is captured. Fill in what awards, creditors and costs still have to be paid.')}
            />
          ) : (
            <ListTable
              label={t('Payments')}
              rows={all}
              columns={paymentColumns}
              rowKey={({ id }) => id}
              hrefOf={hrefOf}
              onOpen={setOpen}
              selected={selected}
              onSelect={setTicked}
            />
          )
        }
      </Loaded>
      {selected.length > 0 && (
        <div className={styles.selected}>
          <output>
            {t('{count} selected', { count: selected.length })} ·{' '}
            <Amount cents={sum(selected.map(({ amount }) => toCents(amount)))} />
          </output>
          <Protected call={payoutCalls.approve}>
            <Button size="compact-sm" disabled={toApprove.length === 0} onClick={() => setDialog('approve')}>
              {t('Approve')}
            </Button>
          </Protected>
          <OnlyCapture needs="money">
            <Button
              size="compact-sm"
              variant="default"
              disabled={toFile.length === 0}
              onClick={() => setDialog('file')}
            >
              {t('Make a bank file')}
            </Button>
          </OnlyCapture>
        </div>
      )}
      <KeyStrip label={t('Payout file shortcuts')} actions={actions} />
      <BankFiles />
      {dialog === 'fill' && <FillDialog onClose={close} />}
      {dialog === 'approve' && <ApproveDialog rows={toApprove} onDone={() => setTicked([])} onClose={close} />}
      {dialog === 'file' && (
        <FileDialog matterID={matter.id} rows={toFile} onDone={() => setTicked([])} onClose={close} />
      )}
      {((open === 'new' && main !== undefined) || row) && (
        <MatterRowDialog
          kit={kit}
          row={(row as RecordScreenRow | undefined) ?? 'new'}
          links={links}
          begins={{ bankAccountID: main }}
          more={{
            purpose: { options: listPurposes(type).map((one) => ({ value: one, label: t(purposeLabels[one]) })) },
          }}
          rule={(values) => toPayoutBooking(values as unknown as PayoutTarget, type)}
          parts={renderStory}
          readOnly={row?.state === 'filed' || row?.state === 'paid'}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  );
}

/** What is still to go out, and what a bank file holds. */
function Sums({ rows }: { rows: readonly PayoutPayment[] }) {
  const sumInStates = (...states: readonly PayoutPayment['state'][]) =>
    sum(rows.filter(({ state }) => states.includes(state)).map(({ amount }) => toCents(amount)));
  if (rows.length === 0) return null;
  return (
    <>
      <Amount cents={sumInStates('captured', 'approved')} /> {t('to be paid')} · <Amount cents={sumInStates('filed')} />{' '}
      {t('in a bank file')} · <Amount cents={sumInStates('paid')} /> {t('paid')}
    </>
  );
}
