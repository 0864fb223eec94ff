import { type AssetKind, assetKinds } from '@boedel/domain/assets/asset-kind';
import { useFormContext, useWatch } from 'react-hook-form';
import type { ControlProps } from '../../ui/fields/control';
import { FieldControl } from '../../ui/fields/field-control';
import { classLabels, kindLabels, toOptions } from './asset-words';

/** The kind brings along what is usual for it: what it is listed under and how it is dealt with, where that was left as usual. */
export function KindControl(props: ControlProps) {
  const { getValues, setValue } = useFormContext();
  const choose = (next: unknown): void => {
    props.onChange(next);
    if (next === null) return;
    const [before, kind] = [assetKinds[props.value as AssetKind], assetKinds[next as AssetKind]];
    const setField = (name: string, value: unknown): void => setValue(name, value, { shouldDirty: true });
    const listed: unknown = getValues('class');
    if (listed === before.classes[0] || !kind.classes.some((name) => name === listed))
      setField('class', kind.classes[0]);
    if (getValues('treatment') === before.treatment) setField('treatment', kind.treatment);
    if (next === 'foreign') setField('isForeign', true);
  };
  return <FieldControl {...props} kind="select" options={toOptions(kindLabels)} onChange={choose} />;
}

/** Only the classes that the account lists this kind under. */
export function ClassControl(props: ControlProps) {
  const kind = useWatch({ name: 'kind' }) as AssetKind;
  const classes: readonly string[] = assetKinds[kind].classes;
  const options = toOptions(classLabels).filter(({ value }) => classes.includes(String(value)));
  return <FieldControl {...props} kind="select" options={options} />;
}
