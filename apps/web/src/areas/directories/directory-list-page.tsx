import { directoryToolCalls } from '@boedel/contract/directories/directories.calls';
import type { DirectoryKey } from '@boedel/contract/directories/registry';
import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { type ComponentType, lazy, type ReactElement, Suspense, useMemo, useState } from 'react';
import { download } from '../../client/download';
import { createPagedSource } from '../../client/paged';
import { t } from '../../i18n/t';
import { loadWords } from '../../i18n/words';
import { Protected, type RuledCall, usePerson } from '../../ui/access';
import { useAddressState } from '../../ui/address-state';
import { ListPage } from '../../ui/list/list-page';
import { createDirectoryColumns } from './directory-columns';
import { type DirectoryEntry, toEntryAddress, buildDirectoryKit } from './directories.queries';
import { EntryDialog } from './entry-dialog';
import { useRegionFilter } from './region-filter';

/** What is said of columns and rows of a file comes with the dialog that says it. */
const ImportDialog = lazy(async () => {
  const [{ ImportDialog: dialog }] = await Promise.all([import('./import/import-dialog'), loadWords('imports')]);
  return { default: dialog };
});

const createGuard = (call: RuledCall) =>
  function guard(button: ReactElement<{ disabled?: boolean }>) {
    return <Protected call={call}>{button}</Protected>;
  };

/** The list page of a directory, whichever it is. */
export const createDirectoryListPage = (directory: DirectoryKey): ComponentType =>
  function DirectoryListScreen() {
    return <DirectoryListPage directory={directory} />;
  };

export function DirectoryListPage({ directory: key }: { directory: DirectoryKey }) {
  const { systemType } = usePerson();
  const kit = useMemo(() => buildDirectoryKit(key, systemType), [key, systemType]);
  const columns = useMemo(() => createDirectoryColumns(kit), [kit]);
  const navigate = useNavigate();
  const [opened] = useAddressState('entry');
  const [isImporting, setImporting] = useState(false);
  const [search] = useAddressState('search');
  const region = useRegionFilter(kit);
  const one = t(kit.one);

  const showEntry = (entry: number | 'new' | undefined): void =>
    void navigate({ to: '.', search: (now: Record<string, unknown>) => ({ ...now, entry }), replace: true } as never);
  const openEntry = (id: number | 'new'): void => {
    const address = toEntryAddress(kit, id);
    if (address) void navigate({ to: address });
    else showEntry(id);
  };
  const exportCsv = (): void =>
    void download(directoryToolCalls.export, { query: { directory: key, searchString: search } }).catch(
      () => undefined,
    );

  return (
    <>
      <ListPage<DirectoryEntry>
        title={t(kit.label)}
        columns={columns}
        rowKey={(entry) => entry.id}
        source={region?.source ?? createPagedSource<DirectoryEntry>(kit.calls.getlist)}
        hrefOf={({ id }) => toEntryAddress(kit, id) ?? `?entry=${id}`}
        onOpen={(entry) => openEntry(entry.id)}
        searchIn={t('Name, place, telephone, email')}
        {...(region && { filters: region.choice, filtered: region.isChosen })}
        exports={[{ label: t('CSV, all that match'), run: exportCsv }]}
        actions={
          <Protected call={kit.calls.add}>
            <Button variant="default" onClick={() => setImporting(true)}>
              {t('Import')}
            </Button>
          </Protected>
        }
        add={{
          label: t('Add {one}', { one }),
          run: () => openEntry('new'),
          guard: createGuard(kit.calls.add),
        }}
        empty={t('Nothing here yet. Add the first {one}, or import a list from a spreadsheet.', { one })}
      />
      {opened !== '' && (
        <EntryDialog
          key={opened}
          kit={kit}
          id={opened === 'new' ? 'new' : Number(opened)}
          onClose={() => showEntry(undefined)}
        />
      )}
      {isImporting && (
        <Suspense>
          <ImportDialog kit={kit} onClose={() => setImporting(false)} />
        </Suspense>
      )}
    </>
  );
}
