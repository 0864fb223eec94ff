import { supportCalls } from '@boedel/contract/support/support.calls';
import { userCalls } from '@boedel/contract/users/users.calls';
import { Button } from '@mantine/core';
import type { ReactElement } from 'react';
import { pagedSource } from '../../client/paged';
import { phrase, t } from '../../i18n/t';
import { Protected, useMay } from '../../ui/access';
import { useAddressState } from '../../ui/address-state';
import { StatusBadge } from '../../ui/figures/status-badge';
import { missing } from '../../ui/format';
import type { Column } from '../../ui/list/column';
import { ListPage } from '../../ui/list/list-page';
import { InviteDialog } from './invite-dialog';
import { SupportAccess } from './support-access';
import { roleName, systemRoleName } from './role-names';
import { UserDialog } from './user-dialog';
import type { UserLine } from './users.queries';

/** One or two by name; of more the number tells enough in a list. */
function typesOf({ systemRoles }: UserLine): string {
  if (systemRoles.length === 5) return t('All five');
  if (systemRoles.length > 2) return t('{count} of five', { count: systemRoles.length });
  return systemRoles.map(systemRoleName).join(', ') || missing;
}

/** Nobody without a role is without rights: they read. */
const rolesOf = ({ roles }: UserLine): string => roles.map(roleName).join(', ') || t('Reads only');

const states = [phrase('Active'), phrase('Invited'), phrase('Support')];
const tones = { Active: 'good', Invited: 'warn', Support: 'info' } as const;

const columns: readonly Column<UserLine>[] = [
  { key: 'fullname', title: phrase('Name'), strong: true, sortable: false, grow: 2, most: 230 },
  {
    key: 'state',
    title: phrase('State'),
    sortable: false,
    width: 110,
    value: ({ state }) => t(states.find((one) => one === state) ?? state),
    render: ({ state }) => <StatusBadge tone={tones[state]}>{t(state)}</StatusBadge>,
  },
  { key: 'email', title: phrase('E-mail'), sortable: false, grow: 2, most: 230 },
  { key: 'roles', title: phrase('Roles'), sortable: false, grow: 2, most: 220, value: rolesOf },
  {
    key: 'systemRoles',
    title: phrase('System types'),
    sortable: false,
    grow: 2,
    most: 215,
    value: typesOf,
  },
  { key: 'responsibleMatters', title: phrase('Responsible for'), kind: 'number', sortable: false, width: 130 },
];

const guarded = (button: ReactElement<{ disabled?: boolean }>) => <Protected call={userCalls.add}>{button}</Protected>;

/** The people of the firm, at /users: for administrators. */
export function UsersPage() {
  const [opened, open] = useAddressState('user');
  const maySupport = useMay(supportCalls.getAccess);
  return (
    <>
      <ListPage<UserLine>
        title={t('Users')}
        columns={columns}
        rowKey={({ id }) => id}
        source={pagedSource<UserLine>(userCalls.getlist)}
        hrefOf={({ id }) => `?user=${id}`}
        onOpen={({ id }) => open(String(id))}
        searchIn={t('Name, e-mail')}
        actions={
          maySupport && (
            <Button variant="default" onClick={() => open('support')}>
              {t('Support access')}
            </Button>
          )
        }
        add={{
          label: t('Invite somebody'),
          run: () => open('new'),
          guard: guarded,
        }}
        empty={t('Nobody belongs to the firm yet. Invite the first person.')}
      />
      {opened === 'support' && <SupportAccess onClose={() => open('')} />}
      {opened === 'new' && <InviteDialog onClose={() => open('')} />}
      {/^\d+$/.test(opened) && <UserDialog key={opened} id={Number(opened)} onClose={() => open('')} />}
    </>
  );
}
