import { ownerCalls } from '@boedel/contract/owners/owners.calls';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useCall } from '../../client/hooks';
import { t } from '../../i18n/t';
import { SharedModal } from '../../ui/dialog/modal';
import { DateField } from '../../ui/fields/date-field';
import { useMatter } from '../../ui/the-matter';

/** The register as it stands was lodged: it is kept to compare with. */
export function LodgeDialog({ onClose }: { onClose: () => void }) {
  const { id: matterID } = useMatter();
  const [lodgedDate, setLodged] = useState<string | null>(null);
  const [receipt, setReceipt] = useState('');
  const lodge = useCall(ownerCalls.lodge, { says: t('The register is kept as lodged.'), onDone: onClose });
  return (
    <SharedModal
      opened
      size="md"
      title={t('Register lodged')}
      saveLabel={t('Keep it as lodged')}
      saveDisabled={lodgedDate === null}
      isSaving={lodge.isRunning}
      onCancel={onClose}
      onSave={() => lodgedDate !== null && lodge.run({ matterID, lodgedDate, receipt: receipt || null })}
    >
      <DateField
        label={t('Lodged with the Master on')}
        value={lodgedDate}
        error={lodge.error?.fields['lodgedDate']?.[0] ?? lodge.error?.fields['matterID']?.[0]}
        onChange={(value) => setLodged(value as string | null)}
      />
      <TextInput
        label={t('Receipt number')}
        maxLength={120}
        value={receipt}
        onChange={(event) => setReceipt(event.currentTarget.value)}
      />
    </SharedModal>
  );
}
