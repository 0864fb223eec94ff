import type { WireQuery } from '@boedel/contract/call';
import { systemType as systemTypes } from '@boedel/contract/fixed/system-types';
import { matterListCalls } from '@boedel/contract/matter/matter-list.calls';
import { tableCalls } from '@boedel/contract/reports/tables.calls';
import { matterCalls } from '@boedel/contract/matter/matter.calls';
import { systemType as kinds } from '@boedel/domain/matter/kinds';
import { Button } from '@mantine/core';
import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactElement, type ReactNode, Suspense, lazy, useSyncExternalStore } from 'react';
import { paths } from '../../client/paths';
import { download } from '../../client/download';
import { send } from '../../client/send';
import { t } from '../../i18n/t';
import { Protected, SystemTypeGate, useMay, usePerson } from '../../ui/access';
import { useAddressState } from '../../ui/address-state';
import { useAddressSort } from '../../ui/list/address-sort';
import type { ListSort } from '../../ui/list/column';
import { useColumnChoice } from '../../ui/list/column-choice';
import { ListPage } from '../../ui/list/list-page';
import type { ListPageAnswer, PageRequest } from '../../ui/list/list-source';
import { newMatterLabel } from '../../ui/matter-words';
import { notifyPatience } from '../../ui/plain/patience';
import { BulkActions } from './bulk-actions';
import { createMatterColumns } from './matter-columns';
import { MatterFilterChips, type MatterFilters, describeStatuses, useMatterFilters } from './matter-filters';
import type { MatterListAnswerRow } from './matter-row';
import { MyMatters } from './my-matters';
import { SavedViews } from '../../client/matter/saved-views';

const { flowConsult } = kinds;
type MattersPageQuery = WireQuery<typeof matterCalls.getMatterList>;

const NewMatterDialog = lazy(() =>
  import('./new-matter/new-matter-dialog').then((module) => ({ default: module.NewMatterDialog })),
);

const guardNew = (button: ReactElement<{ disabled?: boolean }>) => (
  <Protected call={matterCalls.add}>{button}</Protected>
);
const renderSelectedActions = (rows: readonly MatterListAnswerRow[], clear: () => void) => (
  <BulkActions rows={rows} onDone={clear} />
);

/** The address's filters as the call takes them. */
function toMatterQuery(filters: MatterFilters, fixedStatus: string | undefined): Partial<MattersPageQuery> {
  const status = fixedStatus ?? filters.status[0];
  return {
    ...(status && { matterStatus: status }),
    ...(filters.watched[0] && { watchList: 'true' as const }),
    ...(filters.mine[0] && { mine: 'true' as const }),
    ...(filters.undated[0] && { noNextDate: 'true' as const }),
    ...(filters.office[0] && { masterOfficeID: filters.office[0] }),
    ...(filters.label[0] && { labelID: filters.label[0] }),
    ...(filters.responsible[0] && { responsibleUserID: filters.responsible[0] }),
  };
}

const toSortQuery = (sort: ListSort | undefined): Partial<MattersPageQuery> =>
  sort
    ? {
        sortModelColId: sort.key as MattersPageQuery['sortModelColId'],
        sortModelSort: sort.descending ? 'desc' : 'asc',
      }
    : {};

/** '2 418 active and pending · Deceased Estates', once the list knows how many there are. */
function useAbout(cacheKey: readonly unknown[], search: string, what: string): string {
  const { systemType } = usePerson();
  const client = useQueryClient();
  // The list fetches it; here the same answer is only read, so that there is one question and not two.
  const total = useSyncExternalStore(
    // Batched: the cache also tells of questions asked while something else is being drawn.
    (changed) => client.getQueryCache().subscribe(notifyManager.batchCalls(changed)),
    () => client.getQueryData<ListPageAnswer<MatterListAnswerRow>>([...cacheKey, 'first', search])?.total,
  );
  const type = t(systemTypes[String(systemType) as keyof typeof systemTypes] ?? '');
  if (total === undefined) return type;
  const count = total.toLocaleString('en-GB').replaceAll(',', ' ');
  return `${t('{count} {what}', { count, what })} · ${type}`;
}

type RenderImporter = (what: string, close: () => void) => ReactNode;
interface MattersPageProps {
  readonly title: string;
  readonly list: string;
  readonly fixedStatus?: string;
  /** The dialog that brings matters in from a list. */
  readonly importer?: RenderImporter | undefined;
}

/** The matters of the type in use; archived ones have their own address and show only those. */
function Matters({ title, list, fixedStatus, importer }: MattersPageProps) {
  const navigate = useNavigate();
  const person = usePerson();
  const seesAll = useMay(matterListCalls.getViews);
  const filters = useMatterFilters();
  const [search] = useAddressState('search');
  const { sort } = useAddressSort();
  const [creating, setCreating] = useAddressState('new');
  // Which list, where a notice leads back to one; any word opens it.
  const [importing, setImporting] = useAddressState('import');
  const { shown, hidden, chooser } = useColumnChoice(
    `${list}.${person.systemType}`,
    createMatterColumns(person.systemType),
  );

  const asked = toMatterQuery(filters, fixedStatus);
  const cacheKey = [matterCalls.getMatterList.path, asked];
  const status = filters.status[0];
  const about = useAbout(
    cacheKey,
    search,
    fixedStatus ? t('archived') : status === '' ? t('active and pending') : describeStatuses(status).toLowerCase(),
  );
  const requestPage = ({ skip, take, search: searchString, sort: sorted }: PageRequest) =>
    send(matterCalls.getMatterList, {
      query: {
        ...asked,
        skip,
        take,
        searchString,
        ...toSortQuery(sorted),
      },
    });
  const save = (format: 'csv' | 'xlsx') => () => {
    notifyPatience();
    void download(matterListCalls.exportList, {
      query: { ...asked, ...toSortQuery(sort), searchString: search, format },
    });
  };
  const createTableDownload = (reportType: number) => () => {
    notifyPatience();
    void download(tableCalls.downloadTableCSV, { query: { reportType } });
  };
  const createFilterChip = (key: 'mine' | 'watched' | 'undated', label: string) => {
    const [value, set] = filters[key];
    return { key, label, on: value !== '', onToggle: () => set(value ? '' : '1') };
  };

  return (
    <>
      <ListPage<MatterListAnswerRow>
        title={title}
        about={about}
        columns={shown}
        rowKey={(row) => row.id}
        source={{ page: requestPage, cacheKey }}
        searchIn={t('Name, reference, ID number')}
        hrefOf={({ id }) => paths.matter.details({ id })}
        onOpen={({ id }) => void navigate({ to: paths.matter.details({ id }) })}
        chips={[
          createFilterChip('mine', t('Mine')),
          createFilterChip('watched', t('★ Watch list')),
          ...(fixedStatus ? [] : [createFilterChip('undated', t('No next date'))]),
        ]}
        filters={<MatterFilterChips filters={filters} archived={fixedStatus !== undefined} />}
        filtered={status !== '' || [filters.office, filters.label, filters.responsible].some(([value]) => value !== '')}
        views={
          <>
            {seesAll && <SavedViews list={list} also={hidden ? { hidden } : {}} />}
            {chooser}
          </>
        }
        exports={[
          { label: t('Export this list as CSV'), run: save('csv') },
          { label: t('Export this list as Excel'), run: save('xlsx') },
          ...(seesAll ? [{ label: t('Matter table (CSV)'), run: createTableDownload(fixedStatus ? 8 : 5) }] : []),
        ]}
        {...(importer && {
          actions: (
            <>
              <SystemTypeGate types={flowConsult}>
                <Button variant="default" onClick={() => void navigate({ to: paths.clientBook() })}>
                  {t('Book of clients')}
                </Button>
              </SystemTypeGate>
              <Protected call={matterCalls.importMatter} hide>
                <Button variant="default" onClick={() => setImporting('1')}>
                  {t('Import')}
                </Button>
              </Protected>
            </>
          ),
        })}
        {...(!fixedStatus && {
          add: {
            label: t(newMatterLabel[person.systemType] ?? 'New matter'),
            run: () => setCreating('1'),
            guard: guardNew,
          },
        })}
        empty={fixedStatus ? t('No archived matters.') : t('No matters of this type yet.')}
        {...(seesAll && { withSelected: renderSelectedActions })}
      />
      {creating && !fixedStatus && (
        <Suspense>
          <NewMatterDialog onClose={() => setCreating('')} />
        </Suspense>
      )}
      {importing && importer?.(importing, () => setImporting(''))}
    </>
  );
}

export const MattersPage = ({ importer }: { importer?: RenderImporter }) =>
  usePerson().roles.includes('UserMatterAccess') ? (
    <MyMatters />
  ) : (
    <Matters title={t('Matters')} list="matters" importer={importer} />
  );
export const ArchivedMattersPage = () => (
  <Matters title={t('Archived Matters')} list="archivedmatters" fixedStatus="4" />
);
