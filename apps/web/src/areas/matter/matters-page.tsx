import type { WireAnswer } from '@boedel/contract/call';
import { matterListCalls } from '@boedel/contract/matter/matter-list.calls';
import { matterCalls } from '@boedel/contract/matter/matter.calls';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { paths } from '../../app/paths';
import { download } from '../../client/download';
import { keyOf } from '../../client/hooks';
import { send } from '../../client/send';
import { t } from '../../i18n/t';
import { Protected, usePerson } from '../../ui/access';
import { useAddressState } from '../../ui/address-state';
import { ListPage } from '../../ui/list/list-page';
import type { PageRequest } from '../../ui/list/list-source';
import { BulkActions } from './bulk-actions';
import { matterColumns } from './matter-columns';
import { NewMatterDialog } from './new-matter/new-matter-dialog';
import { SavedViews } from './saved-views';

export type MatterRow = WireAnswer<typeof matterCalls.getMatterList>['rows'][number];

/** The matters of the type in use; archived ones have their own address and show only those. */
function Matters({ title, list, fixedStatus }: { title: string; list: string; fixedStatus?: string }) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const person = usePerson();
  const [status, setStatus] = useAddressState('status');
  const [watched, setWatched] = useAddressState('watched');
  const [mine, setMine] = useAddressState('mine');
  const [undated, setUndated] = useAddressState('undated');
  const [search] = useAddressState('search');
  const [creating, setCreating] = useState(false);

  const filters = {
    ...((fixedStatus ?? status) && { matterStatus: fixedStatus ?? status }),
    ...(watched && { watchList: 'true' as const }),
    ...(mine && { mine: 'true' as const }),
    ...(undated && { noNextDate: 'true' as const }),
  };
  const page = ({ skip, take, search: searchString, sort }: PageRequest) =>
    send(matterCalls.getMatterList, {
      query: {
        ...filters,
        skip,
        take,
        searchString,
        ...(sort && { sortModelColId: sort.key as MatterSort, sortModelSort: sort.descending ? 'desc' : 'asc' }),
      },
    });
  const save = (format: 'csv' | 'xlsx') => () =>
    void download(matterListCalls.exportList, { query: { ...filters, searchString: search, format } });
  const toggle = (value: string, set: (value: string) => void) => () => set(value ? '' : '1');

  return (
    <>
      <ListPage<MatterRow>
        title={title}
        columns={matterColumns(person.systemType)}
        rowKey={(row) => row.id}
        source={{ page, cacheKey: [matterCalls.getMatterList.path, filters] }}
        searchIn={t('Name, reference, ID number')}
        onOpen={(row) => void navigate({ to: paths.matter.details({ id: row.id }) })}
        chips={[
          { key: 'mine', label: t('Mine'), on: mine !== '', onToggle: toggle(mine, setMine) },
          { key: 'watched', label: t('★ Watch list'), on: watched !== '', onToggle: toggle(watched, setWatched) },
          ...(fixedStatus
            ? []
            : [
                {
                  key: 'active',
                  label: t('Active'),
                  on: status === '2',
                  onToggle: () => setStatus(status === '2' ? '' : '2'),
                },
                {
                  key: 'pending',
                  label: t('Pending'),
                  on: status === '1',
                  onToggle: () => setStatus(status === '1' ? '' : '1'),
                },
                {
                  key: 'closed',
                  label: t('Closed'),
                  on: status === '3',
                  onToggle: () => setStatus(status === '3' ? '' : '3'),
                },
                { key: 'undated', label: t('No next date'), on: undated !== '', onToggle: toggle(undated, setUndated) },
              ]),
        ]}
        views={<SavedViews list={list} />}
        exports={[
          { label: t('CSV'), run: save('csv') },
          { label: t('Excel'), run: save('xlsx') },
        ]}
        {...(!fixedStatus && {
          add: {
            label: t('New matter'),
            run: () => setCreating(true),
            guard: (button) => <Protected call={matterCalls.add}>{button}</Protected>,
          },
        })}
        empty={fixedStatus ? t('No matter is archived.') : t('There are no matters of this type yet.')}
        withSelected={(rows, clear) => (
          <BulkActions
            rows={rows}
            onDone={() => {
              clear();
              void client.invalidateQueries({ queryKey: keyOf(matterCalls.getMatterList) });
            }}
          />
        )}
      />
      {creating && <NewMatterDialog onClose={() => setCreating(false)} />}
    </>
  );
}

type MatterSort =
  | 'reference'
  | 'name'
  | 'masterReference'
  | 'matterStatus'
  | 'responsibleName'
  | 'nextDeadline'
  | 'grossAssets'
  | 'cashPosition'
  | 'openedAt';

export const MattersPage = () => <Matters title={t('Matters')} list="matters" />;
export const ArchivedMattersPage = () => (
  <Matters title={t('Archived Matters')} list="archivedmatters" fixedStatus="4" />
);
