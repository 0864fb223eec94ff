import { type ImportKind, importKinds } from '@boedel/contract/imports/import-kinds';
import { dayFormats } from '@boedel/domain/imports/read-day';
import { listImportFields } from '@boedel/contract/imports/import.fields';
import { Button, Progress as Bar, SegmentedControl, Select } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { markPhrase, t } from '../../i18n/t';
import { usePerson } from '../../ui/access';
import { SharedModal } from '../../ui/dialog/modal';
import { formatCount } from '../../ui/import/count';
import { MapColumns, useMapping } from '../../client/imports/map-columns';
import { DropZone } from '../../ui/import/drop-zone';
import styles from '../../ui/import/import.module.css';
import { Loading } from '../../ui/plain/overlays';
import { ImportRows } from './import-rows';
import { type SheetImportProgress, type SheetImport, useSheet } from './use-sheet';

const importKindLabels: Readonly<Record<ImportKind, string>> = {
  matter: markPhrase('Matters'),
  person: markPhrase('People'),
  asset: markPhrase('Assets'),
  liability: markPhrase('Liabilities'),
  claim: markPhrase('Claims'),
};

interface ImportDialogProps {
  readonly first?: ImportKind;
  /** The matter it is opened in: every row is of it. */
  readonly matterID?: number;
  readonly onClose: () => void;
}

/** Existing matters and what is in them, from a spreadsheet: choose a file, map its columns, mend its rows, make them. */
export function ImportDialog({ first = 'matter', matterID, onClose }: ImportDialogProps) {
  const { systemType } = usePerson();
  const [kind, setKind] = useState<ImportKind>(first);
  const sheet = useSheet(kind, systemType, matterID);
  const { progress, refused, isSending } = sheet;
  const [leaveOutDuplicates, setLeaveOut] = useState(true);
  const mapping = useMapping(progress);
  const [chosenFormat, setChosenFormat] = useState<{ of: number; format: SheetImportProgress['dayFormat'] }>();
  const dayFormat =
    chosenFormat && chosenFormat.of === progress?.importID
      ? chosenFormat.format
      : (progress?.dayFormat ?? dayFormats[0]);
  const state = progress?.state;
  const left = progress ? progress.ready - (leaveOutDuplicates ? progress.duplicates : 0) : 0;
  const saves = {
    mapping: {
      saveLabel: t('Try the rows'),
      onSave: () => void sheet.map(mapping.columns, dayFormat),
    },
    ready: {
      saveLabel: left === 1 ? t('Import 1 row') : t('Import {count} rows', { count: formatCount(left) }),
      saveDisabled: left <= 0 || (progress?.wrong ?? 0) > 0,
      onSave: () => void sheet.make(leaveOutDuplicates),
    },
  };
  return (
    <SharedModal
      opened
      size="xl"
      title={t('Import from a spreadsheet')}
      onCancel={onClose}
      cancelLabel={t('Close')}
      hasUnsaved={false}
      isSaving={isSending}
      {...((state === 'mapping' || state === 'ready') && saves[state])}
      {...(progress &&
        state !== 'making' &&
        state !== 'undone' && { extra: { label: t('Another file'), onClick: () => void sheet.startOver() } })}
    >
      {matterID === undefined && (!progress || state === 'undone') && <Kinds kind={kind} onKind={setKind} />}
      {refused.length > 0 && (
        <div className={styles.refused} role="alert">
          {refused.map((sentence) => (
            <p key={sentence}>{t(sentence)}</p>
          ))}
        </div>
      )}
      {progress === undefined && <Loading />}
      {state === 'undone' && <p className={styles.intro}>{t('Import undone. All its rows were removed.')}</p>}
      {(progress === null || state === 'undone') && (
        <Choose kind={kind} isOfMatter={matterID !== undefined} onFile={(file) => void sheet.choose(file)} />
      )}
      {state === 'mapping' && progress && (
        <MapColumns file={progress} fields={listImportFields(progress)} mapping={mapping}>
          <Select
            mt="md"
            maw={260}
            label={t('How days are written')}
            allowDeselect={false}
            data={[...dayFormats]}
            value={dayFormat}
            onChange={(format) => format && setChosenFormat({ of: progress.importID, format })}
          />
        </MapColumns>
      )}
      {(state === 'reading' || state === 'making') && progress && <Busy progress={progress} />}
      {state === 'ready' && progress && (
        <ImportRows
          sheet={sheet}
          progress={progress}
          leaveOutDuplicates={leaveOutDuplicates}
          onLeaveOut={setLeaveOut}
        />
      )}
      {state === 'done' && progress && <Done progress={progress} sheet={sheet} />}
    </SharedModal>
  );
}

const Kinds = ({ kind, onKind }: { kind: ImportKind; onKind: (kind: ImportKind) => void }) => (
  <SegmentedControl
    fullWidth
    mb="md"
    aria-label={t('Type of list')}
    value={kind}
    onChange={(next) => onKind(next)}
    data={importKinds.map((value) => ({ value, label: t(importKindLabels[value]) }))}
  />
);

interface ChooseImportFileProps {
  readonly kind: ImportKind;
  readonly isOfMatter: boolean;
  readonly onFile: (file: File) => void;
}

const Choose = ({ kind, isOfMatter, onFile }: ChooseImportFileProps) => (
  <>
    <p className={styles.intro}>
      {kind === 'matter'
        ? t(
            'One row per matter, with headings in the first row. The file number, name, ID number and dates are imported too.',
          )
        : isOfMatter
          ? t('One row per item, with headings in the first row. All rows are added to this matter.')
          : t('A row for each, headings in the first, with the file number of the matter it belongs to.')}{' '}
      {t('We check every row before we save anything, and you can undo the whole import.')}
    </p>
    <DropZone
      accept=".csv,.txt,.tsv,.xlsx,text/csv"
      label={t('CSV or Excel file')}
      words={t('Drop a CSV or Excel file here, or')}
      onFile={onFile}
    />
  </>
);

function Busy({ progress }: { progress: SheetImportProgress }) {
  const { state, read, size, rows, made, ready } = progress;
  const isMaking = state === 'making';
  const share = isMaking ? made / Math.max(1, made + ready) : read / Math.max(1, size);
  return (
    <div className={styles.busy}>
      <output>
        {isMaking
          ? t('{count} rows imported so far', { count: formatCount(made) })
          : t('{count} rows were tried so far', { count: formatCount(rows) })}
      </output>
      <Bar value={Math.round(share * 100)} aria-label={t('How far it is')} transitionDuration={150} />
      <p className={styles.intro}>
        {isMaking
          ? t('You may close this window. We will save the rows and notify you when it is done.')
          : t('Nothing has been saved yet. You may close this window; we will notify you when it is done.')}
      </p>
    </div>
  );
}

function Done({ progress, sheet }: { progress: SheetImportProgress; sheet: SheetImport }) {
  const { made, rows, wrong, state } = progress;
  const out = rows - made;
  return (
    <output className={styles.done}>
      <IconCircleCheck size={32} stroke={1.5} aria-hidden />
      <strong>
        {made === 1 ? t('1 row imported.') : t('{count} rows were imported.', { count: formatCount(made) })}
      </strong>
      {out > 0 && (
        <span>
          {out === 1 ? t('1 row was left out.') : t('{count} rows were left out.', { count: formatCount(out) })}
        </span>
      )}
      {wrong > 0 && (
        <span>{t('{count} of them could no longer be kept when their turn came.', { count: formatCount(wrong) })}</span>
      )}
      {state === 'done' && made > 0 && (
        <Button variant="default" onClick={() => void sheet.undo()}>
          {t('Take the whole import back')}
        </Button>
      )}
    </output>
  );
}
