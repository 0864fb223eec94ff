import { liabilityCalls } from '@boedel/contract/liabilities/liabilities.calls';
import { type CapturedKind, kindsIn, liabilityKinds } from '@boedel/domain/liabilities/liability-kind';
import type { SystemType } from '@boedel/domain/matter/kinds';
import { Autocomplete, Button, Select, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { useCall } from '../../client/hooks';
import { t } from '../../i18n/t';
import type { FieldOption } from '../../ui/fields/field';
import { MoneyField } from '../../ui/fields/money-field';
import { useMatter } from '../../ui/the-matter';
import styles from './liabilities.module.css';

const begin = { creditor: '', description: '', amount: null as unknown };
const plain = (text: string): string => text.trim().toLocaleLowerCase();

/** One line to add a liability and go on to the next: type, Enter, type. The kind stays as it was. */
export function QuickAdd({ creditors }: { creditors: readonly FieldOption[] }) {
  const matter = useMatter();
  const first = useRef<HTMLInputElement>(null);
  const [kind, setKind] = useState<CapturedKind>('debtBeforeDeath');
  const [typed, setTyped] = useState(begin);
  const add = useCall(liabilityCalls.add, {
    onDone: () => {
      setTyped(begin);
      first.current?.focus();
    },
    names: { creditor: t('Creditor'), amount: t('Amount'), description: t('What it is for') },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (typed.creditor.trim() === '') {
      first.current?.focus();
      return;
    }
    // A name the directory has is the directory's entry; any other stands as it was typed.
    const entry = creditors.find(({ label }) => plain(label) === plain(typed.creditor));
    add.run({
      matterID: matter.id,
      kind,
      ...(entry ? { creditorID: Number(entry.value) } : { creditor: typed.creditor }),
      description: typed.description || null,
      amount: typed.amount as number,
    });
  };
  return (
    <form className={styles.quick} onSubmit={submit} aria-label={t('Add liabilities one after the other')}>
      <Select
        aria-label={t('Kind')}
        data={kindsIn(matter.systemTypeID as SystemType).map((value) => ({
          value,
          label: t(liabilityKinds[value].label),
        }))}
        allowDeselect={false}
        value={kind}
        onChange={(next) => setKind(next ?? 'debtBeforeDeath')}
      />
      <Autocomplete
        ref={first}
        aria-label={t('Creditor')}
        placeholder={t('Creditor; Enter adds it')}
        data={[...new Set(creditors.map(({ label }) => label))]}
        limit={8}
        value={typed.creditor}
        onChange={(creditor) => setTyped((now) => ({ ...now, creditor }))}
      />
      <TextInput
        aria-label={t('What it is for')}
        placeholder={t('What it is for')}
        value={typed.description}
        onChange={(event) => setTyped({ ...typed, description: event.currentTarget.value })}
      />
      <MoneyField
        label=""
        name={t('Amount')}
        value={typed.amount}
        onChange={(amount) => setTyped((now) => ({ ...now, amount }))}
      />
      <Button type="submit" variant="default" loading={add.isRunning}>
        {t('Add')}
      </Button>
    </form>
  );
}
