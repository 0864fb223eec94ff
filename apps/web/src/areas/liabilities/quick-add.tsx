import { liabilityCalls } from '@boedel/contract/liabilities/liabilities.calls';
import {
  type CapturedLiabilityKind,
  listLiabilityKinds,
  liabilityKinds,
} from '@boedel/domain/liabilities/liability-kind';
import type { SystemType } from '@boedel/domain/matter/kinds';
import { Button, Select, TextInput } from '@mantine/core';
import { formatPartyName } from '@boedel/domain/parties/party-name';
import { type FormEvent, useRef, useState } from 'react';
import { PersonFinder } from '../../client/people/person-finder';
import type { FoundKnownPerson } from '../../client/people/people.queries';
import { useCall } from '../../client/hooks';
import { t } from '../../i18n/t';
import type { FieldOption } from '../../ui/fields/field';
import { MoneyField } from '../../ui/fields/money-field';
import { useQuickLine } from '../../ui/quick-line';
import { useMatter } from '../../ui/the-matter';
import styles from './liabilities.module.css';

const begin = { creditor: '', knownID: null as number | null, description: '', amount: null as unknown };
/** A directory's entry by its own name, so that it is found again; a person as letters write it. */
const formatCreditorName = ({ kind, firstNames, surname }: FoundKnownPerson): string =>
  formatPartyName({ kind: kind ?? 'person', firstNames: firstNames ?? null, surname });
const normaliseText = (text: string): string => text.trim().toLocaleLowerCase();

/** One line to add a liability and go on to the next: type, Enter, type. The kind stays as it was. */
export function QuickAdd({ creditors }: { creditors: readonly FieldOption[] }) {
  const matter = useMatter();
  const first = useRef<HTMLInputElement>(null);
  const [kind, setKind] = useState<CapturedLiabilityKind>('debtBeforeDeath');
  const add = useCall(liabilityCalls.add, {
    names: { creditor: t('Creditor'), amount: t('Amount'), description: t('What it is for') },
  });
  const { typed, type, send } = useQuickLine(begin, ({ creditor, knownID, description, amount }) => {
    // A name the directory has is the directory's entry; any other stands as it was typed.
    const entry = creditors.find(({ label }) => normaliseText(label) === normaliseText(creditor));
    return add.runAsync({
      matterID: matter.id,
      kind,
      ...(entry ? { creditorID: Number(entry.value) } : { creditor, creditorKnownID: knownID }),
      description: description || null,
      amount: amount as number,
    });
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (typed.creditor.trim() !== '') send();
    first.current?.focus();
  };
  return (
    <form className={styles.quick} onSubmit={submit} aria-label={t('Add liabilities one after the other')}>
      <Select
        aria-label={t('Kind')}
        data={listLiabilityKinds(matter.systemTypeID as SystemType).map((value) => ({
          value,
          label: t(liabilityKinds[value].label),
        }))}
        allowDeselect={false}
        value={kind}
        onChange={(next) => setKind(next ?? 'debtBeforeDeath')}
      />
      <PersonFinder
        inputRef={first}
        matterID={matter.id}
        label={t('Creditor')}
        hidesLabel
        byArrow
        placeholder={t('Creditor; Enter adds it')}
        value={typed.creditor}
        onType={(creditor) => type({ creditor, knownID: null })}
        onTake={(person) => type({ creditor: formatCreditorName(person), knownID: person.knownID })}
      />
      <TextInput
        aria-label={t('What it is for')}
        placeholder={t('What it is for')}
        value={typed.description}
        onChange={(event) => type({ description: event.currentTarget.value })}
      />
      <MoneyField label="" name={t('Amount')} value={typed.amount} onChange={(amount) => type({ amount })} />
      <Button type="submit" variant="default">
        {t('Add')}
      </Button>
    </form>
  );
}
