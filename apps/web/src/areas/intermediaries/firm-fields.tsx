import { countries } from '@boedel/contract/firm/firm.schema';
import { Checkbox, Group, NativeSelect, SimpleGrid, TextInput } from '@mantine/core';
import { markPhrase, t } from '../../i18n/t';
import { type FirmDetails, typeNames } from './intermediaries.queries';

const names = [markPhrase('South Africa'), markPhrase('Namibia')];
export type FirmValues = Pick<FirmDetails, 'name' | 'country' | 'systemTypes'>;

interface FirmFieldsProps {
  readonly value: FirmValues;
  readonly onChange: (value: FirmValues) => void;
  readonly errors?: Readonly<Record<string, readonly string[]>> | undefined;
}

/** What the provider sets of a firm, new or there already. */
export function FirmFields({ value, onChange, errors }: FirmFieldsProps) {
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="sm">
        <TextInput
          label={t('Name')}
          withAsterisk
          data-autofocus
          maxLength={160}
          value={value.name}
          error={errors?.['name']?.map((sentence) => t(sentence)).join(' ')}
          onChange={(event) => onChange({ ...value, name: event.currentTarget.value })}
        />
        <NativeSelect
          label={t('Country')}
          data={countries.map((country) => ({
            value: country,
            label: t(names.find((name) => name === country) ?? country),
          }))}
          value={value.country}
          onChange={(event) => onChange({ ...value, country: event.currentTarget.value as FirmValues['country'] })}
        />
      </SimpleGrid>
      <Checkbox.Group
        label={t('System types')}
        mt="sm"
        value={value.systemTypes.map(String)}
        error={errors?.['systemTypes']?.map((sentence) => t(sentence)).join(' ')}
        onChange={(types) => onChange({ ...value, systemTypes: types.map(Number) })}
      >
        <Group gap="md" mt={4}>
          {Object.entries(typeNames).map(([type, name]) => (
            <Checkbox key={type} value={type} label={t(name)} />
          ))}
        </Group>
      </Checkbox.Group>
    </>
  );
}
