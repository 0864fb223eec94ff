import type { WireAnswer } from '@boedel/contract/call';
import type { lodgingCalls } from '@boedel/contract/lodging/lodging.calls';
import type { AccountKind } from '@boedel/domain/accounts/account-kinds';
import { Select } from '@mantine/core';
import { t, translate } from '../../i18n/t';
import styles from './account.module.css';
import { accountKindLabels } from './account-kind-labels';

interface KindSelectProps {
  readonly kinds: WireAnswer<typeof lodgingCalls.getKinds>['kinds'];
  readonly value: AccountKind;
  readonly onChange: (kind: AccountKind) => void;
}

/** Every kind of account; one that needs another first says so and cannot be chosen yet. */
export function KindSelect({ kinds, value, onChange }: KindSelectProps) {
  const needs = new Map(kinds.map((one) => [one.kind as string, one.needs]));
  const data = kinds
    .toSorted((a, b) => Number(a.needs !== null) - Number(b.needs !== null))
    .map((one) => ({ value: one.kind as string, label: t(accountKindLabels[one.kind]), disabled: one.needs !== null }));
  return (
    <Select
      size="xs"
      w={300}
      aria-label={t('Kind of account')}
      allowDeselect={false}
      value={value}
      onChange={(chosen) => onChange((chosen ?? value) as AccountKind)}
      data={data}
      styles={{ options: { maxHeight: 420 } }}
      renderOption={({ option }) => {
        const missing = needs.get(option.value);
        return (
          <span className={styles.kind}>
            {option.label}
            {missing && <small>{translate(missing)}</small>}
          </span>
        );
      }}
    />
  );
}
