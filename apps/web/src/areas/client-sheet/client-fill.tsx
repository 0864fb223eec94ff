import { clientFillCalls } from '@boedel/contract/client-sheet/client-answers.calls';
import { readCellText, type Sheet, type SheetSection, sheetSections } from '@boedel/domain/client-sheet/sheet';
import { readSheet } from '@boedel/domain/client-sheet/read-sheet';
import type { Refusal } from '@boedel/domain/law/refusal';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { WireAnswer } from '@boedel/contract/call';
import { useCall, useRead } from '../../client/hooks';
import { t, translate } from '../../i18n/t';
import { Amount } from '../../ui/figures/amount';
import { CurrencyContext } from '../../ui/figures/currency';
import { chooseCurrency, keepUnbroken } from '../../ui/format';
import { Loading } from '../../ui/plain/overlays';
import { PlainAlert, PlainButton } from '../../ui/plain/plain';
import { useToday } from '../../ui/today';
import styles from './flow-fill.module.css';
import { SheetSectionPart } from './sheet-section';
import { removeLine, typeInto, addBlankLines, removeBlankLines } from './sheet-state';

type ClientFillAnswer = WireAnswer<typeof clientFillCalls.open>;

/** The same questions for the client's own phone: what is typed is kept at once, and is a fact only when the planner takes it. */
export function ClientFill() {
  const { data } = useRead(clientFillCalls.open, undefined, { quiet: true });
  if (!data) return <Loading />;
  return <Filling first={data} />;
}

const restAfterTyping = 700;
/** What an executor costs is the planner's to ask. */
const askedSections = sheetSections.filter((section) => section !== 'costs');

function Filling({ first }: { readonly first: ClientFillAnswer }) {
  const [sheet, setSheet] = useState<Sheet>(() => addBlankLines(first.sheet as Sheet));
  const [isKept, setKept] = useState(true);
  const [isDone, setDone] = useState(first.finishedAt !== null);
  const [figures, setFigures] = useState(first.figures);
  const saving = useCall(clientFillCalls.save, {
    onDone: (kept) => {
      setKept(true);
      setFigures(kept.figures);
    },
  });
  const run = useRef(saving.run);
  useEffect(() => {
    run.current = saving.run;
  });
  const isEntered = useRef(false);
  useEffect(() => {
    if (!isEntered.current) {
      isEntered.current = true;
      return undefined;
    }
    setKept(false);
    const waiting = setTimeout(
      () => run.current({ sheet: removeBlankLines(sheet) as never, isFinished: false }),
      restAfterTyping,
    );
    return () => clearTimeout(waiting);
  }, [sheet]);
  const type = useCallback((section: SheetSection, key: string, cell: string, text: string) => {
    setDone(false);
    setSheet((now) => typeInto(now, section, key, cell, text));
  }, []);
  const drop = useCallback(
    (section: SheetSection, key: string) => setSheet((now) => removeLine(now, section, key)),
    [],
  );
  const day = useToday();
  const faults = useMemo(() => {
    const { faults: found } = readSheet(removeBlankLines(sheet), {
      today: day,
      country: first.country === 'Namibia' ? 'NA' : 'ZA',
    });
    // Somebody fills in what they know: only what was typed and cannot be is told.
    return found.filter(({ field }) => isTyped(sheet, field));
  }, [sheet, day, first.country]);
  const back = first.refused.map(({ place, reason }): Refusal => ({
    field: place,
    sentence: reason ?? t('Please check this again.'),
  }));
  return (
    <CurrencyContext value={chooseCurrency(first.country)}>
      <h1>{first.clientName}</h1>
      <p>
        {t(
          'Please fill in what you know. We save your answers as you type. You can stop and come back later on this phone or computer.',
        )}
      </p>
      {back.length > 0 && <PlainAlert>{t('We sent some answers back to you. Please check them.')}</PlainAlert>}
      {askedSections.map((section) => (
        <SheetSectionPart
          key={section}
          section={section}
          rows={sheet[section]}
          faults={[...faults, ...back].filter(({ field }) => field.startsWith(`${section}.`))}
          isClosed={false}
          type={type}
          drop={drop}
        />
      ))}
      <output className={styles.kept}>{isKept ? t('All answers saved') : t('Saving…')}</output>
      <PlainButton
        primary
        onClick={() => {
          saving.run({ sheet: removeBlankLines(sheet) as never, isFinished: true });
          setDone(true);
        }}
      >
        {isDone ? t('Thank you. Your answers have been sent') : t('I have finished')}
      </PlainButton>
      {figures && <ComesTo figures={figures} />}
    </CurrencyContext>
  );
}

/** What it comes to, below what is typed: the two figures always, the words when one opens them. */
function ComesTo({ figures }: { readonly figures: NonNullable<ClientFillAnswer['figures']> }) {
  const { received, over, lead, words, assumptions } = figures;
  return (
    <details className={styles.comesTo}>
      <summary>
        <span>
          {t('Your family receives')} <Amount rands={received} />
        </span>
        <span data-tone={over < 0 ? 'bad' : 'good'}>
          {over < 0 ? t('Cash shortfall before anything is sold') : t('Cash left over')}{' '}
          <Amount rands={Math.abs(over)} />
        </span>
        <small>{t('What this means')}</small>
      </summary>
      <p>
        <strong>{t('If you died today')}</strong> {keepUnbroken(translate(lead))}
      </p>
      {words.map(({ title, says }) => (
        <p key={translate(title)}>
          <strong>{translate(title)}</strong> {keepUnbroken(says.map(translate).join(' '))}
        </p>
      ))}
      <p className={styles.help}>{assumptions.map(translate).join(' ')}</p>
    </details>
  );
}

function isTyped(sheet: Sheet, field: string): boolean {
  const [section, key, cell] = field.split('.') as [SheetSection, string, string];
  const row = sheet[section]?.find((one) => one.key === key);
  return row !== undefined && readCellText(row, cell) !== '';
}
