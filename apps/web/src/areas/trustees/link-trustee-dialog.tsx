import { trusteeCalls } from '@boedel/contract/trustees/trustees.calls';
import { Select } from '@mantine/core';
import { useState } from 'react';
import { useCall, useRead } from '../../client/hooks';
import { t } from '../../i18n/t';
import { SharedModal } from '../../ui/dialog/modal';
import { DateField } from '../../ui/fields/date-field';
import { useMatter } from '../../ui/the-matter';

/** Takes somebody from the firm's global trustees. Who is linked already is not offered. */
export function LinkTrusteeDialog({ onClose }: { onClose: () => void }) {
  const { id: matterID } = useMatter();
  const [globalTrusteeID, setChosen] = useState<number>();
  const [authorisedDate, setAuthorised] = useState<string | null>(null);
  const read = useRead(trusteeCalls.GetAvailableGlobalTrustees, { matterID }, { quiet: true });
  const link = useCall(trusteeCalls.linkGlobalTrustee, { says: t('Linked to the trust.'), onDone: onClose });
  const free = read.data ?? [];
  return (
    <SharedModal
      opened
      size="md"
      title={t('Link from the firm’s list')}
      saveLabel={t('Link')}
      saveDisabled={globalTrusteeID === undefined}
      isSaving={link.isRunning}
      onCancel={onClose}
      onSave={() => globalTrusteeID !== undefined && link.run({ matterID, globalTrusteeID, authorisedDate })}
    >
      <Select
        label={t('Name')}
        data-autofocus
        searchable
        nothingFoundMessage={t('Nothing found')}
        description={read.data && free.length === 0 ? t('Everybody in the firm’s list is linked already.') : undefined}
        data={free.map(({ id, name, isIndependent }) => ({
          value: String(id),
          label: isIndependent ? t('{name}, independent', { name }) : name,
        }))}
        value={globalTrusteeID === undefined ? null : String(globalTrusteeID)}
        onChange={(value) => setChosen(value === null ? undefined : Number(value))}
        mb="sm"
      />
      <DateField
        label={t('Letters of authority')}
        help={t('Left open, the trustee is proposed.')}
        value={authorisedDate}
        error={link.error?.fields['day']?.[0]}
        onChange={(value) => setAuthorised(value as string | null)}
      />
    </SharedModal>
  );
}
