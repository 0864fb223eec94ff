import { useMemo, useState } from 'react';
import { useRead } from '../../client/hooks';
import { revealOf } from '../../client/reveal';
import { t } from '../../i18n/t';
import { useMay } from '../../ui/access';
import { createEmptyValues } from '../../ui/record/empty-values';
import { RecordDialog } from '../../ui/record/record-dialog';
import { DeleteEntryDialog } from './delete-entry-dialog';
import type { DirectoryScreenKit, DirectoryEntry } from './directories.queries';
import { EntryParts } from './entry-parts';
import { EntryWatch } from './entry-warnings';
import { useEntryForm } from './use-entry-form';

interface EntryDialogProps {
  readonly kit: DirectoryScreenKit;
  readonly id: number | 'new';
  readonly onClose: () => void;
}

/** An entry in the shared modal, for directories whose entries have no page of their own. */
export function EntryDialog({ kit, id, onClose }: EntryDialogProps) {
  return id === 'new' ? <NewEntry kit={kit} onClose={onClose} /> : <StoredEntry kit={kit} id={id} onClose={onClose} />;
}

function NewEntry({ kit, onClose }: Omit<EntryDialogProps, 'id'>) {
  const { onWarnings, ...form } = useEntryForm(kit, true, onClose);
  const value = useMemo(() => createEmptyValues(kit.directory.fields), [kit]);
  const mayAdd = useMay(kit.calls.add);
  return (
    <RecordDialog
      title={t('Add {one}', { one: t(kit.one) })}
      {...form}
      value={value}
      readOnly={!mayAdd}
      onClose={onClose}
    >
      <EntryWatch kit={kit} id={undefined} onWarnings={onWarnings} />
    </RecordDialog>
  );
}

function StoredEntry({ kit, id, onClose }: EntryDialogProps & { id: number }) {
  // An address that names no entry shows the list alone; the call has said why.
  const { data } = useRead(kit.calls.getbyid, { id });
  return data ? <OpenEntry kit={kit} entry={data} onClose={onClose} /> : null;
}

function OpenEntry({ kit, entry, onClose }: { kit: DirectoryScreenKit; entry: DirectoryEntry; onClose: () => void }) {
  const [isDeleting, setDeleting] = useState(false);
  const { onWarnings, ...form } = useEntryForm(kit, false, onClose);
  const mayChange = useMay(kit.calls.update) && entry.ownedBy === 'firm';
  return (
    <RecordDialog
      title={entry.name}
      {...form}
      value={entry}
      reveal={revealOf(kit.key, entry.id)}
      readOnly={!mayChange}
      {...(mayChange && { extra: { label: t('Delete'), onClick: () => setDeleting(true) } })}
      onClose={onClose}
    >
      <EntryWatch kit={kit} id={entry.id} onWarnings={onWarnings} />
      <EntryParts kit={kit} entry={entry} mayChange={mayChange} />
      {isDeleting && (
        <DeleteEntryDialog kit={kit} entry={entry} onDeleted={onClose} onCancel={() => setDeleting(false)} />
      )}
    </RecordDialog>
  );
}
