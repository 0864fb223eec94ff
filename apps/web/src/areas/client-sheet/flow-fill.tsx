import { clientSheetCalls } from '@boedel/contract/client-sheet/client-sheet.calls';
import { type SheetClash, mergeSheets, applyTheirClashes } from '@boedel/domain/client-sheet/merge-sheets';
import { type Sheet, type SheetSection, sheetSections } from '@boedel/domain/client-sheet/sheet';
import { sheetCells } from '@boedel/domain/client-sheet/sheet-cells';
import { toLocalDate } from '@boedel/domain/dates/local-date';
import { type Refusal, toSectionedMessage } from '@boedel/domain/law/refusal';
import { Button } from '@mantine/core';
import { IconArrowLeft, IconDeviceFloppy, IconPresentation } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { paths } from '../../client/paths';
import { ConflictError, type CallError } from '../../client/errors';
import { useCall, useRead } from '../../client/hooks';
import { t, translate } from '../../i18n/t';
import { useMay } from '../../ui/access';
import { CurrencyContext } from '../../ui/figures/currency';
import { chooseCurrency } from '../../ui/format';
import { notifyError } from '../../ui/plain/notices';
import { LeaveGuard } from '../../ui/record/leave-guard';
import { Loaded } from '../../ui/states';
import styles from './flow-fill.module.css';
import { ClientAnswers } from './client-answers';
import { SheetFigures } from './sheet-figures';
import { buildCellId, SheetSectionPart } from './sheet-section';
import { drafts, removeLine, typeInto, addBlankLines, removeBlankLines } from './sheet-state';
import { computeFigures, toClientHeld, type ClientSheetAnswer } from './work-out';

/** The whole client on one page, in the order a planner asks; the figures beside it follow every key. */
export function FlowFill({ matterID }: { readonly matterID: number }) {
  const read = useRead(clientSheetCalls.get, { matterID });
  return <Loaded read={read}>{(shown) => <Filling key={matterID} first={shown} />}</Loaded>;
}

const isSameSheet = (one: Sheet, other: Sheet): boolean =>
  JSON.stringify(removeBlankLines(one)) === JSON.stringify(removeBlankLines(other));

function Filling({ first }: { readonly first: ClientSheetAnswer }) {
  const { matterID } = first;
  const [shown, setShown] = useState(first);
  const [sheet, setSheet] = useState<Sheet>(() => startOf(first));
  const [clashes, setClashes] = useState<readonly SheetClash[]>([]);
  const [said, setSaid] = useState<readonly Refusal[]>([]);
  const mayCapture = useMay(clientSheetCalls.save);
  const held = useMemo(() => toClientHeld(shown), [shown]);
  const figured = useMemo(() => computeFigures(held, sheet, toLocalDate(shown.today)), [held, sheet, shown.today]);
  const isDirty = !isSameSheet(sheet, shown.sheet as Sheet);
  const dirty = useRef(isDirty);
  useEffect(() => {
    dirty.current = isDirty;
  });
  const isClosed = shown.closed !== null || !mayCapture;

  const acceptSheet = (next: ClientSheetAnswer, filledIn: Sheet): void => {
    setShown(next);
    setSheet(addBlankLines(filledIn));
  };
  // What was read again, as after an answer of the client was accepted, goes under what is typed here.
  const [seen, setSeen] = useState(first.mark);
  if (first.mark !== seen) {
    setSeen(first.mark);
    if (first.mark !== shown.mark) {
      const merged = mergeSheets(shown.sheet as Sheet, removeBlankLines(sheet), first.sheet as Sheet);
      acceptSheet(first, merged.sheet);
      setClashes(merged.clashes);
    }
  }
  const saving = useCall(clientSheetCalls.save, {
    says: t('Saved.'),
    onDone: (next) => {
      setSaid([]);
      setClashes([]);
      dirty.current = false;
      drafts.drop(matterID);
      acceptSheet(next, next.sheet as Sheet);
    },
    onError: (error) => handleRefused(error),
  });
  const handleRefused = (error: CallError): void => {
    if (error instanceof ConflictError) {
      const theirs = error.conflict.theirs as unknown as ClientSheetAnswer;
      const merged = mergeSheets(shown.sheet as Sheet, removeBlankLines(sheet), theirs.sheet as Sheet);
      acceptSheet(theirs, merged.sheet);
      setClashes(merged.clashes);
      notifyError(t('Someone else saved changes to this client. Check the differences, then save again.'));
      return;
    }
    const faults = Object.entries(error.fields).flatMap(([field, sentences]) =>
      sentences.map((sentence) => ({ field, sentence })),
    );
    setSaid(faults);
    if (faults[0]) document.getElementById(buildCellId(faults[0].field))?.focus();
    else notifyError(t(error.message));
  };

  const isEntered = useRef(false);
  useEffect(() => {
    if (!isEntered.current) isEntered.current = true;
    else if (isDirty) drafts.keep(matterID, { mark: shown.mark, sheet: removeBlankLines(sheet) });
  }, [sheet, isDirty, matterID, shown.mark]);

  const type = useCallback((section: SheetSection, key: string, cell: string, text: string) => {
    setSaid([]);
    setSheet((now) => typeInto(now, section, key, cell, text));
  }, []);
  const drop = useCallback(
    (section: SheetSection, key: string) => setSheet((now) => removeLine(now, section, key)),
    [],
  );
  const save = (): void => {
    if (isClosed || saving.isRunning) return;
    const [fault] = figured.faults;
    if (fault) {
      document.getElementById(buildCellId(fault.field))?.focus();
      notifyError(translate(toSectionedMessage(fault)));
      return;
    }
    saving.run({ matterID, mark: shown.mark, sheet: removeBlankLines(sheet) as never });
  };
  const keys = useRef(save);
  useEffect(() => {
    keys.current = save;
  });
  useEffect(() => {
    const handleKey = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      keys.current();
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, []);

  const faults = [...figured.faults, ...said];
  return (
    <CurrencyContext value={chooseCurrency(shown.country)}>
      <div className={styles.page}>
        <LeaveGuard isDirty={() => dirty.current} />
        <header className={styles.band}>
          <Link to={paths.matter.home({ id: matterID })} className={styles.back} aria-label={t('Back to the matter')}>
            <IconArrowLeft size={18} aria-hidden />
          </Link>
          <h1>{shown.clientName}</h1>
          <span className={styles.firm}>{shown.firmName}</span>
          <div className={styles.tools}>
            <output className={styles.state}>
              {isClosed ? '' : isDirty ? t('Not saved') : t('Everything is saved')}
            </output>
            <Button
              size="xs"
              variant="white"
              leftSection={<IconDeviceFloppy size={15} aria-hidden />}
              loading={saving.isRunning}
              disabled={isClosed || !isDirty}
              onClick={save}
              aria-keyshortcuts="Control+S"
            >
              {t('Save (Ctrl+S)')}
            </Button>
            <Button
              component={Link}
              to={paths.flowView({ id: matterID })}
              size="xs"
              variant="white"
              leftSection={<IconPresentation size={15} aria-hidden />}
            >
              {t('Show the client')}
            </Button>
          </div>
        </header>
        {shown.closed && (
          <p className={styles.closed} role="alert">
            {translate(shown.closed)}
          </p>
        )}
        {clashes.length > 0 && (
          <Clashes
            clashes={clashes}
            onMine={() => setClashes([])}
            onTheirs={() => {
              setSheet((now) => applyTheirClashes(now, clashes));
              setClashes([]);
            }}
          />
        )}
        <div className={styles.body}>
          <div className={styles.sheet}>
            <p className={styles.keys}>
              {t(
                'Tab moves to the next field and Enter to the next line. Enter on an empty line moves to the next section.',
              )}
            </p>
            {mayCapture && <ClientAnswers matterID={matterID} clientName={shown.clientName} />}
            {sheetSections.map((section) => (
              <SheetSectionPart
                key={section}
                section={section}
                rows={sheet[section]}
                faults={faults.filter(({ field }) => field.startsWith(`${section}.`))}
                isClosed={isClosed}
                type={type}
                drop={drop}
              />
            ))}
          </div>
          <SheetFigures figured={figured} />
        </div>
      </div>
    </CurrencyContext>
  );
}

/** What was typed in this window and not saved is there again, over what is stored now. */
function startOf(shown: ClientSheetAnswer): Sheet {
  const draft = drafts.find(shown.matterID);
  if (!draft || draft.mark !== shown.mark) return addBlankLines(shown.sheet as Sheet);
  return addBlankLines(draft.sheet);
}

function Clashes({
  clashes,
  onMine,
  onTheirs,
}: {
  readonly clashes: readonly SheetClash[];
  readonly onMine: () => void;
  readonly onTheirs: () => void;
}) {
  const formatLabel = ({ section, cell }: SheetClash): string =>
    t(sheetCells[section].cells.find(({ name }) => name === cell)?.label ?? cell);
  return (
    <section className={styles.clashes} aria-label={t('Someone else saved this first')}>
      <h2>{t('Someone else saved this first')}</h2>
      <ul>
        {clashes.map((clash) => (
          <li key={`${clash.section}.${clash.key}.${clash.cell}`}>
            {formatLabel(clash)}: <strong>{clash.mine || '-'}</strong> ({t('Yours')}), {clash.theirs || '-'} (
            {t('Theirs')})
          </li>
        ))}
      </ul>
      <Button size="xs" onClick={onMine}>
        {t('Keep my version')}
      </Button>{' '}
      <Button size="xs" variant="default" onClick={onTheirs}>
        {t('Use their version')}
      </Button>
    </section>
  );
}
