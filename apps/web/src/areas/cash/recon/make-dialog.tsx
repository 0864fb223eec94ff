import { Button, NativeSelect, NumberInput, TextInput } from '@mantine/core';
import { useState } from 'react';
import { ConflictError } from '../../../client/errors';
import { t } from '../../../i18n/t';
import { SharedModal } from '../../../ui/dialog/modal';
import { Amount } from '../../../ui/figures/amount';
import type { FieldOption } from '../../../ui/fields/field';
import { useMatter } from '../../../ui/the-matter';
import { useClaims } from '../../../client/record/claim-choices';
import { usePeople } from '../../../client/record/people-choices';
import { useCashLinks } from '../cash.queries';
import styles from './recon.module.css';
import { sumCents, type ReconLine, type MadeReconEntry, type OpenReconEntry, type UnmatchedAnswer } from './use-recon';

interface MakeEntryRow {
  readonly what: string;
  readonly amount: number;
  readonly description: string;
  readonly other: string;
}

interface MakeDialogProps {
  readonly lines: readonly ReconLine[];
  /** Entries the lines answer besides: what is made is the rest. */
  readonly chosen: readonly OpenReconEntry[];
  readonly isSplit: boolean;
  readonly unmatched: UnmatchedAnswer;
  readonly onMake: (made: MadeReconEntry[], voucher: string | null) => Promise<unknown>;
  readonly onClose: (isDone: boolean) => void;
}

const toCents = (rands: number): number => Math.round(rands * 100);

/** Makes what a line is for: one entry, or several that come to it. */
export function MakeDialog({ lines, chosen, isSplit, unmatched, onMake, onClose }: MakeDialogProps) {
  const total = sumCents(lines) - sumCents(chosen);
  const isIn = total > 0;
  const whole = Math.abs(total) / 100;
  const first: MakeEntryRow = { what: '', amount: isSplit ? 0 : whole, description: lines[0]!.description, other: '' };
  const [rows, setRows] = useState<readonly MakeEntryRow[]>(isSplit ? [first, first] : [first]);
  const [voucher, setVoucher] = useState('');
  const [isSaving, setIsSaving] = useState(false);
  const [isLastTyped, setLastTyped] = useState(false);
  const changeRow = (at: number, change: Partial<MakeEntryRow>): void =>
    setRows(rows.map((row, index) => (index === at ? { ...row, ...change } : row)));
  /** The last part is what the others leave, until somebody types it. */
  const changeAmount = (at: number, amount: number): void => {
    const last = rows.length - 1;
    if (at === last) setLastTyped(true);
    const typed = rows.map((row, index) => (index === at ? { ...row, amount } : row));
    const others = typed.slice(0, last).reduce((sum, row) => sum + toCents(row.amount), 0);
    const rest = Math.max(0, toCents(whole) - others) / 100;
    setRows(
      at === last || isLastTyped ? typed : typed.map((row, index) => (index === last ? { ...row, amount: rest } : row)),
    );
  };
  const findSign = (what: string): number => {
    if (what.startsWith('income:')) return 1;
    const kind = unmatched.movementKinds.find((one) => `move:${one.kind}` === what);
    return kind ? (kind.kind === 'transfer' ? (isIn ? 1 : -1) : kind.way === 'in' ? 1 : -1) : -1;
  };
  const made = rows.reduce((sum, { what, amount }) => sum + findSign(what) * toCents(amount), 0);
  const left =
    total -
    (rows.some(({ what }) => what === '')
      ? Math.sign(total) * rows.reduce((sum, { amount }) => sum + toCents(amount), 0)
      : made);
  const groups = [
    { group: t('Income'), items: unmatched.incomeTypes.map((type) => ({ value: `income:${type}`, label: t(type) })) },
    {
      group: t('Expenses'),
      items: unmatched.expenseTypes.map((type) => ({ value: `expense:${type}`, label: t(type) })),
    },
    {
      group: t('Claims'),
      items: unmatched.claims.map(({ liabilityID, name }) => ({ value: `claim:${liabilityID}`, label: name })),
    },
    {
      group: t('Other movements of money'),
      items: unmatched.movementKinds.map(({ kind, label }) => ({ value: `move:${kind}`, label: t(label) })),
    },
  ];
  const ordered = isIn ? groups : [groups[1]!, groups[2]!, groups[0]!, groups[3]!];
  const findNames = (what: string): string | null =>
    unmatched.movementKinds.find(({ kind }) => `move:${kind}` === what)?.names ?? null;
  const toMadeEntry = ({ what, amount, description, other }: MakeEntryRow): MadeReconEntry => {
    const [kind, rest] = [what.slice(0, what.indexOf(':')), what.slice(what.indexOf(':') + 1)];
    const common = { amount, description };
    if (kind === 'claim') return { ...common, make: 'claim', liabilityID: Number(rest), type: null };
    if (kind !== 'move') return { ...common, make: kind as 'income', type: rest };
    const names = findNames(what);
    return {
      ...common,
      make: 'movement',
      type: null,
      kind: rest as NonNullable<MadeReconEntry['kind']>,
      ...(names === 'bankAccount' && { toBankAccountID: Number(other) || null }),
      ...(names === 'asset' && { assetID: Number(other) || null }),
      ...(names === 'party' && { partyID: Number(other) || null }),
      ...(names === 'claim' && { claimID: Number(other) || null }),
    };
  };
  const save = async (): Promise<void> => {
    setIsSaving(true);
    try {
      await onMake(rows.map(toMadeEntry), voucher.trim() || null);
      onClose(true);
    } catch (error) {
      // The sentence is on the screen already. What was typed stays, unless somebody else has dealt with the line.
      if (error instanceof ConflictError) onClose(false);
      else setIsSaving(false);
    }
  };
  return (
    <SharedModal
      opened
      size="lg"
      title={isSplit ? t('Split line') : t('New entry')}
      isSaving={isSaving}
      saveDisabled={left !== 0 || rows.some(({ what, amount }) => what === '' || amount <= 0)}
      saveLabel={t('Match')}
      onSave={() => void save()}
      onCancel={() => onClose(false)}
    >
      <p className={styles.between}>
        <span>{lines.map(({ day, description }) => `${day} ${description}`).join(', ')}</span>
        <Amount cents={sumCents(lines)} />
      </p>
      {chosen.map(({ key, description, amount }) => (
        <p key={key} className={styles.between}>
          <span>{description}</span>
          <Amount rands={amount} />
        </p>
      ))}
      {rows.map((row, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a part is its place
        <fieldset key={at} className={`${styles.part} ${styles.made}`}>
          <NativeSelect
            label={t('What it was')}
            value={row.what}
            onChange={(event) => changeRow(at, { what: event.currentTarget.value })}
            {...(at === 0 && { 'data-autofocus': true })}
          >
            <option value="">{t('Choose')}</option>
            {ordered.map(({ group, items }) => (
              <optgroup key={group} label={group}>
                {items.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </optgroup>
            ))}
          </NativeSelect>
          <NumberInput
            label={t('Amount')}
            decimalScale={2}
            fixedDecimalScale
            thousandSeparator=","
            min={0}
            value={row.amount}
            onChange={(value) => changeAmount(at, Number(value) || 0)}
          />
          <TextInput
            label={t('Description')}
            maxLength={200}
            value={row.description}
            onChange={(event) => changeRow(at, { description: event.currentTarget.value })}
          />
          <Named
            names={findNames(row.what)}
            own={lines[0]!.bankAccountID}
            value={row.other}
            onChange={(other) => changeRow(at, { other })}
          />
        </fieldset>
      ))}
      <div className={styles.between}>
        <Button
          size="xs"
          variant="subtle"
          onClick={() => {
            setLastTyped(false);
            setRows([...rows, { ...first, amount: Math.max(0, Math.abs(left) / 100) }]);
          }}
        >
          {t('Add part')}
        </Button>
        <span className={left === 0 ? styles.good : styles.warn}>
          {left * total < 0 ? t('Too much') : t('Left')} <Amount cents={Math.abs(left) as never} />
        </span>
      </div>
      <TextInput
        label={t('Voucher')}
        maw={200}
        maxLength={40}
        value={voucher}
        onChange={(event) => setVoucher(event.currentTarget.value)}
      />
    </SharedModal>
  );
}

interface NamedEntryProps {
  /** What a movement has to name: an asset, a person, a claim or another account. */
  readonly names: string | null;
  readonly own: number;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function Named({ names, own, value, onChange }: NamedEntryProps) {
  const { id: matterID } = useMatter();
  const { links } = useCashLinks();
  const people = usePeople(matterID);
  const claims = useClaims();
  const asked: Readonly<Record<string, readonly [label: string, options: readonly FieldOption[]]>> = {
    asset: [t('Asset'), links.assetID],
    party: [t('Who was paid'), people],
    claim: [t('The claim'), claims],
    bankAccount: [t('The other account'), links.bankAccountID.filter((one) => one.value !== own)],
  };
  const found = asked[names ?? ''];
  if (!found) return null;
  return (
    <NativeSelect
      label={found[0]}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      data={[
        { value: '', label: t('Choose') },
        ...found[1].map((one) => ({ value: String(one.value), label: one.label })),
      ]}
    />
  );
}
