import { MultiSelect } from '@mantine/core';
import type { ComponentType } from 'react';
import { t } from '../../i18n/t';
import { type ControlProps, toInputProps } from '../../ui/fields/control';
import type { FieldOption } from '../../ui/fields/field';

interface AssetSecurity {
  readonly assetID: number;
}

/** The assets of the matter a debt is secured on. */
export function createSecurityControl(assets: readonly FieldOption[]): ComponentType<ControlProps> {
  return function Security(props: ControlProps) {
    const chosen = (props.value ?? []) as readonly AssetSecurity[];
    return (
      <MultiSelect
        {...toInputProps(props)}
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
