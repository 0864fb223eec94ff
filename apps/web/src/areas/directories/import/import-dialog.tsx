import { directoryToolCalls } from '@boedel/contract/directories/directories.calls';
import { Button, Progress } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { download } from '../../../client/download';
import { t } from '../../../i18n/t';
import { SharedModal } from '../../../ui/dialog/modal';
import { formatCount } from '../../../ui/import/count';
import { MapColumns, useMapping } from '../../../client/imports/map-columns';
import { DropZone } from '../../../ui/import/drop-zone';
import styles from '../../../ui/import/import.module.css';
import { Loading } from '../../../ui/plain/overlays';
import type { DirectoryScreenKit } from '../directories.queries';
import { ImportPreview } from './import-preview';
import { type CommitChoices, type DirectoryImportStep, useImport } from './use-import';

/** A picture and an entry of another list do not travel in a file. */
const listFileFields = ({ directory }: DirectoryScreenKit) =>
  Object.fromEntries(Object.entries(directory.fields).filter(([, { kind }]) => kind !== 'image' && kind !== 'link'));

/** Importing a directory from a file: its columns named, what would come in seen and mended row by row, made live, taken back. */
export function ImportDialog({ kit, onClose }: { kit: DirectoryScreenKit; onClose: () => void }) {
  const { step, choose, startOver, mapAgain, map, mend, undo, commit } = useImport(kit);
  const mapping = useMapping(step.is === 'mapping' ? step.import : undefined);
  const [choices, setChoices] = useState<CommitChoices>({ leaveOutErrors: false, leaveOutDuplicates: true });
  const preview = step.is === 'preview' || step.is === 'committing' ? step.import : undefined;
  const left = preview ? countIncomingRows(preview, choices) : 0;
  return (
    <SharedModal
      opened
      size="xl"
      title={t('Import into {directory}', { directory: t(kit.label) })}
      onCancel={onClose}
      cancelLabel={t('Close')}
      {...(step.is === 'busy' && { extra: { label: t('Cancel import'), onClick: startOver } })}
      {...((step.is === 'done' || step.is === 'undone') && { extra: { label: t('Another file'), onClick: startOver } })}
      {...(step.is === 'mapping' && {
        saveLabel: t('Read the rows'),
        onSave: () => map(step.import, mapping.columns),
        hasUnsaved: false,
        extra: { label: t('Another file'), onClick: startOver },
      })}
      isSaving={step.is === 'committing'}
      {...(preview && {
        saveLabel: left === 1 ? t('Add 1 entry') : t('Add {count} entries', { count: formatCount(left) }),
        saveDisabled: left === 0 || (preview.rowsWithErrors > 0 && !choices.leaveOutErrors),
        onSave: () => commit(preview, choices),
        extra: { label: t('Another file'), onClick: startOver },
      })}
    >
      {'refused' in step && step.refused && <Refused sentences={step.refused} />}
      {step.is === 'choose' && <Choose kit={kit} onFile={choose} />}
      {step.is === 'looking' && <Loading />}
      {step.is === 'busy' && <Busy step={step} />}
      {step.is === 'mapping' && <MapColumns file={step.import} fields={listFileFields(kit)} mapping={mapping} />}
      {preview && (
        <ImportPreview
          kit={kit}
          progress={preview}
          choices={choices}
          onChoices={setChoices}
          onMapAgain={() => mapAgain(preview)}
          onMend={(line, cells) => mend(preview, line, cells)}
        />
      )}
      {step.is === 'done' && <Done step={step} onUndo={() => undo(step.import)} />}
      {step.is === 'undone' && <p className={styles.intro}>{t('Import undone. All its rows were removed.')}</p>}
    </SharedModal>
  );
}

/** A duplicate with an error counts once, so what is left may be more than the two subtracted; the server says exactly. */
const countIncomingRows = (
  { rows, rowsWithErrors, duplicates }: { rows: number; rowsWithErrors: number; duplicates: number },
  { leaveOutDuplicates }: CommitChoices,
): number => Math.max(0, rows - rowsWithErrors - (leaveOutDuplicates ? duplicates : 0));

const Refused = ({ sentences }: { sentences: readonly string[] }) => (
  <div className={styles.refused} role="alert">
    {sentences.map((sentence) => (
      <p key={sentence}>{sentence}</p>
    ))}
  </div>
);

function Choose({ kit, onFile }: { kit: DirectoryScreenKit; onFile: (file: File) => void }) {
  const downloadTemplate = (): void =>
    void download(directoryToolCalls.importtemplate, { query: { directory: kit.key } }).catch(() => undefined);
  return (
    <>
      <p className={styles.intro}>
        {t(
          'The first row must hold the headings. You may use commas, semicolons or tabs. You see the rows before anything is added.',
        )}{' '}
        <Button variant="transparent" size="compact-sm" p={0} onClick={downloadTemplate}>
          {t('Download an empty file with the headings')}
        </Button>
      </p>
      <DropZone
        accept=".csv,.txt,.tsv,.xlsx,text/csv"
        label={t('CSV or Excel file')}
        words={t('Drop a CSV or Excel file here, or')}
        onFile={onFile}
      />
    </>
  );
}

function Busy({ step }: { step: Extract<DirectoryImportStep, { is: 'busy' }> }) {
  const percent = Math.round(step.share * 100);
  return (
    <div className={styles.busy}>
      <output>
        {step.rows > 0
          ? t('Reading {file}: {count} rows so far', { file: step.fileName, count: formatCount(step.rows) })
          : t('Sending {file}', { file: step.fileName })}
      </output>
      <Progress value={percent} aria-label={t('How far the file is read')} transitionDuration={150} />
      {step.rows > 0 && (
        <p className={styles.intro}>
          {t('You may close this window. We will finish reading the file; Import shows the progress.')}
        </p>
      )}
    </div>
  );
}

function Done({ step, onUndo }: { step: Extract<DirectoryImportStep, { is: 'done' }>; onUndo: () => void }) {
  const { added, rows } = step.import;
  const out = rows - added;
  return (
    <output className={styles.done}>
      <IconCircleCheck size={32} stroke={1.5} aria-hidden />
      <strong>
        {added === 1 ? t('1 entry was added.') : t('{count} entries were added.', { count: formatCount(added) })}
      </strong>
      {out > 0 && (
        <span>
          {out === 1 ? t('1 row was left out.') : t('{count} rows were left out.', { count: formatCount(out) })}
        </span>
      )}
      {added > 0 && (
        <Button variant="default" onClick={onUndo}>
          {t('Take the whole import back')}
        </Button>
      )}
    </output>
  );
}
