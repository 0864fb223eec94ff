import { assetCalls } from '@boedel/contract/assets/assets.calls';
import { type AssetKind, assetKinds, findUsualClass } from '@boedel/domain/assets/asset-kind';
import { Button, Select, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { useCall } from '../../client/hooks';
import { t } from '../../i18n/t';
import { MoneyField } from '../../ui/fields/money-field';
import { useQuickLine } from '../../ui/quick-line';
import { useMatter } from '../../ui/the-matter';
import { kindLabels } from './asset-words';
import styles from './assets.module.css';

const begin = { name: '', value: null as unknown, share: '' };

/** One line to add an asset and go on to the next: type, Enter, type. The kind stays as it was. */
export function QuickAdd() {
  const matter = useMatter();
  const name = useRef<HTMLInputElement>(null);
  const [kind, setKind] = useState<AssetKind>('immovable');
  const add = useCall(assetCalls.add, {
    names: { name: t('Description'), valuationAmount: t('Value'), share: t('Share') },
  });
  const { typed, type, send } = useQuickLine(begin, (line) =>
    add.runAsync({
      matterID: matter.id,
      kind,
      class: findUsualClass(kind),
      treatment: assetKinds[kind].treatment,
      name: line.name,
      valuationAmount: line.value as number | null,
      share: line.share || null,
    }),
  );
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (typed.name.trim() !== '') send();
    name.current?.focus();
  };
  return (
    <form className={styles.quick} onSubmit={submit} aria-label={t('Add assets one after the other')}>
      <Select
        aria-label={t('Kind')}
        data={Object.entries(kindLabels)
          .filter(([key]) => key !== 'limitedInterest')
          .map(([value, label]) => ({ value, label: t(label) }))}
        allowDeselect={false}
        value={kind}
        onChange={(next) => setKind((next ?? 'immovable') as AssetKind)}
      />
      <TextInput
        ref={name}
        aria-label={t('Description')}
        placeholder={t('Description (press Enter to add)')}
        value={typed.name}
        onChange={(event) => type({ name: event.currentTarget.value })}
      />
      <MoneyField label="" name={t('Value')} value={typed.value} onChange={(value) => type({ value })} />
      <TextInput
        aria-label={t('Share')}
        placeholder={t('Share')}
        value={typed.share}
        onChange={(event) => type({ share: event.currentTarget.value })}
      />
      <Button type="submit" variant="default">
        {t('Add')}
      </Button>
    </form>
  );
}
