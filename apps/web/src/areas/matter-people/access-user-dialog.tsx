import { accessCalls } from '@boedel/contract/matter-people/matter-people.calls';
import { systemType } from '@boedel/domain/matter/kinds';
import { type AccessRole, accessRightNames, accessRights, listUsualRights } from '@boedel/domain/access/access-rights';
import { Button, Checkbox, Group, SegmentedControl, Stack, Switch, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useCall } from '../../client/hooks';
import { t } from '../../i18n/t';
import { SharedModal } from '../../ui/dialog/modal';
import { useMatter } from '../../ui/the-matter';
import { type AccessUser, roleNames } from './matter-people.queries';

const roles = Object.keys(roleNames) as AccessRole[];

/** A plan is made of what the client owns: whoever is given it sees that, unless it is taken off. */
const chooseUsualRights = (role: AccessRole, type: number) => {
  const usual = listUsualRights(role);
  return type === systemType.flowConsult && !usual.includes('estate') ? [...usual, 'estate' as const] : usual;
};

/** Somebody outside the firm and this matter: what they see, and whether they may capture. */
export function AccessUserDialog({ user, onClose }: { user: AccessUser | 'new'; onClose: () => void }) {
  const { id: matterID, systemTypeID } = useMatter();
  const isNew = user === 'new';
  const isInvited = !isNew && user.state === 'Invited';
  const [email, setEmail] = useState(isNew ? '' : user.email);
  const [fullname, setFullname] = useState(isNew ? '' : user.fullname);
  const [role, setRole] = useState<AccessRole>(isNew ? 'UserMatterAccess' : user.role);
  const [mayCapture, setMayCapture] = useState(isNew ? false : user.mayCapture);
  const [rights, setRights] = useState(isNew ? chooseUsualRights('UserMatterAccess', systemTypeID) : user.rights);
  const save = useCall(accessCalls.addaccessuser, {
    says: isNew
      ? t(
          'Access given. If they are not yet a user of the firm, we send an invitation and they see the matter once they accept.',
        )
      : t('The access was changed.'),
    onDone: onClose,
  });
  const remove = useCall(accessCalls.deleteaccessuser, {
    says: isInvited ? t('The invitation was withdrawn.') : t('Access removed.'),
    onDone: onClose,
  });
  const again = useCall(accessCalls.inviteAccessUserAgain, { says: t('Invitation sent.') });
  return (
    <SharedModal
      opened
      size="md"
      title={isNew ? t('Give access') : user.fullname}
      saveDisabled={email.trim() === ''}
      isSaving={save.isRunning}
      onCancel={onClose}
      onSave={() =>
        save.run({ matterID, email: email.trim(), fullname: fullname.trim() || null, role, mayCapture, rights })
      }
      {...(!isNew && {
        extra: { label: isInvited ? t('Withdraw') : t('Take away'), onClick: () => remove.run({ id: user.id }) },
      })}
    >
      <Stack gap="sm">
        {isInvited && (
          <Group gap="xs">
            <Text size="sm">{t('Invited. They see nothing of the matter until they accept.')}</Text>
            <Button
              variant="default"
              size="compact-sm"
              loading={again.isRunning}
              onClick={() => again.run({ id: user.id })}
            >
              {t('Send the invitation again')}
            </Button>
          </Group>
        )}
        <TextInput
          label={t('Email')}
          type="email"
          withAsterisk
          data-autofocus
          disabled={!isNew}
          error={save.error?.fields?.['email']?.[0]}
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <TextInput
          label={t('Name')}
          description={t('What they are called here until they accept and bring their own name.')}
          disabled={!isNew}
          value={fullname}
          onChange={(event) => setFullname(event.currentTarget.value)}
        />
        <SegmentedControl
          aria-label={t('Role')}
          data={roles.map((one) => ({ value: one, label: t(roleNames[one]) }))}
          value={role}
          onChange={(next) => {
            setRole(next);
            setRights(chooseUsualRights(next, systemTypeID));
          }}
        />
        <Checkbox.Group
          label={t('Sees')}
          value={rights}
          onChange={(next) => setRights(accessRightNames.filter((right) => next.includes(right)))}
        >
          <Stack gap={10} mt={4}>
            {accessRightNames.map((right) => (
              <Checkbox key={right} size="xs" value={right} label={t(accessRights[right])} />
            ))}
          </Stack>
        </Checkbox.Group>
        <Switch
          label={t('Can capture in this matter')}
          checked={mayCapture}
          onChange={(event) => setMayCapture(event.currentTarget.checked)}
        />
      </Stack>
    </SharedModal>
  );
}
