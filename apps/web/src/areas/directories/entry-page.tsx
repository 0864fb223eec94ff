import type { DirectoryKey } from '@boedel/contract/directories/registry';
import { Button } from '@mantine/core';
import { useNavigate, useParams } from '@tanstack/react-router';
import { type ComponentType, useMemo, useState } from 'react';
import { useRead } from '../../client/hooks';
import { revealOf } from '../../client/reveal';
import { t } from '../../i18n/t';
import { Protected, useMay, usePerson } from '../../ui/access';
import { useCrumbLabel } from '../../ui/crumb-labels';
import { createEmptyValues } from '../../ui/record/empty-values';
import { RecordPage } from '../../ui/record/record-page';
import { Loaded } from '../../ui/states';
import { DeleteEntryDialog } from './delete-entry-dialog';
import { type DirectoryScreenKit, type DirectoryEntry, toEntryAddress, buildDirectoryKit } from './directories.queries';
import { Owner } from './directory-columns';
import { EntryParts } from './entry-parts';
import { EntryWatch } from './entry-warnings';
import { useEntryForm } from './use-entry-form';

/** The page of one entry, whichever directory it is of. */
export const createDirectoryEntryPage = (directory: DirectoryKey): ComponentType =>
  function DirectoryEntryScreen() {
    const params: Readonly<Record<string, string>> = useParams({ strict: false });
    const [id] = Object.values(params);
    return <EntryPage key={id} directory={directory} id={id === 'new' ? 'new' : Number(id)} />;
  };

export function EntryPage({ directory, id }: { directory: DirectoryKey; id: number | 'new' }) {
  const { systemType } = usePerson();
  const kit = useMemo(() => buildDirectoryKit(directory, systemType), [directory, systemType]);
  return id === 'new' ? <NewEntry kit={kit} /> : <StoredEntry kit={kit} id={id} />;
}

function NewEntry({ kit }: { kit: DirectoryScreenKit }) {
  const navigate = useNavigate();
  const openSaved = (entry: DirectoryEntry): void =>
    void navigate({ to: toEntryAddress(kit, entry.id)!, replace: true, ignoreBlocker: true });
  const { onWarnings, ...form } = useEntryForm(kit, true, openSaved);
  const value = useMemo(() => createEmptyValues(kit.directory.fields), [kit]);
  const mayAdd = useMay(kit.calls.add);
  return (
    <RecordPage title={t('Add {one}', { one: t(kit.one) })} {...form} value={value} readOnly={!mayAdd} isNew>
      <EntryWatch kit={kit} id={undefined} onWarnings={onWarnings} />
    </RecordPage>
  );
}

function StoredEntry({ kit, id }: { kit: DirectoryScreenKit; id: number }) {
  const read = useRead(kit.calls.getbyid, { id });
  return <Loaded read={read}>{(entry) => <OpenEntry kit={kit} entry={entry} />}</Loaded>;
}

function OpenEntry({ kit, entry }: { kit: DirectoryScreenKit; entry: DirectoryEntry }) {
  const navigate = useNavigate();
  useCrumbLabel(toEntryAddress(kit, entry.id) ?? '', entry.name);
  const [isDeleting, setDeleting] = useState(false);
  const { onWarnings, ...form } = useEntryForm(kit, false);
  const mayChange = useMay(kit.calls.update) && entry.ownedBy === 'firm';
  const isShared = kit.directory.owned === 'shared';
  return (
    <RecordPage
      title={entry.name}
      {...(isShared && { about: <Owner entry={entry} /> })}
      {...form}
      value={entry}
      reveal={revealOf(kit.key, entry.id)}
      readOnly={!mayChange}
      actions={
        entry.ownedBy === 'firm' && (
          <Protected call={kit.calls._delete}>
            <Button variant="default" onClick={() => setDeleting(true)}>
              {t('Delete')}
            </Button>
          </Protected>
        )
      }
    >
      <EntryWatch kit={kit} id={entry.id} onWarnings={onWarnings} />
      <EntryParts kit={kit} entry={entry} mayChange={mayChange} />
      {isDeleting && (
        <DeleteEntryDialog
          kit={kit}
          entry={entry}
          onDeleted={() => void navigate({ to: kit.directory.routes!.list, ignoreBlocker: true })}
          onCancel={() => setDeleting(false)}
        />
      )}
    </RecordPage>
  );
}
