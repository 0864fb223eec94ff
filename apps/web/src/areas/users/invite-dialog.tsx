import { userCalls } from '@boedel/contract/users/users.calls';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useCall } from '../../client/hooks';
import { t } from '../../i18n/t';
import { SharedModal } from '../../ui/dialog/modal';
import { RoleFields, type UserRights } from './role-fields';

const nothing: UserRights = { roles: [], systemRoles: [] };

/** Asks for an address, a name and what the person may do; the mail leaves when it is saved. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const [email, setEmail] = useState('');
  const [fullname, setFullname] = useState('');
  const [rights, setRights] = useState(nothing);
  const invite = useCall(userCalls.add, {
    says: t('Invitation sent.'),
    onDone: onClose,
    names: {
      email: t('Email'),
      fullname: t('Full name'),
      roles: t('Roles'),
      systemRoles: t('System types'),
    },
  });
  const errors = invite.error?.fields;
  const describeFieldError = (field: string) => errors?.[field]?.map((sentence) => t(sentence)).join(' ');
  return (
    <SharedModal
      opened
      title={t('Invite a person')}
      saveLabel={t('Send invitation')}
      isSaving={invite.isRunning}
      onCancel={onClose}
      onSave={() => invite.run({ email, fullname, ...rights })}
    >
      <TextInput
        label={t('Email')}
        type="email"
        withAsterisk
        data-autofocus
        value={email}
        error={describeFieldError('email')}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        description={t('They get an email with a link that works once and lets them set a password.')}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <TextInput
        label={t('Full name')}
        withAsterisk
        mt="sm"
        maxLength={160}
        value={fullname}
        error={describeFieldError('fullname')}
        onChange={(event) => setFullname(event.currentTarget.value)}
      />
      <RoleFields value={rights} onChange={setRights} mayAdd errors={errors} />
    </SharedModal>
  );
}
