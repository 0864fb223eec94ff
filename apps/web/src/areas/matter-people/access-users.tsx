import { accessCalls } from '@boedel/contract/matter-people/matter-people.calls';
import { accessRightNames, accessRights } from '@boedel/domain/access/access-rights';
import { useEffect, useRef, useState } from 'react';
import { useRead } from '../../client/hooks';
import { markPhrase, t } from '../../i18n/t';
import { useMay } from '../../ui/access';
import { useAddressState } from '../../ui/address-state';
import { StatusBadge } from '../../ui/figures/status-badge';
import type { ListColumn } from '../../ui/list/column';
import { ListTable } from '../../ui/list/list-table';
import { Nobody, PeopleSection } from '../../ui/people-section';
import { Loaded } from '../../ui/states';
import { useMatter } from '../../ui/the-matter';
import { AccessUserDialog } from './access-user-dialog';
import { type AccessUser, roleNames, states } from './matter-people.queries';

/** What is missing is said where that is shorter. */
function describeRights(rights: AccessUser['rights']): string {
  const without = accessRightNames.filter((right) => !rights.includes(right));
  if (without.length === 0) return t('everything');
  const joinRightNames = (some: AccessUser['rights']): string =>
    some.map((right) => t(accessRights[right]).toLowerCase()).join('; ');
  return without.length <= 2 ? t('all except: {rights}', { rights: joinRightNames(without) }) : joinRightNames(rights);
}

const columns: readonly ListColumn<AccessUser>[] = [
  { key: 'fullname', title: markPhrase('Name'), strong: true },
  { key: 'email', title: markPhrase('Email') },
  {
    key: 'state',
    title: markPhrase('State'),
    value: ({ state }) => t(states[state]),
    render: ({ state }) => <StatusBadge tone={state === 'Active' ? 'good' : 'warn'}>{t(states[state])}</StatusBadge>,
  },
  { key: 'role', title: markPhrase('Role'), value: (row) => t(roleNames[row.role]) },
  { key: 'mayCapture', title: markPhrase('May'), value: (row) => (row.mayCapture ? t('capture') : t('read')) },
  { key: 'rights', title: markPhrase('Sees'), value: (row) => describeRights(row.rights) },
];

/** Clients and joint appointees who sign in and see this matter alone. The firm's own people see it anyway. */
export function AccessUsers() {
  const matter = useMatter();
  const may = useMay(accessCalls.getAccessUsers);
  const read = useRead(accessCalls.getAccessUsers, { matterID: matter.id }, { quiet: true, enabled: may });
  const [open, setOpen] = useState<AccessUser | 'new'>();
  const [asked] = useAddressState('access');
  const place = useRef<HTMLDivElement>(null);
  // Whoever came to share the matter is led here, past everybody else who has a part in it.
  useEffect(() => {
    if (asked && read.data) place.current?.scrollIntoView({ block: 'center' });
  }, [asked, read.data]);
  if (!may) return null;
  return (
    <div ref={place}>
      <PeopleSection
        title={t('Access')}
        about={t('people outside the firm with access to this matter')}
        add={{ label: t('Give access'), run: () => setOpen('new') }}
      >
        <Loaded read={read}>
          {(rows) =>
            rows.length === 0 ? (
              <Nobody sentence={t('No one outside the firm has access to this matter.')} />
            ) : (
              <ListTable
                label={t('Access')}
                rows={rows}
                columns={columns}
                rowKey={({ id }) => id}
                {...(matter.mayCapture && { onOpen: setOpen })}
              />
            )
          }
        </Loaded>
        {open && <AccessUserDialog user={open} onClose={() => setOpen(undefined)} />}
      </PeopleSection>
    </div>
  );
}
