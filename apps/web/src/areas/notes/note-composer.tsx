import { noteCalls } from '@boedel/contract/notes/notes.calls';
import { Button, Switch } from '@mantine/core';
import { useState } from 'react';
import { useCall } from '../../client/hooks';
import { t } from '../../i18n/t';
import { useMatter } from '../../ui/the-matter';
import { NoteEditor } from './note-editor';
import styles from './notes.module.css';

/** A new note. */
export function NoteComposer() {
  const { id: matterID } = useMatter();
  const [round, setRound] = useState(0);
  const [html, setHtml] = useState('');
  const [showInReport, setShowInReport] = useState(false);
  const add = useCall(noteCalls.add, {
    says: t('Note added.'),
    onDone: () => {
      setHtml('');
      setShowInReport(false);
      setRound(round + 1);
    },
  });
  const isEmpty = html.replace(/<[^>]*>|&nbsp;/g, '').trim() === '';
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!isEmpty) add.run({ matterID, comment: html, showInReport });
      }}
    >
      <NoteEditor key={round} startsHere label={t('New file note')} initial="" onChange={setHtml} />
      <div className={styles.foot}>
        <Switch
          size="xs"
          label={t('Show in reports to clients')}
          checked={showInReport}
          onChange={(event) => setShowInReport(event.currentTarget.checked)}
        />
        <Button type="submit" size="compact-md" loading={add.isRunning} disabled={isEmpty}>
          {t('Add the note')}
        </Button>
      </div>
    </form>
  );
}
