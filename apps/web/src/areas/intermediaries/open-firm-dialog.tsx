import { intermediaryCalls } from '@boedel/contract/intermediaries/intermediaries.calls';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useCall } from '../../client/hooks';
import { t } from '../../i18n/t';
import { SharedModal } from '../../ui/dialog/modal';
import { FirmFields, type FirmValues } from './firm-fields';
import { firmsChanged } from './intermediaries.queries';

const nothing: FirmValues = { name: '', country: 'South Africa', systemTypes: [] };

/** A new firm and the person who will invite the others. */
export function OpenFirmDialog({ onClose }: { onClose: () => void }) {
  const [firm, setFirm] = useState(nothing);
  const [adminName, setAdminName] = useState('');
  const [adminEmail, setAdminEmail] = useState('');
  const open = useCall(intermediaryCalls.add, {
    refreshes: firmsChanged,
    says: t('The firm was opened and its administrator invited.'),
    onDone: onClose,
  });
  const errors = open.error?.fields;
  const said = (field: string) => errors?.[field]?.map((sentence) => t(sentence)).join(' ');
  return (
    <SharedModal
      opened
      title={t('Open a firm')}
      isSaving={open.isRunning}
      onCancel={onClose}
      onSave={() => open.run({ ...firm, adminName, adminEmail })}
    >
      <FirmFields value={firm} onChange={setFirm} errors={errors} />
      <TextInput
        label={t('First administrator')}
        withAsterisk
        mt="sm"
        value={adminName}
        error={said('adminName')}
        onChange={(event) => setAdminName(event.currentTarget.value)}
      />
      <TextInput
        label={t('E-mail of the administrator')}
        type="email"
        withAsterisk
        mt="sm"
        value={adminEmail}
        error={said('adminEmail')}
        onChange={(event) => setAdminEmail(event.currentTarget.value)}
      />
    </SharedModal>
  );
}
