import type { WireAnswer } from '@boedel/contract/call';
import { matterCalls } from '@boedel/contract/matter/matter.calls';
import { taskCalls } from '@boedel/contract/tasks/tasks.calls';
import { taskGroups } from '@boedel/domain/tasks/task-groups';
import { Button, Select } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useRead } from '../../client/hooks';
import { t } from '../../i18n/t';
import { Protected, usePerson } from '../../ui/access';
import { useAddressState } from '../../ui/address-state';
import { KeyStrip } from '../../ui/key-strip';
import { Chips } from '../../ui/list/chips';
import { SearchBox } from '../../ui/list/list-tools';
import { useOpenedRow } from '../../ui/opened-row';
import { PageTitle } from '../../ui/page-title';
import { Empty, Loaded } from '../../ui/states';
import { WarnBox } from '../../ui/warn-box';
import { HandOverDialog } from './hand-over-dialog';
import { ManyTasks } from './many-tasks';
import { StepsDialog } from './steps-dialog';
import { TaskDialog } from './task-dialog';
import { TaskLine } from './task-line';
import { taskGroupLabels, type TaskAnswer, useManyTasks } from './tasks.queries';
import { useTaskKeys } from './use-task-keys';
import styles from './tasks.module.css';

/** What is asked over the list, beside a task that is opened. */
type TasksPageDialog = 'new' | 'steps' | 'handOver';

/** Everybody's, in the address. */
const everybody = '0';

/** What one filters by, all of it in the address. */
function useFilters() {
  const [owner, setOwner] = useAddressState('owner');
  const [group, setGroup] = useAddressState('group');
  const [search, setSearch] = useAddressState('search');
  const [matter, setMatter] = useAddressState('matter');
  const known = taskGroups.find((one) => one === group);
  const query = {
    ...(owner !== '' ? { ownerID: Number(owner) } : matter !== '' && { ownerID: 0 }),
    ...(matter !== '' && { matterID: Number(matter) }),
    ...(known && { group: known }),
    ...(search !== '' && { searchString: search }),
  };
  return { owner, setOwner, group: known, setGroup, search, setSearch, matter, setMatter, query };
}

/** The Task Centre: what is to be done, by how near it is, with everything within reach of the keyboard. */
export function TasksPage() {
  const filters = useFilters();
  const [take, setTake] = useState(200);
  const read = useRead(taskCalls.getlist, { ...filters.query, take }, { quiet: true, keepLast: true });
  const colleagues = useRead(matterCalls.getColleagues, {}, { quiet: true });
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [open, setOpen] = useState<TasksPageDialog>();
  const task = useOpenedRow('task', read.data?.rows);
  const many = useManyTasks(() => {
    setChosen(new Set());
    setOpen(undefined);
  });
  const rows = read.data?.rows ?? [];
  // What went out of sight, done or filtered, is not changed with the rest.
  const shownChosen = rows.map(({ id }) => id).filter((id) => chosen.has(id));
  const choose = (id: number, isOn: boolean): void =>
    setChosen((now) => new Set(isOn ? [...now, id] : [...now].filter((one) => one !== id)));
  const keys = useTaskKeys({
    rows,
    isOff: open !== undefined || task.open !== undefined,
    onNew: () => setOpen('new'),
    onOpen: task.setOpen,
    onChoose: (id) => choose(id, !chosen.has(id)),
  });
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys stand on buttons below as well
    <div onKeyDown={keys.press}>
      <PageTitle
        title={t('Task Centre')}
        about={read.data && (read.data.total === 1 ? t('1 task') : t('{count} tasks', { count: read.data.total }))}
      >
        {filters.matter !== '' && (
          <Protected call={taskCalls.addSteps}>
            <Button variant="default" onClick={() => setOpen('steps')}>
              {t('From standard steps…')}
            </Button>
          </Protected>
        )}
        <Protected call={taskCalls.handOver}>
          <Button variant="default" onClick={() => setOpen('handOver')}>
            {t('Reassign all…')}
          </Button>
        </Protected>
        <Protected call={taskCalls.add}>
          <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setOpen('new')}>
            {t('Add a task')}
          </Button>
        </Protected>
      </PageTitle>
      <Tools
        filters={filters}
        colleagues={colleagues.data ?? []}
        former={read.data?.formerOwners ?? []}
        counts={read.data?.counts}
        matterName={rows[0]?.matterReference ?? t('One matter')}
      />
      <FormerOwners former={read.data?.formerOwners ?? []} onShow={filters.setOwner} />
      {shownChosen.length > 0 && (
        <ManyTasks
          ids={shownChosen}
          colleagues={colleagues.data ?? []}
          bulk={many.bulk}
          onNone={() => setChosen(new Set())}
        />
      )}
      <Loaded read={read}>
        {({ rows: found, total }) => (
          <>
            <Groups rows={found} filters={filters} chosen={chosen} onChoose={choose} onOpen={task.setOpen} />
            {total > found.length && take < 1000 && (
              <Button variant="default" onClick={() => setTake(Math.min(1000, take + 400))}>
                {t('Show more ({count} in total)', { count: total })}
              </Button>
            )}
          </>
        )}
      </Loaded>
      <KeyStrip label={t('Keys')} actions={keys.actions} />
      <TaskDialogs
        open={open}
        shown={task.open === 'new' ? undefined : task.open}
        filters={filters}
        colleagues={colleagues.data ?? []}
        former={read.data?.formerOwners ?? []}
        many={many}
        onClose={() => setOpen(undefined)}
      />
    </div>
  );
}

type TaskFilters = ReturnType<typeof useFilters>;
type TaskColleagues = readonly { id: number; name: string }[];
type FormerTaskOwners = WireAnswer<typeof taskCalls.getlist>['formerOwners'];

interface TaskToolsProps {
  readonly filters: TaskFilters;
  readonly colleagues: TaskColleagues;
  readonly former: FormerTaskOwners;
  readonly counts: Readonly<Record<string, number>> | undefined;
  readonly matterName: string;
}

/** Whose, which group, which words. */
function Tools({ filters, colleagues, former, counts, matterName }: TaskToolsProps) {
  const { group, setGroup, owner, setOwner, matter, setMatter } = filters;
  return (
    <div className={styles.tools}>
      <SearchBox value={filters.search} onSearch={filters.setSearch} placeholder={t('Title, note, matter')} />
      <Select
        aria-label={t('Owner')}
        className={styles.whose}
        searchable
        allowDeselect={false}
        data={[
          { value: 'mine', label: t('My tasks') },
          { value: everybody, label: t('Everyone') },
          ...colleagues.map(({ id, name }) => ({ value: String(id), label: name })),
          ...former.map(({ id, name }) => ({ value: String(id), label: t('{name} (left the firm)', { name }) })),
        ]}
        value={owner === '' ? (matter === '' ? 'mine' : everybody) : owner}
        onChange={(value) => setOwner(value === 'mine' || value === null ? '' : value)}
      />
      <Chips
        items={[
          ...taskGroups.map((one) => ({
            key: one,
            label: `${t(taskGroupLabels[one])} ${counts?.[one] ?? ''}`.trim(),
            on: group === one,
            onToggle: () => setGroup(group === one ? '' : one),
          })),
          ...(matter === ''
            ? []
            : [{ key: 'matter', label: matterName, on: true, removable: true, onToggle: () => setMatter('') }]),
        ]}
      />
    </div>
  );
}

/** Whoever left cannot do them: they are shown, to be handed over. */
function FormerOwners({ former, onShow }: { former: FormerTaskOwners; onShow: (owner: string) => void }) {
  if (former.length === 0) return null;
  return (
    <WarnBox>
      {former.map(({ id, name, count }) => (
        <p key={id} className={styles.former}>
          {count === 1
            ? t('{name} left the firm and still has 1 outstanding task.', { name })
            : t('{name} left the firm and still has {count} outstanding tasks.', { name, count })}{' '}
          <Button size="compact-xs" variant="default" onClick={() => onShow(String(id))}>
            {t('Show them')}
          </Button>
        </p>
      ))}
    </WarnBox>
  );
}

interface TaskGroupsProps {
  readonly rows: readonly TaskAnswer[];
  readonly filters: TaskFilters;
  readonly chosen: ReadonlySet<number>;
  readonly onChoose: (id: number, isOn: boolean) => void;
  readonly onOpen: (task: TaskAnswer) => void;
}

function Groups({ rows, filters, chosen, onChoose, onOpen }: TaskGroupsProps) {
  const groups = taskGroups
    .map((group) => ({ group, tasks: rows.filter((task) => task.group === group) }))
    .filter(({ tasks }) => tasks.length > 0);
  const isFiltered = filters.group !== undefined || filters.search !== '';
  if (groups.length === 0) {
    return (
      <Empty sentence={isFiltered ? t('No matching tasks.') : t('No tasks. Add a task or create one from a date.')} />
    );
  }
  return groups.map(({ group, tasks }) => (
    <section key={group} className={styles.group} aria-label={t(taskGroupLabels[group])}>
      <h2 data-tone={group === 'overdue' ? 'bad' : group === 'today' ? 'warn' : undefined}>
        {t(taskGroupLabels[group])} <span>{tasks.length}</span>
      </h2>
      <ul className={styles.tasks}>
        {tasks.map((task) => (
          <TaskLine
            key={task.id}
            task={task}
            showsOwner={filters.owner !== '' || filters.matter !== ''}
            isChosen={chosen.has(task.id)}
            onChoose={(isOn) => onChoose(task.id, isOn)}
            onOpen={() => onOpen(task)}
          />
        ))}
      </ul>
    </section>
  ));
}

interface TaskDialogsProps {
  readonly open: TasksPageDialog | undefined;
  /** The task that is opened, where it is in the list. */
  readonly shown: TaskAnswer | undefined;
  readonly filters: TaskFilters;
  readonly colleagues: TaskColleagues;
  readonly former: FormerTaskOwners;
  readonly many: ReturnType<typeof useManyTasks>;
  readonly onClose: () => void;
}

/** What is open over the list: by a press here, or by the address somebody came with. */
function TaskDialogs({ open, shown, filters, colleagues, former, many, onClose }: TaskDialogsProps) {
  const { email } = usePerson();
  const [from, setFrom] = useAddressState('from');
  const [asked, setAsked] = useAddressState('task');
  const byAddress = useRead(taskCalls.getbyid, { id: Number(asked) }, { quiet: true, enabled: asked !== '' && !shown });
  const [kind, id] = from.split('-');
  const named = from !== '' ? { [`${kind}ID`]: Number(id) } : { matterID: Number(filters.matter) };
  const wantsSource = from !== '' || (open === 'new' && filters.matter !== '');
  const source = useRead(taskCalls.getSource, named, { quiet: true, enabled: wantsSource });
  const close = (): void => {
    onClose();
    if (asked !== '') setAsked('');
    if (from !== '') setFrom('');
  };
  if (open === 'steps') return <StepsDialog matterID={Number(filters.matter)} onClose={close} />;
  if (open === 'handOver') {
    const owner = [...colleagues, ...former].find(({ id: one }) => String(one) === filters.owner);
    return <HandOverAll owner={owner} email={email} colleagues={colleagues} many={many} onClose={close} />;
  }
  const task = asked === '' ? undefined : (shown ?? byAddress.data);
  if (task) return <TaskDialog task={task} onClose={close} />;
  if (open === 'new' || from !== '') {
    if (wantsSource && !source.data) return null;
    const begins = source.data ? { ...source.data, ...(from !== '' && named) } : {};
    return <TaskDialog task={undefined} begins={begins} onClose={close} />;
  }
  return null;
}

interface HandOverAllProps {
  readonly owner: TaskColleagues[number] | undefined;
  readonly email: string;
  readonly colleagues: TaskColleagues;
  readonly many: ReturnType<typeof useManyTasks>;
  readonly onClose: () => void;
}

/** All of the colleague's who is shown, or one's own. */
function HandOverAll({ owner, colleagues, many, onClose }: HandOverAllProps) {
  const me = useRead(matterCalls.getColleagues, {}, { quiet: true });
  const mine = useRead(taskCalls.getlist, { take: 1 }, { quiet: true, enabled: owner === undefined });
  const from = owner?.id ?? mine.data?.rows[0]?.ownerID;
  const name = owner?.name ?? me.data?.find(({ id }) => id === from)?.name;
  return (
    <HandOverDialog
      title={owner ? t('Reassign tasks of {name}', { name: owner.name }) : t('Reassign my tasks')}
      about={
        from === undefined
          ? t('No outstanding tasks to reassign.')
          : t('All outstanding tasks of {name} go to the person you choose. We notify them once.', { name: name ?? '' })
      }
      colleagues={from === undefined ? [] : colleagues.filter(({ id }) => id !== from)}
      isSaving={many.handOver.isRunning}
      onClose={onClose}
      onGive={(toID, note) => from !== undefined && many.handOver.run({ fromID: from, toID, note })}
    />
  );
}
