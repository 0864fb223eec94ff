import { supportCalls } from '@boedel/contract/support/support.calls';
import { userCalls } from '@boedel/contract/users/users.calls';
import { Button } from '@mantine/core';
import type { ReactElement } from 'react';
import { createPagedSource } from '../../client/paged';
import { markPhrase, t } from '../../i18n/t';
import { Protected, useMay } from '../../ui/access';
import { useAddressState } from '../../ui/address-state';
import { StatusBadge } from '../../ui/figures/status-badge';
import { missing } from '../../ui/format';
import type { ListColumn } from '../../ui/list/column';
import { ListPage } from '../../ui/list/list-page';
import { InviteDialog } from './invite-dialog';
import { SupportAccess } from './support-access';
import { translateRole, translateSystemRole } from './role-names';
import { UserDialog } from './user-dialog';
import type { UserListAnswerLine } from './users.queries';

/** One or two by name; of more the number tells enough in a list. */
function describeTypes({ systemRoles }: UserListAnswerLine): string {
  if (systemRoles.length === 5) return t('All five');
  if (systemRoles.length > 2) return t('{count} of five', { count: systemRoles.length });
  return systemRoles.map(translateSystemRole).join(', ') || missing;
}

/** Nobody without a role is without rights: they read. */
const describeRoles = ({ roles }: UserListAnswerLine): string => roles.map(translateRole).join(', ') || t('Reads only');

const states = [markPhrase('Active'), markPhrase('Invited'), markPhrase('Support')];
const tones = { Active: 'good', Invited: 'warn', Support: 'info' } as const;

const columns: readonly ListColumn<UserListAnswerLine>[] = [
  { key: 'fullname', title: markPhrase('Name'), strong: true, sortable: false, grow: 2, most: 230 },
  {
    key: 'state',
    title: markPhrase('State'),
    sortable: false,
    width: 110,
    value: ({ state }) => t(states.find((one) => one === state) ?? state),
    render: ({ state }) => <StatusBadge tone={tones[state]}>{t(state)}</StatusBadge>,
  },
  { key: 'email', title: markPhrase('Email'), sortable: false, grow: 2, most: 230 },
  { key: 'roles', title: markPhrase('Roles'), sortable: false, grow: 2, most: 220, value: describeRoles },
  {
    key: 'systemRoles',
    title: markPhrase('System types'),
    sortable: false,
    grow: 2,
    most: 215,
    value: describeTypes,
  },
  { key: 'responsibleMatters', title: markPhrase('Responsible for'), kind: 'number', sortable: false, width: 130 },
];

const guardButton = (button: ReactElement<{ disabled?: boolean }>) => (
  <Protected call={userCalls.add}>{button}</Protected>
);

/** The people of the firm, at /users: for administrators. */
export function UsersPage() {
  const [opened, open] = useAddressState('user');
  const maySupport = useMay(supportCalls.getAccess);
  return (
    <>
      <ListPage<UserListAnswerLine>
        title={t('Users')}
        columns={columns}
        rowKey={({ id }) => id}
        source={createPagedSource<UserListAnswerLine>(userCalls.getlist)}
        hrefOf={({ id }) => `?user=${id}`}
        onOpen={({ id }) => open(String(id))}
        searchIn={t('Name, email')}
        actions={
          maySupport && (
            <Button variant="default" onClick={() => open('support')}>
              {t('Support access')}
            </Button>
          )
        }
        add={{
          label: t('Invite a person'),
          run: () => open('new'),
          guard: guardButton,
        }}
        empty={t('No users yet. Invite the first user.')}
      />
      {opened === 'support' && <SupportAccess onClose={() => open('')} />}
      {opened === 'new' && <InviteDialog onClose={() => open('')} />}
      {/^\d+$/.test(opened) && <UserDialog key={opened} id={Number(opened)} onClose={() => open('')} />}
    </>
  );
}
