import { parseAmount } from '@boedel/domain/formats/parse-amount';
import { formatPlainAmount } from '@boedel/domain/formats/amount';
import { isRefused, type Refusal, toSectionedMessage } from '@boedel/domain/law/refusal';
import { isEmptyRow, toCellPlace, type SheetRow, type SheetSection } from '@boedel/domain/client-sheet/sheet';
import { type SheetCell, isAskedIn, sheetCells } from '@boedel/domain/client-sheet/sheet-cells';
import { IconTrash } from '@tabler/icons-react';
import { type KeyboardEvent, memo } from 'react';
import { t, translate } from '../../i18n/t';
import styles from './flow-fill.module.css';
import { isList } from './sheet-state';

export interface SheetTyping {
  readonly type: (section: SheetSection, key: string, cell: string, text: string) => void;
  readonly drop: (section: SheetSection, key: string) => void;
}

interface SheetSectionProps extends SheetTyping {
  readonly section: SheetSection;
  readonly rows: readonly SheetRow[];
  readonly faults: readonly Refusal[];
  readonly isClosed: boolean;
}

export const buildCellId = (place: string): string => `cell-${place}`;

/** One thing that is asked, with its lines. */
export const SheetSectionPart = memo(function SheetSectionPart({
  section,
  rows,
  faults,
  isClosed,
  ...typing
}: SheetSectionProps) {
  const { title, help } = sheetCells[section];
  return (
    <section className={styles.section} aria-label={t(title)} data-section={section}>
      <h2>{t(title)}</h2>
      {help && <p className={styles.help}>{t(help)}</p>}
      {isList(section) && <Heads section={section} />}
      {rows.map((row) => (
        <Line
          key={row.key}
          section={section}
          row={row}
          fault={faults.filter(({ field }) => field.startsWith(`${section}.${row.key}.`))}
          isClosed={isClosed}
          {...typing}
        />
      ))}
    </section>
  );
}, hasSameProps);

/** A line is drawn anew only when it or what is said of it changed. */
function hasSameProps(before: SheetSectionProps, after: SheetSectionProps): boolean {
  return (
    before.rows === after.rows &&
    before.isClosed === after.isClosed &&
    before.type === after.type &&
    hasSameFaults(before.faults, after.faults)
  );
}
const hasSameFaults = (one: readonly Refusal[], other: readonly Refusal[]): boolean =>
  one.length === other.length &&
  one.every(({ field, sentence }, at) => field === other[at]!.field && sentence === other[at]!.sentence);

function Heads({ section }: { readonly section: SheetSection }) {
  const { cells } = sheetCells[section];
  return (
    <div className={styles.heads} data-cells={cells.length} aria-hidden>
      {cells.map(({ name, label }) => (
        <span key={name}>{t(label)}</span>
      ))}
      <span />
    </div>
  );
}

interface SheetLineProps extends SheetTyping {
  readonly section: SheetSection;
  readonly row: SheetRow;
  readonly fault: readonly Refusal[];
  readonly isClosed: boolean;
}

const Line = memo(
  function Line({ section, row, fault, isClosed, type, drop }: SheetLineProps) {
    const { cells, one } = sheetCells[section];
    const isBlank = isEmptyRow(row);
    return (
      <div
        className={styles.line}
        data-list={isList(section) || undefined}
        data-cells={cells.length}
        data-blank={(isList(section) && isBlank) || undefined}
        role={isList(section) ? 'group' : undefined}
        aria-label={
          isList(section)
            ? isBlank
              ? t('New: {one}', { one: t(one!) })
              : row.cells['name'] || row.cells['firstNames'] || t(one!)
            : undefined
        }
      >
        {cells.map((cell) => (
          <CellInput
            key={cell.name}
            cell={cell}
            section={section}
            row={row}
            fault={fault.find(({ field }) => field === toCellPlace(section, row.key, cell.name))}
            isClosed={isClosed}
            type={type}
          />
        ))}
        {isList(section) && !isBlank && !isClosed && (
          <button
            type="button"
            className={styles.drop}
            aria-label={t('Remove {name}', { name: row.cells['name'] || row.cells['firstNames'] || t(one!) })}
            tabIndex={-1}
            onClick={() => drop(section, row.key)}
          >
            <IconTrash size={15} aria-hidden />
          </button>
        )}
      </div>
    );
  },
  (before, after) =>
    before.row === after.row &&
    before.isClosed === after.isClosed &&
    before.type === after.type &&
    hasSameFaults(before.fault, after.fault),
);

/** As it is left: an amount with its thousands, eight digits as a day. */
function tidyText({ kind }: SheetCell, text: string): string {
  const typed = text.trim();
  if (kind === 'money' && typed !== '') {
    const amount = parseAmount(typed);
    return isRefused(amount) ? typed : formatPlainAmount(amount);
  }
  const [, year, month, day] = (kind === 'day' && /^(\d{4})[/. ]?(\d{2})[/. ]?(\d{2})$/.exec(typed)) || [];
  return year ? `${year}-${month}-${day}` : typed;
}

/** Enter goes down the page: to the next line of a list, and past its empty one to what is asked next. */
function handleEnter(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
  if (event.currentTarget.tagName === 'TEXTAREA') return;
  event.preventDefault();
  const line = event.currentTarget.closest<HTMLElement>(`.${styles.line}`)!;
  const isList = line.dataset['list'] !== undefined;
  const next =
    isList && line.dataset['blank'] === undefined
      ? line.nextElementSibling
      : line.closest('section')?.nextElementSibling?.querySelector(`.${styles.line}`);
  next?.querySelector<HTMLElement>('input:not([disabled]), select:not([disabled]), textarea')?.focus();
}

interface SheetCellProps {
  readonly cell: SheetCell;
  readonly section: SheetSection;
  readonly row: SheetRow;
  readonly fault: Refusal | undefined;
  readonly isClosed: boolean;
  readonly type: SheetTyping['type'];
}

function CellInput({ cell, section, row, fault, isClosed, type }: SheetCellProps) {
  if (!isAskedIn(cell, row.cells)) return isList(section) ? <span className={styles.unasked} /> : null;
  const place = toCellPlace(section, row.key, cell.name);
  const id = buildCellId(place);
  const text = row.cells[cell.name] ?? '';
  const isLocked = row.locked.includes(cell.name);
  const changeCell = (typed: string): void => type(section, row.key, cell.name, typed);
  const isFaultShown = fault && (text.trim() !== '' || !isEmptyRow(row));
  const common = {
    id,
    value: text,
    disabled: isLocked || isClosed,
    'aria-invalid': isFaultShown ? true : undefined,
    'aria-describedby': isFaultShown ? `${id}-says` : cell.help ? `${id}-help` : undefined,
    onKeyDown: handleEnter,
  };
  return (
    <div className={styles.cell} data-kind={cell.kind}>
      <label htmlFor={id}>{t(cell.label)}</label>
      {cell.kind === 'choice' ? (
        <select {...common} onChange={({ target }) => changeCell(target.value)}>
          <option value="">-</option>
          {Object.entries(cell.choices ?? {})
            .filter(
              ([value]) => value !== 'other' || isLocked || section === 'people' || cell.choices?.['bondCancellation'],
            )
            .map(([value, label]) => (
              <option key={value} value={value}>
                {t(label)}
              </option>
            ))}
        </select>
      ) : cell.kind === 'long' ? (
        <textarea {...common} rows={3} onChange={({ target }) => changeCell(target.value)} />
      ) : (
        <input
          {...common}
          inputMode={
            cell.kind === 'money' ? 'decimal' : cell.kind === 'day' || cell.kind === 'idNumber' ? 'numeric' : undefined
          }
          placeholder={cell.kind === 'day' ? 'YYYY-MM-DD' : isLocked ? t('See its own tab') : undefined}
          autoComplete="off"
          onChange={({ target }) => changeCell(target.value)}
          onBlur={({ target }) => {
            const tidy = tidyText(cell, target.value);
            if (tidy !== target.value) changeCell(tidy);
          }}
        />
      )}
      {isFaultShown ? (
        <small id={`${id}-says`} className={styles.fault}>
          {translate(toSectionedMessage(fault))}
        </small>
      ) : (
        cell.help &&
        !isLocked && (
          <small id={`${id}-help`} className={styles.hint}>
            {t(cell.help)}
          </small>
        )
      )}
    </div>
  );
}
