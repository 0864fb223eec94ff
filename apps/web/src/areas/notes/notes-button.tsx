import { Button, Drawer } from '@mantine/core';
import { IconNotes } from '@tabler/icons-react';
import { Suspense, lazy } from 'react';
import { t } from '../../i18n/t';
import { useAddressState } from '../../ui/address-state';
import { Loading } from '../../ui/plain/overlays';
import { useCommandsHere } from '../../ui/palette/commands-here';
import { useMatter } from '../../ui/the-matter';

const NotesPanel = lazy(() => import('./notes-panel').then((module) => ({ default: module.NotesPanel })));

/** In the matter's header: the file notes beside whatever one is doing. */
export function NotesButton() {
  const { rights, mayCapture } = useMatter();
  const [open, setOpen] = useAddressState('notes');
  useCommandsHere(
    'notes',
    rights.includes('notes') && mayCapture
      ? [
          {
            key: 'add-note',
            group: t('This matter'),
            label: t('Add a note'),
            icon: IconNotes,
            run: () => setOpen('new'),
          },
        ]
      : [],
  );
  // The firm's own notes are not for everybody who was let into the matter.
  if (!rights.includes('notes')) return null;
  return (
    <>
      <Button
        variant="default"
        size="compact-md"
        leftSection={<IconNotes size={16} aria-hidden />}
        onClick={() => setOpen('1')}
      >
        {t('Notes')}
      </Button>
      <Drawer
        opened={open !== ''}
        onClose={() => setOpen('')}
        position="right"
        size={480}
        title={<strong>{t('File notes')}</strong>}
        closeButtonProps={{ 'aria-label': t('Close') }}
      >
        <Suspense fallback={<Loading />}>
          <NotesPanel />
        </Suspense>
      </Drawer>
    </>
  );
}
