import type { WireAnswer } from '@boedel/contract/call';
import { reconCalls } from '@boedel/contract/recon/recon.calls';
import { type CashHead, cashHeadsOf } from '@boedel/domain/reconciliation/cash-heads';
import type { SystemType } from '@boedel/domain/matter/kinds';
import { Button, NativeSelect, NumberInput, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useCall, useRead } from '../../../client/hooks';
import { usePeople } from '../../../client/record/people-choices';
import { t, tell } from '../../../i18n/t';
import { SharedModal } from '../../../ui/dialog/modal';
import { Amount } from '../../../ui/figures/amount';
import { centsOf } from '../../../ui/format';
import { OnlyCapture } from '../../../ui/only-capture';
import { useMatter } from '../../../ui/the-matter';
import { headWords } from './head-words';
import { RowButton } from './row-button';
import styles from './recon.module.css';

type Cash = WireAnswer<typeof reconCalls.getCashAllocation>;
type Allocation = Cash['allocations'][number];

interface Draft {
  readonly row: Allocation | undefined;
  readonly head: CashHead;
  readonly description: string;
  readonly amount: number;
  readonly party: string;
  readonly group: string;
}
const blank: Draft = { row: undefined, head: 'other', description: '', amount: 0, party: '', group: '' };
const asId = (value: string): number | null => (value === '' ? null : Number(value));

/** Every head down to the surplus, what was set aside by hand, for whom; and what is left while one types. */
export function CashDialog({ found, onClose }: { readonly found: Cash; readonly onClose: () => void }) {
  const { id: matterID, systemTypeID } = useMatter();
  const people = usePeople(matterID);
  const groups = useRead(reconCalls.getGroups, { matterID }, { quiet: true }).data ?? [];
  const [draft, setDraft] = useState(blank);
  const set = (change: Partial<Draft>): void => setDraft({ ...draft, ...change });
  const save = useCall(reconCalls.saveCashAllocation, { onDone: () => setDraft(blank) });
  const remove = useCall(reconCalls.deleteCashAllocation);
  const after = centsOf(found.surplus) + centsOf(draft.row?.amount ?? 0) - centsOf(draft.amount);
  const keep = (): void => {
    const { row, head, description, amount, party, group } = draft;
    const values = { matterID, head, description, amount, partyID: asId(party), groupID: asId(group) };
    save.run({ ...values, ...(row && { id: row.id, version: row.version }) });
  };
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
          {found.workedOut.map(({ head, said, amount }) => (
            <tr key={`${head}${tell(said)}`} data-line>
              <th scope="row">
                {t(headWords[head])}: {tell(said)}
              </th>
              <td>
                <Amount rands={amount} />
              </td>
            </tr>
          ))}
          {found.allocations.map((row) => (
            <tr key={row.id} data-line>
              <th scope="row">
                {t(headWords[row.head])}: {row.description} {row.partyName && `· ${row.partyName}`}{' '}
                <RowButton
                  label={t('Change')}
                  name={t('Change {name}', { name: row.description })}
                  onClick={() =>
                    setDraft({
                      row,
                      head: row.head,
                      description: row.description,
                      amount: row.amount,
                      party: row.partyID === null ? '' : String(row.partyID),
                      group: row.groupID === null ? '' : String(row.groupID),
                    })
                  }
                />
                <RowButton
                  label={t('Remove')}
                  name={t('Remove {name}', { name: row.description })}
                  onClick={() => remove.run({ id: row.id })}
                />
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
          {found.people.map(({ partyID, name, amount }) => (
            <tr key={partyID} data-line>
              <th scope="row">{t('Of what was set aside, for {name}', { name })}</th>
              <td>
                <Amount rands={amount} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.part}>
        <NativeSelect
          label={t('Head')}
          value={draft.head}
          onChange={(event) => set({ head: event.currentTarget.value as CashHead })}
          data={cashHeadsOf(systemTypeID as SystemType).map((value) => ({ value, label: t(headWords[value]) }))}
        />
        <TextInput
          label={t('Description')}
          maxLength={200}
          value={draft.description}
          onChange={(event) => set({ description: event.currentTarget.value })}
        />
        <NumberInput
          label={t('Amount')}
          min={0}
          decimalScale={2}
          thousandSeparator=","
          value={draft.amount}
          onChange={(value) => set({ amount: Number(value) || 0 })}
        />
        <NativeSelect
          label={t('For whom')}
          value={draft.party}
          onChange={(event) => set({ party: event.currentTarget.value })}
          data={[
            { value: '', label: t('Nobody in particular') },
            ...people.map(({ value, label }) => ({ value: String(value), label })),
          ]}
        />
        {groups.length > 0 && (
          <NativeSelect
            label={t('Group')}
            value={draft.group}
            onChange={(event) => set({ group: event.currentTarget.value })}
            data={[
              { value: '', label: t('None') },
              ...groups.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
          />
        )}
      </div>
      <p className={styles.between} aria-live="polite">
        <span className={after < 0 ? styles.bad : styles.good}>
          {after < 0 ? t('Shortfall then') : t('Surplus then')} <Amount cents={after as never} />
        </span>
        <OnlyCapture needs="money">
          <Button
            loading={save.isRunning}
            disabled={draft.description.trim() === '' || draft.amount <= 0}
            onClick={keep}
          >
            {draft.row ? t('Save') : t('Set aside')}
          </Button>
        </OnlyCapture>
      </p>
    </SharedModal>
  );
}
