import { claimCalls } from '@boedel/contract/claims/claims.calls';
import { directoryCalls } from '@boedel/contract/directories/directories.calls';
import { claimType, preferentClaimCategory } from '@boedel/contract/fixed/claims';
import { Autocomplete, Button, Checkbox, Select, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type FormEvent, useRef } from 'react';
import { useCall, useRead } from '../../client/hooks';
import { t } from '../../i18n/t';
import { MoneyField } from '../../ui/fields/money-field';
import { useQuickLine } from '../../ui/quick-line';
import { useIsFirms } from '../../ui/may-change';
import { useMatter } from '../../ui/the-matter';
import { useAssetNames } from './claims.queries';
import styles from './claims.module.css';

type ChosenCreditor = { readonly id: number } | { readonly globalCreditorID: number };
const begin = {
  creditor: '',
  /** Of the directory or the global creditors; none where the name is new, or is to be found by the server. */
  chosen: null as ChosenCreditor | null,
  amount: null as unknown,
  type: '3',
  asset: null as string | null,
  securityValue: null as unknown,
  reliesSolely: false,
  category: null as string | null,
  reference: '',
  vouchers: '',
};
type DeskLine = typeof begin;

const mostOffered = 12;

/** Creditors on file by what is typed: the firm's own, then global ones it has none of yet. */
function useCreditorChoices(typed: string): ReadonlyMap<string, ChosenCreditor> {
  const enabled = useIsFirms();
  const [searchString] = useDebouncedValue(typed, 200);
  const query = { searchString, skip: 0, take: mostOffered };
  const options = { quiet: true, silent: true, keepLast: true, enabled } as const;
  const own = useRead(directoryCalls['creditor.getlist'], query, options).data?.rows ?? [];
  const global = useRead(directoryCalls['globalcreditor.getlist'], query, options).data?.rows ?? [];
  const choices = new Map<string, ChosenCreditor>(global.map(({ id, name }) => [name, { globalCreditorID: id }]));
  // Two creditors of one name are told apart in the directory; here the server takes the matter's own.
  for (const { id, name } of own.toReversed()) choices.set(name, { id });
  return choices;
}

const toBody = (matterID: number, line: DeskLine) => ({
  creditor: { name: line.creditor.trim(), ...line.chosen },
  claim: {
    matterID,
    claimTypeID: Number(line.type),
    amount: line.amount as number,
    reference: line.reference || null,
    vouchers: line.vouchers || null,
    ...(line.type === '1' && {
      securedBy: line.asset === null ? [] : [{ assetID: Number(line.asset), rank: 1 }],
      securityValue: line.securityValue as number | null,
      reliesSolely: line.reliesSolely,
    }),
    ...(line.type === '2' && { preferentClaimCategoryID: line.category === null ? null : Number(line.category) }),
  },
});

const toOptions = (lookup: Readonly<Record<string, string>>) =>
  Object.entries(lookup).map(([value, label]) => ({ value, label: t(label) }));

/** One line to add a claim and go on to the next: a creditor that is chosen or typed, what it claims, Enter. */
export function DeskQuickAdd() {
  const matter = useMatter();
  const creditor = useRef<HTMLInputElement>(null);
  const assets = useAssetNames(matter.id);
  const add = useCall(claimCalls.addandcreditor, {
    names: {
      amount: t('Amount claimed'),
      'claim.amount': t('Amount claimed'),
      'creditor.name': t('Creditor'),
      'creditor.accountNumber': t('Account number'),
      securedBy: t('Secured on'),
      preferentClaimCategoryID: t('Preferent for'),
    },
  });
  const { typed, type, send } = useQuickLine(begin, (line) => add.runAsync(toBody(matter.id, line) as never));
  const choices = useCreditorChoices(typed.creditor);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (typed.creditor.trim() !== '' && typed.amount !== null) send();
    creditor.current?.focus();
  };
  return (
    <form className={styles.quick} onSubmit={submit} aria-label={t('Add claims one after the other')}>
      <Autocomplete
        ref={creditor}
        label={t('Creditor')}
        placeholder={t('Type a name; new ones are added')}
        // Only while a name is typed: the list would otherwise lie over the claims below each time a line was added.
        data={typed.creditor.trim() === '' ? [] : [...choices.keys()]}
        filter={({ options }) => options}
        maxLength={160}
        value={typed.creditor}
        onChange={(name) => type({ creditor: name, chosen: choices.get(name.trim()) ?? null })}
      />
      <MoneyField
        label={t('Amount claimed')}
        name={t('Amount claimed')}
        value={typed.amount}
        onChange={(amount) => type({ amount })}
      />
      <Select
        label={t('Type of claim')}
        data={toOptions(claimType)}
        allowDeselect={false}
        value={typed.type}
        onChange={(next) => type({ type: next ?? '3' })}
      />
      {typed.type === '1' && (
        <>
          <Select
            label={t('Secured on')}
            data={assets.map(({ value, label }) => ({ value: String(value), label }))}
            searchable
            value={typed.asset}
            onChange={(asset) => type({ asset })}
          />
          <MoneyField
            label={t('Value by creditor')}
            name={t('Value by creditor')}
            value={typed.securityValue}
            onChange={(securityValue) => type({ securityValue })}
          />
          <Checkbox
            label={t('Relies on the security alone (s 89(2))')}
            checked={typed.reliesSolely}
            onChange={(event) => type({ reliesSolely: event.currentTarget.checked })}
          />
        </>
      )}
      {typed.type === '2' && (
        <Select
          label={t('Preferent for')}
          data={toOptions(preferentClaimCategory).filter(({ value }) => value !== '25')}
          searchable
          value={typed.category}
          onChange={(category) => type({ category })}
        />
      )}
      <TextInput
        label={t('Reference')}
        maxLength={60}
        value={typed.reference}
        onChange={(event) => type({ reference: event.currentTarget.value })}
      />
      <TextInput
        label={t('Vouchers')}
        maxLength={200}
        value={typed.vouchers}
        onChange={(event) => type({ vouchers: event.currentTarget.value })}
      />
      <Button type="submit" variant="default" loading={add.isRunning}>
        {t('Add')}
      </Button>
    </form>
  );
}
