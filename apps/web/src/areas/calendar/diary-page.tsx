import { calendarCalls } from '@boedel/contract/diary/diary.calls';
import { diaryFilter } from '@boedel/contract/diary/diary.schema';
import { systemType as systemTypes } from '@boedel/contract/fixed/system-types';
import { matterCalls } from '@boedel/contract/matter/matter.calls';
import { isLocalDate, type LocalDate } from '@boedel/domain/dates/local-date';
import { Button, Select } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useRead } from '../../client/hooks';
import { markPhrase, t } from '../../i18n/t';
import { useAddressState } from '../../ui/address-state';
import { KeyStrip } from '../../ui/key-strip';
import { Chips } from '../../ui/list/chips';
import { useOpenedRow } from '../../ui/opened-row';
import { PageTitle } from '../../ui/page-title';
import { Loaded } from '../../ui/states';
import { useToday } from '../../ui/today';
import { type CalendarEntry, useMoveEntry } from './calendar.queries';
import { DayList } from './day-list';
import { formatHeading, computeSpan, turnDay, type CalendarViewName, views } from './days';
import { AddressesDialog } from './addresses-dialog';
import { EntryDialog } from './entry-dialog';
import { MonthGrid } from './month-grid';
import styles from './calendar.module.css';
import { type PageKeyEvent, useFreshPageKeys } from '../../ui/page-keys';

const viewLabels: Readonly<Record<CalendarViewName, string>> = {
  month: markPhrase('Month'),
  week: markPhrase('Week'),
  day: markPhrase('Day'),
  list: markPhrase('List'),
};

/** What is shown, all of it in the address. */
function useShown(today: LocalDate) {
  const navigate = useNavigate();
  const { view: asked, date: at } = useSearch({ strict: false }) as { view?: string; date?: string };
  // A month across a phone is no reading: there the days stand below one another until somebody asks for it.
  const isPhone = useMediaQuery('(max-width: 640px)', false, { getInitialValueInEffect: false });
  const usual: CalendarViewName = isPhone ? 'list' : 'month';
  const view = views.find((one) => one === asked) ?? usual;
  const day = at && isLocalDate(at) ? at : today;
  const showView = (to: CalendarViewName, date: LocalDate): void =>
    void navigate({
      to: '.',
      search: (now: object) => ({
        ...now,
        view: to === usual ? undefined : to,
        date: date === today ? undefined : date,
      }),
      replace: true,
    });
  return { view, day, show: showView };
}

function useFilters() {
  const [owner, setOwner] = useAddressState('owner');
  const [type, setType] = useAddressState('type');
  const [watched, setWatched] = useAddressState('watchList');
  const [kind, setKind] = useAddressState('filterForType');
  const query = {
    ...(owner !== '' && { ownerID: Number(owner) }),
    ...(type !== '' && { systemTypeID: Number(type) }),
    ...(watched === 'true' && { watchList: 'true' as const }),
    ...(kind !== '' && { filterForType: Number(kind) }),
  };
  return { owner, setOwner, type, setType, watched, setWatched, kind, setKind, query };
}

/** The firm's diary: the dates of all matters one may see, by month, week, day or below one another. */
export function DiaryPage() {
  const today = useToday();
  const { view, day, show } = useShown(today);
  const filters = useFilters();
  // A day of thousands is read a thousand at a time.
  const [whole, setWhole] = useState<{ day: LocalDate; perDay: number }>();
  const asked = computeSpan(view, day);
  const shown = view === 'day' && whole?.day === day ? { ...asked, perDay: whole.perDay } : asked;
  const read = useRead(calendarCalls.getcalendar, { ...shown, ...filters.query }, { quiet: true, keepLast: true });
  const { open, setOpen } = useOpenedRow<CalendarEntry>(
    'entry',
    read.data?.days.flatMap(({ entries }) => entries),
  );
  const [isAddressing, setAddressing] = useState(false);
  const { put } = useMoveEntry();
  const turnBy = (by: 1 | -1) => (): void => show(view, turnDay(view, day, by));
  const actions = [
    { keys: ['J'], label: t('Next'), run: turnBy(1) },
    { keys: ['K'], label: t('Previous'), run: turnBy(-1) },
    { keys: ['T'], label: t('Today'), run: () => show(view, today) },
    { keys: ['M'], label: t('Month'), run: () => show('month', day) },
    { keys: ['W'], label: t('Week'), run: () => show('week', day) },
    { keys: ['D'], label: t('Day'), run: () => show('day', day) },
    { keys: ['L'], label: t('List'), run: () => show('list', day) },
    { keys: ['Alt', '← → ↑ ↓'], label: t('Move own entry') },
  ];
  const handleKey = (event: PageKeyEvent): void => {
    const { target } = event;
    const isTyping = target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
    if (open || isAddressing || event.ctrlKey || event.metaKey || event.altKey || isTyping) return;
    const action = actions.find(({ keys, run }) => run && keys[0] === event.key.toUpperCase());
    if (!action?.run) return;
    event.preventDefault();
    action.run();
  };
  useFreshPageKeys(handleKey);
  const drawn = { shown, onOpen: setOpen, onMove: put, onDay: (one: LocalDate) => show('day', one) };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys stand on buttons below as well
    <div onKeyDown={handleKey}>
      <PageTitle title={t('Diary')} about={formatHeading(view, day)}>
        <Button.Group>
          <Button variant="default" aria-label={t('Previous')} onClick={turnBy(-1)}>
            ‹
          </Button>
          <Button variant="default" onClick={() => show(view, today)}>
            {t('Today')}
          </Button>
          <Button variant="default" aria-label={t('Next')} onClick={turnBy(1)}>
            ›
          </Button>
        </Button.Group>
        <Button variant="default" onClick={() => setAddressing(true)}>
          {t('Calendar addresses…')}
        </Button>
        <Button variant="default" onClick={() => print()}>
          {t('Print')}
        </Button>
      </PageTitle>
      <Tools view={view} onView={(to) => show(to, day)} filters={filters} />
      <Loaded read={read}>
        {(calendar) =>
          view === 'month' || view === 'week' ? (
            <MonthGrid {...drawn} calendar={calendar} month={day} isWide={view === 'week'} />
          ) : (
            <DayList {...drawn} calendar={calendar} onMore={() => setWhole({ day, perDay: shown.perDay + 1000 })} />
          )
        }
      </Loaded>
      <p className={styles.legend}>
        <span data-kind="statutory">§ {t('Statutory date')}</span> <span data-kind="key">{t('Key date')}</span>{' '}
        <span data-kind="own">{t('Own entry')}</span>
      </p>
      <KeyStrip label={t('Keys')} actions={actions} />
      {isAddressing && <AddressesDialog onClose={() => setAddressing(false)} />}
      {open && open !== 'new' && (
        <EntryDialog key={open.id} entry={open} onMove={put} onClose={() => setOpen(undefined)} />
      )}
    </div>
  );
}

interface DiaryToolsProps {
  readonly view: CalendarViewName;
  readonly onView: (view: CalendarViewName) => void;
  readonly filters: ReturnType<typeof useFilters>;
}

/** Which view, whose dates, of which kind. */
function Tools({ view, onView, filters }: DiaryToolsProps) {
  const colleagues = useRead(matterCalls.getColleagues, {}, { quiet: true });
  const { owner, setOwner, type, setType, watched, setWatched, kind, setKind } = filters;
  return (
    <div className={styles.tools}>
      <Chips
        items={[
          ...views.map((one) => ({
            key: one,
            label: t(viewLabels[one]),
            on: view === one,
            onToggle: () => onView(one),
          })),
          { key: 'mine', label: t('Mine'), on: kind === '5', onToggle: () => setKind(kind === '5' ? '' : '5') },
          {
            key: 'watched',
            label: t('Watch list'),
            on: watched === 'true',
            onToggle: () => setWatched(watched === 'true' ? '' : 'true'),
          },
        ]}
      />
      <Select
        className={styles.filter}
        aria-label={t('Given to')}
        placeholder={t('Everyone')}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': t('Everyone') }}
        data={(colleagues.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
        value={owner || null}
        onChange={(value) => setOwner(value ?? '')}
      />
      <Select
        className={styles.filter}
        aria-label={t('Shown')}
        allowDeselect={false}
        data={Object.entries(diaryFilter).map(([value, label]) => ({ value, label: t(label) }))}
        value={kind || '1'}
        onChange={(value) => setKind(value === '1' || value === null ? '' : value)}
      />
      <Select
        className={styles.filter}
        aria-label={t('Type of matter')}
        placeholder={t('Every type')}
        clearable
        clearButtonProps={{ 'aria-label': t('Every type') }}
        data={Object.entries(systemTypes).map(([value, label]) => ({ value, label: t(label) }))}
        value={type || null}
        onChange={(value) => setType(value ?? '')}
      />
    </div>
  );
}
