import { executorCalls } from '@boedel/contract/matter-people/matter-people.calls';
import { Select } from '@mantine/core';
import { useState } from 'react';
import { useCall, useRead } from '../../client/hooks';
import { t } from '../../i18n/t';
import { SharedModal } from '../../ui/dialog/modal';
import { DateField } from '../../ui/fields/date-field';
import { useMatter } from '../../ui/the-matter';

/** Takes somebody from the firm's list. Who is linked already is not offered again. */
export function LinkExecutorDialog({ onClose }: { onClose: () => void }) {
  const { id: matterID } = useMatter();
  const [executorID, setExecutorID] = useState<number>();
  const [appointedDate, setAppointed] = useState<string | null>(null);
  const read = useRead(executorCalls.getGlobalExecutors, { matterID }, { quiet: true });
  const link = useCall(executorCalls.LinkExecutorToMatter, {
    says: t('Linked to the matter.'),
    onDone: onClose,
  });
  const free = (read.data ?? []).filter((one) => !one.isLinked);
  return (
    <SharedModal
      opened
      size="md"
      title={t('Link from the firm’s list')}
      saveLabel={t('Link')}
      saveDisabled={executorID === undefined}
      isSaving={link.isRunning}
      onCancel={onClose}
      onSave={() => executorID !== undefined && link.run({ matterID, executorID, appointedDate })}
    >
      <Select
        label={t('Name')}
        data-autofocus
        searchable
        nothingFoundMessage={t('Nothing found')}
        description={read.data && free.length === 0 ? t('Everybody in the firm’s list is linked already.') : undefined}
        data={free.map(({ id, name, capacity }) => ({
          value: String(id),
          label: [name, capacity].filter(Boolean).join(' · '),
        }))}
        value={executorID === undefined ? null : String(executorID)}
        onChange={(value) => setExecutorID(value === null ? undefined : Number(value))}
        mb="sm"
      />
      <DateField
        label={t('Appointed on')}
        value={appointedDate}
        onChange={(value) => setAppointed(value as string | null)}
      />
    </SharedModal>
  );
}
