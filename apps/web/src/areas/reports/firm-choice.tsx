import { intermediaryCalls } from '@boedel/contract/intermediaries/intermediaries.calls';
import { Select } from '@mantine/core';
import { useRead } from '../../client/hooks';
import { t } from '../../i18n/t';

interface FirmChoiceProps {
  readonly firm: string;
  readonly onFirm: (firm: string) => void;
  /** What is shown while none is chosen. */
  readonly none: string;
  readonly clearable?: boolean;
}

/** One of the provider's firms. */
export function FirmChoice({ firm, onFirm, none, clearable = false }: FirmChoiceProps) {
  const firms = useRead(intermediaryCalls.getall, undefined, { quiet: true });
  return (
    <Select
      label={t('Firm')}
      placeholder={none}
      clearable={clearable}
      searchable
      data={(firms.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
      value={firm || null}
      onChange={(chosen) => onFirm(chosen ?? '')}
    />
  );
}
