import { sessionCalls } from '@boedel/contract/session/session.calls';
import { accountCalls } from '@boedel/contract/users/account.calls';
import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useCall, useRead } from '../../client/hooks';
import { markPhrase, t } from '../../i18n/t';
import { StatusBadge } from '../../ui/figures/status-badge';
import type { ListColumn } from '../../ui/list/column';
import { ListTable } from '../../ui/list/list-table';
import page from '../../ui/page.module.css';
import { Loaded } from '../../ui/states';
import { type AccountPastSignIn } from './account.queries';
import styles from './account.module.css';

const ways: Readonly<Record<AccountPastSignIn['way'], string>> = {
  password: markPhrase('Password'),
  'two-factor': markPhrase('Password and code'),
  'identity-provider': markPhrase('Single sign-on'),
};

/** 'Firefox on Windows' says more than what a browser calls itself. */
export function formatDevice(device: string | null): string {
  if (!device) return t('Unknown');
  // Later names are inside the earlier ones' strings, so the order is the meaning.
  const browser = ['Edg', 'OPR', 'Firefox', 'Chrome', 'Safari'].find((name) => device.includes(`${name}/`)) ?? '';
  const system = /(Windows|Android|iPhone|iPad|Mac OS X|Linux)/.exec(device)?.[1] ?? '';
  const name = { Edg: 'Edge', OPR: 'Opera' }[browser] ?? browser;
  return [name, system].filter(Boolean).join(' · ') || device.slice(0, 40);
}

/** The last few tell whether something is amiss; a month of them would push everything else off the page. */
const atFirst = 6;

/** Where one is and was signed in, and the way to end it elsewhere. */
export function SignIns() {
  const [ending, setEnding] = useState<AccountPastSignIn['id']>();
  const [isWhole, setIsWhole] = useState(false);
  const history = useRead(accountCalls.signInHistory);
  const end = useCall(sessionCalls.endSession, { says: t('Session ended.') });
  const endOthers = useCall(accountCalls.endOtherSessions, {
    says: t('You are signed out everywhere else.'),
  });
  const isOpen = (row: AccountPastSignIn): boolean => row.endedAt === null;
  const columns: readonly ListColumn<AccountPastSignIn>[] = [
    { key: 'startedAt', title: markPhrase('Signed in'), kind: 'instant', width: 170 },
    { key: 'device', title: markPhrase('Where'), value: (row) => formatDevice(row.device) },
    { key: 'address', title: markPhrase('Address'), width: 140 },
    { key: 'way', title: markPhrase('How'), width: 160, value: (row) => t(ways[row.way]) },
    {
      key: 'endedAt',
      title: markPhrase('State'),
      sortable: false,
      render: (row) => {
        if (row.isCurrent) return <StatusBadge tone="good">{t('This session')}</StatusBadge>;
        if (!isOpen(row)) return <StatusBadge tone="off">{t('Ended')}</StatusBadge>;
        return (
          <Button
            variant="default"
            size="compact-xs"
            loading={end.isRunning && ending === row.id}
            onClick={() => {
              setEnding(row.id);
              end.run({ id: row.id });
            }}
          >
            {t('Sign out there')}
          </Button>
        );
      },
    },
  ];
  return (
    <section className={`${page.card} ${styles.part}`} aria-label={t('Sign-ins')}>
      <h2>{t('Sign-ins')}</h2>
      <p>
        {t('Where you signed in during the last month. If one is not yours, sign out there and change your password.')}
      </p>
      <Loaded read={history}>
        {(rows) => (
          <>
            <ListTable
              label={t('Sign-ins')}
              columns={columns}
              rows={isWhole ? rows : rows.slice(0, atFirst)}
              rowKey={({ id }) => id}
            />
            <Group mt="sm" gap="xs">
              {rows.some((row) => isOpen(row) && !row.isCurrent) && (
                <Button variant="default" loading={endOthers.isRunning} onClick={() => endOthers.run(undefined)}>
                  {t('Sign out everywhere else')}
                </Button>
              )}
              {!isWhole && rows.length > atFirst && (
                <Button variant="subtle" onClick={() => setIsWhole(true)}>
                  {t('Show all {count}', { count: rows.length })}
                </Button>
              )}
            </Group>
          </>
        )}
      </Loaded>
    </section>
  );
}
