import { reconCalls } from '@boedel/contract/recon/recon.calls';
import { type CashHead, cashHeads } from '@boedel/domain/reconciliation/cash-heads';
import { Button, NativeSelect, NumberInput, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useCall, useRead } from '../../../client/hooks';
import { phrase, t, tell } from '../../../i18n/t';
import { SharedModal } from '../../../ui/dialog/modal';
import { Amount } from '../../../ui/figures/amount';
import { OnlyCapture } from '../../../ui/only-capture';
import { Loaded } from '../../../ui/states';
import { useMatter } from '../../../ui/the-matter';
import styles from './recon.module.css';

const headWords: Readonly<Record<CashHead, string>> = {
  administration: phrase('Administration'),
  creditors: phrase('Creditors'),
  estateDuty: phrase('Estate duty'),
  legacies: phrase('Cash legacies'),
  incomeToHeirs: phrase('Income to heirs'),
  heirs: phrase('Heirs'),
  maintenance: phrase('Maintenance'),
  other: phrase('Other'),
};

/** All cash in one bar, head by head down to the surplus or shortfall; the account's recapitulation beside it. */
export function CashBar() {
  const { id: matterID } = useMatter();
  const read = useRead(reconCalls.getCashAllocation, { matterID }, { quiet: true });
  const [isOpen, open] = useState(false);
  return (
    <Loaded read={read}>
      {(found) => {
        const whole = Math.max(found.cash, found.allocated, 1);
        return (
          <section className={styles.cash} aria-label={t('What the cash is for')}>
            <div>
              <small>{t('Cash in the bank')}</small>
              <b className={styles.big}>
                <Amount rands={found.cash} />
              </b>
              <Button size="compact-xs" variant="subtle" onClick={() => open(true)}>
                {t('How is this allocated?')}
              </Button>
            </div>
            <div className={styles.bar}>
              <div className={styles.track} data-cash>
                {found.heads.map(({ head, amount }) => (
                  <span key={head} data-head={head} style={{ width: `${(100 * amount) / whole}%` }} />
                ))}
                {found.surplus > 0 && (
                  <span data-head="surplus" style={{ width: `${(100 * found.surplus) / whole}%` }} />
                )}
              </div>
              <ul>
                {found.heads.map(({ head, amount }) => (
                  <li key={head} data-head={head}>
                    {t(headWords[head])} <Amount rands={amount} />
                  </li>
                ))}
                {found.noEntryYet !== 0 && (
                  <li className={styles.warn}>
                    {t('No entry yet')} <Amount rands={found.noEntryYet} />
                  </li>
                )}
                <li className={found.surplus < 0 ? styles.bad : styles.good}>
                  {found.surplus < 0 ? t('Shortfall') : t('Surplus')} <Amount rands={found.surplus} />
                </li>
              </ul>
            </div>
            {found.recapitulation && (
              <dl className={styles.recap}>
                <dt>{t('Recapitulation of the account')}</dt>
                <dd>
                  <Amount rands={found.recapitulation.cash} /> − <Amount rands={found.recapitulation.liabilities} /> −{' '}
                  <Amount rands={found.recapitulation.cashLegacies} /> = <Amount rands={found.recapitulation.surplus} />
                </dd>
              </dl>
            )}
            {isOpen && <CashDialog found={found} onClose={() => open(false)} />}
          </section>
        );
      }}
    </Loaded>
  );
}

type Cash = NonNullable<ReturnType<typeof useRead<typeof reconCalls.getCashAllocation>>['data']>;

function CashDialog({ found, onClose }: { readonly found: Cash; readonly onClose: () => void }) {
  const { id: matterID } = useMatter();
  const [head, setHead] = useState<CashHead>('other');
  const [description, setDescription] = useState('');
  const [amount, setAmount] = useState<number>(0);
  const save = useCall(reconCalls.saveCashAllocation, {
    onDone: () => {
      setDescription('');
      setAmount(0);
    },
  });
  const remove = useCall(reconCalls.deleteCashAllocation);
  return (
    <SharedModal
      opened
      size="lg"
      title={t('What the cash is for')}
      onCancel={onClose}
      onClose={onClose}
      cancelLabel={t('Close')}
    >
      <table className={styles.statement}>
        <tbody>
          <tr data-total>
            <th scope="row">{t('Cash in the bank')}</th>
            <td>
              <Amount rands={found.cash} />
            </td>
          </tr>
          {found.workedOut.map(({ head: of, said, amount: due }) => (
            <tr key={`${of}${tell(said)}`} data-line>
              <th scope="row">
                {t(headWords[of])}: {tell(said)}
              </th>
              <td>
                <Amount rands={due} />
              </td>
            </tr>
          ))}
          {found.allocations.map((row) => (
            <tr key={row.id} data-line>
              <th scope="row">
                {t(headWords[row.head])}: {row.description} {row.partyName && `· ${row.partyName}`}{' '}
                <OnlyCapture needs="money">
                  <Button
                    size="compact-xs"
                    variant="subtle"
                    aria-label={t('Remove {name}', { name: row.description })}
                    onClick={() => remove.run({ id: row.id })}
                  >
                    {t('Remove')}
                  </Button>
                </OnlyCapture>
              </th>
              <td>
                <Amount rands={row.amount} />
              </td>
            </tr>
          ))}
          <tr data-total>
            <th scope="row">{found.surplus < 0 ? t('Shortfall') : t('Surplus')}</th>
            <td>
              <Amount rands={found.surplus} />
            </td>
          </tr>
        </tbody>
      </table>
      <div className={styles.part}>
        <NativeSelect
          label={t('Head')}
          value={head}
          onChange={(event) => setHead(event.currentTarget.value as CashHead)}
          data={(Object.keys(cashHeads) as CashHead[]).map((value) => ({ value, label: t(headWords[value]) }))}
        />
        <TextInput
          label={t('Description')}
          value={description}
          onChange={(event) => setDescription(event.currentTarget.value)}
        />
        <NumberInput
          label={t('Amount')}
          min={0}
          decimalScale={2}
          thousandSeparator=","
          value={amount}
          onChange={(value) => setAmount(Number(value) || 0)}
        />
        <OnlyCapture needs="money">
          <Button
            loading={save.isRunning}
            disabled={description.trim() === '' || amount <= 0}
            onClick={() => save.run({ matterID, head, description, amount })}
          >
            {t('Set aside')}
          </Button>
        </OnlyCapture>
      </div>
    </SharedModal>
  );
}
