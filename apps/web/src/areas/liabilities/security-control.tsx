import { MultiSelect } from '@mantine/core';
import type { ComponentType } from 'react';
import { t } from '../../i18n/t';
import { type ControlProps, inputProps } from '../../ui/fields/control';
import type { FieldOption } from '../../ui/fields/field';

interface Secured {
  readonly assetID: number;
}

/** The assets of the matter a debt is secured on. */
export function securityControl(assets: readonly FieldOption[]): ComponentType<ControlProps> {
  return function Security(props: ControlProps) {
    const chosen = (props.value ?? []) as readonly Secured[];
    return (
      <MultiSelect
        {...inputProps(props)}
        data={assets.map(({ value, label }) => ({ value: `${value}`, label }))}
        searchable
        clearable
        nothingFoundMessage={t('No asset of this name is captured.')}
        value={chosen.map(({ assetID }) => `${assetID}`)}
        onChange={(ids) => props.onChange(ids.map((id) => ({ assetID: Number(id) })))}
      />
    );
  };
}
