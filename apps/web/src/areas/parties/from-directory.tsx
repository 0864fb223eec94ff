import { directoryCalls } from '@boedel/contract/directories/directories.calls';
import { Select } from '@mantine/core';
import { useFormContext, useWatch } from 'react-hook-form';
import { useRead } from '../../client/hooks';
import { t } from '../../i18n/t';
import { useMay } from '../../ui/access';

interface DirectoryChoice {
  readonly id: number;
  readonly name: string;
  readonly [field: string]: unknown;
}

/** Fields of the directory's entry that a party has under the same name. */
const shared = ['email', 'phone', 'registrationNumber', 'address1', 'address2', 'city', 'code', 'taxNumber'] as const;

/** Taking an auditor or tax practitioner from the firm's own list fills the form. */
export function FromDirectory({ directory }: { directory: string }) {
  const { setValue } = useFormContext();
  const globalID = useWatch({ name: 'globalID' }) as number | null | undefined;
  const listCall = directoryCalls[`${directory as 'auditor' | 'taxpractitioner'}.getlist`];
  const may = useMay(listCall);
  const entries = useRead(listCall, { take: 1000 }, { quiet: true, enabled: may });
  if (!may) return null;
  const rows = (entries.data?.rows ?? []) as readonly DirectoryChoice[];
  const takeEntry = (id: string | null): void => {
    const entry = rows.find((row) => String(row.id) === id);
    setValue('globalID', entry?.id ?? null, { shouldDirty: true });
    if (!entry) return;
    setValue('surname', entry.name, { shouldDirty: true });
    for (const field of shared) {
      if (entry[field]) setValue(field, entry[field], { shouldDirty: true });
    }
  };
  return (
    <Select
      label={t("From the firm's list")}
      description={t('Fills in the name and contact details.')}
      clearable
      searchable
      nothingFoundMessage={t('Nothing found')}
      data={rows.map((row) => ({ value: String(row.id), label: row.name }))}
      value={globalID ? String(globalID) : null}
      onChange={takeEntry}
      mb="sm"
    />
  );
}
