import { frequency } from '@boedel/contract/fixed/frequencies';
import { userCalls } from '@boedel/contract/users/users.calls';
import { accessRightNames, accessRights } from '@boedel/domain/access/access-rights';
import { Button, NativeSelect, SimpleGrid, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useCall, useRead } from '../../client/hooks';
import { phrase, t } from '../../i18n/t';
import { usePerson } from '../../ui/access';
import { SharedModal } from '../../ui/dialog/modal';
import { ReadDialog } from '../../ui/dialog/read-dialog';
import type { Field } from '../../ui/fields/field';
import { missing } from '../../ui/format';
import type { Column } from '../../ui/list/column';
import { ListTable } from '../../ui/list/list-table';
import { ConflictDialog } from '../../ui/record/conflict-dialog';
import { RemoveUserDialog } from './remove-user-dialog';
import { RoleFields } from './role-fields';
import { roleName, systemRoleName } from './role-names';
import { ResetFactorDialog, SignInHelp } from './sign-in-help';
import { type WholeUser } from './users.queries';

const often = [phrase('Weekly'), phrase('Fortnightly (1st and 14th)'), phrase('Monthly'), phrase('Never')];
const frequencies = Object.entries(frequency).map(([value, name]) => ({
  value,
  label: often.find((one) => one === name) ?? name,
}));
const topics = [
  phrase('Diary and key dates'),
  phrase('Tasks given to me'),
  phrase('Matters I watch'),
  phrase('Payments waiting for a checker'),
  phrase('System changes'),
];

/** 'diary' is the wire's word; people know it by its name. */
const seen = (rights: readonly string[]): string =>
  accessRightNames
    .filter((right) => rights.includes(right))
    .map((right) => t(accessRights[right]))
    .join(' · ') || missing;

type Given = WholeUser['matterAccess'][number];
const givenColumns: readonly Column<Given>[] = [
  { key: 'reference', title: phrase('Reference'), strong: true, width: 140 },
  { key: 'name', title: phrase('Matter') },
  {
    key: 'mayCapture',
    title: phrase('May capture'),
    width: 110,
    value: (row) => (row.mayCapture ? t('Yes') : t('No')),
  },
  {
    key: 'rights',
    title: phrase('Sees'),
    value: ({ rights }) => seen(rights),
    render: ({ rights }) => <span style={{ whiteSpace: 'normal' }}>{seen(rights)}</span>,
  },
];

const changeOf = ({ id, fullname, roles, systemRoles, notifications, version }: WholeUser) => ({
  id,
  fullname,
  roles,
  systemRoles,
  notifications,
  version,
});

const inTurn = (words: readonly string[]): string => words.join(' · ');
const topicName = (name: string): string => t(topics.find((topic) => topic === name) ?? name);
const frequencyName = (one: number): string => t(frequencies.find(({ value }) => value === String(one))?.label ?? '');

/** What two people may have changed at once. */
const compared: readonly Field[] = [
  { name: 'fullname', label: phrase('Full name') },
  { name: 'roles', label: phrase('Roles'), inWords: (roles) => inTurn((roles as WholeUser['roles']).map(roleName)) },
  {
    name: 'systemRoles',
    label: phrase('System types'),
    inWords: (types) => inTurn((types as WholeUser['systemRoles']).map(systemRoleName)),
  },
  {
    name: 'notifications',
    label: phrase('Written to about'),
    inWords: (all) =>
      inTurn(
        (all as WholeUser['notifications']).map((one) => `${topicName(one.name)}: ${frequencyName(one.frequency)}`),
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

function UserForm({ user, onClose }: { user: WholeUser; onClose: () => void }) {
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
    says: t('The invitation is on its way.'),
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
        onSave={() => save.run(changeOf(form))}
        extra={{ label: t('Remove from the firm'), onClick: () => setRemoving(true) }}
      >
        {user.state === 'Invited' && (
          <p>
            {t('Invited; has not signed in yet.')}{' '}
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
            label={t('E-mail')}
            description={t('They sign in with it, so it stays.')}
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
              label={topicName(one.name)}
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
        <h3>{t('Matters given one by one')}</h3>
        {user.matterAccess.length === 0 ? (
          <p>{t('None. Access to single matters is given on the matter itself.')}</p>
        ) : (
          <ListTable
            label={t('Matters given one by one')}
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
          onChoose={(record) => save.run(changeOf(record as unknown as WholeUser))}
          onCancel={save.reset}
        />
      )}
      {isResetting && <ResetFactorDialog user={user} onClose={() => setResetting(false)} />}
      {isRemoving && <RemoveUserDialog user={user} onCancel={() => setRemoving(false)} onRemoved={onClose} />}
    </>
  );
}
