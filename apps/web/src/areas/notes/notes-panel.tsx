import { noteCalls } from '@boedel/contract/notes/notes.calls';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useRead } from '../../client/hooks';
import { t } from '../../i18n/t';
import { SearchBox } from '../../ui/list/list-tools';
import { Empty, Loaded } from '../../ui/states';
import { useMatter } from '../../ui/the-matter';
import { NoteComposer } from './note-composer';
import { NoteItem } from './note-item';
import styles from './notes.module.css';

const step = 25;

/** The matter's file notes, newest first. */
export function NotesPanel() {
  const { id: matterID, mayCapture } = useMatter();
  const [searchString, setSearch] = useState('');
  const [take, setTake] = useState(step);
  const read = useRead(noteCalls.getbymatterid, { matterID, searchString, take }, { quiet: true, keepLast: true });
  return (
    <>
      {mayCapture && <NoteComposer />}
      <div style={{ marginTop: 14 }}>
        <SearchBox value={searchString} onSearch={setSearch} placeholder={t('Search notes')} />
      </div>
      <Loaded read={read}>
        {({ rows, total }) =>
          rows.length === 0 ? (
            <Empty sentence={searchString ? t('No matching notes.') : t('No notes yet.')} />
          ) : (
            <>
              <ul className={styles.notes}>
                {rows.map((note) => (
                  <NoteItem key={note.id} note={note} />
                ))}
              </ul>
              {rows.length < total && (
                <Button mt="sm" variant="default" fullWidth onClick={() => setTake(take + step)}>
                  {t('Show more')}
                </Button>
              )}
            </>
          )
        }
      </Loaded>
    </>
  );
}
