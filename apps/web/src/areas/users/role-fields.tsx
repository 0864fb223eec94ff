import { systemRole } from '@boedel/contract/fixed/system-types';
import { type Role, restrictedRoles } from '@boedel/domain/access/role';
import { userCalls } from '@boedel/contract/users/users.calls';
import { Checkbox, Group, Stack } from '@mantine/core';
import { useRead } from '../../client/hooks';
import { markPhrase, t } from '../../i18n/t';
import { translateRole, translateSystemRole } from './role-names';
import type { UserListAnswerLine } from './users.queries';

/** What each role lets somebody do, in a sentence. */
const meanings: Readonly<Record<Role, string>> = {
  SuperAdmin: markPhrase('The provider’s own staff, for all firms.'),
  Admin: markPhrase('Users, settings and everything in the firm.'),
  'Capture Matter': markPhrase('Can create and change matters. Without this role, users can only read.'),
  'Request Account': markPhrase('Can request bank accounts, check payments and lodge accounts.'),
  JointAppointee: markPhrase('Can see only matters in which they are a joint appointee.'),
  UserMatterAccess: markPhrase('A client or other outsider who can see only the matters you choose.'),
};

export interface UserRights {
  readonly roles: UserListAnswerLine['roles'];
  readonly systemRoles: UserListAnswerLine['systemRoles'];
}

interface UserRoleFieldsProps {
  readonly value: UserRights;
  readonly onChange: (value: UserRights) => void;
  /** Roles that cannot be ticked, such as those one would give oneself. */
  readonly mayAdd: boolean;
  readonly errors?: Readonly<Record<string, readonly string[]>> | undefined;
}

/** Roles and system types as ticks. A right to single matters and an access level shut each other out. */
export function RoleFields({ value, onChange, mayAdd, errors }: UserRoleFieldsProps) {
  const given = useRead(userCalls.getroles, undefined, { quiet: true });
  const shown = (Object.keys(meanings) as Role[]).filter((role) => given.data?.some(({ name }) => name === role));
  const isRestricted = value.roles.some((role) => restrictedRoles.includes(role));
  const isRoleShutOut = (role: Role): boolean =>
    !value.roles.includes(role) &&
    (!mayAdd || (value.roles.length > 0 && isRestricted !== restrictedRoles.includes(role)));
  return (
    <>
      <Checkbox.Group
        label={t('Roles')}
        description={
          mayAdd
            ? t('With no roles they can only read. A person with single matters has no role for the whole firm.')
            : t('Another administrator must set your roles.')
        }
        mt="md"
        value={value.roles}
        error={errors?.['roles']?.map((sentence) => t(sentence)).join(' ')}
        onChange={(roles) => onChange({ ...value, roles })}
      >
        <Stack gap={6} mt={4}>
          {shown.map((role) => (
            <Checkbox
              key={role}
              value={role}
              label={translateRole(role)}
              description={t(meanings[role])}
              disabled={isRoleShutOut(role)}
            />
          ))}
        </Stack>
      </Checkbox.Group>
      <Checkbox.Group
        label={t('System types')}
        description={
          value.systemRoles.length === 0 && !isRestricted
            ? t('Tick at least one: without it they cannot get in.')
            : undefined
        }
        mt="md"
        value={value.systemRoles}
        error={errors?.['systemRoles']?.map((sentence) => t(sentence)).join(' ')}
        onChange={(systemRoles) => onChange({ ...value, systemRoles })}
      >
        <Group gap="md" mt={4}>
          {systemRole.map((role) => (
            <Checkbox key={role} value={role} label={translateSystemRole(role)} />
          ))}
        </Group>
      </Checkbox.Group>
    </>
  );
}
