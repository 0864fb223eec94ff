import type { WireAnswer } from '@boedel/contract/call';
import { supportHours } from '@boedel/contract/support/support-hours';
import { supportCalls } from '@boedel/contract/support/support.calls';
import { Button, Group, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useCall, useRead } from '../../client/hooks';
import { t } from '../../i18n/t';
import { useMay } from '../../ui/access';
import { SharedModal } from '../../ui/dialog/modal';
import { formatDateTime } from '../../ui/format';
import { notify } from '../../ui/plain/notices';
import { Loaded } from '../../ui/states';
import styles from './users.module.css';

type Access = WireAnswer<typeof supportCalls.getAccess>;
type Hours = (typeof supportHours)[number];

const formatHours = (hours: Hours): string => (hours === 1 ? t('1 hour') : t('{count} hours', { count: hours }));

/** Whether support may make changes, the button that says for how long, and the one that ends it. */
function Changes({ access, onChanged }: { access: Access; onChanged: () => void }) {
  const [hours, setHours] = useState<Hours>(4);
  const mayAllow = useMay(supportCalls.allowChanges);
  const done = (says: string) => () => {
    notify({ kind: 'success', message: says });
    onChanged();
  };
  const allow = useCall(supportCalls.allowChanges, { onDone: done(t('Support can make changes.')) });
  const end = useCall(supportCalls.endChanges, { onDone: done(t('Support may only read.')) });
  if (access.writeUntil) {
    return (
      <>
        <p>
          {t('{name} allowed support to make changes until {time}.', {
            name: access.allowedBy ?? '',
            time: formatDateTime(access.writeUntil),
          })}
        </p>
        <Button disabled={!mayAllow} loading={end.isRunning} onClick={() => end.run(undefined)}>
          {t('End changes now')}
        </Button>
      </>
    );
  }
  return (
    <>
      <p>{t('Support may only read.')}</p>
      <Group align="end">
        <NativeSelect
          label={t('For how long')}
          value={String(hours)}
          data={supportHours.map((one) => ({ value: String(one), label: formatHours(one) }))}
          onChange={({ currentTarget }) =>
            setHours(supportHours.find((one) => String(one) === currentTarget.value) ?? hours)
          }
        />
        <Button disabled={!mayAllow} loading={allow.isRunning} onClick={() => allow.run({ hours })}>
          {t('Allow changes')}
        </Button>
      </Group>
    </>
  );
}

function Visits({ visits }: Pick<Access, 'visits'>) {
  if (visits.length === 0) return <p>{t('No visits in the past year.')}</p>;
  return (
    <ul className={styles.visits}>
      {visits.map((visit) => (
        <li key={visit.id}>
          <strong>{visit.name}</strong>{' '}
          {t('{from} to {until}', { from: formatDateTime(visit.from), until: formatDateTime(visit.until) })}
          <span className={styles.aside}>{visit.reason}</span>
        </li>
      ))}
    </ul>
  );
}

/** What the firm allows the provider's support, and when support was here. */
export function SupportAccess({ onClose }: { onClose: () => void }) {
  const access = useRead(supportCalls.getAccess);
  return (
    <SharedModal opened size="lg" title={t('Support access')} onClose={onClose}>
      <p>
        {t(
          'Support can enter your firm to read, and your audit trail lists what was read. Payments, bank details, accounts and archives stay closed to support at all times.',
        )}
      </p>
      <Loaded read={access}>
        {(value) => (
          <>
            <h3>{t('Changes')}</h3>
            <Changes access={value} onChanged={() => void access.refetch()} />
            <h3>{t('Visits')}</h3>
            <Visits visits={value.visits} />
          </>
        )}
      </Loaded>
    </SharedModal>
  );
}
