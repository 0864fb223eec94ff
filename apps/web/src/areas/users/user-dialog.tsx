import { frequency } from '@boedel/contract/fixed/frequencies';
import { userCalls } from '@boedel/contract/users/users.calls';
import { accessRightNames, accessRights } from '@boedel/domain/access/access-rights';
import { Button, NativeSelect, SimpleGrid, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useCall, useRead } from '../../client/hooks';
import { markPhrase, t } from '../../i18n/t';
import { usePerson } from '../../ui/access';
import { SharedModal } from '../../ui/dialog/modal';
import { ReadDialog } from '../../ui/dialog/read-dialog';
import type { FormFieldDefinition } from '../../ui/fields/field';
import { missing } from '../../ui/format';
import type { ListColumn } from '../../ui/list/column';
import { ListTable } from '../../ui/list/list-table';
import { ConflictDialog } from '../../ui/record/conflict-dialog';
import { RemoveUserDialog } from './remove-user-dialog';
import { RoleFields } from './role-fields';
import { translateRole, translateSystemRole } from './role-names';
import { ResetFactorDialog, SignInHelp } from './sign-in-help';
import { type UserAnswer } from './users.queries';

const often = [
  markPhrase('Weekly'),
  markPhrase('Fortnightly (1st and 14th)'),
  markPhrase('Monthly'),
  markPhrase('Never'),
];
const frequencies = Object.entries(frequency).map(([value, name]) => ({
  value,
  label: often.find((one) => one === name) ?? name,
}));
const topics = [
  markPhrase('Diary and key dates'),
  markPhrase('Tasks assigned to me'),
  markPhrase('Watched matters'),
  markPhrase('Payments to check'),
  markPhrase('System changes'),
];

/** 'diary' is the wire's word; people know it by its name. */
const joinRights = (rights: readonly string[]): string =>
  accessRightNames
    .filter((right) => rights.includes(right))
    .map((right) => t(accessRights[right]))
    .join(' · ') || missing;

type GivenMatterAccess = UserAnswer['matterAccess'][number];
const givenColumns: readonly ListColumn<GivenMatterAccess>[] = [
  { key: 'reference', title: markPhrase('Reference'), strong: true, width: 140 },
  { key: 'name', title: markPhrase('Matter') },
  {
    key: 'mayCapture',
    title: markPhrase('May capture'),
    width: 110,
    value: (row) => (row.mayCapture ? t('Yes') : t('No')),
  },
  {
    key: 'rights',
    title: markPhrase('Sees'),
    value: ({ rights }) => joinRights(rights),
    render: ({ rights }) => <span style={{ whiteSpace: 'normal' }}>{joinRights(rights)}</span>,
  },
];

const toUserChange = ({ id, fullname, roles, systemRoles, notifications, version }: UserAnswer) => ({
  id,
  fullname,
  roles,
  systemRoles,
  notifications,
  version,
});

const joinWords = (words: readonly string[]): string => words.join(' · ');
const nameTopic = (name: string): string => t(topics.find((topic) => topic === name) ?? name);
const nameFrequency = (one: number): string => t(frequencies.find(({ value }) => value === String(one))?.label ?? '');

/** What two people may have changed at once. */
const compared: readonly FormFieldDefinition[] = [
  { name: 'fullname', label: markPhrase('Full name') },
  {
    name: 'roles',
    label: markPhrase('Roles'),
    inWords: (roles) => joinWords((roles as UserAnswer['roles']).map(translateRole)),
  },
  {
    name: 'systemRoles',
    label: markPhrase('System types'),
    inWords: (types) => joinWords((types as UserAnswer['systemRoles']).map(translateSystemRole)),
  },
  {
    name: 'notifications',
    label: markPhrase('Written to about'),
    inWords: (all) =>
      joinWords(
        (all as UserAnswer['notifications']).map((one) => `${nameTopic(one.name)}: ${nameFrequency(one.frequency)}`),
      ),
  },
];

/** Somebody of the firm: what they may do, what they were given, what they are written to about. */
export function UserDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const user = useRead(userCalls.getbyid, { id });
  return (
    <ReadDialog title={t('Users')} read={user} onClose={onClose}>
      {(whole) => <UserForm key={whole.version} user={whole} onClose={onClose} />}
    </ReadDialog>
  );
}

function UserForm({ user, onClose }: { user: UserAnswer; onClose: () => void }) {
  const [form, setForm] = useState(user);
  const [isRemoving, setRemoving] = useState(false);
  const [isResetting, setResetting] = useState(false);
  const { email: own } = usePerson();
  const save = useCall(userCalls.update, {
    says: t('{name} was changed.', { name: user.fullname }),
    onDone: onClose,
    names: { fullname: t('Full name'), roles: t('Roles'), systemRoles: t('System types') },
  });
  const again = useCall(userCalls.resendInvitation, {
    says: t('Invitation sent.'),
  });
  const isOwn = own.toLowerCase() === user.email.toLowerCase();
  const errors = save.error?.fields;
  const { id, fullname, notifications } = form;
  return (
    <>
      <SharedModal
        opened
        size="xl"
        title={user.fullname}
        isSaving={save.isRunning}
        onCancel={onClose}
        onSave={() => save.run(toUserChange(form))}
        extra={{ label: t('Remove from the firm'), onClick: () => setRemoving(true) }}
      >
        {user.state === 'Invited' && (
          <p>
            {t('Invited. Has not signed in yet.')}{' '}
            <Button variant="default" size="compact-sm" loading={again.isRunning} onClick={() => again.run({ id })}>
              {t('Send the invitation again')}
            </Button>
          </p>
        )}
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="sm">
          <TextInput
            label={t('Full name')}
            data-autofocus
            maxLength={160}
            value={fullname}
            error={errors?.['fullname']?.map((sentence) => t(sentence)).join(' ')}
            onChange={(event) => setForm({ ...form, fullname: event.currentTarget.value })}
          />
          <TextInput
            label={t('Email')}
            description={t('Cannot be changed because they sign in with it.')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            value={user.email}
            readOnly
            variant="filled"
          />
        </SimpleGrid>
        <RoleFields
          value={form}
          onChange={(rights) => setForm({ ...form, ...rights })}
          mayAdd={!isOwn}
          errors={errors}
        />
        {!isOwn && user.state !== 'Invited' && <SignInHelp user={user} onReset={() => setResetting(true)} />}
        <h3>{t('Written to about')}</h3>
        <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="md" verticalSpacing="xs" style={{ alignItems: 'end' }}>
          {notifications.map((one) => (
            <NativeSelect
              key={one.notification}
              label={nameTopic(one.name)}
              data={frequencies.map(({ value, label }) => ({ value, label: t(label) }))}
              value={String(one.frequency)}
              onChange={({ currentTarget }) => {
                const chosen = Number(currentTarget.value);
                const next = notifications.map((each) => (each === one ? { ...one, frequency: chosen } : each));
                setForm({ ...form, notifications: next });
              }}
            />
          ))}
        </SimpleGrid>
        <h3>{t('Matters granted individually')}</h3>
        {user.matterAccess.length === 0 ? (
          <p>{t('None. Access to single matters is given on the matter itself.')}</p>
        ) : (
          <ListTable
            label={t('Matters granted individually')}
            columns={givenColumns}
            rows={user.matterAccess}
            rowKey={({ matterID }) => matterID}
          />
        )}
      </SharedModal>
      {save.conflict && (
        <ConflictDialog
          conflict={save.conflict}
          began={user}
          fields={compared}
          isSaving={save.isRunning}
          onChoose={(record) => save.run(toUserChange(record as unknown as UserAnswer))}
          onCancel={save.reset}
        />
      )}
      {isResetting && <ResetFactorDialog user={user} onClose={() => setResetting(false)} />}
      {isRemoving && <RemoveUserDialog user={user} onCancel={() => setRemoving(false)} onRemoved={onClose} />}
    </>
  );
}
