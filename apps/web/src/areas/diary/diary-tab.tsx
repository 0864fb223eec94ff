import { taskCalls } from '@boedel/contract/tasks/tasks.calls';
import { systemType } from '@boedel/domain/matter/kinds';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { paths } from '../../client/paths';
import { t } from '../../i18n/t';
import { Protected } from '../../ui/access';
import { useAddressState } from '../../ui/address-state';
import { useOpenedRow } from '../../ui/opened-row';
import { OnlyCapture } from '../../ui/only-capture';
import { PageTitle } from '../../ui/page-title';
import { Loaded } from '../../ui/states';
import { SubTabs } from '../../ui/sub-tabs';
import { useMatter } from '../../ui/the-matter';
import { type DiaryEntry, useEntries } from './diary.queries';
import { EntryDialog } from './entry-dialog';
import { EntryGroups } from './entry-groups';
import { KeyDates } from './key-dates';
import { PendingMoves } from './pending-moves';
import { StatutoryDates } from './statutory-dates';

const summariseEntries = (entries: readonly DiaryEntry[]): string => {
  const open = entries.filter((entry) => !entry.isDone);
  return t('{open} open · {done} done', { open: open.length, done: entries.length - open.length });
};

/** The matter's dates: what is to be done, the key dates of its list, and what the Acts say. */
export function DiaryTab({
  waiting,
}: {
  /** What the matter waits for, where it is one that does. */ readonly waiting?: ReactNode;
}) {
  const matter = useMatter();
  const navigate = useNavigate();
  const entries = useEntries(matter.id);
  const { open: entry, setOpen, hrefOf } = useOpenedRow('entry', entries.data);
  // From elsewhere one comes here to add an entry at once.
  const [adds, setAdds] = useAddressState('add');
  const open = entry ?? (adds && matter.mayCapture ? 'new' : undefined);
  const close = (): void => (adds ? setAdds('') : setOpen(undefined));
  const overdue = (entries.data ?? []).filter((entry) => entry.isOverdue).length;
  return (
    <>
      <PageTitle title={t('Diary')} about={entries.data && summariseEntries(entries.data)}>
        <Protected call={taskCalls.getlist} hide>
          <Button
            variant="default"
            onClick={() => void navigate({ to: paths.tasks(), search: { matter: String(matter.id) } })}
          >
            {t('Tasks')}
          </Button>
        </Protected>
        <OnlyCapture>
          <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setOpen('new')}>
            {t('Add an entry')}
          </Button>
        </OnlyCapture>
      </PageTitle>
      <PendingMoves />
      <SubTabs
        label={t('Diary')}
        tabs={[
          {
            key: 'dates',
            label: t('Dates'),
            mark: overdue,
            content: (
              <Loaded read={entries}>{(all) => <EntryGroups entries={all} hrefOf={hrefOf} onOpen={setOpen} />}</Loaded>
            ),
          },
          // While somebody only plans for death no period of an Act runs.
          ...(matter.systemTypeID === systemType.flowConsult
            ? []
            : [
                { key: 'keydates', label: t('Key dates and events'), content: <KeyDates /> },
                { key: 'statutory', label: t('Statutory dates'), content: <StatutoryDates /> },
              ]),
          ...(waiting ? [{ key: 'waiting', label: t('Waiting on'), content: waiting }] : []),
        ]}
      />
      {open && <EntryDialog entry={open} onClose={close} />}
    </>
  );
}
