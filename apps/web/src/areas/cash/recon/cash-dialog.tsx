import type { WireAnswer } from '@boedel/contract/call';
import { reconCalls } from '@boedel/contract/recon/recon.calls';
import { type CashHead, listCashHeads } from '@boedel/domain/reconciliation/cash-heads';
import type { SystemType } from '@boedel/domain/matter/kinds';
import { Button, NativeSelect, NumberInput, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useCall, useRead } from '../../../client/hooks';
import { usePeople } from '../../../client/record/people-choices';
import { t, translate } from '../../../i18n/t';
import { SharedModal } from '../../../ui/dialog/modal';
import { Amount } from '../../../ui/figures/amount';
import { toCents } from '../../../ui/format';
import { OnlyCapture } from '../../../ui/only-capture';
import { useMatter } from '../../../ui/the-matter';
import { headLabels } from './head-labels';
import { RowButton } from './row-button';
import styles from './recon.module.css';

type CashAllocationAnswer = WireAnswer<typeof reconCalls.getCashAllocation>;
type CashAllocation = CashAllocationAnswer['allocations'][number];

interface AllocationDraft {
  readonly row: CashAllocation | undefined;
  readonly head: CashHead;
  readonly description: string;
  readonly amount: number;
  readonly party: string;
  readonly group: string;
}
const blank: AllocationDraft = { row: undefined, head: 'other', description: '', amount: 0, party: '', group: '' };
const parseId = (value: string): number | null => (value === '' ? null : Number(value));

/** Every head down to the surplus, what was set aside by hand, for whom; and what is left while one types. */
export function CashDialog({ found, onClose }: { readonly found: CashAllocationAnswer; readonly onClose: () => void }) {
  const { id: matterID, systemTypeID } = useMatter();
  const people = usePeople(matterID);
  const groups = useRead(reconCalls.getGroups, { matterID }, { quiet: true }).data ?? [];
  const [draft, setDraft] = useState(blank);
  const changeDraft = (change: Partial<AllocationDraft>): void => setDraft({ ...draft, ...change });
  const save = useCall(reconCalls.saveCashAllocation, { onDone: () => setDraft(blank) });
  const remove = useCall(reconCalls.deleteCashAllocation);
  const after = toCents(found.surplus) + toCents(draft.row?.amount ?? 0) - toCents(draft.amount);
  const saveDraft = (): void => {
    const { row, head, description, amount, party, group } = draft;
    const values = { matterID, head, description, amount, partyID: parseId(party), groupID: parseId(group) };
    save.run({ ...values, ...(row && { id: row.id, version: row.version }) });
  };
  return (
    <SharedModal
      opened
      size="lg"
      title={t('Cash by purpose')}
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
            <tr key={`${head}${translate(said)}`} data-line>
              <th scope="row">
                {t(headLabels[head])}: {translate(said)}
              </th>
              <td>
                <Amount rands={amount} />
              </td>
            </tr>
          ))}
          {found.allocations.map((row) => (
            <tr key={row.id} data-line>
              <th scope="row">
                {t(headLabels[row.head])}: {row.description} {row.partyName && `· ${row.partyName}`}{' '}
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
            <th scope="row">
              {found.surplus < 0 ? t('Shortfall of the money in the bank') : t('Surplus of the money in the bank')}
            </th>
            <td>
              <Amount rands={found.surplus} />
            </td>
          </tr>
          {found.people.map(({ partyID, name, amount }) => (
            <tr key={partyID} data-line>
              <th scope="row">{t('Set aside for {name}', { name })}</th>
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
          onChange={(event) => changeDraft({ head: event.currentTarget.value as CashHead })}
          data={listCashHeads(systemTypeID as SystemType).map((value) => ({ value, label: t(headLabels[value]) }))}
        />
        <TextInput
          label={t('Description')}
          maxLength={200}
          value={draft.description}
          onChange={(event) => changeDraft({ description: event.currentTarget.value })}
        />
        <NumberInput
          label={t('Amount')}
          min={0}
          decimalScale={2}
          thousandSeparator=","
          value={draft.amount}
          onChange={(value) => changeDraft({ amount: Number(value) || 0 })}
        />
        <NativeSelect
          label={t('For whom')}
          value={draft.party}
          onChange={(event) => changeDraft({ party: event.currentTarget.value })}
          data={[
            { value: '', label: t('No specific person') },
            ...people.map(({ value, label }) => ({ value: String(value), label })),
          ]}
        />
        {groups.length > 0 && (
          <NativeSelect
            label={t('Group')}
            value={draft.group}
            onChange={(event) => changeDraft({ group: event.currentTarget.value })}
            data={[
              { value: '', label: t('None') },
              ...groups.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
          />
        )}
      </div>
      <p className={styles.between} aria-live="polite">
        <span className={after < 0 ? styles.bad : styles.good}>
          {after < 0 ? t('Shortfall after this') : t('Surplus after this')} <Amount cents={after as never} />
        </span>
        <OnlyCapture needs="money">
          <Button
            loading={save.isRunning}
            disabled={draft.description.trim() === '' || draft.amount <= 0}
            onClick={saveDraft}
          >
            {draft.row ? t('Save') : t('Set aside')}
          </Button>
        </OnlyCapture>
      </p>
    </SharedModal>
  );
}
