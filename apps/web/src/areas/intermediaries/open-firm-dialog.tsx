import { intermediaryCalls } from '@boedel/contract/intermediaries/intermediaries.calls';
import { SimpleGrid, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useCall } from '../../client/hooks';
import { t } from '../../i18n/t';
import { SharedModal } from '../../ui/dialog/modal';
import { FirmFields, type FirmValues } from './firm-fields';

const nothing: FirmValues = { name: '', country: 'South Africa', systemTypes: [] };

/** A new firm and the person who will invite the others. */
export function OpenFirmDialog({ onClose }: { onClose: () => void }) {
  const [firm, setFirm] = useState(nothing);
  const [adminName, setAdminName] = useState('');
  const [adminEmail, setAdminEmail] = useState('');
  const open = useCall(intermediaryCalls.add, {
    says: t('Firm added and its administrator invited.'),
    onDone: onClose,
    names: {
      name: t('Name'),
      systemTypes: t('System types'),
      adminName: t('Full name'),
      adminEmail: t('Email'),
    },
  });
  const errors = open.error?.fields;
  const describeFieldError = (field: string) => errors?.[field]?.map((sentence) => t(sentence)).join(' ');
  return (
    <SharedModal
      opened
      size="lg"
      title={t('Open a firm')}
      saveLabel={t('Open the firm')}
      isSaving={open.isRunning}
      onCancel={onClose}
      onSave={() => open.run({ ...firm, adminName, adminEmail })}
    >
      <FirmFields value={firm} onChange={setFirm} errors={errors} />
      <h3>{t('Its first administrator')}</h3>
      <p style={{ marginTop: 0 }}>{t('We send this person an invitation. They can then invite other users.')}</p>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="sm">
        <TextInput
          label={t('Full name')}
          withAsterisk
          value={adminName}
          error={describeFieldError('adminName')}
          onChange={(event) => setAdminName(event.currentTarget.value)}
        />
        <TextInput
          label={t('Email')}
          type="email"
          withAsterisk
          value={adminEmail}
          error={describeFieldError('adminEmail')}
          onChange={(event) => setAdminEmail(event.currentTarget.value)}
        />
      </SimpleGrid>
    </SharedModal>
  );
}
